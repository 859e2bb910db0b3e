"""One step ahead: try each option, finish the move by rules of thumb, look what it is worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.base import Bot, Budget, load_forecast
from warofwhispers.bots.belief import Belief
from warofwhispers.bots.likelihood import mean_multipliers
from warofwhispers.bots.policy import Mind
from warofwhispers.bots.rules import lot_for
from warofwhispers.bots.step import step_worths
from warofwhispers.bots.temper import Temper, plain
from warofwhispers.bots.value import expected_points, weights_for
from warofwhispers.bots.worlds import Worlds
from warofwhispers.engine.codes import EMPIRES, SLOTS
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from warofwhispers.dealer import Lot
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import Event, State

GRAIN: Final = 1 << 16


class Thinker(Bot):
    """A bot with a memory: it keeps belief about everybody, and weights that follow from it."""

    def __init__(self) -> None:
        """Begin with nothing seen."""
        self._unread: list[Event] = []
        self._belief: Belief | None = None

    def notice(self, events: Iterable[Event]) -> None:
        """Keep what happened until it is asked: only then the ruleset is at hand."""
        self._unread += events

    def belief(self, seen: Observation) -> Belief:
        """Give the belief, level with the observation."""
        if self._belief is None:
            self._belief = Belief(seen.tables, seen.players, load_forecast())
        fresh, self._unread = self._unread, []  # first, so that no event can fail twice
        self._belief.notice(fresh)
        self._belief.look(seen)
        return self._belief


def own_multipliers(seen: Observation) -> list[float]:
    """Give what a city of each empire is worth to the seat itself."""
    out = [0.0] * EMPIRES
    for slot in range(SLOTS):
        empire = seen.loyalty[seen.seat * SLOTS + slot]
        if empire >= 0:
            out[empire] = float(MULTIPLIERS[slot])
    return out


def believed_worth(seen: Observation, chances: list[list[float]]) -> list[float]:
    """Give what a city is worth to each seat: exactly to one's own, by belief to the others."""
    worth: list[float] = []
    for seat in range(seen.players):
        worth += own_multipliers(seen) if seat == seen.seat else mean_multipliers(chances[seat])
    return worth


def mind_of(seen: Observation, state: State, chances: list[list[float]], temper: Temper) -> Mind:
    """Give a mind for one's own seat whose weights count what the others are believed to want."""
    forecast = load_forecast()
    worth = believed_worth(seen, chances)
    totals = expected_points(state, forecast.cities(state), worth)
    weights: list[float] = []
    for seat in range(seen.players):
        weights += weights_for(seat, worth, totals)
    return Mind(forecast, weights, [temper] * seen.players)


class GreedyBot(Thinker):
    """Takes what is best after one whole move of its own."""

    name = "greedy"

    def __init__(self, temperature: float = 0.0) -> None:
        """`temperature`, in points, blurs the choice: nought for the full strength."""
        super().__init__()
        self._temperature = temperature
        if temperature:
            self.name = f"greedy:{temperature:g}"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Give the option that looks best."""
        if len(seen.options) == 1:
            return seen.options[0]
        lot = lot_for(seen, seed)
        worths = self.worths(seen, lot)
        return seen.options[best_of([worth + self._blur(lot) for worth in worths])]

    def worths(self, seen: Observation, lot: Lot) -> list[float]:
        """Give what each option is worth, in points."""
        belief = self.belief(seen)
        worlds = Worlds(seen, belief.cards)
        chances = belief.chances()
        mind = mind_of(seen, worlds.plain, chances, plain())
        return step_worths(worlds.fill(lot, None), mind, lot)

    def _blur(self, lot: Lot) -> float:
        if not self._temperature:
            return 0.0
        return self._temperature * ((lot.below(GRAIN) + lot.below(GRAIN)) / GRAIN - 1.0)


def best_of(worths: list[float]) -> int:
    """Give the place of the best."""
    return max(range(len(worths)), key=lambda i: worths[i])
