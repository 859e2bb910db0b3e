"""Quick players: by rules of thumb with a style, and by chance."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.value import multipliers
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Bot, Budget
from warofwhispers.bots.players.characters import style_of
from warofwhispers.bots.randomness import random_for

if TYPE_CHECKING:
    from warofwhispers.bots.judgement.style import Style
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State

MEAN: Final = 1.6  # what a city is worth to somebody of whom one knows nothing


class RandomBot(Bot):
    """Any option, each as likely as the next."""

    name = "random"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Return an option, each as likely as the next."""
        return seen.options[random_for(seen, seed).below(len(seen.options))]


class RulesBot(Bot):
    """Plays by rules of thumb, with a style, and thinks nothing about the others."""

    name = "rules"

    def __init__(self, style: Style | None = None) -> None:
        """Take a style, or none in particular."""
        self._style = style or style_of("")

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
