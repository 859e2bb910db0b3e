"""One move ahead: try each option, finish the move by heuristics, choose the best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.belief.worth import policy_for
from warofwhispers.bots.judgement.one_ply import option_worths
from warofwhispers.bots.players.characters import PLAIN, Character
from warofwhispers.bots.players.thinker import Thinker
from warofwhispers.bots.randomness import random_for
from warofwhispers.bots.search.settings import patient_style

if TYPE_CHECKING:
    from warofwhispers.bots.players.bot import Budget
    from warofwhispers.dealer import RandomStream
    from warofwhispers.engine.observe import Observation


class GreedyBot(Thinker):
    """Chooses what is best after one complete move of its own."""

    name = "greedy"

    def __init__(self, ease: float = 0.0, character: Character = PLAIN) -> None:
        """Create a bot that accepts a move up to `ease` points worse than the best."""
        super().__init__()
        self._ease = ease
        self.style = patient_style()
        self._character = character

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Return the option with the highest worth, or one that is good enough."""
        if len(seen.options) == 1:
            return seen.options[0]
        rng = random_for(seen, seed)
        worths = self.worths(seen, rng)
        likes = self._character.likes
        liked = [w + likes(seen, o) for w, o in zip(worths, seen.options, strict=True)]
        top = max(liked)
        good = [i for i, worth in enumerate(liked) if worth >= top - self._ease]
        return seen.options[good[rng.below(len(good)) if self._ease else 0]]

    def worths(self, seen: Observation, rng: RandomStream) -> list[float]:
        """Return what each option is worth, in points."""
        belief = self.belief(seen)
        worlds = Worlds(seen, belief.cards)
        chances = belief.chances()
        policy = policy_for(seen, worlds.plain, chances, self.style, belief.forecast)
        return option_worths(worlds.fill(rng, None), policy, rng)
