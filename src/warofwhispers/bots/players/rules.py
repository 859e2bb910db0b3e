"""Fast players: heuristics with a style, and random choice."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.belief.worlds import Worlds
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.value import multipliers
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Bot, Budget
from warofwhispers.bots.players.characters import style_of
from warofwhispers.bots.randomness import random_for
from warofwhispers.engine.score import MEAN_MULTIPLIER

if TYPE_CHECKING:
    from warofwhispers.bots.judgement.style import Style
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State


class RandomBot(Bot):
    """Chooses any option, all equally likely."""

    name = "random"

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Return an option, all equally likely."""
        return seen.options[random_for(seen, seed).below(len(seen.options))]


class RulesBot(Bot):
    """Plays by heuristics, with a style, and ignores what the others want."""

    name = "rules"

    def __init__(self, style: Style | None = None) -> None:
        """Create a bot with this style, or a neutral one."""
        self._style = style or style_of("")

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:  # noqa: ARG002 - no thought
        """Return what rules of thumb suggest, judging by what the seat sees; it takes no search."""
        if len(seen.options) == 1:
            return seen.options[0]
        state = Worlds(seen).plain
        return plain_policy(state, [self._style] * seen.players).choose(
            state, random_for(seen, seed)
        )


def plain_policy(state: State, styles: list[Style]) -> Policy:
    """Return a policy in which every seat knows its own loyalties and nothing about the others'."""
    weights = [worth - MEAN_MULTIPLIER for worth in multipliers(state)]
    return Policy(load_forecast(), weights, styles)
