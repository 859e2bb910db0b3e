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
FAR: Final = 300.0  # the logarithm beyond which one factor of an option's weight does not go


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


class _Sums:
    """Sums over all options, for one kind of player, to be looked up by order.

    An option's weight is a product over the empires it touches. So options that touch one empire
    are summed up by its slot, those that touch two by both slots; seldom are there more.
    """

    def __init__(self, sharp: float) -> None:
        self.sharp = sharp
        self.rest: float = 0.0  # of options that touch none
        self.ones: list[float] = [0.0] * BLOCK
        self.twos: list[float] = [0.0] * (BLOCK * BLOCK)
        self.pairs: list[int] = []  # first empire * 5 + second, of the pairs in use
        self.many: list[list[float]] = []  # the factors of options that touch more
        self.many_chances: list[float] = []

    def add(self, factors: list[float], touched: list[int], chance: float) -> None:
        """Take an option in, by its factors for each empire and slot."""
        i: i64
        j: i64
        if len(touched) == 0:
            self.rest += chance
        elif len(touched) == 1:
            first: i64 = touched[0] * SLOT_COUNT
            for i in range(first, first + SLOT_COUNT):
                self.ones[i] += chance * factors[i]
        elif len(touched) == 2:
            a: i64 = touched[0]
            b: i64 = touched[1]
            pair: i64 = a * EMPIRE_COUNT + b
            if pair not in self.pairs:
                self.pairs.append(pair)
            for i in range(SLOT_COUNT):
                part: float = chance * factors[a * SLOT_COUNT + i]
                base: i64 = pair * BLOCK + i * SLOT_COUNT
                for j in range(SLOT_COUNT):
                    self.twos[base + j] += part * factors[b * SLOT_COUNT + j]
        else:
            self.many.append(factors)
            self.many_chances.append(chance)

    def whole(self, order: i64) -> float:
        """Return the sum for an order."""
        first: i64 = order * EMPIRE_COUNT
        total: float = self.rest
        i: i64
        for i in range(EMPIRE_COUNT):
            total += self.ones[i * SLOT_COUNT + SLOT_OF[first + i]]
        for i in range(len(self.pairs)):
            pair: i64 = self.pairs[i]
            a: i64 = SLOT_OF[first + pair // EMPIRE_COUNT]
            b: i64 = SLOT_OF[first + pair % EMPIRE_COUNT]
            total += self.twos[pair * BLOCK + a * SLOT_COUNT + b]
        for i in range(len(self.many)):
            total += self.many_chances[i] * weight(self.many[i], order)
        return total


def weight(factors: list[float], order: i64) -> float:
    """Return the product of an option's factors for an order."""
    product: float = 1.0
    first: i64 = order * EMPIRE_COUNT
    i: i64
    for i in range(EMPIRE_COUNT):
        product *= factors[i * SLOT_COUNT + SLOT_OF[first + i]]
    return product


def evidence(options: list[float], chosen: int, trust: float, chances: list[float]) -> list[float]:
    """Return, kind by kind and order by order, the log of the chance of the option `chosen`.

    `options` holds the options' blocks one after the other, `chances` how likely each is to be
    taken by one who does not look. A player of some sharpness takes an option by the exponential
    of what it is worth.
    """
    number: i64 = len(options) // BLOCK
    out: list[float] = []
    touched: list[list[int]] = []
    option: i64
    empire: i64
    kind: i64
    order: i64
    i: i64
    for option in range(number):
        empires: list[int] = []
        for empire in range(EMPIRE_COUNT):
            first: i64 = option * BLOCK + empire * SLOT_COUNT
            for i in range(first, first + SLOT_COUNT):
                if options[i] != 0.0:
                    empires.append(empire)
                    break
        touched.append(empires)
    by_chance: float = STRAY * chances[chosen]
    for kind in range(KINDS):
        sums = _Sums(SHARPNESS[kind])
        taken: list[float] = []
        for option in range(number):
            factors: list[float] = [1.0] * BLOCK
            for i in range(len(touched[option]) if sums.sharp > 0.0 else 0):
                for empire in range(SLOT_COUNT):
                    place: i64 = touched[option][i] * SLOT_COUNT + empire
                    worth: float = options[option * BLOCK + place] * sums.sharp
                    factors[place] = math.exp(max(-FAR, min(FAR, worth)))
            sums.add(factors, touched[option] if sums.sharp > 0.0 else [], chances[option])
            if option == chosen:
                taken = factors
        for order in range(ORDERS):
            chance: float = chances[chosen] * weight(taken, order) / sums.whole(order)
            out.append(math.log(chance * (1.0 - STRAY) + by_chance) * trust)
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
