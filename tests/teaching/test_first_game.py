"""The first game that teaches: followed, contradicted, played at random, left and taken up."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.table.helpers import game_of
from tests.table.twins import twin_of
from tests.teaching.classroom import FIRST_GAME, Classroom, do_otherwise, follow_advice
from warofwhispers.dealer import RandomStream
from warofwhispers.table import views
from warofwhispers.table.commands import playing
from warofwhispers.table.creation import rematch
from warofwhispers.table.follow import follow, next_entry, table_from_journal
from warofwhispers.table.seats import Identity
from warofwhispers.teaching import Progress, Step, find_lesson, lessons, look

if TYPE_CHECKING:
    import pytest

    from warofwhispers.table.shapes import Teaching

LEARNER = Identity(0)
ORDER = [
    "you", "bets", "cities", "agent", "agent-far", "second-agent", "watched", "fort", "act", "add",
    "draw", "card", "attack", "target", "count", "card-one", "won", "chancellor", "supply", "stays",
    "draw-more", "card-two", "garrison", "add-lion", "revealed", "swap", "retrieve", "alone", "end",
]  # fmt: skip
"""What is met on the suggested way, in the order in which it makes sense."""


def test_whoever_follows_meets_everything_in_order() -> None:
    """Bets before agents, agents before orders, one card before two, supply before the swap."""
    room = Classroom(FIRST_GAME)
    room.play(follow_advice)
    told = [step for step in room.told if step in ORDER]
    assert told == ORDER


def test_whoever_follows_gains_by_it() -> None:
    """The suggested way brings points in the first round."""
    room = Classroom(FIRST_GAME)
    before = game_of(room.table).game.scores()["raven"]
    room.play(follow_advice)
    assert [t.facts["points"] for t in room.progress.told if t.step == "won"] == [before + 5]


def test_whoever_does_otherwise_is_told_what_came_of_it() -> None:
    """Nothing is forbidden, the teaching comes to its end, and poor choices are explained."""
    room = Classroom(FIRST_GAME)
    room.play(do_otherwise)
    assert room.told[-1] == "end"
    assert {"foe", "friend", "lost", "swapped", "supply-lost"} <= set(room.told)


def test_however_it_is_played_it_ends_and_says_nothing_twice() -> None:
    """Games at random, too; and all steps but few are met in them."""
    met: set[str] = set()
    for seed in range(12):
        lots = random.Random(seed)  # noqa: S311 - a game, not a secret
        room = Classroom(FIRST_GAME)
        room.play(lambda r, lots=lots: lots.choice(r.options))  # type: ignore[misc]  # a default
        assert room.told[-1] == "end"
        assert len(set(room.told)) == len(room.told)
        met |= set(room.told)
    lesson = find_lesson(FIRST_GAME)
    assert lesson is not None
    for choose in (follow_advice, do_otherwise):
        room = Classroom(FIRST_GAME)
        room.play(choose)
        met |= set(room.told)
    assert {step.name for step in lesson.steps} - met == set()


def test_the_same_answers_give_the_same_game() -> None:
    """Bots and chance are prepared."""
    first, second = Classroom(FIRST_GAME), Classroom(FIRST_GAME)
    first.play(follow_advice)
    second.play(follow_advice)
    assert first.table.line == second.table.line


def test_the_journal_tells_what_has_been_taught() -> None:
    """A server that starts anew knows how far one has come."""
    room = Classroom(FIRST_GAME)
    for _ in range(20):
        room.answer(follow_advice(room))
    again, _ = table_from_journal("t", room.entries)
    assert again.progress == room.progress


def test_what_was_undone_is_forgotten() -> None:
    """Who takes a choice back is told anew what comes of the next."""
    room = Classroom(FIRST_GAME)
    for _ in range(2):
        room.answer(follow_advice(room))
    assert "add" not in room.told
    asked = len(room.table.line)
    room.answer("order elephant.sheriff add-1-per-farm")
    assert "add" in room.told
    table = room.table.fork()
    follow(table, next_entry(table, 0.0, playing.undo(table, LEARNER, table.turn, asked)))
    assert table.progress is not None
    assert "add" not in [told.step for told in table.progress.told]
    assert table.progress.suggests == "order elephant.sheriff add-1-per-farm"


def test_only_the_learner_is_taught() -> None:
    """Neither rivals nor watchers get it, and the table says that it is for a lesson."""
    room = Classroom(FIRST_GAME)
    assert taught(room, LEARNER) is not None
    assert taught(room, Identity(1)) is None
    assert taught(room, Identity(None)) is None
    facts = views.table_facts(room.table)
    assert facts.lesson == FIRST_GAME
    assert facts.fairness is None
    assert not facts.listed


def taught(room: Classroom, identity: Identity) -> Teaching | None:
    """What somebody is taught."""
    return views.view(room.table, identity).teaching


def test_what_is_taught_tells_nothing_hidden() -> None:
    """Tables that differ in what the learner cannot know teach the same."""
    room = Classroom(FIRST_GAME)
    changes = 0
    for number in range(30):
        room.answer(follow_advice(room))
        twin, changed = twin_of(room.table, LEARNER.seat, RandomStream(number))
        recent = Progress(max(0, len(room.table.line) - 40))
        seen = [look(room.lesson, recent, game_of(table).game) for table in (room.table, twin)]
        assert seen[0] == seen[1]
        changes += changed
    assert changes


def test_a_rematch_is_an_ordinary_game() -> None:
    """What comes after it is dealt by chance, and can be checked."""
    room = Classroom(FIRST_GAME)
    room.play(follow_advice)
    while not room.is_over:
        room.answer(room.options[0])
    created = rematch(room.table, LEARNER, random.Random(1).getrandbits)  # noqa: S311 - a game
    assert created.lesson is None
    assert created.secret is not None


def test_a_game_begun_before_the_lesson_changed_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another deal, a step more, one that speaks of what is not there: what applies is told."""
    room = Classroom(FIRST_GAME)
    for _ in range(6):
        room.answer(follow_advice(room))
    now = room.lesson
    fresh = Step("watched-too", "R4.1", {"round": 1, "decision": {"prompt": "act"}})
    lost = Step("lost-too", "R4.1", {}, facts={"region": "decision/about/nowhere/7"})
    changed = replace(now, actions=now.actions[3:], steps=(lost, fresh, *now.steps))
    monkeypatch.setitem(lessons(), FIRST_GAME, changed)
    room.table, _ = table_from_journal("t", room.entries)
    assert set(room.told) >= {"you", "bets", "watched-too", "act"}
    assert "lost-too" not in room.told
    room.lesson = changed
    room.play(follow_advice)
    assert room.told[-1] == "end"
