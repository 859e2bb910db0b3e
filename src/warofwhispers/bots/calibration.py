"""Chances to win as they come true: those of the search, put right by what came of them.

The search's own chances are for comparing moves, and say too much: a lead melts in rounds that
rules of thumb do not foresee. `scripts/calibrate.py` measures by how much, for each number of
players and each round, and fits two numbers, both in log-odds: by how much an even chance ought to
be shifted, and how much of what is said above or below it comes true.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Final

SUREST: Final = 0.995  # the nearest that a chance comes to certainty, said or meant


def log_odds(chance: float) -> float:
    """Return the log-odds of a chance, which is kept off certainty."""
    kept = min(SUREST, max(1.0 - SUREST, chance))
    return math.log(kept / (1.0 - kept))


@cache
def fitted() -> dict[str, dict[str, tuple[float, float]]]:
    """Return the two numbers by players and round, as they come with the package."""
    text = (files("warofwhispers.bots") / "data" / "calibration.json").read_text("utf-8")
    found: dict[str, dict[str, tuple[float, float]]] = json.loads(text)["fitted"]
    return found


def calibrated(chance: float, players: int, round_: int) -> tuple[float, float]:
    """Return how often somebody with such a chance wins, and how steeply that hangs on it.

    An error of the chance is to be multiplied by the steepness. The order of chances stays.
    """
    shift, slope = fitted()[str(players)][str(max(1, round_))]
    even = log_odds(1.0 / players)
    true = 1.0 / (1.0 + math.exp(-even - shift - slope * (log_odds(chance) - even)))
    kept = min(SUREST, max(1.0 - SUREST, chance))
    return true, slope * true * (1.0 - true) / (kept * (1.0 - kept))
