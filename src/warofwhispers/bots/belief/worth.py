"""What cities are worth to each seat, given its own loyalties and its beliefs about the others."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.belief.likelihood import mean_multipliers
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.value import expected_points, weights_for
from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from warofwhispers.bots.judgement.forecast import Forecast
    from warofwhispers.bots.judgement.style import Style
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State


def own_multipliers(seen: Observation) -> list[float]:
    """Return the worth of a city of each empire to the observing seat."""
    out = [0.0] * EMPIRE_COUNT
    for slot in range(SLOT_COUNT):
        empire = seen.loyalty[seen.seat * SLOT_COUNT + slot]
        if empire >= 0:
            out[empire] = float(MULTIPLIERS[slot])
    return out


def believed_worth(seen: Observation, chances: list[list[float]]) -> list[float]:
    """Return the worth of cities to each seat: exact for one's own, expected for the others."""
    worth: list[float] = []
    for seat in range(seen.players):
        worth += own_multipliers(seen) if seat == seen.seat else mean_multipliers(chances[seat])
    return worth


def policy_for(
    seen: Observation, state: State, chances: list[list[float]], style: Style, forecast: Forecast
) -> Policy:
    """Return a policy for one's own seat that takes into account what the others seem to want."""
    worth = believed_worth(seen, chances)
    totals = expected_points(state, forecast.cities(state), worth)
    weights: list[float] = []
    for seat in range(seen.players):
        weights += weights_for(seat, worth, totals)
    return Policy(forecast, weights, [style] * seen.players)
