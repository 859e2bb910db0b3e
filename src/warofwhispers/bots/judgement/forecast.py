"""Forecast how many cities each empire will hold at the end, from the present board (R8.1).

A forecast is the number of cities an empire controls now plus a linear estimate of the change
still to come. Its features are easily counted (cities in danger, cities in reach, banners, icons,
active positions). The weights depend on how near the end is; they come from
`judgement/data/forecast.json`, which `make train` fits.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import (
    ATTACK,
    CITY,
    EMPIRE_COUNT,
    FARM,
    FORT,
    PHASE_COUNCIL,
    POSITION_COUNT,
    REGION_COUNT,
    ROUND_COUNT,
)
from warofwhispers.engine.fight import strength
from warofwhispers.engine.places import first_order, first_position

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

FEATURES: Final = 8
SAFE: Final = 0  # cities that no neighbour can take with one attack now
DANGER: Final = 1  # cities that some neighbour can
REACH: Final = 2  # enemy cities it can take with one attack now
MAP: Final = 3  # its banners on the map, by `BANNER_SCALE`
FARMS: Final = 4
FORTS: Final = 5
ACTIVE: Final = 6  # positions of its council that somebody controls, by `POSITION_SCALE`
HOME: Final = 7  # its home cities that it has lost
# Two weights for each feature, and two for each empire's constant: one is multiplied by the part
# of this round that is left, the other by the number of rounds after it.
WEIGHTS: Final = (FEATURES + EMPIRE_COUNT) * 2
# What brings these two features to the size of the others.
BANNER_SCALE: Final = 0.1
POSITION_SCALE: Final = 0.25
ALL_EMPIRES: Final = (1 << EMPIRE_COUNT) - 1
# Bits for each empire in the numbers of a `Tally`, enough for all 40 regions or its 20 banners.
# Five of these have to fit into 31 bits, because a literal is shifted in 32 when compiled.
FIELD: Final = 6
FIELD_BITS: Final = (1 << FIELD) - 1


def part_left(s: State) -> float:
    """Return the share of the current round's positions still to come, from 0 to 1."""
    if s.phase < PHASE_COUNCIL:
        return 1.0
    if s.phase > PHASE_COUNCIL:
        return 0.0
    done = float(s.tracker if s.tracker >= 0 else POSITION_COUNT)
    return 1.0 - done / POSITION_COUNT


def rounds_after(s: State) -> float:
    """Return how many rounds come after the current one."""
    return float(ROUND_COUNT - s.round if s.round > 0 else ROUND_COUNT - 1)


def can_still_attack(s: State) -> int:
    """Return the empires that may attack again before the game ends, as bits.

    Before the last round all of them may; in it, those that still have an active position to come
    with an attack among its orders.
    """
    if s.round < ROUND_COUNT or s.phase < PHASE_COUNCIL:
        return ALL_EMPIRES
    if s.phase > PHASE_COUNCIL:
        return 0
    start: i64 = s.tracker if s.tracker >= 0 else POSITION_COUNT
    bits: i64 = 0
    empire: i64
    position: i64
    order: i64
    for empire in range(EMPIRE_COUNT):
        for position in range(max(start, first_position(empire)), s.controlled_end(empire)):
            first: i64 = first_order(position)
            for order in range(first, first + s.data.order_count[position]):
                if s.data.order_kind[order] == ATTACK:
                    bits |= 1 << empire
    return bits


def strongest_foe(s: State, region: i64, attackers: i64) -> int:
    """Return the most banners that one of `attackers` (as bits) could send against a region."""
    near = s.data.borders[region]
    holder: i64 = s.holder[region]
    most: i64 = 0
    i: i64
    for i in range(len(near)):
        foe: i64 = s.holder[near[i]]
        if foe != holder and (attackers >> foe) & 1:
            able: i64 = s.movable(near[i])
            most = max(most, able)
    return most


