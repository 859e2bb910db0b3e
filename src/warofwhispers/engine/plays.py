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

from warofwhispers.content.names import EMPIRE_PAIRS
from warofwhispers.engine.codes import (
    ALLIANCE,
    ANNIHILATE,
    BASE_KINDS,
    CONQUEST,
    EMPIRE_COUNT,
    EXTRA_ATTACK,
    KINDS_PER_EMPIRE,
    MERCENARIES,
    PLAY,
    PLAY_COUNT,
    SPECIALS_PER_EMPIRE,
    TREASURE,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

DOUBLE_PLAYS: Final = 20
PAIR_PLAYS: Final = 70
DOUBLE_TREASURE_PLAYS: Final = 150
PAIR_TREASURE_PLAYS: Final = 250
DOUBLE_ALLIANCE_PLAYS: Final = 350
PAIR_ALLIANCE_PLAYS: Final = 390
PLAYS_PER_DOUBLE: Final = 10
PLAYS_PER_PAIR: Final = 8

# The first ability of each sort; the others follow empire by empire, or pair by pair.
FIRST_SINGLE: Final = EXTRA_ATTACK
FIRST_DOUBLE: Final = ANNIHILATE
FIRST_PAIR: Final = MERCENARIES

# The ten unordered choices of two of an empire's four kinds, a kind with itself included.
TWOS: Final = [(0, 0), (0, 1), (0, 2), (0, 3), (1, 1), (1, 2), (1, 3), (2, 2), (2, 3), (3, 3)]
# The ten pairs of empires, in the order of the pair abilities.
PAIRS_OF_EMPIRES: Final = list(EMPIRE_PAIRS)


def kind_of(empire: int, partner: int) -> int:
    """Return the base card of `empire` that is paired with `partner`."""
    return empire * KINDS_PER_EMPIRE + (partner if partner < empire else partner - 1)


def partner_of(kind: int) -> int:
    """Return the empire a base card is paired with."""
    empire, place = kind // KINDS_PER_EMPIRE, kind % KINDS_PER_EMPIRE
    return place if place < empire else place + 1


def empire_of(kind: int) -> int:
    """Return the empire whose deck a card belongs to."""
    if kind < TREASURE:
        return kind // KINDS_PER_EMPIRE
    if kind < CONQUEST:
        return kind - TREASURE
    # Conquest cards and dark alliances lie one behind the other in the same order.
    return (kind - CONQUEST) // SPECIALS_PER_EMPIRE % EMPIRE_COUNT


def alliance_kind(card: int) -> int:
    """Return whether a dark alliance is for `ASKING` or for `OFFERING`."""
    return (card - ALLIANCE) % SPECIALS_PER_EMPIRE


def pair_of(a: int, b: int) -> int:
    """Return the number, 0 to 9, of a pair of empires."""
    return PAIRS_OF_EMPIRES.index((min(a, b), max(a, b)))


def abilities_of(kind: int) -> tuple[int, int, int]:
    """Return what a base card offers: alone, with one of its own empire, with its partner's."""
    empire = kind // KINDS_PER_EMPIRE
    pair = FIRST_PAIR + pair_of(empire, partner_of(kind))
    return FIRST_SINGLE + empire, FIRST_DOUBLE + empire, pair


def _all_plays() -> tuple[list[int], list[int], list[int]]:
    """Lay out ability, card and second card (or -1) for each play."""
    ability, card, second = [-1] * PLAY_COUNT, [-1] * PLAY_COUNT, [-1] * PLAY_COUNT

    def lay(play: int, what: int, first: int, other: int) -> None:
        ability[play], card[play], second[play] = what, first, other

    for kind in range(BASE_KINDS):
        empire, partner = kind // KINDS_PER_EMPIRE, partner_of(kind)
        single, double, pair = abilities_of(kind)
        lay(kind, single, kind, -1)
        for treasure in range(EMPIRE_COUNT):
            place = kind * EMPIRE_COUNT + treasure
            lay(DOUBLE_TREASURE_PLAYS + place, double, kind, TREASURE + treasure)
            lay(PAIR_TREASURE_PLAYS + place, pair, kind, TREASURE + treasure)
        for side in range(SPECIALS_PER_EMPIRE):
            place = kind * SPECIALS_PER_EMPIRE + side
            own = ALLIANCE + empire * SPECIALS_PER_EMPIRE + side
            theirs = ALLIANCE + partner * SPECIALS_PER_EMPIRE + side
            lay(DOUBLE_ALLIANCE_PLAYS + place, double, kind, own)
            lay(PAIR_ALLIANCE_PLAYS + place, pair, kind, theirs)
    for empire in range(EMPIRE_COUNT):
        first = empire * KINDS_PER_EMPIRE
        for place, (i, j) in enumerate(TWOS):
            play = DOUBLE_PLAYS + empire * PLAYS_PER_DOUBLE + place
            lay(play, FIRST_DOUBLE + empire, first + i, first + j)
    for number, (a, b) in enumerate(PAIRS_OF_EMPIRES):
        for i in range(KINDS_PER_EMPIRE):
            play = PAIR_PLAYS + number * PLAYS_PER_PAIR + i
            lay(play, FIRST_PAIR + number, kind_of(a, b), b * KINDS_PER_EMPIRE + i)
            kind = a * KINDS_PER_EMPIRE + i
            if kind != kind_of(a, b):  # that one is the play above already
                lay(play + KINDS_PER_EMPIRE, FIRST_PAIR + number, kind_of(b, a), kind)
    return ability, card, second


_LAID: Final = _all_plays()
PLAY_ABILITY: Final = _LAID[0]
PLAY_CARD: Final = _LAID[1]
PLAY_SECOND: Final = _LAID[2]


def payable(hand: list[int], base: i64, kinds: i64) -> int:
    """Return the set of abilities that the hand starting at `base` could pay for, as bits."""
    mask: i64 = 0
    own: i64
    k: i64
    wild: i64 = 0
    able: i64 = 0  # empires, as bits, with a second card for a pair
    empire: i64
    if kinds > BASE_KINDS:
        for empire in range(EMPIRE_COUNT):
            wild += hand[base + TREASURE + empire]
    for empire in range(EMPIRE_COUNT):
        k = base + empire * KINDS_PER_EMPIRE
        own = hand[k] + hand[k + 1] + hand[k + 2] + hand[k + 3]
        total: i64 = own + wild
        if kinds > BASE_KINDS:
            k = base + ALLIANCE + SPECIALS_PER_EMPIRE * empire
            total += hand[k] + hand[k + 1]
        if own > 0:
            mask |= 1 << (FIRST_SINGLE + empire)
            if total > 1:
                mask |= 1 << (FIRST_DOUBLE + empire)
        if total > 0:
            able |= 1 << empire
    bit: i64 = FIRST_PAIR
    other: i64
    a: i64
    b: i64
    for empire in range(EMPIRE_COUNT - 1):
        for other in range(empire + 1, EMPIRE_COUNT):
            a = hand[base + empire * KINDS_PER_EMPIRE + other - 1]
            b = hand[base + other * KINDS_PER_EMPIRE + empire]
            if (a > 0 and (able >> other) & 1) or (b > 0 and (able >> empire) & 1):
                mask |= 1 << bit
            bit += 1
    return mask


def append_payments(  # one loop per way to pay
    options: list[int], hand: list[int], base: i64, kinds: i64, ability: i64
) -> None:
    """Append to `options` the action of every way the hand can pay for `ability`."""
    i: i64
    if ability < FIRST_DOUBLE:
        first: i64 = (ability - FIRST_SINGLE) * KINDS_PER_EMPIRE
        for i in range(first, first + KINDS_PER_EMPIRE):
            if hand[base + i] > 0:
                options.append(PLAY + i)
    elif ability < FIRST_PAIR:
        _append_doubles(options, hand, base, kinds, ability - FIRST_DOUBLE)
    else:
        pair: i64 = ability - FIRST_PAIR
        ends = PAIRS_OF_EMPIRES[pair]
        a: i64 = ends[0]
        b: i64 = ends[1]
        named: i64 = a * KINDS_PER_EMPIRE + b - 1
        if hand[base + named] > 0:
            for i in range(KINDS_PER_EMPIRE):
                if hand[base + b * KINDS_PER_EMPIRE + i] > 0:
                    options.append(PLAY + PAIR_PLAYS + pair * PLAYS_PER_PAIR + i)
            if kinds > BASE_KINDS:
                _append_stand_ins(
                    options, hand, base, PAIR_TREASURE_PLAYS, PAIR_ALLIANCE_PLAYS, named, b
                )
        other: i64 = b * KINDS_PER_EMPIRE + a
        if hand[base + other] > 0:
            for i in range(KINDS_PER_EMPIRE):
                if hand[base + a * KINDS_PER_EMPIRE + i] > 0 and a * KINDS_PER_EMPIRE + i != named:
                    options.append(PLAY + PAIR_PLAYS + pair * PLAYS_PER_PAIR + KINDS_PER_EMPIRE + i)
            if kinds > BASE_KINDS:
                _append_stand_ins(
                    options, hand, base, PAIR_TREASURE_PLAYS, PAIR_ALLIANCE_PLAYS, other, a
                )


def _append_doubles(
    options: list[int], hand: list[int], base: i64, kinds: i64, empire: i64
) -> None:
    place: i64 = 0
    first: i64 = base + empire * KINDS_PER_EMPIRE
    i: i64
    j: i64
    for i in range(KINDS_PER_EMPIRE):
        for j in range(i, KINDS_PER_EMPIRE):
            if hand[first + i] > 0 and hand[first + j] > (1 if i == j else 0):
                options.append(PLAY + DOUBLE_PLAYS + empire * PLAYS_PER_DOUBLE + place)
            place += 1
    if kinds > BASE_KINDS:
        for i in range(empire * KINDS_PER_EMPIRE, empire * KINDS_PER_EMPIRE + KINDS_PER_EMPIRE):
            if hand[base + i] > 0:
                _append_stand_ins(
                    options, hand, base, DOUBLE_TREASURE_PLAYS, DOUBLE_ALLIANCE_PLAYS, i, empire
                )


def _append_stand_ins(
    options: list[int], hand: list[int], base: i64, treasures: i64, alliances: i64,
    kind: i64, empire: i64,
) -> None:  # fmt: skip
    """Append the plays whose second card is a treasure, or an alliance of `empire`."""
    i: i64
    for i in range(EMPIRE_COUNT):
        if hand[base + TREASURE + i] > 0:
            options.append(PLAY + treasures + kind * EMPIRE_COUNT + i)
    for i in range(SPECIALS_PER_EMPIRE):
        if hand[base + ALLIANCE + empire * SPECIALS_PER_EMPIRE + i] > 0:
            options.append(PLAY + alliances + kind * SPECIALS_PER_EMPIRE + i)
