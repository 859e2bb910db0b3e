"""Telling characters apart by how they play, as somebody who has met each of them would.

What a seat does in a game comes to a few numbers, its manners. A character is known by the means
of many games; somebody unknown is taken for the one whose means lie nearest, each number measured
by how much single games differ in it.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING

from warofwhispers.engine.codes import ATTACK, COUNCIL_SIZE, DRAW, DRAW_PER, SLOT_COUNT

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from warofwhispers.engine.state import State

FAVOURITES = 2  # slots: Devout and Dutiful
EARLY = 2  # rounds


@dataclass(frozen=True, slots=True)
class Manners:
    """How one seat played one game: all of it can be seen once the game is over."""

    attacks: float  # of its orders, the part that were attacks,
    draws: float  # and that drew cards
    swaps: float
    plays: float  # cards played, in tens
    open: float  # of its agents in the first two rounds, the part that served its favourites


def manners(state: State) -> list[Manners]:
    """Return each seat's manners in a game that is over."""
    players, kinds = state.players, state.data.order_kind
    tokens = [-1] * (players * SLOT_COUNT)
    orders, attacks, draws, swaps, plays, sent, served = ([0] * players for _ in range(7))
    round_ = 1
    for event in state.log or []:
        seat, values = event.seat, event.values
        match event.name:
            case "round":
                round_ = values[0]
            case "dealt":
                tokens[seat * SLOT_COUNT + values[0]] = values[1]
            case "ordered":
                orders[seat] += 1
                attacks[seat] += kinds[values[0]] == ATTACK
                draws[seat] += kinds[values[0]] in (DRAW, DRAW_PER)
            case "played":
                plays[seat] += 1
            case "swapped":
                swaps[seat] += 1
                one, other = seat * SLOT_COUNT + values[0], seat * SLOT_COUNT + values[1]
                tokens[one], tokens[other] = tokens[other], tokens[one]
            case "deployed" if round_ <= EARLY:
                sent[seat] += 1
                first = seat * SLOT_COUNT
                served[seat] += values[0] // COUNCIL_SIZE in tokens[first : first + FAVOURITES]
    return [
        Manners(
            attacks=attacks[seat] / max(1, orders[seat]),
            draws=draws[seat] / max(1, orders[seat]),
            swaps=float(swaps[seat]),
            plays=plays[seat] / 10,
            open=served[seat] / max(1, sent[seat]),
        )
        for seat in range(players)
    ]


def mean_of(games: Sequence[Manners]) -> list[float]:
    """Return the means of some games, number by number."""
    return [sum(numbers) / len(games) for numbers in zip(*map(astuple, games), strict=True)]


def spread_of(games: Sequence[Manners]) -> list[float]:
    """Return how much games differ from each other, number by number."""
    return [
        max(1e-6, sum((row - mean) ** 2 for row in numbers) / len(games)) ** 0.5
        for numbers, mean in zip(
            zip(*map(astuple, games), strict=True), mean_of(games), strict=True
        )
    ]


def nearest(
    known: Mapping[str, Sequence[float]], spread: Sequence[float], met: Sequence[float]
) -> str:
    """Return the name whose means are nearest to those of somebody met."""
    away = {
        name: sum(((a - b) / width) ** 2 for a, b, width in zip(means, met, spread, strict=True))
        for name, means in known.items()
    }
    return min(away, key=away.__getitem__)
