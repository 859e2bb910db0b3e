"""One move ahead: try each option, finish the move by rules of thumb, take the best."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.belief.worth import policy_for
from warofwhispers.bots.judgement.one_ply import option_worths
from warofwhispers.bots.judgement.style import plain_style
from warofwhispers.bots.players.thinker import Thinker
from warofwhispers.bots.randomness import random_for

if TYPE_CHECKING:
    from warofwhispers.bots.players.bot import Budget
    from warofwhispers.dealer import RandomStream
    from warofwhispers.engine.observe import Observation

GRAIN: Final = 1 << 16


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
        """Return the option with the highest worth, blurred by the temperature."""
        if len(seen.options) == 1:
            return seen.options[0]
        rng = random_for(seen, seed)
        worths = self.worths(seen, rng)
        return seen.options[best_of([worth + self._blur(rng) for worth in worths])]

    def worths(self, seen: Observation, rng: RandomStream) -> list[float]:
        """Return what each option is worth, in points."""
        belief = self.belief(seen)
        worlds = Worlds(seen, belief.cards)
        chances = belief.chances()
        policy = policy_for(seen, worlds.plain, chances, plain_style(), belief.forecast)
        return option_worths(worlds.fill(rng, None), policy, rng)

    def _blur(self, rng: RandomStream) -> float:
        if not self._temperature:
            return 0.0
        return self._temperature * ((rng.below(GRAIN) + rng.below(GRAIN)) / GRAIN - 1.0)


def best_of(worths: list[float]) -> int:
    """Return the index of the highest worth, the first of several."""
    return max(range(len(worths)), key=lambda i: worths[i])
