"""A learnt estimate of where a newly deployed agent helps most.

Each position is described by what its orders could do for its player. The vacant positions before
it count too, because the agent would act for them as well (R4.2). The training examples are
deployments that the search has evaluated; `scripts/train_agents.py` fits the weights.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ATTACK,
    DRAW,
    DRAW_PER,
    SWITCH,
)
from warofwhispers.engine.frames.orders import controlled_by, size_of
from warofwhispers.engine.places import end_beside, first_order, position_empire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.bots.judgement.moves import Judge
    from warofwhispers.engine.state import State

TRAITS: Final = (
    "attack for", "attack against", "attack now", "add for", "add against", "draw", "draw early",
    "switch", "position",
)  # fmt: skip
PARTS: Final = (
    "own", "vacant", "own, else mine", "own, else another's", "vacant, else mine",
)  # fmt: skip
FEATURES: Final = len(TRAITS) * len(PARTS)
MOST_ADDED, MOST_DRAWN = 5, 4
SLOPE: Final = 0.2  # change in the chance to win per unit of log odds, near one half


def traits(s: State, judge: Judge, position: int) -> list[float]:
    """Return one number for each of TRAITS: what the position's orders could do."""
    data, empire = s.data, position_empire(position)
    attack = switch = False
    added = drawn = 0
    first = first_order(position)
    for order in range(first, first + data.order_count[position]):
        kind = data.order_kind[order]
        if kind == ATTACK:
            attack = True
        elif kind in (ADD, ADD_PER):
            added = max(added, min(MOST_ADDED, size_of(s, order), s.reserve[empire]))
        elif kind in (DRAW, DRAW_PER):
            drawn = max(drawn, min(MOST_DRAWN, size_of(s, order)))
        elif kind == SWITCH:
            switch = True
    liked, disliked = max(judge.w[empire], 0.0), max(-judge.w[empire], 0.0)
    return [
        liked if attack else 0.0,
        disliked if attack else 0.0,
        max(0.0, judge.plain_attack(s, empire)) if attack else 0.0,
        added * liked,
        added * disliked,
        float(drawn),
        drawn * judge.time,
        float(switch),
        1.0,
    ]


def features(s: State, judge: Judge, player: int, positions: Sequence[int]) -> list[list[float]]:
    """Return TRAITS for each of PARTS, for an agent of `player` at each vacant position given.

    `vacant` are the positions before it that it would act for; `else` is who would act otherwise.
    """
    known = {position: traits(s, judge, position) for position in range(len(s.council))}
    nothing = [0.0] * len(TRAITS)
    out = []
    for position in positions:
        further = s.council[position + 1 : end_beside(position)]
        acting = next((owner for owner in further if owner >= 0), -1)
        own, vacant = known[position], nothing
        served = controlled_by(s, position)
        for place in range(position - 1, -1, -1):
            if (served >> place) & 1:
                vacant = [a + b for a, b in zip(vacant, known[place], strict=True)]
        out.append(
            [
                *own,
                *vacant,
                *(own if acting == player else nothing),
                *(own if acting not in (-1, player) else nothing),
                *(vacant if acting == player else nothing),
            ]
        )
    return out


def agent_chances(
    s: State, judge: Judge, player: int, positions: Sequence[int], weights: Sequence[float]
) -> list[float]:
    """Return roughly what an agent at each of these positions adds to the chance to win."""
    return [
        SLOPE * sum(weight * trait for weight, trait in zip(weights, row, strict=True))
        for row in features(s, judge, player, positions)
    ]
