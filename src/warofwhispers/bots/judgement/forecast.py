"""How many cities each empire will hold in the end, from the board as it lies (R8.1).

A forecast is the cities an empire controls now plus a straight-line guess at the change still
to come. The guess is made of a few things anybody can count (cities in danger, cities in reach,
banners, icons, active positions) with weights for near and far ends of the game; they come from
`bots/data/forecast.json`, which `make train` makes anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import (
    ATTACK,
    COUNCIL_SIZE,
    EMPIRE_COUNT,
    ORDERS_PER_POSITION,
    PHASE_COUNCIL,
    POSITION_COUNT,
    REGION_COUNT,
    ROUND_COUNT,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

FEATURES: Final = 8
SAFE: Final = 0  # cities that no neighbour can take with one attack now
DANGER: Final = 1  # cities that one can
REACH: Final = 2  # enemy cities it can take with one attack now
MAP: Final = 3  # its banners on the map, in tens
FARMS: Final = 4
FORTS: Final = 5
ACTIVE: Final = 6  # positions of its council that somebody controls
HOME: Final = 7  # of its own home cities, those lost
# Weights: for each feature, and then each empire by itself, one by the part of this round that
# is left and one by the rounds after it.
WEIGHTS: Final = (FEATURES + EMPIRE_COUNT) * 2


def part_left(s: State) -> float:
    """Return how much of the current round's empire turns is still to come, 0 to 1."""
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
    """Return, as bits, the empires that may attack again before the game ends.

    Before the last round all may; in it, those with a controlled position to come that attacks.
    """
    if s.round < ROUND_COUNT:
        return 31
    if s.phase > PHASE_COUNCIL:
        return 0
    start: i64 = 0
    if s.phase == PHASE_COUNCIL:
        start = s.tracker if s.tracker >= 0 else POSITION_COUNT
    else:
        return 31
    bits: i64 = 0
    order: i64
    place: i64
    held = False  # whether an agent sits here or further to the right: it acts for both (R4.2)
    position: i64 = POSITION_COUNT
    while position > start:
        position -= 1
        place = position % COUNCIL_SIZE
        if place == COUNCIL_SIZE - 1:
            held = False
        if s.council[position] >= 0:
            held = True
        if not held or (bits >> (position // COUNCIL_SIZE)) & 1:
            continue
        for order in range(s.data.order_count[position]):
            if s.data.order_kind[position * ORDERS_PER_POSITION + order] == ATTACK:
                bits |= 1 << (position // COUNCIL_SIZE)
    return bits


def strongest_foe(s: State, region: i64, attackers: i64) -> int:
    """Return the most banners one attack could bring against a region, of `attackers` (bits)."""
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


def features(s: State) -> list[float]:
    """Return the features of all empires, one empire after the other."""
    out: list[float] = [0.0] * (EMPIRE_COUNT * FEATURES)
    data = s.data
    attackers: i64 = can_still_attack(s)
    region: i64
    i: i64
    base: i64
    for region in range(REGION_COUNT):
        base = s.holder[region] * FEATURES
        if s.banners[region] > 0:
            out[base + MAP] += s.banners[region] * 0.1
        if data.farm[region]:
            out[base + FARMS] += 1.0
        if data.fort[region]:
            out[base + FORTS] += 1.0
        if data.city[region]:
            guard: i64 = s.banners[region] + data.fort[region]
            danger = False
            seen: i64 = 0
            near = data.borders[region]
            for i in range(len(near)):
                foe: i64 = s.holder[near[i]]
                if foe != s.holder[region] and (attackers >> foe) & 1:
                    able: i64 = s.movable(near[i])
                    if able > guard:
                        danger = True
                        if not (seen >> foe) & 1:
                            seen |= 1 << foe
                            out[foe * FEATURES + REACH] += 1.0
            out[base + (DANGER if danger else SAFE)] += 1.0
            home: i64 = data.home[region]
            if home != s.holder[region]:
                out[home * FEATURES + HOME] += 1.0
    for i in range(POSITION_COUNT):
        if s.agent_for(i) >= 0:
            out[i // COUNCIL_SIZE * FEATURES + ACTIVE] += 0.25
    return out


class Forecast:
    """A forecaster with its weights."""

    def __init__(self, weights: list[float]) -> None:
        """Keep the weights, laid out as WEIGHTS says."""
        self.weights: list[float] = weights

    def cities(self, s: State) -> list[float]:
        """Return the cities each empire is expected to hold in the end."""
        near: float = part_left(s)
        far: float = rounds_after(s)
        out: list[float] = []
        what = features(s)
        weights = self.weights
        empire: i64
        k: i64
        for empire in range(EMPIRE_COUNT):
            base: i64 = empire * FEATURES
            now: float = what[base + SAFE] + what[base + DANGER]
            change: float = 0.0
            for k in range(FEATURES):
                change += what[base + k] * (weights[k * 2] * near + weights[k * 2 + 1] * far)
            k = FEATURES + empire
            change += weights[k * 2] * near + weights[k * 2 + 1] * far
            out.append(max(0.0, now + change))
        return out
