"""Questions in words: every one that can be asked, and every answer to it."""

from __future__ import annotations

import io
import re
from collections import Counter

import pytest

from tests.cli.positions import ASKED, SEVERAL, met
from tests.rules.table import answer, price, table
from warofwhispers import Game
from warofwhispers.cli.play import plans
from warofwhispers.cli.play.asking import Asking
from warofwhispers.cli.play.commands import Commands
from warofwhispers.cli.play.question import Entry, Question, chosen, question_of
from warofwhispers.cli.play.screen import Screen
from warofwhispers.cli.play.speech import Speech
from warofwhispers.facts.shapes import Outcome


def speech_of(game: Game, you: str | None = None) -> Speech:
    """Return the catalogue as the player asked reads it."""
    you = you or game.decision.player
    assert you is not None
    screen = Screen(io.StringIO(), colour=False, width=80)
    return Speech(game, you, screen)


def asked(game: Game) -> Question:
    """Return the question in words."""
    return question_of(game, speech_of(game))


@pytest.mark.parametrize("prompt", ASKED)
def test_every_question_and_answer_has_words(prompt: str) -> None:
    """Each is a sentence, no two answers read alike, and none of the engine's is missing."""
    assert met()[prompt]
    for game in met()[prompt]:
        question = asked(game)
        assert question.prompt == prompt
        assert question.text[0].isupper() or question.text[0].isdigit()
        assert question.text[-1] in ".?)"
        said = [(group.title, e.text) for group in question.groups for e in group.entries]
        assert len(set(said)) == len(said)
        for text in [question.text, *(part for pair in said for part in pair)]:
            assert not re.search(r"[{}_]|None|\bchance\b", text), text
        assert all(text for _, text in said)
        actions = [entry.action for entry in question.entries]
        assert set(game.decision.options) <= set(actions)
        if prompt not in SEVERAL:
            assert sorted(game.decision.options) == sorted(actions)
            assert question.several == 1
        for action in game.decision.options:
            game.clone().apply(action)


@pytest.mark.parametrize("prompt", SEVERAL)
def test_several_at_once(prompt: str) -> None:
    """The example does what it says, in any order; a different number of answers does not."""
    tried = 0
    for game in met()[prompt]:
        question = asked(game)
        if question.several == 1:
            continue
        tried += 1
        picks = plans.parse(question.example, question.entries)
        assert isinstance(picks, list)
        assert len(picks) == question.several
        actions = plans.actions(game, picks)
        turned = plans.parse(" ".join(reversed(question.example.split())), question.entries)
        assert turned == picks
        number, player = game.decision.number, game.decision.player
        after = game.clone()
        for action in actions:
            after.apply(action)
        assert after.decision.prompt != prompt or after.decision.player != player
        meant = Counter(pick.name for pick in picks)
        found: Counter[str] = Counter()
        names = {"discard": "discarded", "fire_kill": "killed"}
        name = names.get(prompt, "set_down" if prompt in {"rearrange", "disperse_to"} else "added")
        for event in after.events(number, player):
            if event.event == name and event.rule == game.decision.rule:
                found[str(event.region or event.card)] += event.number or 1
        assert found == meant
    assert tried > 0


def test_all_regions_with_room_are_offered() -> None:
    """The engine offers only what may come first in map order; a person sees all of them."""
    wider = 0
    for prompt in ("rearrange", "populate", "discard"):
        for game in met()[prompt]:
            question = asked(game)
            wider += len(question.entries) > len(game.decision.options)
            last = question.entries[-1]
            picks = [last, *question.entries][: question.several]
            if question.several > 1 and len(set(picks)) == len(picks):
                ordered = sorted(picks, key=question.entries.index)
                assert plans.actions(game, ordered)
    assert wider > 0


def test_any_card_may_be_discarded() -> None:
    """The engine goes through a hand in its own order; a person sees all of it."""
    for game in met()["discard"]:
        last = game.events(game.decision.number - 1)[-1]
        if (last.event, last.seat) == ("discarded", game.decision.player):
            continue  # some have gone, and the engine is past their kinds
        held = game.observe(game.decision.player).hand
        assert held
        assert sorted(entry.name for entry in asked(game).entries) == sorted(set(held))


