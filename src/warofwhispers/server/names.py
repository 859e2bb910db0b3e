"""What those at a table are called when nobody has named them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from warofwhispers.server.levels import title_of
from warofwhispers.words import words

if TYPE_CHECKING:
    from collections.abc import Collection


def person_name(seat: int) -> str:
    """Give what a person is called."""
    return words().say("seat-person", number=seat + 1)


def bot_name(level: str, taken: Collection[str]) -> str:
    """Give what a bot is called where others have their names already."""
    title = name = title_of(level)
    number = 1
    while name in taken:
        number += 1
        name = words().say("seat-again", name=title, number=number)
    return name
