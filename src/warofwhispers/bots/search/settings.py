"""The settings of a search, so that a player can stay frozen while the code moves on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from warofwhispers.bots.judgement.style import Style, plain_style

PATIENCE: Final = 3.0  # points a swap must gain for each later opportunity to make it


def patient_style(noise: float = 0.0) -> Style:
    """Return a neutral style, except that it waits with its swaps."""
    return Style(1.0, 1.0, 0.0, 1.0, noise, PATIENCE)


@dataclass(frozen=True, slots=True)
class Taste:
    """What a player prefers among moves of similar strength, in points (see `players.tastes`)."""

    apart: float = 0.0  # loyalties unlike the others', the later the more
    loyal: float = 0.0  # not to attack a city of the empire one is Devout to
    unique: float = 0.0  # not the very loyalties of another, the later the more (three or more)


COMPANY: Final = Taste(apart=2.5, loyal=0.5)
"""Preferences that make strong players better company, without a measurable loss of strength."""


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search proceeds; every chance is a chance to win.

    A change in how the search plays becomes a field here, and `FROZEN_2026` gets the value that
    leaves that player unchanged.
    """

    forecast: str = "forecast"  # the name of the forecast's weights, see `judgement.weights`
    widest: int = 12  # most candidates at the root
    each: int = 6  # fewest simulations per candidate
    clear: float = -0.08  # the second best is this far behind when the choice is clear
    hopeless: float = -0.15  # a candidate whose prior is further behind is dropped
    rough_near: float = 1.5  # error of the prior at the very end, in points, and
    rough_far: float = 1.8  # what each round still to come adds to it
    # How many simulations the prior counts for: many where one's own move was evaluated, few where
    # agents and swaps were estimated.
    faith: float = 6.0
    faith_big: float = 4.0
    agents: str = "agents"  # the weights of the learnt prior for deployments, or none; if any,
    faith_agents: float = 8.0  # it counts for this many simulations,
    widest_agents: int = 8  # and there are this many candidates, or more
    each_agents: int = 36  # if each gets this many simulations
    tree_share: float = 0.3  # the share of a question's simulations spent in the tree
    tree_from: int = 100  # if it has at least this many
    at_once: bool = True  # whether playouts place an order's banners together
    in_step: bool = True  # whether candidates have the same luck at the same question
    lines: bool = False  # whether a card played and the rest of its move are one candidate
    taste: Taste = COMPANY
    rollout: Style = field(default_factory=lambda: patient_style(0.25))
    own: Style = field(default_factory=patient_style)  # for the judgement that ranks candidates


CURRENT: Final = Settings(forecast="forecast-greedy", lines=True)
FROZEN_2026: Final = Settings(
    forecast="forecast-2026", widest=12, each=6, clear=-0.08, hopeless=-0.15, rough_near=1.5,
    rough_far=1.8, faith=6.0, faith_big=4.0, agents="", tree_share=0.3, tree_from=100,
    at_once=False, in_step=False, lines=False, taste=Taste(),
    rollout=Style(1.0, 1.0, 0.0, 1.0, 0.25), own=plain_style(),
)  # fmt: skip
"""The strong player of November 2026, the yardstick: these numbers never change."""
COACH: Final = Settings()
"""For advice, reviews and puzzles: chances are calibrated to this forecast, and to moves that are
searched question by question."""
SHALLOW: Final = replace(COACH, tree_share=0.0)
"""For levels that see less far: candidates are tried out, but no tree of answers is searched, and
the forecast is the one of `greedy`."""
WITHOUT_TASTES: Final = replace(CURRENT, taste=Taste())
"""The same player without its tastes, to see what they cost."""
UNIQUE: Final = replace(CURRENT, taste=replace(COMPANY, unique=4.0))
"""An experiment: it avoids the very loyalties of another, for fewer ties."""