@pytest.mark.parametrize(
    ("prompt", "typed", "said"),
    [
        ("add", "1", "You named 1; it takes"),
        ("add", "1x20", "You named 20; it takes"),
        ("add", "1 moon", '"moon" is not one of the answers'),
        ("add", "99 1", '"99" is not one of the answers'),
        ("fire_kill", "1x20", "You named 20; at most"),
        ("rearrange", "{example} 1", "; it takes"),
    ],
)
def test_a_wrong_number_of_answers_is_told(prompt: str, typed: str, said: str) -> None:
    """Nothing happens, and an example is given."""
    (game, *_) = [game for game in met()[prompt] if asked(game).several > 1]
    question, speech = asked(game), speech_of(game)
    screen = Screen(io.StringIO(), colour=False, width=100)
    asking = Asking(game, speech, screen, Commands(game, speech, screen))
    assert asking.several(question, typed.format(example=question.example)) == []
    assert isinstance(screen.out, io.StringIO)
    assert said in screen.out.getvalue()
    assert asking.several(question, question.example)


def test_what_does_not_fit_is_no_answer() -> None:
    """More than a region has room for, or more than there are to kill."""
    for game in met()["rearrange"]:
        question = asked(game)
        assert plans.actions(game, [question.entries[0]] * 20) == []
    (game, *_) = met()["fire_kill"]
    question = asked(game)
    assert plans.actions(game, [question.entries[0]] * 20) == []


def test_fewer_will_do_for_the_fire() -> None:
    """One of five is enough; the question is not repeated."""
    for game in met()["fire_kill"]:
        question = asked(game)
        player = game.decision.player
        for action in plans.actions(game, [question.entries[0]]) or ["kill none"]:
            game = game.clone()  # noqa: PLW2901 - the position is shared with other tests
            game.apply(action)
        assert (game.decision.player, game.decision.prompt) != (player, "fire_kill")


ENTRIES = [Entry("add B4", ""), Entry("add B10", ""), Entry("add E1", ""), Entry("pass", "")]


@pytest.mark.parametrize(
    ("typed", "names"),
    [
        ("1", ["B4"]),
        ("b4", ["B4"]),
        ("3 1", ["B4", "E1"]),
        ("E1, b4,B4", ["B4", "B4", "E1"]),
        ("B4x2", ["B4", "B4"]),
        ("2xB4 1", ["B4", "B4", "B4"]),
        ("3*2", ["E1", "E1"]),
        ("b10x3", ["B10"] * 3),
        ("pass", ["pass"]),
    ],
)
def test_several_answers_are_read(typed: str, names: list[str]) -> None:
    """By number or name, with or without commas, and how often; sorted in map order."""
    picks = plans.parse(typed, ENTRIES)
    assert isinstance(picks, list)
    assert [entry.name for entry in picks] == names


@pytest.mark.parametrize(
    ("typed", "wrong"),
    [
        ("1 5", "5"),
        ("0", "0"),
        ("B4 moon", "moon"),
        ("B4x0", "b4x0"),
        ("B4x99", "b4x99"),
        ("x2", "x2"),
    ],
)
def test_a_word_that_is_no_answer_is_given_back(typed: str, wrong: str) -> None:
    """So that it can be named."""
    assert plans.parse(typed, ENTRIES) == wrong


def test_a_name_can_mean_one_answer_only() -> None:
    """An action in notation, or what it is about; nothing else."""
    assert chosen("ADD  b4", ENTRIES) == [ENTRIES[0]]
    assert chosen("b", ENTRIES) == []
    twice = [Entry("from B4", ""), Entry("to B4", "")]
    assert chosen("B4", twice) == twice


def test_forecasts_come_true() -> None:
    """An attack ends as predicted, if nobody plays a card."""
    taken = failed = 0
    for game in met()["attack_count"]:
        for entry in asked(game).entries:
            trial = game.clone()
            empire = trial.decision.about["empire"]
            target = str(trial.decision.about["region_to"])
            trial.apply(entry.action)
            while trial.decision.prompt in {"offer", "declared"}:
                trial.apply("pass")
            holder = [e for e in trial.events() if e.event == "fought"][-1].holder
            index = trial.state.data.content.board.region_index(target)
            assert trial.state.data.region_ids[index] == target
            assert ("takes it" in entry.text) is (holder == empire)
            taken += holder == empire
            failed += holder != empire
    assert taken
    assert failed


