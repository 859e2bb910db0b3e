"""What can be looked at, and that nobody sees what they may not."""

from __future__ import annotations

import io
from dataclasses import replace

import pytest

from tests.cli.positions import finished, met
from tests.cli.test_play_questions import speech_of
from tests.properties.games import Case, walk
from tests.rules.table import table
from warofwhispers import Game
from warofwhispers.cli.play.asking import Asking
from warofwhispers.cli.play.commands import WORDS, Commands
from warofwhispers.cli.play.question import question_of
from warofwhispers.cli.play.screen import ESCAPE, Screen, visible, wrapped
from warofwhispers.cli.play.story import tell
from warofwhispers.cli.play.tables import lasting, stakes
from warofwhispers.cli.play.text_map import label
from warofwhispers.content import EMPIRES, SLOTS
from warofwhispers.engine.codes import PHASE_END
from warofwhispers.words import Words

LOOKING = [
    "board",
    "map",
    "councils",
    "hand",
    "players",
    "score",
    "look B4",
    "?",
    "log",
    "rule R5.2",
]


def shown(game: Game, you: str, *commands: str, width: int = 80, colour: bool = False) -> str:
    """Return the output of commands."""
    out = io.StringIO()
    screen = Screen(out, colour=colour, width=width)
    speech = speech_of(game, you)
    speech.paint = screen.paint
    looking = Commands(game, speech, screen)
    looking.log = tell(game.events(0, you), speech)
    for command in commands:
        assert looking.run(command)
    return out.getvalue()


def everything(game: Game, you: str) -> str:
    """Return everything a player could look at, and the question if it is theirs."""
    out = io.StringIO()
    screen = Screen(out, colour=False, width=80)
    speech = speech_of(game, you)
    looking = Commands(game, speech, screen)
    if game.decision.player == you:
        asking = Asking(game, speech, screen, looking)
        question = question_of(game, speech)
        asking.overview(question)
        asking.show(question)
    return shown(game, you, *LOOKING, "log all") + out.getvalue()


def other_seats(game: Game, you: str) -> list[int]:
    """Return the others' seats."""
    return [seat for seat in range(game.state.players) if seat != game.seat(you)]


def hide_loyalties(game: Game, you: str) -> bool:
    """Change the others' face-down loyalties."""
    changed = False
    state = game.state
    for seat in other_seats(game, you):
        down = [slot for slot in range(5) if not (state.face_up[seat] >> slot) & 1]
        tokens = [state.loyalty[seat * 5 + slot] for slot in down]
        for slot, token in zip(down, tokens[1:] + tokens[:1], strict=True):
            changed |= state.loyalty[seat * 5 + slot] != token
            state.loyalty[seat * 5 + slot] = token
    return changed


