"""What an empire could attack, with the reach its cards give it (R5.1, C-eagle-2, armada)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import (
    ARMADA,
    ELEPHANT,
    NO_ELEPHANT_ATTACK,
    REGION_COUNT,
    STRIKE,
)
from warofwhispers.engine.frames.abilities import append_plays
from warofwhispers.engine.reasons import (
    ALLOWED,
    MAY_NOT_ATTACK,
    NO_TARGET,
    ONLY_FROM_THERE,
    OWN_REGION,
    TOO_FAR,
    TOO_FAR_TO_STRIKE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

    from warofwhispers.engine.state import State

ANY_SOURCE: Final = -1
PLAIN: Final = 0
STRUCK: Final = 1  # any empty enemy region may be the target
AFLOAT: Final = 2  # any enemy region may


def may_attack(s: State, empire: i64) -> bool:
    """Return whether the empire may attack at all this round (R6.7, peace through strength)."""
    return empire != ELEPHANT or s.lasting & NO_ELEPHANT_ATTACK == 0


def no_target(s: State, empire: i64, reach: i64, source: i64, target: i64) -> i64:
    """Return why `empire` may not attack `target` from `source` with the reach its cards give."""
    if s.holder[target] == empire:
        return OWN_REGION
    if reach == AFLOAT or (reach == STRUCK and s.banners[target] == 0):
        return ALLOWED
    bits: i64 = s.data.border_bits[source]
    if (bits >> target) & 1:
        return ALLOWED
    return TOO_FAR_TO_STRIKE if reach == STRUCK else TOO_FAR


def is_target(s: State, empire: i64, reach: i64, source: i64, target: i64) -> bool:
    """Return whether `empire` may attack `target` from `source` with the reach its cards give."""
    return no_target(s, empire, reach, source, target) == ALLOWED


def has_target(s: State, empire: i64, reach: i64, source: i64) -> bool:
    """Return whether there is anything to attack from `source`."""
    i: i64
    if reach == PLAIN:
        near = s.data.borders[source]
        for i in range(len(near)):
            if s.holder[near[i]] != empire:
                return True
        return False
    for i in range(REGION_COUNT):
        if is_target(s, empire, reach, source, i):
            return True
    return False


def no_source(s: State, empire: i64, reach: i64, fixed: i64, region: i64) -> i64:
    """Return why the empire may not attack from a region; `fixed` may name the only one (R5.1)."""
    why: i64 = s.unmovable(empire, region)
    if why != ALLOWED:
        return why
    if fixed != ANY_SOURCE and fixed != region:
        return ONLY_FROM_THERE
    if not may_attack(s, empire):
        return MAY_NOT_ATTACK
    return ALLOWED if has_target(s, empire, reach, region) else NO_TARGET


def can_attack(s: State, empire: i64, reach: i64, fixed: i64) -> bool:
    """Return whether there is a source with something to attack; `fixed` may name the only one."""
    if not may_attack(s, empire):
        return False
    region: i64
    for region in range(REGION_COUNT):
        if no_source(s, empire, reach, fixed, region) == ALLOWED:
            return True
    return False


def widens(s: State, empire: i64, reach: i64, wider: i64, fixed: i64) -> bool:
    """Return whether a wider reach would open a target that is not open yet (R6.6)."""
    if wider <= reach or not may_attack(s, empire):
        return False
    source: i64
    target: i64
    for source in range(REGION_COUNT):
        if (fixed != ANY_SOURCE and fixed != source) or s.unmovable(empire, source):
            continue
        for target in range(REGION_COUNT):
            if is_target(s, empire, wider, source, target) and not is_target(
                s, empire, reach, source, target
            ):
                return True
    return False


def can_attack_with(s: State, empire: i64, cards: i64, fixed: i64) -> bool:
    """Return whether an attack is possible, if need be with the payable abilities `cards`."""
    if can_attack(s, empire, PLAIN, fixed):
        return True
    if (cards >> ARMADA) & 1 and can_attack(s, empire, AFLOAT, fixed):
        return True
    return (cards >> STRIKE) & 1 != 0 and can_attack(s, empire, STRUCK, fixed)


def append_attacking(
    s: State, player: int, ability: int, empire: int, fixed: int, options: list[int]
) -> None:
    """Append plays of an ability that leads to an attack, if that attack could be made.

    If it needs strike or armada, the cards for those must be left over.
    """
    if can_attack(s, empire, PLAIN, fixed):
        append_plays(s, player, ability, options)
        return
    plays: list[int] = []
    append_plays(s, player, ability, plays)
    for play in plays:
        s.pay(player, play)
        if can_attack_with(s, empire, s.payable[player], fixed):
            options.append(play)
        s.unpay(player, play)