def test_orders_say_what_they_would_bring() -> None:
    """The size of an order per icon follows the present map, up to the reserve."""
    sizes = 0
    for game in met()["act"] + met()["reached"]:
        for entry in asked(game).entries:
            if found := re.search(r"per \w+: (\d+) \w+ banners? now", entry.text):
                trial = game.clone()
                trial.apply(entry.action)
                left = (
                    trial.decision.about.get("left", 0) if trial.decision.prompt == "add" else None
                )
                if left is not None:
                    assert int(found[1]) == left
                    sizes += 1
    assert sizes


def test_positions_that_come_under_control_are_told_in_one_breath() -> None:
    """The Marshal's agent also reaches Sheriff and Steward (R4.2)."""
    game = Game.new(players=2, seed=3)
    texts = [entry.text for entry in asked(game).entries]
    (line,) = [text for text in texts if text.startswith("Horse Marshal")]
    assert "→ you control the Horse Sheriff and the Horse Steward" in line
    assert line.endswith("the Supplicant Spider could still take a seat in between")


def test_a_fight_says_who_holds_the_region_then() -> None:
    """With a card or without: as the page has it, not the losses alone."""
    game = table(
        banners={"B4": 5, "E2": 3},
        council={"bear.marshal": "raven"},
        hands={"raven": price("add_one_to_attack")},
        begin="bear.marshal",
    )
    answer(game, "order bear.marshal attack", "from B4", "to E2", "count 4")
    card, rest = (entry.text for entry in asked(game).entries)
    assert card.endswith("the Bear adds 1, the Bear holds Talon Pass (E2)")
    assert rest.endswith("the Eagle loses 3, the Eagle holds Talon Pass (E2)")


@pytest.mark.parametrize("prompt", ASKED)
def test_what_an_answer_leads_to_is_told(prompt: str) -> None:
    """Who holds a region that is fought for, the cards drawn, and how strong an attack becomes."""
    for game in met()[prompt]:
        seen = game.observe(game.decision.player)
        outcomes = dict(zip(seen.decision.options, seen.decision.outcomes, strict=True))
        for entry in asked(game).entries:
            outcome = outcomes.get(entry.action, Outcome())
            if outcome.fight:
                needs = outcome.most is not None or entry.action.startswith("count ")
                assert needs or f"({outcome.fight.region})" in entry.text
            if outcome.force is not None:
                assert f"an attack of {outcome.force}" in entry.text
            for number in outcome.cards.values():
                assert number <= 0 or str(number) in entry.text


@pytest.mark.parametrize(
    ("cards", "said"),
    [
        (price("strike_empty"), "Give no order."),
        (["bear/eagle"], "Give no order: none is possible."),
    ],
)
def test_a_pass_beside_an_attack_by_a_card_does_not_say_that_nothing_is_possible(
    cards: list[str], said: str
) -> None:
    """Only a strike would make the attack possible; nobody is forced to play one (R4.3)."""
    game = table(
        options={"null_orders": "target_barred", "switch": "agents"},
        banners={"B1": 2},
        council={"bear.chancellor": "raven", "eagle.sheriff": "spider"},
        hands={"raven": cards},
        begin="bear.chancellor",
    )
    (rest,) = [entry.text for entry in asked(game).entries if entry.action == "pass"]
    assert rest == said


@pytest.mark.parametrize(
    ("ruleset", "subjugate", "garrison"),
    [
        ("second", "for each enemy banner this attack killed.", "the empire that controls it."),
        (
            "competitive",
            "for each of its own that this attack cost.",
            "the empire you serve controls.",
        ),
    ],
)
def test_cards_are_described_as_the_ruleset_has_them(
    ruleset: str, subjugate: str, garrison: str
) -> None:
    """Subjugate and garrison differ in the competitive rules."""
    say = speech_of(Game.new(players=2, ruleset=ruleset, seed=3)).say
    assert say("ability-subjugate.text").endswith(subjugate)
    assert say("ability-garrison-city.text").endswith(garrison)