class Tally:
    """The features of all empires: one number each, with a field of bits for every empire."""

    def __init__(self, s: State) -> None:
        """Count in `s`."""
        self.safe: i64 = 0
        self.danger: i64 = 0
        self.reach: i64 = 0
        self.map: i64 = 0
        self.farms: i64 = 0
        self.forts: i64 = 0
        self.active: i64 = 0
        self.home: i64 = 0
        data = s.data
        holder = s.holder
        banners = s.banners
        attackers: i64 = can_still_attack(s)
        region: i64
        i: i64
        for region in range(REGION_COUNT):
            mine: i64 = holder[region]
            one: i64 = 1 << (mine * FIELD)
            there: i64 = banners[region]
            self.map += there * one
            site: i64 = data.site[region]
            if (site >> FARM) & 1:
                self.farms += one
            if (site >> FORT) & 1:
                self.forts += one
            if (site >> CITY) & 1:
                guard: i64 = strength(there, data.fort[region])
                danger = False
                seen: i64 = 0
                near = data.borders[region]
                for i in range(len(near)):
                    foe: i64 = holder[near[i]]
                    if foe != mine and (attackers >> foe) & 1 and s.movable(near[i]) > guard:
                        danger = True
                        if not (seen >> foe) & 1:
                            seen |= 1 << foe
                            self.reach += 1 << (foe * FIELD)
                if danger:
                    self.danger += one
                else:
                    self.safe += one
                home: i64 = data.home[region]
                if home != mine:
                    self.home += 1 << (home * FIELD)
        self._count_positions(s)

    def _count_positions(self, s: State) -> None:
        empire: i64
        for empire in range(EMPIRE_COUNT):
            active: i64 = s.controlled_end(empire) - first_position(empire)
            self.active += active << (empire * FIELD)


def counted(tally: i64, empire: i64) -> float:
    """Return an empire's number in one of the fields of a `Tally`."""
    return float((tally >> (empire * FIELD)) & FIELD_BITS)


def features(s: State) -> list[float]:
    """Return the features of every empire, empire by empire."""
    out: list[float] = []
    tally = Tally(s)
    empire: i64
    for empire in range(EMPIRE_COUNT):
        out.append(counted(tally.safe, empire))
        out.append(counted(tally.danger, empire))
        out.append(counted(tally.reach, empire))
        out.append(counted(tally.map, empire) * BANNER_SCALE)
        out.append(counted(tally.farms, empire))
        out.append(counted(tally.forts, empire))
        out.append(counted(tally.active, empire) * POSITION_SCALE)
        out.append(counted(tally.home, empire))
    return out


class Forecast:
    """Predicts final city counts with a set of weights."""

    def __init__(self, weights: list[float]) -> None:
        """Store the weights, `WEIGHTS` of them in the order given there."""
        self.weights: list[float] = weights

    def cities(self, s: State) -> list[float]:
        """Return the number of cities each empire is expected to hold at the end."""
        near: float = part_left(s)
        far: float = rounds_after(s)
        out: list[float] = []
        tally = Tally(s)
        w = self.weights
        safe: float = w[SAFE * 2] * near + w[SAFE * 2 + 1] * far
        danger: float = w[DANGER * 2] * near + w[DANGER * 2 + 1] * far
        reach: float = w[REACH * 2] * near + w[REACH * 2 + 1] * far
        banners: float = BANNER_SCALE * (w[MAP * 2] * near + w[MAP * 2 + 1] * far)
        farms: float = w[FARMS * 2] * near + w[FARMS * 2 + 1] * far
        forts: float = w[FORTS * 2] * near + w[FORTS * 2 + 1] * far
        active: float = POSITION_SCALE * (w[ACTIVE * 2] * near + w[ACTIVE * 2 + 1] * far)
        home: float = w[HOME * 2] * near + w[HOME * 2 + 1] * far
        empire: i64
        for empire in range(EMPIRE_COUNT):
            k: i64 = (FEATURES + empire) * 2
            cities: float = w[k] * near + w[k + 1] * far
            cities += counted(tally.safe, empire) * (1.0 + safe)
            cities += counted(tally.danger, empire) * (1.0 + danger)
            cities += counted(tally.reach, empire) * reach
            cities += counted(tally.map, empire) * banners
            cities += counted(tally.farms, empire) * farms
            cities += counted(tally.forts, empire) * forts
            cities += counted(tally.active, empire) * active
            cities += counted(tally.home, empire) * home
            out.append(max(0.0, cities))
        return out
