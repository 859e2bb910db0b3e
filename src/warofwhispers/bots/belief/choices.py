"""The alternatives a player had: the options against which belief weighs the choice made.

Each option is a block of numbers as defined in `likelihood`, stored one after another.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.bots.belief.likelihood import BLOCK, linear
from warofwhispers.bots.judgement.attacks import BANNER
from warofwhispers.bots.judgement.moves import CARD, Judge
from warofwhispers.engine.codes import (
    ADD,
    ADD_PER,
    ATTACK,
    DRAW,
    DRAW_PER,
    EMPIRE_COUNT,
    REGION_COUNT,
    SLOT_COUNT,
)
from warofwhispers.engine.frames.orders import size_of
from warofwhispers.engine.places import first_order, position_empire
from warofwhispers.engine.score import MEAN_MULTIPLIER, MULTIPLIERS

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State


def placings(board: State, seat: i64, vacant: list[int]) -> list[float]:
    """Return the options for deploying an agent to one of the vacant positions (R3.2)."""
    out: list[float] = [0.0] * (BLOCK * len(vacant))
    slot: i64
    i: i64
    for slot in range(SLOT_COUNT):
        judge = Judge(board, [float(MULTIPLIERS[slot]) - MEAN_MULTIPLIER] * EMPIRE_COUNT, 0)
        for i in range(len(vacant)):
            place: i64 = vacant[i]
            worth: float = judge.seat(board, seat, place, 1.0, 1.0)
            out[i * BLOCK + position_empire(place) * SLOT_COUNT + slot] = worth
    return out


def orders(board: State, position: i64, labels: list[int]) -> list[float]:
    """Return the options of a position and append a label for each to `labels`.

    The label of an order is its number, that of an attack its `attack_label`.
    """
    data = board.data
    judge = Judge(board, [1.0] * EMPIRE_COUNT, 0)
    out: list[float] = []
    empire: i64 = position_empire(position)
    first: i64 = first_order(position)
    order: i64
    source: i64
    i: i64
    for order in range(first, first + data.order_count[position]):
        kind: i64 = data.order_kind[order]
        effect: list[float] = [0.0] * EMPIRE_COUNT
        if kind == ADD or kind == ADD_PER:
            number = min(size_of(board, order), board.reserve[empire])
            effect[empire] = number * BANNER * 1.2 * (0.3 + 0.7 * judge.time)
            out += linear(effect, 0.0)
            labels.append(order)
        elif kind == DRAW or kind == DRAW_PER:
            out += linear(effect, size_of(board, order) * CARD * judge.time)
            labels.append(order)
        elif kind == ATTACK:
            for source in range(REGION_COUNT):
                able: i64 = board.movable(source)
                if board.holder[source] != empire or able <= 0:
                    continue
                near = data.borders[source]
                for i in range(len(near)):
                    if board.holder[near[i]] != empire:
                        out += linear(attack(board, empire, source, near[i], able), 0.0)
                        labels.append(attack_label(source, near[i]))
    return out


def attack_label(source: i64, target: i64) -> i64:
    """Return the label of an attack: negative, so that it is no order's number."""
    return -1 - (source * REGION_COUNT + target)


def attack(board: State, empire: i64, source: i64, target: i64, number: i64) -> list[float]:
    """Return an attack's effect on each empire, in cities."""
    effect: list[float] = [0.0] * EMPIRE_COUNT
    weights: list[float] = [0.0] * EMPIRE_COUNT
    judge = Judge(board, weights, 0)
    other: i64
    for other in range(EMPIRE_COUNT):
        if other == empire or other == board.holder[target] or other == board.data.home[target]:
            judge.w[other] = 1.0
            effect[other] = judge.attack(board, empire, source, target, number)
            judge.w[other] = 0.0
    return effect
