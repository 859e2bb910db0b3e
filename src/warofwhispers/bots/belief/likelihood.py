"""How well each loyalty order explains a choice: the arithmetic behind `belief`."""

from __future__ import annotations

import math
from itertools import permutations
from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import EMPIRE_COUNT, SLOT_COUNT
from warofwhispers.engine.score import MULTIPLIERS

if TYPE_CHECKING:
    from mypy_extensions import i64

ORDERS: Final = 120
# The empire in each slot, and the slot of each empire, for one loyalty order after another.
EMPIRE_IN: Final = [empire for order in permutations(range(EMPIRE_COUNT)) for empire in order]
SLOT_OF: Final = [
    order.index(e) for order in permutations(range(EMPIRE_COUNT)) for e in range(EMPIRE_COUNT)
]
# An option is a block of 25 numbers: its worth through each empire if that empire is in each slot.
BLOCK: Final = EMPIRE_COUNT * SLOT_COUNT

# Kinds of player, by how sharply they prefer what they want (0: not at all).
SHARPNESS: Final = [0.0, 0.6, 2.0, 5.0]
KINDS: Final = 4
# How often a player acts for reasons not modelled here, and how much of the evidence to believe:
# one player's moves are correlated, so together they say less than they seem to.
STRAY: Final = 0.12
TRUST: Final = 0.95
RULED_OUT: Final = -1.0e5  # evidence alone never gets so low: only a face-up token rules out
FAR: Final = 300.0  # limit of the exponent in one factor of an option's weight


def linear(effect: list[float], extra: float) -> list[float]:
    """Return an option's block, given its effect on each empire in cities and extra points."""
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
    """Sums of all options' weights for one kind of player, looked up by loyalty order.

    An option's weight is a product over the empires it affects. Options that affect one empire are
    summed by that empire's slot, those that affect two by both slots; more than two are rare.
    """

    def __init__(self) -> None:
        self.rest: float = 0.0  # options that affect no empire
        self.ones: list[float] = [0.0] * BLOCK
        self.pairs: list[int] = []  # first empire * 5 + second, for the pairs in use,
        self.twos: list[list[float]] = []  # and the sums of each pair
        self.many: list[list[float]] = []  # factors of the options that affect more than two
        self.many_chances: list[float] = []

    def add(self, factors: list[float], touched: list[int], chance: float) -> None:
        """Add an option, given its factors for each empire and slot."""
        i: i64
        j: i64
        number: i64 = len(touched)
        if number == 0:
            self.rest += chance
        elif number == 1:
            first: i64 = touched[0] * SLOT_COUNT
            for i in range(first, first + SLOT_COUNT):
                self.ones[i] += chance * factors[i]
        elif number == 2:
            a: i64 = touched[0]
            b: i64 = touched[1]
            pair: i64 = a * EMPIRE_COUNT + b
            if pair not in self.pairs:
                self.pairs.append(pair)
                self.twos.append([0.0] * BLOCK)
            sums = self.twos[self.pairs.index(pair)]
            for i in range(SLOT_COUNT):
                part: float = chance * factors[a * SLOT_COUNT + i]
                for j in range(SLOT_COUNT):
                    sums[i * SLOT_COUNT + j] += part * factors[b * SLOT_COUNT + j]
        else:
            self.many.append(factors)
            self.many_chances.append(chance)

    def whole(self, order: i64) -> float:
        """Return the sum of all options' weights under a loyalty order."""
        first: i64 = order * EMPIRE_COUNT
        total: float = self.rest
        ones = self.ones
        i: i64
        for i in range(EMPIRE_COUNT):
            total += ones[i * SLOT_COUNT + SLOT_OF[first + i]]
        for i in range(len(self.pairs)):
            pair: i64 = self.pairs[i]
            a: i64 = SLOT_OF[first + pair // EMPIRE_COUNT]
            b: i64 = SLOT_OF[first + pair % EMPIRE_COUNT]
            total += self.twos[i][a * SLOT_COUNT + b]
        for i in range(len(self.many)):
            total += self.many_chances[i] * weight(self.many[i], order)
        return total


def weight(factors: list[float], order: i64) -> float:
    """Return an option's weight under a loyalty order: the product of its factors."""
    product: float = 1.0
    first: i64 = order * EMPIRE_COUNT
    i: i64
    for i in range(EMPIRE_COUNT):
        product *= factors[i * SLOT_COUNT + SLOT_OF[first + i]]
    return product


def empires_touched(options: list[float], option: i64) -> list[int]:
    """Return the empires that an option affects."""
    out: list[int] = []
    empire: i64
    i: i64
    for empire in range(EMPIRE_COUNT):
        first: i64 = option * BLOCK + empire * SLOT_COUNT
        for i in range(first, first + SLOT_COUNT):
            if options[i] != 0.0:
                out.append(empire)
                break
    return out


def weigh(
    logs: list[float], options: list[float], chosen: int, trust: float, chances: list[float]
) -> None:
    """Add to `logs`, by kind of player and loyalty order, the log-probability of the chosen option.

    `options` holds the options' blocks one after another, and `chances` the probability with which
    an indifferent player would choose each. Any other kind of player chooses in proportion to the
    exponential of sharpness times worth. Orders already ruled out stay so.
    """
    number: i64 = len(options) // BLOCK
    touched: list[list[int]] = []
    option: i64
    slot: i64
    kind: i64
    order: i64
    i: i64
    for option in range(number):
        touched.append(empires_touched(options, option))
    by_chance: float = STRAY * chances[chosen]
    careless: float = math.log(chances[chosen] * (1.0 - STRAY) + by_chance) * trust
    for order in range(ORDERS):
        logs[order] += careless
    for kind in range(1, KINDS):
        sharp: float = SHARPNESS[kind]
        sums = _Sums()
        taken: list[float] = []
        for option in range(number):
            factors: list[float] = [1.0] * BLOCK
            empires = touched[option]
            for i in range(len(empires)):
                for slot in range(SLOT_COUNT):
                    place: i64 = empires[i] * SLOT_COUNT + slot
                    worth: float = options[option * BLOCK + place] * sharp
                    if worth > FAR:
                        worth = FAR
                    elif worth < -FAR:
                        worth = -FAR
                    factors[place] = math.exp(worth)
            sums.add(factors, empires, chances[option])
            if option == chosen:
                taken = factors
        likely: float = chances[chosen] * (1.0 - STRAY)
        base: i64 = kind * ORDERS
        for order in range(ORDERS):
            if logs[base + order] > RULED_OUT:
                chance: float = likely * weight(taken, order) / sums.whole(order)
                logs[base + order] += math.log(chance + by_chance) * trust


def spread(logs: list[float]) -> list[float]:
    """Turn logs by kind and loyalty order into probabilities by order."""
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
    """Return the expected worth of a city of each empire, given the probabilities of the orders."""
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
