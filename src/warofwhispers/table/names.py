"""What the players at a table are called, and that nobody passes for somebody else.

A name is kept in Unicode's compatibility form (NFKC). Characters that cannot be seen, or that
change how what stands around them is read, are refused; so is a name that looks like another one
at the table. Unicode's own list of look-alikes has thousands of lines; here are the letters that
Latin, Greek and Cyrillic keyboards have in common, the digits, and a few pairs.
"""

from __future__ import annotations

import unicodedata
from typing import TYPE_CHECKING, Final

from warofwhispers.words import words
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Collection

UNSEEN_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Controls, format characters such as zero-width ones, and what stands for nothing."""
UNSEEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
)
"""Letters and marks that are drawn as nothing."""
VARIATIONS: Final = dict.fromkeys([*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)])
"""Choices between two drawings of one character; names do without them."""
MOST_MARKS: Final = 4
"""As many marks may stand on one letter; more would run into the lines above and below."""

LOOKALIKES: Final = str.maketrans(
    "αβγεηικνορτυχωςϲϳавеѕіјкмнорсԁтуүхһԛԝьгӏпшıɩɑɡɢʏʀʙʜɪʟɴøđħłðþ01l|!",  # noqa: RUF001 - look-alikes they are
    "abyenikvoptuxwccjabesijkmhopcdtyyxhqwbrinwiiaggyrbhiinodhidpoiiii",
)
"""Small letters and digits of any of these scripts to the one that they look like."""
PAIRS: Final = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"))
"""Letters that look like two, and two that look like one."""


def normal_form(text: str) -> str:
    """Return a name as it is kept: in compatibility form, with single spaces inside only."""
    return " ".join(unicodedata.normalize("NFKC", text.translate(VARIATIONS)).split())


def has_unseen(text: str) -> bool:
    """Return whether something in a name cannot be seen, or piles up too high to be read."""
    marks = 0
    for char in text:
        category = unicodedata.category(char)
        marks = marks + 1 if category in {"Mn", "Me"} else 0
        if category in UNSEEN_CATEGORIES or char in UNSEEN or marks > MOST_MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """Return what is left of a name at a glance: the same for names that look alike."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOKALIKES)
    text = "".join(char for char in plain if unicodedata.category(char)[0] in "LNS")
    for pair, single in PAIRS:
        text = text.replace(pair, single)
    return text or name


def looks_taken(name: str, taken: Collection[str]) -> bool:
    """Return whether a name looks like one of those `taken`; an empty one takes nothing."""
    return skeleton(name) in {skeleton(other) for other in taken if other}


def person_name(seat: int, taken: Collection[str]) -> str:
    """Return the name of a person who gave none; it looks like none of those `taken`."""
    return _free(words().say("seat-person", number=seat + 1), taken)


def bot_name(level: str, taken: Collection[str]) -> str:
    """Return a bot's name that looks like none of those `taken`."""
    return _free(words().say(id_of("level", level)), taken)


def _free(title: str, taken: Collection[str]) -> str:
    name, number = title, 1
    while looks_taken(name, taken):
        number += 1
        name = words().say("seat-again", name=title, number=number)
    return name