def hide_hands(game: Game, you: str) -> bool:
    """Exchange the others' cards for cards of the same colour from the deck."""
    changed = False
    state, kinds = game.state, game.state.data.kinds
    for seat in other_seats(game, you):
        for kind in range(20):
            for other in range(kind // 4 * 4, kind // 4 * 4 + 4):
                if other != kind and state.hands[seat * kinds + kind] and state.deck[other]:
                    state.hands[seat * kinds + kind] -= 1
                    state.hands[seat * kinds + other] += 1
                    state.deck[other] -= 1
                    state.deck[kind] += 1
                    changed = True
                    break
    return changed


def test_nothing_hidden_shows() -> None:
    """Two games that differ only in what a player cannot know look the same to that player."""
    loyalties = hands = 0
    for number, (game, *_) in enumerate(met().values()):
        # Whoever is asked, who sees most, and one of all by turns.
        by_turns = game.seats[number % len(game.seats)]
        for you in {*game.seats} & {game.decision.player, by_turns}:
            other = game.clone()
            changed = hide_loyalties(other, you), hide_hands(other, you)
            loyalties, hands = loyalties + changed[0], hands + changed[1]
            if any(changed):
                assert everything(other, you) == everything(game, you)
    assert loyalties > 40
    assert hands > 40


def test_what_is_ones_own_shows() -> None:
    """The test above can fail: one's own loyalties and cards do change what one sees."""
    game = met()["swap"][0].clone()
    you = game.decision.player
    assert you is not None
    before = everything(game, you)
    assert hide_loyalties(game, next(society for society in game.seats if society != you))
    assert everything(game, you) != before


def test_the_end_shows_all() -> None:
    """When the game is over everybody's loyalties are shown."""
    game = finished()[0]
    assert game.state.phase == PHASE_END
    out = io.StringIO()
    screen = Screen(out, colour=False, width=100)
    Commands(game, speech_of(game, "rat"), screen).final()
    final = out.getvalue().split("Final scores")[1]
    assert final.count("Devout") == final.count("Opposed") == len(game.seats)
    points = [int(line.split(": ")[1].split()[0]) for line in final.splitlines() if ": " in line]
    assert points[: len(game.seats)] == sorted(game.scores().values(), reverse=True)


def test_the_board_has_every_region() -> None:
    """With its banners, its icons, and its holder if that is not its home empire."""
    for game in finished():
        lines = shown(game, "raven", "board", width=60).splitlines()
        state = game.state
        for i, region in enumerate(state.data.content.board.regions):
            (line,) = [line for line in lines if line[:3].strip() == region.id]
            named = Words("en").say(f"region-{region.id}")
            assert line[4:19].strip() == named
            icons = [icon for icon in ("city", "farm", "fort") if getattr(region, icon)]
            assert line[20:29].strip() == "+".join(icons)
            holder = EMPIRES[state.holder[i]].capitalize()
            foreign = [holder] if state.holder[i] != region.home else []
            assert line[30:].split() == [str(state.banners[i] or "-"), *foreign]
            agents = any(where % 40 == i for where in state.field)
            assert line[3] == ("@" if agents else " ")


def test_the_map_draws_every_region_and_its_holder() -> None:
    """At any reasonable width."""
    game = finished()[1]
    for width in (60, 80, 100):
        text = shown(game, "raven", "map", width=width)
        for region in game.state.data.region_ids:
            assert region in text
        assert max(map(len, text.splitlines())) <= width


def test_labels_on_the_map() -> None:
    """Icons, banners, and a letter for banners that are not at home."""
    game = table(banners={"B4": 3, "E2": ("bear", 2), "P4": ("lion", 1)})
    seen, speech = game.observe("raven"), speech_of(game, "raven")
    found = {region: label(seen, speech, region) for region in seen.regions}
    assert found["B4"] == "B4#:3"
    assert found["E2"] == "E2#:2B"
    assert found["P4"] == "P4*:1L"
    assert found["E7"] == "E7*+"
    assert found["H2"] == "H2"


def test_look_shows_a_region_and_its_borders() -> None:
    """Borders are the board's."""
    game = finished()[0]
    text = shown(game, "raven", "look e2")
    assert text.startswith("Talon Pass (E2): fort, home of the Eagle")
    borders = [line.split("(")[1].split(")")[0] for line in text.splitlines() if "  - " in line]
    assert borders == ["B4", "E1", "E3"]
    assert 'There is no region "Z1"' in shown(game, "raven", "look Z1")


def test_what_lasts_is_told_a_line_each() -> None:
    """Each is a sentence of its own."""
    game = Game.new(seats=["raven", "spider"], seed=1)
    seen = replace(game.observe("raven"), lasting=("trade", "permit"))
    assert lasting(seen, speech_of(game, "raven")) == [
        "In force: Farms count double for the rest of the round.",
        "In force: The Elephant may not attack for the rest of the round.",
    ]


def test_councils_show_agents_and_orders() -> None:
    """Twenty positions, each with its orders in words."""
    game = finished()[0]
    lines = [line for line in shown(game, "rat", "councils").splitlines() if line[1] != " "]
    assert len(lines) == 20
    assert lines[0].startswith(" Bear Sheriff")
    assert lines[0].endswith("add 1 banner per farm or attack")
    seats = [game.name(seat) if seat >= 0 else None for seat in game.state.council]
    for line, society in zip(lines, seats, strict=True):
        names = {"rat": "YOU", None: " - "}
        assert names.get(society, str(society).capitalize()) in line


def test_the_hand_says_what_cards_can_do() -> None:
    """Alone, with its own kind, with its partner; treasures and alliances by their own text."""
    game = met()["discard"][0]
    you = game.decision.player
    assert you is not None
    text = shown(game, you, "hand")
    for card in game.observe(you).hand or ():
        empire, partner = card.split("/")
        name = empire.capitalize()
        joined = f"{name}/{partner.capitalize()}"
        assert any(known in text for known in (joined, f"{name} {partner}", f"{name} alliance"))
    assert "Alone, " in text
    assert shown(finished()[0].clone(), "raven", "hand")
    fresh = Game.new(2, seed=1)
    assert shown(fresh, "raven", "hand") == "You hold no cards.\n"


def test_the_score_adds_up() -> None:
    """What each empire is worth, plus the bonuses, makes the score."""
    for game in finished():
        for you in game.seats:
            lines = shown(game, you, "score").replace("\N{MINUS SIGN}", "-").splitlines()
            worth = sum(int(line.split()[-1]) for line in lines[1:-1])
            assert lines[-1] == f"Your score if the game ended now: {game.scores()[you]}"
            assert worth == game.scores()[you]


def test_players_show_what_is_public() -> None:
    """Agents, cards by colour, swaps, the first player, face-up tokens."""
    for game in finished():
        out = shown(game, "rat", "players", width=100).replace("\n    ", " ")
        lines = out.splitlines()
        seen = game.observe("rat")
        for society, line in zip(game.seats, lines, strict=True):
            mine = seen.players[society]
            assert f": {mine.agents} agent" in line
            assert f"{mine.swaps} swap" in line
            assert ("first player" in line) is (seen.first == society)
            cards = [f"{n} {empire.capitalize()}" for empire, n in mine.cards.items() if n]
            told = f"cards: {', '.join(cards)}, " if cards else "no cards, "
            assert told in line
            up = [
                f"{slot.capitalize()} {str(token).capitalize()} \N{MULTIPLICATION SIGN}"
                for slot, token, face_up in zip(SLOTS, mine.loyalties, mine.face_up, strict=True)
                if face_up
            ]
            assert all(token in line for token in up)
            assert line.count(" \N{MULTIPLICATION SIGN}") == len(up)


def test_the_log_lately_and_in_full() -> None:
    """Its end, or all of it; before anything has happened it says so."""
    game = finished()[0]
    lately, everything_ = shown(game, "raven", "log"), shown(game, "raven", "log all")
    assert "earlier lines: log all" in lately
    assert everything_.endswith(lately.partition("log all)\n")[2])
    assert "Round 1 of 4 begins. [R3]" in everything_
    screen = Screen(io.StringIO(), colour=False, width=80)
    Commands(game, speech_of(game, "raven"), screen).run("log")
    assert isinstance(screen.out, io.StringIO)
    assert screen.out.getvalue() == "Nothing has happened yet.\n"


@pytest.mark.parametrize("given", ["rule R5.2", "rules 5.2", "r [r5.2]"])
def test_rules_can_be_read(given: str) -> None:
    """By number, as the log cites them."""
    text = shown(finished()[0], "raven", given)
    assert text.startswith("R5.2: A conquered region must keep one banner")


def test_an_unknown_rule_is_told() -> None:
    """The message lists the known ones."""
    text = shown(finished()[0], "raven", "rule R99")
    assert text.startswith('There is no rule "R99". There are: R1.1, ')


def test_every_command_has_a_line_of_help() -> None:
    """`?` lists them all."""
    text = shown(finished()[0], "raven", "?")
    for word in WORDS:
        assert f" {word}" in text


def test_words_that_are_no_command_are_left_alone() -> None:
    """They may be an answer."""
    game = finished()[0]
    commands = Commands(game, speech_of(game, "raven"), Screen(io.StringIO()))
    assert not commands.run("B4")
    assert not commands.run("boards")


@pytest.mark.parametrize("width", [60, 79, 80, 100])
def test_nothing_is_wider_than_the_screen(width: int) -> None:
    """Whatever is shown."""
    for game in finished():
        text = shown(game, "raven", *LOOKING, width=width)
        assert [line for line in text.splitlines() if len(line) > width] == []


def test_colours_change_nothing_but_colours() -> None:
    """Without them the text is the same: nothing depends on colour alone."""
    for game in finished()[:3]:
        coloured = shown(game, "raven", *LOOKING, colour=True)
        assert ESCAPE.search(coloured)
        assert ESCAPE.sub("", coloured) == shown(game, "raven", *LOOKING)


def test_wrapping_counts_letters_and_not_colours() -> None:
    """Lines break at spaces, and continuation lines are indented."""
    text = "\x1b[31mBear\x1b[39m loses one two three"
    lines = wrapped(text, 12, indent=1, hang=2)
    assert [ESCAPE.sub("", line) for line in lines] == [" Bear loses", "   one two", "   three"]
    assert visible(text) == len("Bear loses one two three")
    assert wrapped("a\u00a0b", 2) == ["a b"]


def test_the_score_adds_up_with_agents_in_regions() -> None:
    """The empires' column, the agents' line and the bonus make the score."""
    found = 0
    for game in walk(Case("second", 3, 5, style=1, options=(("field_agents", "on"),))):
        if not game.state.field or game.state.count % 40:
            continue
        me = game.seats[0]
        *rows, score = stakes(game.observe(me), speech_of(game, me), 80)
        numbers = [int(row.split()[-1].replace("\N{MINUS SIGN}", "-")) for row in rows[1:]]
        assert sum(numbers) == int(score.split()[-1].replace("\N{MINUS SIGN}", "-"))
        found += any(row.startswith("Agents in regions") for row in rows)
    assert found
