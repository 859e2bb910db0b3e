"""How well each loyalty order explains what somebody did: the arithmetic under `belief`."""

from __future__ import annotations

import math
from itertools import permutations
from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from mypy_extensions import i64

ORDERS: Final = 120
# The empire in each slot, and the slot of each empire, order after order.
EMPIRE_IN: Final = [empire for order in permutations(range(EMPIRE_COUNT)) for empire in order]
SLOT_OF: Final = [
    order.index(e) for order in permutations(range(EMPIRE_COUNT)) for e in range(EMPIRE_COUNT)
]
# An option is a block of 25 numbers: what it is worth through each empire in each slot.
BLOCK: Final = EMPIRE_COUNT * SLOT_COUNT

# Kinds of player: how sharply each goes for what it wants (0: by chance).
SHARPNESS: Final = [0.0, 0.6, 2.0, 5.0]
KINDS: Final = 4
# How often a player does something for reasons that are not modelled here, and how much of the
# evidence to believe: moves of one player hang together, so they tell less than they seem to.
STRAY: Final = 0.12
TRUST: Final = 0.95


def linear(effect: list[float], extra: float) -> list[float]:
    """Make an option's block from its effect on each empire, in cities, and points beside."""
    block: list[float] = []
    empire: i64
    slot: i64
    for empire in range(EMPIRE_COUNT):
        for slot in range(SLOT_COUNT):
            block.append(effect[empire] * float(MULTIPLIERS[slot]))
    for slot in range(SLOT_COUNT):
        block[slot] += extra
    return block


def evidence(options: list[float], chosen: int, trust: float, chances: list[float]) -> list[float]:
    """Return, kind by kind and order by order, the log of the chance of the option `chosen`.

    `options` holds the options' blocks one after the other, `chances` how likely each is to be
    taken by one who does not look.
    """
    number: i64 = len(options) // BLOCK
    out: list[float] = [0.0] * (KINDS * ORDERS)
    worth: list[float] = [0.0] * number
    order: i64
    option: i64
    empire: i64
    kind: i64
    for order in range(ORDERS):
        top: float = -1.0e9
        for option in range(number):
            total: float = 0.0
            base: i64 = option * BLOCK
            for empire in range(EMPIRE_COUNT):
                total += options[
                    base + empire * SLOT_COUNT + SLOT_OF[order * EMPIRE_COUNT + empire]
                ]
            worth[option] = total
            top = max(top, total)
        for kind in range(KINDS):
            sharp: float = SHARPNESS[kind]
            whole: float = 0.0
            for option in range(number):
                whole += chances[option] * math.exp((worth[option] - top) * sharp)
            chance: float = chances[chosen] * math.exp((worth[chosen] - top) * sharp) / whole
            chance = chance * (1.0 - STRAY) + STRAY * chances[chosen]
            out[kind * ORDERS + order] = math.log(chance) * trust
    return out


def added(logs: list[float], more: list[float]) -> None:
    """Add evidence to what is there already, in place."""
    i: i64
    for i in range(len(logs)):
        logs[i] += more[i]


def spread(logs: list[float]) -> list[float]:
    """Turn logs by kind and order into chances by order."""
    top: float = -1.0e30
    i: i64
    for i in range(len(logs)):
        top = max(top, logs[i])
    out: list[float] = [0.0] * ORDERS
    total: float = 0.0
    for i in range(len(logs)):
        chance: float = math.exp(logs[i] - top)
        out[i % ORDERS] += chance
        total += chance
    for i in range(ORDERS):
        out[i] /= total
    return out


def mean_multipliers(chances: list[float]) -> list[float]:
    """Return what one city of each empire is worth to a seat, by the chances of its orders."""
    out: list[float] = [0.0] * EMPIRE_COUNT
    order: i64
    empire: i64
    for order in range(ORDERS):
        chance: float = chances[order]
        if chance > 0.0:
            for empire in range(EMPIRE_COUNT):
                slot: i64 = SLOT_OF[order * EMPIRE_COUNT + empire]
                out[empire] += chance * float(MULTIPLIERS[slot])
    return out
