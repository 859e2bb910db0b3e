"""Lessons: each begins with the learner's question, and the engine tells right from wrong."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from tests.table.helpers import game_of
from tests.teaching.lesson_table import LessonTable
from warofwhispers.bots import LEVELS
from warofwhispers.content import EMPIRES
from warofwhispers.table import views
from warofwhispers.table.commands import playing
from warofwhispers.table.errors import Refusal
from warofwhispers.table.follow import table_from_journal
from warofwhispers.table.seats import Identity
from warofwhispers.table.shapes import UndoFacts
from warofwhispers.table.undo import undo_for
from warofwhispers.teaching import Goal, lessons
from warofwhispers.teaching.patterns import matches

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers.facts.shapes import GameView, Happened

LESSONS = {name: lesson for name, lesson in lessons().items() if lesson.goal is not None}
# Each goal again, in Python and from the view itself.
GOALS: dict[str, Callable[[GameView, list[Happened]], bool]] = {
    "control": lambda view, _: all(
        view.control[f"lion.{seat}"].player == "raven" for seat in ("sheriff", "steward")
    ),
    "behind": lambda view, _: {view.regions[at].empire for at in ("H8", "H7")} == {"elephant"},
    "forts": lambda view, _: view.regions["E2"].empire == "bear",
    "supply": lambda _, events: not any(e.event == "killed" and e.rule == "R4.7" for e in events),
    "cards": lambda view, _: view.regions["E5"].empire == "elephant" and bool(view.hand),
    "strike": lambda view, _: view.icons["eagle"]["city"] >= 3,
    "armada": lambda view, _: view.regions["E1"].empire == "horse",
    "switch": lambda view, _: view.regions["P4"].banners >= 3,
    "swap": lambda view, _: view.players["raven"].score.low == 25,
}
# Answers that lead to each mistake with an explanation of its own.
MISTAKES = {
    ("control", "wrong-near"): ["deploy lion.sheriff"],
    ("control", "wrong-far"): ["deploy lion.chancellor"],
    ("control", "wrong"): ["deploy bear.sheriff"],
    ("behind", "wrong-thin"): [
        "order elephant.marshal attack", "from P1", "to H8", "count 1",
        "order elephant.chancellor attack", "from P3", "to L9", "count 1",
    ],
    ("forts", "wrong-thin"): [
        "order bear.marshal attack", "from B4", "to E2", "count 3",
        "order bear.chancellor attack", "from B6", "to H2", "count 1",
    ],
    ("supply", "wrong-starved"): [
        "order bear.marshal attack", "from B6", "to H2", "count 1",
        "order bear.chancellor attack", "from B5", "to L2", "count 1",
    ],
    ("cards", "wrong-spent"): [
        "order elephant.marshal attack", "from P5", "to E5", "count 3",
        "play add_three_to_attack elephant/bear+elephant/lion",
    ],
    ("cards", "wrong-thin"): [
        "order elephant.marshal attack", "from P5", "to E5", "count 3", "pass", "pass", "pass",
    ],
    ("strike", "wrong-fort"): [
        "order eagle.marshal attack", "play strike_empty eagle/bear+eagle/horse", "from E1",
        "to B1", "count 1", "order eagle.chancellor attack", "from E5", "to P6", "count 1",
    ],
    ("strike", "wrong-kept"): [
        "order eagle.marshal add-1-per-fort", "add E2", "add E5", "pass",
        "order eagle.chancellor attack", "from E5", "to P6", "count 1", "pass", "pass", "pass",
    ],
    ("armada", "wrong-thin"): [
        "order horse.marshal attack", "play armada eagle/horse+horse/lion", "from H1", "to E1",
        "count 2", "pass", "pass", "pass", "order horse.chancellor switch", "move horse.marshal",
        "order horse.marshal add-1-per-fort", "add H3", "add H4", "pass",
    ],
    ("armada", "wrong-strike"): [
        "order horse.marshal attack", "play strike_empty eagle/bear+eagle/horse", "from H1",
        "to P7", "count 1", "pass", "pass", "pass",
        "order horse.chancellor switch", "move horse.marshal",
        "order horse.marshal add-1-per-fort", "add H3", "add H4", "pass",
    ],
    ("armada", "wrong-kept"): [
        "order horse.marshal add-1-per-fort", "add H1", "add H3", "pass",
        "order horse.chancellor switch", "move horse.marshal",
        "order horse.marshal add-1-per-fort", "add H3", "add H4",
        "pass", "pass",
    ],
    ("switch", "wrong-few"): [
        "order elephant.chancellor switch", "move elephant.steward",
        "order elephant.steward add-2", "add P4", "add P4",
    ],
    ("switch", "wrong-attack"): [
        "order elephant.chancellor attack", "from P1", "to H8", "count 1",
    ],
    ("swap", "wrong-kept"): ["pass"],
    ("swap", "wrong-less"): ["swap dutiful affiliated"],
    ("swap", "wrong-more"): ["swap devout unallied"],
}  # fmt: skip


def goal_of(name: str) -> Goal:
    """Return the goal of a lesson."""
    goal = LESSONS[name].goal
    assert goal is not None
    return goal


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_begins_with_the_learners_question(name: str) -> None:
    """Its actions can be played, its bots exist, and its decks contain what it prepares."""
    lesson = lessons()[name]
    game = lesson.game()
    assert game.decision.player == lesson.you
    assert len(game.decision.options) > 1
    assert lesson.level in LEVELS
    for empire, cards in lesson.decks.items():
        assert empire in EMPIRES
        for card in cards:
            assert card.startswith(f"{empire}/")
            game.notation.parse(f"draw {card}")


@pytest.mark.parametrize("name", LESSONS)
def test_the_answer_is_right(name: str) -> None:
    """The engine finds the goal reached, and so does an independent check."""
    room = LessonTable(name)
    for action in goal_of(name).answer:
        assert room.progress.verdict is None, "judged too early"
        room.answer(action)
    verdict = room.progress.verdict
    assert verdict is not None
    assert verdict.right
    assert is_reached(room, verdict.n)


@pytest.mark.parametrize(("name", "form"), MISTAKES)
def test_a_mistake_is_explained(name: str, form: str) -> None:
    """A common mistake is explained."""
    room = LessonTable(name)
    for action in MISTAKES[name, form]:
        room.answer(action)
    verdict = room.progress.verdict
    assert verdict is not None
    assert (verdict.right, verdict.form) == (False, form)
    assert None not in verdict.facts.values()


def test_every_mistake_is_tried() -> None:
    """Every explanation has an answer that leads to it."""
    written = {(name, m.name) for name in LESSONS for m in goal_of(name).mistakes}
    assert written <= set(MISTAKES)


@pytest.mark.parametrize("name", LESSONS)
def test_answers_at_random_are_judged_by_the_goal_alone(name: str) -> None:
    """Each is judged as the independent check does; hardly any is right by luck."""
    right = 0
    for seed in range(25):
        lots = random.Random(seed)  # noqa: S311 - a game, not a secret
        room = LessonTable(name)
        room.play(lambda r, lots=lots: lots.choice(r.options))  # type: ignore[misc]  # a default
        verdict = room.progress.verdict
        assert verdict is not None
        assert verdict.right == is_reached(room, verdict.n)
        right += verdict.right
    assert right < 13


def is_reached(room: LessonTable, number: int) -> bool:
    """Return whether the goal holds at a step, independently of the lesson's data."""
    then = game_of(room.table).at(number)
    events = [e for e in then.events(len(room.lesson.actions), "raven") if e.n < number]
    return GOALS[room.lesson.name](then.observe("raven"), events)


