"""Which cards pay for what (R6.1): every play is one number, a choice of ability and of cards.

A *play* is an ability with the one or two cards that pay for it. There are `PLAYS` of them,
laid out so that the common ones need only arithmetic:

* 0-19     a single ability, paid by base card of that kind;
* 20-69    a double, by two base cards of the empire (ten unordered choices each);
* 70-149   a pair {a, b}, by card a/b and any base card of b (4), or b/a and any of a (4);
* 150-249  a double, by a base card (20) and a treasure (5);
* 250-349  a pair, by the base card that names it (20) and a treasure (5);
* 350-389  a double, by a base card (20) and a dark alliance of its own empire (2);
* 390-429  a pair, by the base card that names it (20) and a dark alliance of its partner (2).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.engine.codes import (
    ALLIANCE,
    BASE_KINDS,
    EMPIRES,
    PLAY,
    PLAYS,
    TREASURE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

DOUBLES: Final = 20
PAIRS: Final = 70
DOUBLE_TREASURE: Final = 150
PAIR_TREASURE: Final = 250
DOUBLE_ALLIANCE: Final = 350
PAIR_ALLIANCE: Final = 390

# The ten unordered choices of two of an empire's four kinds, a kind with itself included.
TWOS: Final = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)]
# The ten pairs of empires, in the order of the pair abilities.
PAIRS_OF_EMPIRES: Final = [(a, b) for a in range(EMPIRES) for b in range(a + 1, EMPIRES)]


def kind_of(empire: int, partner: int) -> int:
    """Give the base card of `empire` that is paired with `partner`."""
    return empire * 4 + (partner if partner < empire else partner - 1)


def partner_of(kind: int) -> int:
    """Give the empire a base card is paired with."""
    empire, place = kind // 4, kind % 4
    return place if place < empire else place + 1


def pair_of(a: int, b: int) -> int:
    """Give the number, 0 to 9, of a pair of empires."""
    return PAIRS_OF_EMPIRES.index((min(a, b), max(a, b)))


def _all_plays() -> tuple[list[int], list[int], list[int]]:
    """Lay out ability, card and second card (or -1) for each play."""
    ability, card, second = [-1] * PLAYS, [-1] * PLAYS, [-1] * PLAYS

    def lay(play: int, what: int, first: int, other: int) -> None:
        ability[play], card[play], second[play] = what, first, other

    for kind in range(BASE_KINDS):
        empire, partner = kind // 4, partner_of(kind)
        pair = 10 + pair_of(empire, partner)
        lay(kind, empire, kind, -1)
        for treasure in range(EMPIRES):
            lay(DOUBLE_TREASURE + kind * 5 + treasure, 5 + empire, kind, TREASURE + treasure)
            lay(PAIR_TREASURE + kind * 5 + treasure, pair, kind, TREASURE + treasure)
        for place in (0, 1):
            lay(DOUBLE_ALLIANCE + kind * 2 + place, 5 + empire, kind, ALLIANCE + empire * 2 + place)
            lay(PAIR_ALLIANCE + kind * 2 + place, pair, kind, ALLIANCE + partner * 2 + place)
    for empire in range(EMPIRES):
        for place, (i, j) in enumerate(TWOS):
            lay(DOUBLES + empire * 10 + place, 5 + empire, empire * 4 + i, empire * 4 + j)
    for number, (a, b) in enumerate(PAIRS_OF_EMPIRES):
        for i in range(4):
            lay(PAIRS + number * 8 + i, 10 + number, kind_of(a, b), b * 4 + i)
            if a * 4 + i != kind_of(a, b):  # that one is the play above already
                lay(PAIRS + number * 8 + 4 + i, 10 + number, kind_of(b, a), a * 4 + i)
    return ability, card, second


_LAID: Final = _all_plays()
PLAY_ABILITY: Final = _LAID[0]
PLAY_CARD: Final = _LAID[1]
PLAY_SECOND: Final = _LAID[2]


def payable(hand: list[int], base: i64, kinds: i64) -> int:
    """Give the set of abilities that the hand starting at `base` could pay for, as bits."""
    mask: i64 = 0
    own: i64
    k: i64
    wild: i64 = 0
    extra: list[int] = [0, 0, 0, 0, 0]
    if kinds > BASE_KINDS:
        for k in range(5):
            wild += hand[base + TREASURE + k]
            extra[k] = hand[base + ALLIANCE + 2 * k] + hand[base + ALLIANCE + 2 * k + 1]
    counts: list[int] = [0, 0, 0, 0, 0]
    empire: i64
    for empire in range(5):
        k = base + empire * 4
        own = hand[k] + hand[k + 1] + hand[k + 2] + hand[k + 3]
        counts[empire] = own
        if own > 0:
            mask |= 1 << empire
            if own + extra[empire] + wild > 1:
                mask |= 32 << empire
    bit: i64 = 10
    other: i64
    a: i64
    b: i64
    for empire in range(4):
        for other in range(empire + 1, 5):
            a = hand[base + empire * 4 + other - 1]
            b = hand[base + other * 4 + empire]
            if (a > 0 and counts[other] + extra[other] + wild > 0) or (
                b > 0 and counts[empire] + extra[empire] + wild > 0
            ):
                mask |= 1 << bit
            bit += 1
    return mask


def append_payments(  # one loop per way to pay
    options: list[int], hand: list[int], base: i64, kinds: i64, ability: i64
) -> None:
    """Append to `options` the action of every way the hand can pay for `ability`."""
    i: i64
    if ability < 5:
        for i in range(ability * 4, ability * 4 + 4):
            if hand[base + i] > 0:
                options.append(PLAY + i)
    elif ability < 10:
        _append_doubles(options, hand, base, kinds, ability - 5)
    else:
        pair: i64 = ability - 10
        ends = PAIRS_OF_EMPIRES[pair]
        a: i64 = ends[0]
        b: i64 = ends[1]
        named: i64 = a * 4 + b - 1
        if hand[base + named] > 0:
            for i in range(4):
                if hand[base + b * 4 + i] > 0:
                    options.append(PLAY + PAIRS + pair * 8 + i)
            if kinds > BASE_KINDS:
                _append_stand_ins(options, hand, base, PAIR_TREASURE, PAIR_ALLIANCE, named, b)
        other: i64 = b * 4 + a
        if hand[base + other] > 0:
            for i in range(4):
                if hand[base + a * 4 + i] > 0 and a * 4 + i != named:
                    options.append(PLAY + PAIRS + pair * 8 + 4 + i)
            if kinds > BASE_KINDS:
                _append_stand_ins(options, hand, base, PAIR_TREASURE, PAIR_ALLIANCE, other, a)


def _append_doubles(
    options: list[int], hand: list[int], base: i64, kinds: i64, empire: i64
) -> None:
    place: i64 = 0
    first: i64 = base + empire * 4
    i: i64
    j: i64
    for i in range(4):
        for j in range(i, 4):
            if hand[first + i] > 0 and hand[first + j] > (1 if i == j else 0):
                options.append(PLAY + DOUBLES + empire * 10 + place)
            place += 1
    if kinds > BASE_KINDS:
        for i in range(empire * 4, empire * 4 + 4):
            if hand[base + i] > 0:
                _append_stand_ins(options, hand, base, DOUBLE_TREASURE, DOUBLE_ALLIANCE, i, empire)


def _append_stand_ins(
    options: list[int], hand: list[int], base: i64, treasures: i64, alliances: i64,
    kind: i64, empire: i64,
) -> None:  # fmt: skip
    """Append the plays whose second card is a treasure, or an alliance of `empire`."""
    i: i64
    for i in range(5):
        if hand[base + TREASURE + i] > 0:
            options.append(PLAY + treasures + kind * 5 + i)
    for i in range(2):
        if hand[base + ALLIANCE + empire * 2 + i] > 0:
            options.append(PLAY + alliances + kind * 2 + i)
