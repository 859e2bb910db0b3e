"""Calibrated chances to win: the search's own, corrected by what actually happened.

The search's own chances are for comparing moves, and they promise too much: a lead melts in rounds
that rules of thumb do not foresee. `scripts/calibrate.py` measures by how much, and fits two
numbers in log-odds for each number of players: the shift of an even chance, and the slope, the part
of what is said above or below it that comes true. Both depend on how much of the game is left; they
are fitted where a round begins and at the end of the game, and run straight in between.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final

SUREST: Final = 0.995  # the most certain chance, in or out
Correction = list[tuple[float, float]]
"""Shift and slope with no round left, with one round left, and so on."""


def log_odds(chance: float) -> float:
    """Return the log-odds of a chance, which is first kept away from certainty."""
    kept = min(SUREST, max(1.0 - SUREST, chance))
    return math.log(kept / (1.0 - kept))


def even_odds(players: int) -> float:
    """Return the log-odds of an even chance."""
    return log_odds(1.0 / players)


@cache
def load_correction(players: int) -> Correction:
    """Return the correction for a number of players, as it comes with the package."""
    text = (files("warofwhispers.bots") / "data" / "calibration.json").read_text("utf-8")
    found: Correction = json.loads(text)[str(players)]
    return found


def calibrated(chance: float, players: int, left: float) -> tuple[float, float]:
    """Return how often a player with this chance wins, and the derivative of that.

    `left` is the number of rounds to come, parts of one included. Multiply the error of the chance
    by the steepness. The order of chances stays.
    """
    return correct(chance, players, left, load_correction(players))


def correct(
    chance: float, players: int, left: float, correction: Correction
) -> tuple[float, float]:
    """Return the same as `calibrated`, for a given correction."""
    even = even_odds(players)
    parts = parts_at(left)
    shift = sum(part * correction[knot][0] for knot, part in parts)
    slope = sum(part * correction[knot][1] for knot, part in parts)
    true = 1.0 / (1.0 + math.exp(-even - shift - slope * (log_odds(chance) - even)))
    kept = min(SUREST, max(1.0 - SUREST, chance))
    return true, slope * true * (1.0 - true) / (kept * (1.0 - kept))


def parts_at(left: float) -> tuple[tuple[int, float], tuple[int, float]]:
    """Return the two whole numbers of rounds beside a part of the game, and the weight of each."""
    below = min(3, max(0, int(left)))
    part = min(1.0, left - below)
    return (below, 1.0 - part), (below + 1, part)
