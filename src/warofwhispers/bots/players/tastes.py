"""What makes a strong player better company: preferences among moves of similar strength.

They are in points, like a character's likings; a move that wins clearly more often than the others
is chosen all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.belief.worth import own_multipliers
from warofwhispers.engine.codes import (
    ASK_ATTACK_TO,
    ASK_SWAP,
    EMPIRE_COUNT,
    PASS,
    REGION_COUNT,
    ROUND_COUNT,
    SLOT_COUNT,
    SWAP,
    TO,
)
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.bots.search.settings import Taste
    from warofwhispers.engine.observe import Observation

LAST_SWAP = ROUND_COUNT - 1  # the last round after which loyalties are swapped


def taste_bonus(
    taste: Taste, seen: Observation, option: int, means: Sequence[Sequence[float]]
) -> float:
    """Return an option's appeal in points; `means` has what cities seem worth to each seat."""
    if seen.prompt == ASK_SWAP:
        if not taste.apart:
            return 0.0
        return -taste.apart * seen.round / LAST_SWAP * likeness(seen, option, means)
    if seen.prompt == ASK_ATTACK_TO and TO <= option < TO + REGION_COUNT:
        region = option - TO
        own = seen.holder[region] == seen.loyalty[seen.seat * SLOT_COUNT]
        return -taste.loyal if own and seen.data.city[region] else 0.0
    return 0.0


def likeness(seen: Observation, option: int, means: Sequence[Sequence[float]]) -> float:
    """Return how much a swap's loyalties resemble the others', as a mean correlation.

    1 means the same loyalties. `means` has what cities seem to be worth to each seat.
    """
    own = list(own_multipliers(seen))
    if option != PASS:
        tokens = seen.loyalty[seen.seat * SLOT_COUNT : (seen.seat + 1) * SLOT_COUNT]
        one, other = SLOT_PAIRS[option - SWAP]
        own[tokens[one]], own[tokens[other]] = float(MULTIPLIERS[other]), float(MULTIPLIERS[one])
    middle = sum(MULTIPLIERS) / EMPIRE_COUNT
    whole = sum((number - middle) ** 2 for number in MULTIPLIERS)
    others = [row for seat, row in enumerate(means) if seat != seen.seat]
    return sum(
        (mine - middle) * (theirs - middle)
        for row in others
        for mine, theirs in zip(own, row, strict=True)
    ) / (whole * len(others))
