"""A question put to a person: what is asked, and every answer in words, numbered and grouped."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from warofwhispers.cli.play.answers import Answers
from warofwhispers.content import POSITIONS, SOCIETIES
from warofwhispers.engine.codes import DISCARD, HAND_LIMIT, KILL, PASS, PLACE
from warofwhispers.engine.frames.registry import FRAME_FIELDS
from warofwhispers.notation import POSITION_TEXTS
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    from warofwhispers import Decision, Game
    from warofwhispers.cli.play.speech import Speech

# Questions that come again for each banner or card, and are answered all at once; True where
# fewer will do.
SEVERAL = {
    "add": False, "populate": False, "subjugate": False, "rearrange": False,
    "disperse_to": False, "discard": False, "fire_kill": True,
}  # fmt: skip
LAST = {"pass", "hold order", "listen"}  # answers whose group comes after the others
CAPPED = {"populate", "rearrange"}  # where a region takes only so many


@dataclass(frozen=True)
class Entry:
    """One answer: the action as written in notation, and in words."""

    action: str
    text: str

    @property
    def name(self) -> str:
        """Give what the action is about, without its verb: `B4`, `bear.sheriff`."""
        return self.action.partition(" ")[2] or self.action


@dataclass(frozen=True)
class Group:
    """Answers of one kind."""

    title: str
    entries: list[Entry] = field(default_factory=list)


@dataclass(frozen=True)
class Question:
    """What is asked; `several` is how many answers are wanted at once, 1 mostly."""

    text: str
    rule: str
    prompt: str
    groups: list[Group]
    several: int = 1
    fewer: bool = False
    example: str = ""

    @property
    def entries(self) -> list[Entry]:
        """Give all answers, in the order of their numbers."""
        return [entry for group in self.groups for entry in group.entries]


def question_of(game: Game, speech: Speech) -> Question:
    """Put the decision asked now in words."""
    decision = game.decision
    asked = Asked(game, decision, speech)
    several = asked.left if decision.prompt in SEVERAL else 1
    fewer = SEVERAL.get(decision.prompt, False)
    groups = asked.groups()
    example = asked.example() if several > 1 else ""
    return Question(asked.text(), decision.rule, decision.prompt, groups, several, fewer, example)


class Asked:
    """A decision with what its words are made from."""

    def __init__(self, game: Game, decision: Decision, speech: Speech) -> None:
        """Look at the game as it is asked."""
        self.game = game
        self.decision = decision
        self.speech = speech
        self.seen = game.observation(speech.you)
        self.left = self._left()
        self.rooms = self._rooms()

    def _left(self) -> int:
        """Give how many banners or cards the question is still about."""
        if self.decision.prompt == "discard":
            return sum(self.seen.hand) - HAND_LIMIT
        left = self.decision.about.get("left")
        number = left if isinstance(left, int) else 1
        if self.decision.prompt == "fire_kill":
            near = [name.partition(" ")[2] for name in self.decision.options if name != "pass"]
            number = min(number, sum(self._banners(name) for name in near))
        return number

    def _banners(self, region: str) -> int:
        return self.seen.banners[self.speech.content.board.region_index(region)]

    def text(self) -> str:
        """Give the question, or what there is to say where nothing can be done."""
        facts = {**self._around(), **self.decision.about, "left": self.left}
        kind = "pass-only" if self.decision.options == ("pass",) else "ask"
        return self.speech.say(id_of(kind, self.decision.prompt), **facts)

    def _around(self) -> dict[str, object]:
        """Give what a question may mention besides what it is about."""
        options = self.decision.options
        around: dict[str, object] = {
            "agents": self.seen.agents[self.seen.seat],
            "cards": any(option.startswith("play ") for option in options),
            "field": any("." not in option for option in options),
            "manner": self._manner(),
        }
        if self.seen.tracker >= 0:
            around["position"] = POSITION_TEXTS[self.seen.tracker]
        if self.seen.active >= 0:
            around["owner"] = SOCIETIES[self.seen.seats[self.seen.active]]
        if self.decision.prompt == "offer":
            name, parts = self.seen.frames[-2]  # the attack that the offer is for
            target = parts[FRAME_FIELDS[name].index("region_to")]
            around["region_to"] = self.game.notation.regions[target]
        if self.decision.prompt == "sit":
            name, parts = self.seen.frames[-1]
            place = len(parts) - FRAME_FIELDS[name].index("seated*")
            around["position"] = f"{self.decision.about['empire']}.{POSITIONS[place]}"
        return around

    def _manner(self) -> str:
        """Tell in what way an order is given: as one's own, through another agent, as an ally."""
        if self.seen.active != self.seen.seat:
            return "ally"
        about = self.decision.about
        return "through" if about.get("agent") != about.get("position") else "own"

    def example(self) -> str:
        """Give an answer that names several and is possible."""
        most = {code: self._most(code) for code in self._codes()}
        able = [code for code, number in most.items() if number > 0]
        left = self.left
        parts: list[str] = []
        for code in able:
            number = min(left, most[code])
            if code == able[0] and len(able) > 1 and number == left > 1:
                number -= 1  # so that the example names two
            if number > 0:
                name = self.game.notation.text(code).partition(" ")[2]
                parts.append(name if number == 1 else f"{name}x{number}")
            left -= number
        return " ".join(parts)

    def _most(self, code: int) -> int:
        """Give how often an answer may be named."""
        if self.decision.prompt == "discard":
            return self.seen.hand[code - DISCARD]
        if self.decision.prompt == "fire_kill":
            return self.seen.banners[code - KILL] if code != PASS else 0
        return self.rooms.get(code - PLACE, self.left)

    def groups(self) -> list[Group]:
        """Give the answers, those of one kind together, in the order they first come."""
        answers = Answers(self.game, self.decision, self.speech, self.seen, self.rooms)
        found: dict[str, Group] = {}
        for code in self._codes():
            action = self.game.notation.text(code)
            title = answers.group(action)
            group = found.setdefault(title, Group(title))
            group.entries.append(Entry(action, answers.text(action, code)))
        return sorted(found.values(), key=lambda group: group.entries[0].action in LAST)

    def _codes(self) -> list[int]:
        """Give the actions that can be part of the answer.

        Where several are named at once these can be more than may come first in the engine's
        order: any card of the hand, any region with room.
        """
        if self.decision.prompt == "discard":
            kinds = self.seen.data.by_colour  # as the engine goes through a hand
            return [DISCARD + kind for kind in kinds if self.seen.hand[kind]]
        if self.rooms:
            return [PLACE + region for region in self.rooms]
        return self.seen.options

    def _rooms(self) -> dict[int, int]:
        """Give how many banners each region still takes, where that is limited."""
        if self.decision.prompt not in CAPPED:
            return {}
        name, parts = self.seen.frames[-1]
        fields = FRAME_FIELDS[name]
        empire, cursor = parts[fields.index("empire")], parts[fields.index("cursor")]
        caps = parts[fields.index("caps*") :]
        return {
            region: cap - self.seen.banners[region]
            for region, cap in enumerate(caps)
            if region >= cursor
            and self.seen.holder[region] == empire
            and cap > self.seen.banners[region]
        }


def chosen(given: str, entries: Iterable[Entry]) -> list[Entry]:
    """Give the answers that a typed name could mean: an action in notation, or what it is about."""
    plain = " ".join(given.split()).casefold()
    return [e for e in entries if plain in {e.action.casefold(), e.name.casefold()}]
