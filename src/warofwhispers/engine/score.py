"""Points and winners (R8)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.content import names
from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.places import agent_player, agent_region

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

MULTIPLIERS: Final = list(names.MULTIPLIERS)  # reading a list is what compiled code does best
MEAN_MULTIPLIER: Final = sum(MULTIPLIERS) / SLOT_COUNT  # what a city of an unknown empire is worth


def cities(s: State) -> list[int]:
    """Count the cities each empire controls."""
    count = [0] * EMPIRE_COUNT
    where = s.data.cities
    i: i64
    for i in range(len(where)):
        count[s.holder[where[i]]] += 1
    return count


def face_down(s: State, player: int) -> int:
    """Count a player's tokens that still lie face down."""
    return sum(1 for slot in range(SLOT_COUNT) if not (s.face_up[player] >> slot) & 1)


def bonus(s: State, player: int) -> int:
    """Return what a player's face-down tokens are worth in points (R8.2)."""
    return face_down(s, player) if s.data.concealed_bonus else 0


def counted(s: State, player: int, count: list[int]) -> list[int]:
    """Add a player's field agents to the cities of each empire (R8.1)."""
    mine = count[:]
    for where in s.field:
        if agent_player(where) == player:
            mine[s.holder[agent_region(where)]] += 1
    return mine


def points(s: State) -> list[int]:
    """Score every seat as if the game ended now; loyalties not yet dealt count for nothing."""
    count = cities(s)
    scores: list[int] = []
    for player in range(s.players):
        mine = counted(s, player, count)
        total = bonus(s, player)
        for slot in range(SLOT_COUNT):
            empire = s.loyalty[player * SLOT_COUNT + slot]
            if empire >= 0:
                total += MULTIPLIERS[slot] * mine[empire]
        scores.append(total)
    return scores


def leaders(scores: list[int]) -> list[int]:
    """Return the seats with the most points."""
    best = max(scores)
    return [player for player in range(len(scores)) if scores[player] == best]


def tie_figure(s: State, player: int) -> int:
    """Return what decides a tie first (R8.3): tokens still face down, or swaps made."""
    return face_down(s, player) if s.data.tie_concealed else s.swaps[player]


def winners(s: State) -> list[int]:
    """Return the winning seats, with ties broken by R8.3; empty if the ruleset says so."""
    tied = leaders(points(s))
    figures = [tie_figure(s, player) for player in tied]
    wanted = max(figures) if s.data.tie_concealed else min(figures)
    tied = [player for player in tied if tie_figure(s, player) == wanted]
    cards = max(s.hand_size[player] for player in tied)
    tied = [player for player in tied if s.hand_size[player] == cards]
    if s.data.tie_concealed and len(tied) > 1:
        return []
    return tied