def test_patterns() -> None:
    """A pattern matches if every part of it does."""
    view = {"round": 2, "options": ["add B4", "pass"], "me": {"score": 7}, "name": "lion.marshal"}
    for fits in (
        {}, {"round": 2}, {"round": [1, 2]}, {"options": {"has": "add *"}}, {"gone": None},
        {"options": {"lacks": "to *"}}, {"me": {"score": {"min": 7}}}, {"name": "lion.*"},
        {"me": {"score": {"max": 7}}}, {"name": {"not": "*.chancellor"}},
        {"options": {"0": "add *", "1": "pass"}}, {"options": {"2": None}},
    ):  # fmt: skip
        assert matches(fits, view), fits
    for does_not in (
        {"round": 3}, {"round": [1, 3]}, {"options": {"has": "to *"}}, {"gone": 1},
        {"options": {"lacks": "add *"}}, {"me": {"score": {"min": 8}}}, {"name": "bear.*"},
        {"me": {"score": {"max": 6}}}, {"name": {"not": "*.marshal"}}, {"name": {"min": 1}},
        {"round": {"deep": 1}}, {"options": {"1": "add *"}}, {"options": {"2": "pass"}},
    ):  # fmt: skip
        assert not matches(does_not, view), does_not


def test_a_lesson_begun_before_its_position_changed_is_a_plain_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A goal is judged in its own position only; the table itself continues."""
    room = LessonTable("forts")
    changed = replace(room.lesson, actions=room.lesson.actions[:-1])
    monkeypatch.setitem(lessons(), "forts", changed)
    room.table, _ = table_from_journal("t", room.entries)
    for action in goal_of("forts").answer:
        room.answer(action)
    assert room.table.progress is None
    assert views.view(room.table, Identity(0)).teaching is None


def test_a_lesson_that_is_gone_is_a_plain_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing more is taught there, and chance answers freely."""
    room = LessonTable("cards")
    monkeypatch.delitem(lessons(), "cards")
    room.table, _ = table_from_journal("t", room.entries)
    for action in MISTAKES["cards", "wrong-thin"]:
        room.answer(action)
    assert views.view(room.table, Identity(0)).teaching is None


def test_a_lessons_position_cannot_be_taken_back() -> None:
    """What the learner did in it can, back to its question and no further."""
    room = LessonTable("swap")
    begun = len(room.lesson.actions)
    assert undo_for(room.table, 0) == UndoFacts(None, "nothing", None, None)
    table = room.table.fork()
    with pytest.raises(Refusal):
        playing.undo(table, Identity(0), table.turn, begun - 1)
    room = LessonTable("forts")
    room.answer("order bear.marshal attack", "from B4")
    begun = len(room.lesson.actions)
    undo = undo_for(room.table, 0)
    assert (undo.free_to, undo.ask_to) == (begun, begun)
