"""What the players at a table are called when nobody has named them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.words import words
from warofwhispers.words.catalogue import id_of

if TYPE_CHECKING:
    from collections.abc import Collection


def person_name(seat: int) -> str:
    """Return the name of a person who gave none."""
    return words().say("seat-person", number=seat + 1)


def bot_name(level: str, taken: Collection[str]) -> str:
    """Return a bot's name that is not among those `taken`."""
    title = name = words().say(id_of("level", level))
    number = 1
    while name in taken:
        number += 1
        name = words().say("seat-again", name=title, number=number)
    return name
