"""Players' names at a table, and how nobody can pass for somebody else.

A name is kept in Unicode's compatibility form (NFKC). Invisible characters, and those that change
how the text around them is read, are refused; so is a name that looks like another at the table.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import TYPE_CHECKING, Final

from warofwhispers.content import SOCIETIES
from warofwhispers.table.lookalikes import BORROWED, CAPITALS, LOOKALIKES, OTHERS
from warofwhispers.words import languages, words
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Collection

UNSEEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, format characters such as zero-width ones, and unassigned code points."""
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    "\U00013441\U00013442\U00016fe4\U0001d159"
)
"""Letters, signs and marks that are drawn as nothing."""
VARIATIONS: Final = dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
"""Variation selectors, which choose between two glyphs of one character; names do without them."""
MOST_MARKS: Final = 4
"""How many marks one letter may carry; more would run into the lines above and below."""

PAIRS: Final = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"))
"""Letters that look like two, and pairs that look like one."""


def normal_form(text: str) -> str:
    """Return a name as it is kept: in compatibility form, with single spaces inside only."""
    return " ".join(unicodedata.normalize("NFKC", text.translate(VARIATIONS)).split())


def has_unseen(text: str) -> bool:
    """Return whether something in a name is invisible, or stacks up too high to be read.

    So is a name of nothing but marks, which have no letter to stand on.
    """
    marks = 0
    if text and all(unicodedata.category(char) in {"Mn", "Me"} for char in text.replace(" ", "")):
        return True
    for char in text:
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category in UNSEEN_CATEGORIES or char in UNSEEN or marks > MOST_MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """Return a name's skeleton, which is the same for names that look alike."""
    plain = unicodedata.normalize("NFKD", name).casefold()
    plain = plain.translate(LOOKALIKES).translate(BORROWED).translate(OTHERS)
    text = "".join(char for char in plain if unicodedata.category(char)[0] in "LNS")
    for pair, single in PAIRS:
        text = text.replace(pair, single)
    return text or name


def skeletons(name: str) -> frozenset[str]:
    """Return what a name looks like: in small letters, and with Greek capitals as they are drawn.

    Names look alike if any of these is the same.
    """
    drawn = unicodedata.normalize("NFKD", name).translate(CAPITALS)
    return frozenset({skeleton(name), skeleton(drawn)})


def looks_taken(name: str, taken: Collection[str]) -> bool:
    """Return whether a name looks like one of `taken`; an empty name never does."""
    own = skeletons(name)
    return any(own & skeletons(other) for other in taken if other)


def person_name(seat: int, taken: Collection[str]) -> str:
    """Return a name for a person who gave none, unlike any of those `taken`."""
    return _free(words().say("seat-person", number=seat + 1), taken)


def is_chosen(name: str, seat: int) -> bool:
    """Return whether a person chose this name, rather than being called after the seat.

    Earlier pages called them so in their own language.
    """
    return bool(name) and name not in _after_seat(seat)


@cache
def _after_seat(seat: int) -> frozenset[str]:
    """Return every name that `person_name` may give to a seat, in every language."""
    found: set[str] = set()
    for each in map(words, languages()):
        title = each.say("seat-person", number=seat + 1)
        found.add(title)
        for number in range(2, len(SOCIETIES) + 1):  # each of the others may have taken one
            found.add(each.say("seat-again", name=title, number=number))
    return frozenset(found)


def bot_name(level: str, taken: Collection[str]) -> str:
    """Return a name for a bot, unlike any of those `taken`."""
    return _free(words().say(id_of("level", level)), taken)


def _free(title: str, taken: Collection[str]) -> str:
    name, number = title, 1
    while looks_taken(name, taken):
        number += 1
        name = words().say("seat-again", name=title, number=number)
    return name
