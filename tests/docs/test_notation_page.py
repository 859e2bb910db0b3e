"""The notation page names every action, prompt, event and error, as the program has them."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest

from tests.docs.pages import DOCS, quoted, section, table
from warofwhispers import (
    Game,
    GameError,
    IllegalAction,
    NotationError,
    RecordError,
    RulesetError,
    build_ruleset,
    load,
    save,
)
from warofwhispers.codec import CodecError, state_from_json, state_to_json
from warofwhispers.content import (
    ABILITIES,
    DOUBLES,
    EMPIRES,
    OPTIONS,
    PAIRS,
    PRESETS,
    SINGLES,
    SLOTS,
    SOCIETIES,
    board_from_json,
    board_to_json,
    load_content,
)
from warofwhispers.content.errors import ContentError
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import ABILITY_RULES, ACTION_COUNT, PROMPTS
from warofwhispers.engine.events import EVENT_FIELDS
from warofwhispers.notation import CARD_TEXTS, HALVES, POSITION_TEXTS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

TEXT = (DOCS / "notation.md").read_text()
NOTATION = Game.new(seed=1).notation
FORMS = table(section(TEXT, "## Actions"), "| form | example | meaning |")
PROMPT_ROWS = table(TEXT, "| prompt | rule | asked | options | about |")
EVENT_ROWS = table(TEXT, "| event | rule | seat | fields | what happened |")
GENERAL = quoted(TEXT[TEXT.index("The general abilities are") :].partition(".")[0])

# What the capitals in a form stand for.
NAMES: dict[str, tuple[str, ...]] = {
    "N": tuple(str(number) for number in range(21)),
    "REGION": NOTATION.regions,
    "POSITION": POSITION_TEXTS,
    "EMPIRE": EMPIRES,
    "SLOT": SLOTS,
    "SOCIETY": (*SOCIETIES, "nobody"),
    "HALF": HALVES,
    "CARD": CARD_TEXTS,
    "CARD+CARD": tuple(f"{one}+{two}" for one in CARD_TEXTS for two in CARD_TEXTS),
    "ABILITY": ABILITIES,
    "WHAT": tuple(text for text in NOTATION.orders if text),
}
ALL_DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}


def fits(text: str, form: str) -> bool:
    """Return whether an action has a form."""
    words, wanted = text.split(), form.split()
    return len(words) == len(wanted) and all(
        word in NAMES[want] if want in NAMES else word == want
        for word, want in zip(words, wanted, strict=True)
    )


def test_every_action_has_one_form() -> None:
    """No action is missing from the table, and none has two forms."""
    forms = [quoted(row[0])[0] for row in FORMS]
    texts = NOTATION.texts()
    assert {text for text in texts if sum(fits(text, form) for form in forms) != 1} == set()
    assert {form for form in forms if not any(fits(text, form) for text in texts)} == set()


def test_every_example_has_its_form() -> None:
    """Examples can be parsed, and are written in the one form."""
    for row in FORMS:
        (form,), (example,) = quoted(row[0]), quoted(row[1])
        assert fits(example, form)
        assert NOTATION.text(NOTATION.parse(example)) == example


def test_numbers_of_actions() -> None:
    """The table of numbers starts each range where the program does."""
    rows = table(TEXT, "| from | actions | | from | actions |")
    starts = {int(pair[0]): pair[1] for row in rows for pair in (row[:2], row[3:]) if pair[0]}
    assert set(starts) == ranges()
    for start, what in starts.items():
        assert NOTATION.text(start).startswith(quoted(what)[0])
    assert f"{ACTION_COUNT:,}" in section(TEXT, "### Numbers")


def ranges() -> set[int]:
    """Return where a new verb, or a verb with another kind of name, begins."""
    kinds: dict[int, str] = {}
    for text, code in NOTATION.texts().items():
        kinds[code] = next(quoted(row[0])[0] for row in FORMS if fits(text, quoted(row[0])[0]))
    found, last = set(), ""
    for code in sorted(kinds):
        kind = kinds[code].removesuffix("+CARD")
        if kind != last:
            found.add(code)
        last = kind
    return found


def test_abilities_and_halves() -> None:
    """Every ability is there with its rule, and every half."""
    header = "| single | rule | double | rule | pair | rule |"
    rows = table(TEXT, header)
    columns = [[quoted(row[i])[0] for row in rows if row[i]] for i in (0, 2, 4)]
    assert columns == [list(SINGLES), list(DOUBLES), list(PAIRS)]
    rules = [row[i] for i in (1, 3, 5) for row in rows if row[i]]
    assert rules == list(ABILITY_RULES)
    sentence = TEXT[TEXT.index("The halves of `half`") :].partition("\n\n")[0]
    assert quoted(sentence)[1:] == list(HALVES)


def test_every_prompt_is_described() -> None:
    """Prompts are those of the program, with their rules."""
    rows = [(quoted(row[0])[0], row[1]) for row in PROMPT_ROWS]
    assert rows == list(PROMPTS)


def test_every_event_is_described() -> None:
    """Events are those of the program, with their fields; private ones are in italics."""
    rows = {quoted(row[0])[0]: row[3] for row in EVENT_ROWS}
    wanted = {
        event: " ".join(f"*`{f[1:]}`*" if f.startswith("?") else f"`{f}`" for f in fields)
        for event, fields in EVENT_FIELDS.items()
    }
    assert rows == wanted


def played() -> Iterator[Game]:
    """Play random games of every kind, yielding each at every question and at the end."""
    for number, preset in enumerate(PRESETS):
        for players in (2, 3, 4):
            for seed in range(3):
                options = ALL_DECKS if seed else {}
                seating = "chance" if seed == 1 else "fixed"
                game = Game.new(players, preset, options=options, seating=seating)
                rng = RandomStream(100 * number + seed, players)
                while not game.over:
                    yield game
                    choices = game.decision.options
                    game.apply(choices[rng.below(len(choices))])
                yield game


def test_games_ask_and_tell_what_the_page_says() -> None:
    """Options, `about` and events in play are all on the page."""
    prompts = {quoted(row[0])[0]: row for row in PROMPT_ROWS}
    events = {quoted(row[0])[0]: row for row in EVENT_ROWS}
    verbs = {
        prompt: {text.split()[0] for text in quoted(row[3])} for prompt, row in prompts.items()
    }
    abilities = {
        prompt: {*quoted(row[3]), *(GENERAL if "general" in row[3] else ())}
        for prompt, row in prompts.items()
    }
    asked = set()
    for game in played():
        question = game.decision
        asked.add(question.prompt)
        for option in question.options:
            words = option.split()
            assert words[0] in verbs[question.prompt], (question.prompt, option)
            assert words[0] != "play" or words[1] in abilities[question.prompt], option
        assert list(question.about) == quoted(prompts[question.prompt][4]), question.prompt
        if game.over:
            for event in game.events():
                row = events[event.event]
                assert event.rule in row[1].split(), event
                assert row[2] == ("yes" if event.seat else "no"), event
    assert len(asked) > len(PROMPTS) - 10  # nearly all came up, so this has been a test


def test_words_of_the_tables_exist() -> None:
    """No row offers a verb or an ability that does not exist."""
    verbs = {text.split()[0] for text in NOTATION.texts()}
    for row in PROMPT_ROWS:
        assert {text.split()[0] for text in quoted(row[3])} <= verbs | set(ABILITIES)
    assert set(GENERAL) <= set(ABILITIES)


def test_fields_of_about_are_explained() -> None:
    """What the table explains is a field of some question."""
    rows = table(TEXT, "| field | meaning |")
    explained = {field for row in rows for field in quoted(row[0])}
    used = {field for row in PROMPT_ROWS for field in quoted(row[4])}
    assert explained <= used


# -- errors ----------------------------------------------------------------------------------------


def deploying() -> Game:
    """Return a game in which spider is asked at decision 10."""
    game = Game.new(players=2, seed=7, seats=["raven", "spider"])
    game.apply("deploy bear.chancellor")
    return game


def finished() -> Game:
    """Return a game that is over."""
    game = Game.new(players=2, seed=7)
    while not game.over:
        game.apply(game.decision.options[0])
    return game


def spoiled_board() -> None:
    """Read a faulty board."""
    data = json.loads(json.dumps(board_to_json(load_content().board)))
    data["regions"][3]["home"] = "bears"
    board_from_json(data)


def spoiled_state() -> None:
    """Read a state with one banner too many."""
    state = Game.new(players=2, seed=7).state
    data = json.loads(json.dumps(state_to_json(state)))
    data["reserve"][0] += 1
    state_from_json(state.data, data)


def spoiled_record() -> None:
    """Read a record with an illegal action."""
    data = json.loads(json.dumps(save(deploying())))
    data["actions"][9] = "pass"
    load(data)


ERRORS: dict[str, tuple[type[ValueError], Callable[[], object]]] = {
    "no option": (IllegalAction, lambda: deploying().apply("deploy bear.chancellor")),
    "no action": (IllegalAction, lambda: deploying().apply("deploy bear.cancellor")),
    "over": (IllegalAction, lambda: finished().apply("pass")),
    "no text": (NotationError, lambda: NOTATION.parse("fly B4")),
    "five": (GameError, lambda: Game.new(players=5)),
    "value": (RulesetError, lambda: build_ruleset("second", {"fort": "strong"})),
    "twice": (
        RulesetError,
        lambda: build_ruleset("second", [("fort", "kill"), ("fort", "defend")]),
    ),
    "board": (ContentError, spoiled_board),
    "record": (RecordError, spoiled_record),
    "state": (CodecError, spoiled_state),
}


@pytest.mark.parametrize("which", ERRORS)
def test_error_is_shown_as_it_reads(which: str) -> None:
    """The page shows the exact message."""
    kind, cause = ERRORS[which]
    with pytest.raises(kind) as caught:
        cause()
    rows = table(TEXT, "| error | raised for | example |")
    assert [str(caught.value)] in [quoted(row[2]) for row in rows]
    assert f"`{kind.__name__}`" in section(TEXT, "## Errors")


def test_every_error_is_tried() -> None:
    """Every row of the table has a test."""
    assert len(table(TEXT, "| error | raised for | example |")) == len(ERRORS)


def test_option_names_are_not_mistaken() -> None:
    """The options this file sets exist."""
    assert set(ALL_DECKS) <= set(OPTIONS)
