"""What a seat may suspect about the others, and which actions suggest it, from what it has seen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from warofwhispers.bots.advice import Suspicion  # noqa: TC001 - a shape, read at run time
from warofwhispers.bots.belief.likelihood import mean_multipliers, spread
from warofwhispers.bots.belief.loyalties import Belief, order_number
from warofwhispers.bots.explain import suspicion_of
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import events_for
from warofwhispers.content import EMPIRES
from warofwhispers.engine.codes import SLOT_COUNT
from warofwhispers.engine.score import MEAN_MULTIPLIER
from warofwhispers.facts.shapes import Happened  # noqa: TC001 - a shape, read at run time
from warofwhispers.game import happened
from warofwhispers.notation import Namer

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event
    from warofwhispers.game import Game

TELLING: Final = 0.08  # points by which an action must change the apparent worth of a city
MOST: Final = 3  # actions listed for each player


@dataclass(frozen=True, slots=True)
class Clue:
    """Something a player did, and what it revealed: an empire's worth to them rose, or fell."""

    event: Happened
    empire: str
    change: float


@dataclass(frozen=True, slots=True)
class Suspect:
    """What is believed about a player, and the actions that suggest most of it, in order."""

    belief: Suspicion
    clues: tuple[Clue, ...]


@dataclass(frozen=True, slots=True)
class Suspicions:
    """What one seat may believe about each of the others, by society."""

    seat: str
    suspects: dict[str, Suspect]


@dataclass(slots=True)
class Shift:
    """An event, with its effect on the belief about its player, empire by empire."""

    event: Event
    change: list[float]


class Reader:
    """Follows a game from one seat, and notes what each action reveals."""

    def __init__(self, game: Game, society: str, *, notes: bool = True) -> None:
        """Read everything that has happened so far; without `notes`, record no actions."""
        self.game = game
        self.society = society
        self.notes = notes
        self.seen: Observation = game.observation(society)
        self.belief = Belief(self.seen.data, self.seen.players, load_forecast())
        self.shifts: list[list[Shift]] = [[] for _ in range(self.seen.players)]
        self._read_so_far = 0
        self.read_on()

    def read_on(self) -> None:
        """Read what has happened since the last call."""
        state = self.game.state
        self.seen = self.game.observation(self.society)
        for event in events_for(state, self.seen.seat, self._read_so_far):
            self._read(event)
        self._read_so_far = len(state.log or ())
        self.belief.look(self.seen)

    def _read(self, event: Event) -> None:
        if not self.notes or event.seat < 0 or event.seat == self.seen.seat:
            self.belief.notice([event])
            return
        before = self.belief.logs[event.seat][:]
        self.belief.notice([event])
        after = self.belief.logs[event.seat]
        if after == before:
            return
        then, now = mean_multipliers(spread(before)), mean_multipliers(spread(after))
        change = [new - old for new, old in zip(now, then, strict=True)]
        if max(map(abs, change)) >= TELLING:
            self.shifts[event.seat].append(Shift(event, change))

    def chances(self) -> list[list[float]]:
        """Return every seat's chances for its loyalty orders; the seat's own are certain."""
        seen = self.seen
        own = seen.loyalty[seen.seat * SLOT_COUNT : (seen.seat + 1) * SLOT_COUNT]
        if min(own) < 0:  # some have not been dealt yet
            return self.belief.chances()
        known = [order_number(own) if seat == seen.seat else None for seat in range(seen.players)]
        return self.belief.chances(known)

    def clues(self, seat: int, worth: Sequence[float]) -> tuple[Clue, ...]:
        """Return the actions that best explain what empires now seem to be worth to a seat."""
        found: list[tuple[float, Shift, int]] = []
        for shift in self.shifts[seat]:
            fitting = [
                empire
                for empire, change in enumerate(shift.change)
                if abs(change) >= TELLING and (change > 0) == (worth[empire] > MEAN_MULTIPLIER)
            ]
            if fitting:
                empire = max(fitting, key=lambda one: abs(shift.change[one]))
                found.append((abs(shift.change[empire]), shift, empire))
        found.sort(key=lambda entry: -entry[0])
        # What somebody does round after round is listed once, where it revealed most.
        once: dict[tuple[str, tuple[int, ...], int], tuple[float, Shift, int]] = {}
        for entry in found:
            once.setdefault((entry[1].event.name, entry[1].event.values, entry[2]), entry)
        top = sorted(list(once.values())[:MOST], key=lambda entry: entry[1].event.number)
        namer = Namer(self.game.notation, self.game.state.seats)
        return tuple(
            Clue(
                happened(shift.event, namer, self.game.seats),
                EMPIRES[empire],
                round(shift.change[empire], 3),
            )
            for _, shift, empire in top
        )


def suspicions(game: Game, society: str) -> Suspicions:
    """Return what a society may suspect about the others at this point of a game."""
    reader = Reader(game, society)
    chances = reader.chances()
    suspects: dict[str, Suspect] = {
        other: Suspect(
            suspicion_of(chances[seat]), reader.clues(seat, mean_multipliers(chances[seat]))
        )
        for seat, other in enumerate(game.seats)
        if other != society
    }
    return Suspicions(society, suspects)
