"""Random numbers for bots: the same observation and seed give the same numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.dealer import RandomStream

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation


def random_for(seen: Observation, seed: int) -> RandomStream:
    """Return the random stream for one answer, fixed by seed, seat and number of the decision."""
    return RandomStream(seed, 1000 + seen.seat * 100_003 + seen.count)
