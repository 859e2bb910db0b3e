"""Lessons as data: a position, what is explained when, and what has to be achieved."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NotRequired, TypedDict

from warofwhispers.content import build_ruleset
from warofwhispers.game import Game, Setup

if TYPE_CHECKING:
    from collections.abc import Mapping

    from warofwhispers.content import Society
    from warofwhispers.teaching.patterns import Pattern

FILES: Final = ("first_game.json", "lessons.json")
"""In the order in which they are offered."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something explained once, when the learner is asked and `when` holds: `teach-<name>`.

    `points` are what it is about: a part of the table, or one thing there with its name. `facts`
    says where to find each fact of the message. From a step that leaves the learner `alone` on, no
    answers are suggested; the `last` step ends the teaching.
    """

    name: str
    rule: str
    when: Pattern
    points: tuple[str, ...] = ()
    facts: Mapping[str, str] = field(default_factory=dict)
    alone: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class Mistake:
    """Why a goal was missed, if `when` holds: form `name` of the lesson's message."""

    name: str
    when: Pattern
    facts: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Goal:
    """A lesson's goal: at the first moment that matches `until`, the table must match `reached`.

    `answer` is one solution, for the test of the lesson.
    """

    until: Pattern
    reached: Pattern
    answer: tuple[str, ...]
    mistakes: tuple[Mistake, ...] = ()


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson: the position it begins with, for whom, against which bots, and what it teaches.

    `decks` has the cards that are drawn first, by empire; everything else up to chance and the bots
    follows from `seed`, so the same answers give the same game. `path` has patterns of answers to
    suggest, the best first, for as long as the table matches `guided`.
    """

    name: str
    rule: str
    you: Society
    level: str
    seed: int
    setup: Setup
    actions: tuple[str, ...]
    points: tuple[str, ...] = ()
    decks: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    steps: tuple[Step, ...] = ()
    path: tuple[str, ...] = ()
    guided: Pattern = field(default_factory=dict)
    goal: Goal | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """Return the rules it teaches: its own, and those of its steps."""
        return tuple(dict.fromkeys((self.rule, *(step.rule for step in self.steps))))

    def game(self) -> Game:
        """Return the position; raises `IllegalAction` if it cannot be reached."""
        game = Game(self.setup)
        for action in self.actions:
            game.apply(action)
        return game


class StepJson(TypedDict):
    """A step as the files have it."""

    name: str
    rule: str
    when: Pattern
    points: NotRequired[list[str]]
    facts: NotRequired[dict[str, str]]
    alone: NotRequired[bool]
    last: NotRequired[bool]


class MistakeJson(TypedDict):
    """A mistake as the files have it."""

    name: str
    when: Pattern
    facts: NotRequired[dict[str, str]]


class GoalJson(TypedDict):
    """A goal as the files have it."""

    until: Pattern
    reached: Pattern
    answer: list[str]
    mistakes: NotRequired[list[MistakeJson]]


class LessonJson(TypedDict):
    """A lesson as the files have it."""

    name: str
    rule: str
    you: Society
    level: str
    seed: int
    seats: list[Society]
    first: Society
    actions: list[str]
    points: NotRequired[list[str]]
    decks: NotRequired[dict[str, list[str]]]
    steps: NotRequired[list[StepJson]]
    path: NotRequired[list[str]]
    guided: NotRequired[Pattern]
    goal: NotRequired[GoalJson]


@cache
def lessons() -> dict[str, Lesson]:
    """Return all lessons by name, in the order in which they are offered."""
    folder = files("warofwhispers.teaching") / "data"
    texts = [(folder / name).read_text(encoding="utf-8") for name in FILES]
    read: list[LessonJson] = [data for text in texts for data in json.loads(text)]
    found = [_lesson(data) for data in read]
    return {lesson.name: lesson for lesson in found}


def find_lesson(name: str | None) -> Lesson | None:
    """Return a lesson by name, if there is one."""
    return None if name is None else lessons().get(name)


def _lesson(data: LessonJson) -> Lesson:
    return Lesson(
        name=data["name"],
        rule=data["rule"],
        you=data["you"],
        level=data["level"],
        seed=data["seed"],
        setup=Setup(build_ruleset(), tuple(data["seats"]), first=data["first"]),
        actions=tuple(data["actions"]),
        points=tuple(data.get("points", ())),
        decks={empire: tuple(cards) for empire, cards in data.get("decks", {}).items()},
        steps=tuple(_step(step) for step in data.get("steps", ())),
        path=tuple(data.get("path", ())),
        guided=data.get("guided", {}),
        goal=_goal(data["goal"]) if "goal" in data else None,
    )


def _step(data: StepJson) -> Step:
    return Step(
        name=data["name"],
        rule=data["rule"],
        when=data["when"],
        points=tuple(data.get("points", ())),
        facts=data.get("facts", {}),
        alone=data.get("alone", False),
        last=data.get("last", False),
    )


def _goal(data: GoalJson) -> Goal:
    return Goal(
        until=data["until"],
        reached=data["reached"],
        answer=tuple(data["answer"]),
        mistakes=tuple(
            Mistake(mistake["name"], mistake["when"], mistake.get("facts", {}))
            for mistake in data.get("mistakes", ())
        ),
    )
