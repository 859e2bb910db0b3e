"""A learner's progress: what has been explained, and whether the goal was reached.

All of it follows from what the learner's seat sees, question by question.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fnmatch import fnmatchcase
from typing import TYPE_CHECKING, Any

from warofwhispers.facts.plain import as_dict
from warofwhispers.facts.shapes import Facts, Happened  # noqa: TC001 - whoever reads the types needs it
from warofwhispers.teaching.patterns import first_match, matches

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from warofwhispers.game import Game
    from warofwhispers.teaching.lessons import Goal, Lesson, Step
    from warofwhispers.teaching.patterns import Pattern

Moment = dict[str, Any]
"""What the learner sees, as plain JSON values, for matching patterns."""

CAUSES = {"fought": ("declared",), "added": ("ordered", "played")}
"""Events that happen to an empire, and those that name the player behind them."""


@dataclass(frozen=True, slots=True)
class Told:
    """A step that was explained when question `n` was asked, with what it points at."""

    step: str
    n: int
    rule: str
    points: tuple[str, ...] = ()
    facts: Facts = field(default_factory=dict)
    alone: bool = False
    last: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether a lesson's goal was reached before question `n`; `form` of its message says why."""

    right: bool
    n: int
    form: str
    facts: Facts = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Progress:
    """A learner's progress: `looked` is the last question examined, if any.

    What has happened from action `since` on is news at the learner's next question. `suggests` is
    an answer to try now.
    """

    since: int
    looked: int | None = None
    told: tuple[Told, ...] = ()
    suggests: str | None = None
    verdict: Verdict | None = None

    def back_to(self, number: int) -> Progress:
        """Return the progress after every action from `number` on has been undone."""
        if self.looked is None or self.looked <= number:
            return self
        kept = tuple(told for told in self.told if told.n <= number)
        verdict = self.verdict if self.verdict and self.verdict.n <= number else None
        return Progress(min(self.since, number), number - 1, kept, verdict=verdict)


def look(lesson: Lesson, progress: Progress, game: Game) -> Progress:
    """Return the progress with what the learner has to be told now."""
    number = len(game.actions)
    progress = replace(progress, looked=number, suggests=None)
    if progress.verdict is not None:
        return progress
    if lesson.goal is not None:
        moment = moment_of(game, lesson.you, len(lesson.actions))
        if number == len(lesson.actions) or not matches(lesson.goal.until, moment):
            return progress
        return replace(progress, verdict=_verdict(lesson.goal, moment, number))
    if game.decision.player != lesson.you or any(told.last for told in progress.told):
        return progress
    moment = moment_of(game, lesson.you, progress.since)
    told = progress.told
    for step in lesson.steps:
        moment["told"] = [one.step for one in told]
        if step.name not in moment["told"] and matches(step.when, moment):
            told = (*told, *_tell(step, moment, number))
    suggests = None
    if matches(lesson.guided, moment) and not any(one.alone for one in told):
        options = moment["decision"]["options"]
        suggests = next((o for like in lesson.path for o in options if fnmatchcase(o, like)), None)
    return replace(progress, told=told, since=number, suggests=suggests)


def moment_of(game: Game, society: str, since: int) -> Moment:
    """Return what a society sees, and what else conditions need.

    `me` is its own part, `over` the regions above their limit, `events` what is new: each is `by`
    "me" or "other", fights and added banners by whoever ordered them. A fight was `won` by the
    attacker or `held` by the defender; if both fell, it may be neither.
    """
    moment: Moment = dict(as_dict(game.observe(society)))
    moment["me"] = moment["players"][society]
    moment["over"] = [name for name, region in moment["regions"].items() if region.get("over")]
    moment["events"] = [
        {
            **event.as_dict(),
            "by": "me" if _doer(event, game) == society else "other",
            "won": event.event == "fought" and event.holder == event.empire,
            "held": event.event == "fought" and event.holder == event.defender,
        }
        for event in game.events(since, society)
    ]
    return moment


def _doer(event: Happened, game: Game) -> str | None:
    causes = CAUSES.get(event.event)
    if causes is None:
        return event.seat
    found = (e for e in reversed(game.state.log or []) if e.name in causes)
    return next((game.name(e.seat) for e in found if e.number <= event.n), None)


def _tell(step: Step, moment: Moment, number: int) -> tuple[Told, ...]:
    """Return a step as it is explained now; nothing if one of its facts is missing."""
    facts = _facts(step.facts, step.when, moment)
    if None in facts.values():
        return ()
    points = tuple(point.format(**facts) for point in step.points)
    return (Told(step.name, number, step.rule, points, facts, step.alone, step.last),)


def _verdict(goal: Goal, moment: Moment, number: int) -> Verdict:
    if matches(goal.reached, moment):
        return Verdict(right=True, n=number, form="right")
    for mistake in goal.mistakes:
        if matches(mistake.when, moment):
            facts = _facts(mistake.facts, mistake.when, moment)
            return Verdict(right=False, n=number, form=mistake.name, facts=facts)
    return Verdict(right=False, n=number, form="wrong")


def _facts(paths: Mapping[str, str], when: Pattern, moment: Moment) -> Facts:
    """Return facts by where they are found; `event` is the first one that `when` matches."""
    asked = when.get("events", {})
    event = first_match(asked["has"], moment["events"]) if "has" in asked else None
    within = {**moment, "event": event}
    return {name: _at(path.split("/"), within) for name, path in paths.items()}


def _at(path: Iterable[str], value: Any) -> str | int | None:  # noqa: ANN401 - JSON
    for key in path:
        if isinstance(value, list):
            value = value[int(key)] if int(key) < len(value) else None
        else:
            value = value.get(key) if isinstance(value, dict) else None
    found: str | int | None = value
    return found
