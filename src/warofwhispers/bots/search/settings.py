"""The numbers a search is set by, so that a player can be frozen while the code goes on."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from warofwhispers.bots.judgement.style import Style, plain_style

PATIENCE: Final = 3.0  # points a swap must win for each later chance to make it


def patient_style(noise: float = 0.0) -> Style:
    """Return the leanings of a player without any but to wait with its swaps."""
    return Style(1.0, 1.0, 0.0, 1.0, noise, PATIENCE)


@dataclass(frozen=True, slots=True)
class Settings:
    """How a search goes about it; chances are chances to win.

    A change of play gets a field here, whose value for `FROZEN_2026` leaves that player as it is.
    """

    forecast: str = "forecast"  # the name of its weights, see `judgement.weights`
    widest: int = 12  # candidates at the root
    each: int = 6  # simulations there must be for each candidate
    clear: float = -0.08  # the chance by which the second best is behind if all is clear
    hopeless: float = -0.15  # the chance by which a candidate's prior may be behind
    rough_near: float = 1.5  # points by which the prior errs at the very end, and
    rough_far: float = 1.8  # how much more for each round to come
    # How many simulations the prior counts for: one's own move looked at is worth many, guesses
    # about agents and swaps few.
    faith: float = 6.0
    faith_big: float = 4.0
    agents: str = "agents"  # the weights of a learnt prior for deployments, or none; with it
    faith_agents: float = 8.0  # it counts for so many simulations,
    widest_agents: int = 8  # and there are so many candidates, or more
    each_agents: int = 36  # if there are so many simulations for each
    tree_share: float = 0.3  # of a question's simulations that go through the tree,
    tree_from: int = 100  # if it has so many
    at_once: bool = True  # whether games tried out lay an order's banners out together
    together: int = 0  # players up to which hopes know of shared loyalties
    rollout: Style = field(default_factory=lambda: patient_style(0.25))
    own: Style = field(default_factory=patient_style)  # of the judgement candidates come from


CURRENT: Final = Settings()
FROZEN_2026: Final = Settings(
    forecast="forecast-2026", widest=12, each=6, clear=-0.08, hopeless=-0.15, rough_near=1.5,
    rough_far=1.8, faith=6.0, faith_big=4.0, agents="", tree_share=0.3, tree_from=100,
    at_once=False, together=0, rollout=Style(1.0, 1.0, 0.0, 1.0, 0.25),
    own=plain_style(),
)  # fmt: skip
"""The strong player of November 2026, the yardstick: these numbers never change."""
TOGETHER: Final = replace(CURRENT, together=4)
"""A candidate: its hopes know that seats with the same loyalties rise and fall together."""
