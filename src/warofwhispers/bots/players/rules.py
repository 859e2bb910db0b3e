"""Rules of thumb with a style: quick players that a person can tell apart.

The styles are data: six characters, each a name and five numbers. The message catalogue has what
people read about them, under `bots.levels.rules:<name>`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.style import Style
from warofwhispers.bots.judgement.value import multipliers
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Bot, Budget
from warofwhispers.bots.randomness import random_for

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State

MEAN: Final = 1.6  # what a city is worth to somebody of whom one knows nothing

# aggression, card greed, deception, readiness to swap, noise
STYLES: Final[dict[str, Style]] = {
    "steady": Style(1.0, 1.0, 0.0, 1.0, 0.0),
    "warlord": Style(1.8, 0.5, 0.0, 0.7, 0.0),
    "hoarder": Style(0.8, 1.8, 0.1, 0.8, 0.0),
    "masked": Style(0.9, 1.1, 0.8, 0.6, 0.0),
    "turncoat": Style(1.1, 1.0, 0.2, 2.5, 0.0),
    "dreamer": Style(1.0, 1.2, 0.2, 1.2, 1.2),
}


class RandomBot(Bot):
    """Any option, each as likely as the next."""

    name = "random"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Return an option, each as likely as the next."""
        return seen.options[random_for(seen, seed).below(len(seen.options))]


class RulesBot(Bot):
    """Plays by rules of thumb, with a style, and thinks nothing about the others."""

    def __init__(self, style: str = "steady", noise: float = 0.0) -> None:
        """Take a style by name; `noise` blurs it further (a gentler level)."""
        chosen = STYLES[style]
        self.name = "rules" if style == "steady" else f"rules:{style}"
        self._style = chosen.blurred(noise) if noise else chosen

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Return what the rules of thumb say."""
        if len(seen.options) == 1:
            return seen.options[0]
        state = Worlds(seen).plain
        return plain_policy(state, [self._style] * seen.players).choose(
            state, random_for(seen, seed)
        )


def plain_policy(state: State, styles: list[Style]) -> Policy:
    """Return policies for all seats that know their own loyalties and nothing of the others'."""
    weights = [worth - MEAN for worth in multipliers(state)]
    return Policy(load_forecast(), weights, styles)
