"""What makes a strong player better company: preferences among moves of similar strength.

They are in points, like a character's likings; a move that wins clearly more often than the others
is chosen all the same.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.bots.belief.loyalties import order_number
from warofwhispers.bots.search.study import multipliers_of
from warofwhispers.engine.codes import (
    ASK_ATTACK_TO,
    ASK_SWAP,
    PASS,
    REGION_COUNT,
    ROUND_COUNT,
    SLOT_COUNT,
    SWAP,
    TO,
)
from warofwhispers.engine.frames.rounds import SLOT_PAIRS
from warofwhispers.engine.score import MEAN_MULTIPLIER, MULTIPLIERS

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.bots.search.settings import Taste
    from warofwhispers.engine.observe import Observation

LAST_SWAP: Final = ROUND_COUNT - 1  # the last round after which loyalties are swapped
TIES_FROM: Final = 3  # players; among two, ties are seldom enough


def taste_bonus(
    taste: Taste,
    seen: Observation,
    option: int,
    means: Sequence[Sequence[float]],
    chances: Sequence[Sequence[float]],
) -> float:
    """Return an option's appeal in points, beyond its chance to win.

    `means` has what cities seem to be worth to each seat, `chances` its probabilities for each of
    the 120 orders of loyalties.
    """
    if seen.prompt == ASK_SWAP:
        bonus = 0.0
        if taste.apart:
            bonus -= taste.apart * seen.round / LAST_SWAP * likeness(seen, option, means)
        if taste.unique and seen.players >= TIES_FROM and seen.round > 1:
            late = (seen.round - 1) / (LAST_SWAP - 1)
            bonus -= taste.unique * late * copies(seen, option, chances)
        return bonus
    if seen.prompt == ASK_ATTACK_TO and TO <= option < TO + REGION_COUNT:
        region = option - TO
        own = seen.holder[region] == seen.loyalty[seen.seat * SLOT_COUNT]
        return -taste.loyal if own and seen.data.city[region] else 0.0
    return 0.0


def loyalties_after(seen: Observation, option: int) -> list[int]:
    """Return one's own loyalties after a swap, or after declining to swap."""
    tokens = seen.loyalty[seen.seat * SLOT_COUNT : (seen.seat + 1) * SLOT_COUNT]
    if option != PASS:
        one, other = SLOT_PAIRS[option - SWAP]
        tokens[one], tokens[other] = tokens[other], tokens[one]
    return tokens


def copies(seen: Observation, option: int, chances: Sequence[Sequence[float]]) -> float:
    """Return how many others probably have the very loyalties one would have, and so would tie."""
    mine = order_number(loyalties_after(seen, option))
    return sum(row[mine] for seat, row in enumerate(chances) if seat != seen.seat)


def likeness(seen: Observation, option: int, means: Sequence[Sequence[float]]) -> float:
    """Return how much a swap's loyalties resemble the others', as a mean correlation.

    1 means the same loyalties. `means` has what cities seem to be worth to each seat.
    """
    own = multipliers_of(loyalties_after(seen, option))
    whole = sum((number - MEAN_MULTIPLIER) ** 2 for number in MULTIPLIERS)
    others = [row for seat, row in enumerate(means) if seat != seen.seat]
    return sum(
        (mine - MEAN_MULTIPLIER) * (theirs - MEAN_MULTIPLIER)
        for row in others
        for mine, theirs in zip(own, row, strict=True)
    ) / (whole * len(others))
