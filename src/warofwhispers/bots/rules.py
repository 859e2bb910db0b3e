"""Rules of thumb with a temper: quick players that a person can tell apart.

The tempers are data: six characters, each a name and five numbers. The message catalogue has what
people read about them, under `bots.levels.rules:<name>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.base import Bot, Budget, load_forecast
from warofwhispers.bots.policy import Mind
from warofwhispers.bots.temper import Temper
from warofwhispers.bots.value import multipliers
from warofwhispers.bots.worlds import Worlds
from warofwhispers.dealer import Lot

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State

MEAN: Final = 1.6  # what a city is worth to somebody of whom one knows nothing

# aggression, card greed, deception, readiness to swap, noise
TEMPERS: Final[dict[str, Temper]] = {
    "steady": Temper(1.0, 1.0, 0.0, 1.0, 0.0),
    "warlord": Temper(1.8, 0.5, 0.0, 0.7, 0.0),
    "hoarder": Temper(0.8, 1.8, 0.1, 0.8, 0.0),
    "masked": Temper(0.9, 1.1, 0.8, 0.6, 0.0),
    "turncoat": Temper(1.1, 1.0, 0.2, 2.5, 0.0),
    "dreamer": Temper(1.0, 1.2, 0.2, 1.2, 1.2),
}


class RandomBot(Bot):
    """Any option, each as likely as the next."""

    name = "random"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Give any option."""
        return seen.options[lot_for(seen, seed).below(len(seen.options))]


class RulesBot(Bot):
    """Plays by rules of thumb, with a temper, and thinks nothing about the others."""

    def __init__(self, temper: str = "steady", noise: float = 0.0) -> None:
        """Take a temper by name; `noise` blurs it further (a gentler level)."""
        chosen = TEMPERS[temper]
        self.name = "rules" if temper == "steady" else f"rules:{temper}"
        self._temper = chosen.blurred(noise) if noise else chosen

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Give what the rules of thumb say."""
        if len(seen.options) == 1:
            return seen.options[0]
        state = Worlds(seen).plain
        return plain_mind(state, [self._temper] * seen.players).choose(state, lot_for(seen, seed))


def plain_mind(state: State, tempers: list[Temper]) -> Mind:
    """Give minds for all seats that know their own loyalties and nothing of the others'."""
    weights = [worth - MEAN for worth in multipliers(state)]
    return Mind(load_forecast(), weights, tempers)


def lot_for(seen: Observation, seed: int) -> Lot:
    """Give the source of numbers for one answer: by seed, seat and decision."""
    return Lot(seed, 1000 + seen.seat * 100_003 + seen.count)
