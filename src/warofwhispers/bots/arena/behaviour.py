"""Telling characters apart by how they play, as a person who has met each of them would.

What a seat does in a game is summed up in a few numbers, its behaviour. A character is identified
by their means over many games; an unknown player is taken for the character whose means are
nearest, each number scaled by how much it varies from game to game.
"""

from __future__ import annotations

from dataclasses import astuple, dataclass
from typing import TYPE_CHECKING

from warofwhispers.engine.codes import ATTACK, DRAW, DRAW_PER, SLOT_COUNT
from warofwhispers.engine.places import position_empire

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from warofwhispers.engine.state import State

FAVOURITES = 2  # slots: Devout and Dutiful
EARLY = 2  # rounds


@dataclass(frozen=True, slots=True)
class Behaviour:
    """How one seat played one game, all of it visible once the game is over."""

    attacks: float  # the share of its orders that were attacks,
    draws: float  # and that drew cards
    swaps: float
    plays: float  # cards played, in tens
    open: float  # the share of its agents in the first two rounds that served its favourites


def behaviour_of(state: State) -> list[Behaviour]:
    """Return each seat's behaviour in a finished game."""
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
                served[seat] += position_empire(values[0]) in tokens[first : first + FAVOURITES]
    return [
        Behaviour(
            attacks=attacks[seat] / max(1, orders[seat]),
            draws=draws[seat] / max(1, orders[seat]),
            swaps=float(swaps[seat]),
            plays=plays[seat] / 10,
            open=served[seat] / max(1, sent[seat]),
        )
        for seat in range(players)
    ]


def mean_of(games: Sequence[Behaviour]) -> list[float]:
    """Return the mean of each number over some games."""
    return [sum(numbers) / len(games) for numbers in zip(*map(astuple, games), strict=True)]


def spread_of(games: Sequence[Behaviour]) -> list[float]:
    """Return how much each number varies between games."""
    return [
        max(1e-6, sum((row - mean) ** 2 for row in numbers) / len(games)) ** 0.5
        for numbers, mean in zip(
            zip(*map(astuple, games), strict=True), mean_of(games), strict=True
        )
    ]


def nearest(
    known: Mapping[str, Sequence[float]], spread: Sequence[float], met: Sequence[float]
) -> str:
    """Return the name whose means are nearest to those of the player met."""
    away = {
        name: sum(((a - b) / width) ** 2 for a, b, width in zip(means, met, spread, strict=True))
        for name, means in known.items()
    }
    return min(away, key=away.__getitem__)
