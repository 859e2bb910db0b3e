"""A question for a person: what is asked, and every answer in words, numbered and grouped."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from warofwhispers.cli.play.answers import Answers
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from warofwhispers import Game
    from warofwhispers.cli.play.speech import Speech
    from warofwhispers.facts.shapes import Plan

LAST = {"pass", "hold order", "listen"}  # groups that come after the others


@dataclass(frozen=True)
class Entry:
    """One answer: the action in notation and in words."""

    action: str
    text: str

    @property
    def name(self) -> str:
        """Return what the action is about, without its verb: `B4`, `bear.sheriff`."""
        return self.action.partition(" ")[2] or self.action


@dataclass(frozen=True)
class Group:
    """Answers of one kind."""

    title: str
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True)
class Question:
    """What is asked; `several` is the number of answers wanted at once, usually 1."""

    text: str
    rule: str
    prompt: str
    groups: list[Group]
    several: int = 1
    fewer: bool = False
    example: str = ""

    @property
    def entries(self) -> list[Entry]:
        """Return all answers, in the order of their numbers."""
        return [entry for group in self.groups for entry in group.entries]


def question_of(game: Game, speech: Speech) -> Question:
    """Return the present decision in words, with the outcome of each answer."""
    asked = Asked(game, speech)
    plan = asked.decision.plan
    return Question(
        text=asked.text(),
        rule=asked.decision.rule,
        prompt=asked.decision.prompt,
        groups=asked.groups(),
        several=plan.left if plan else 1,
        fewer=plan.fewer if plan else False,
        example=asked.example(plan) if plan else "",
    )


class Asked:
    """A decision, with what is needed to put it into words."""

    def __init__(self, game: Game, speech: Speech) -> None:
        self.view = game.observe(speech.you)
        self.decision = self.view.decision
        self.speech = speech

    def text(self) -> str:
        """Return the question, or a statement that nothing can be done."""
        kind = "pass-only" if self.decision.options == ("pass",) else "ask"
        return self.speech.say(id_of(kind, self.decision.prompt), **self.decision.about)

    def example(self, plan: Plan) -> str:
        """Return a possible answer that names several things."""
        left = plan.left
        parts: list[str] = []
        for place, (action, room) in enumerate(plan.rooms.items()):
            number = min(left, room)
            if place == 0 and number == left > 1:
                number -= 1  # so that the example names two
            if number > 0:
                name = action.partition(" ")[2]
                parts.append(name if number == 1 else f"{name}x{number}")
            left -= number
        return " ".join(parts)

    def groups(self) -> list[Group]:
        """Return the answers grouped by kind, in order of first appearance.

        If several are answered at once, there are more than may come first in the engine's order:
        any card in hand, any region with room.
        """
        answers = Answers(self.view, self.speech)
        plan, options = self.decision.plan, self.decision.options
        if plan:
            options = (*plan.rooms, *(option for option in options if option == "pass"))
        found: dict[str, Group] = {}
        for action in options:
            title = answers.group(action)
            group = found.setdefault(title, Group(title))
            group.entries.append(Entry(action, answers.text(action)))
        return sorted(found.values(), key=lambda group: group.entries[0].action in LAST)


def chosen(given: str, entries: Iterable[Entry]) -> list[Entry]:
    """Return the answers that typed text could mean: an action in notation, or its subject."""
    plain = " ".join(given.split()).casefold()
    return [e for e in entries if plain in {e.action.casefold(), e.name.casefold()}]
