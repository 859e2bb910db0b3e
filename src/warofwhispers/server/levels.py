"""The levels of play that the table server offers for a bot's seat."""

from __future__ import annotations

from warofwhispers.bots import GRADES, LEVELS, OFFERED
from warofwhispers.words import words
from warofwhispers.words.catalogue import id_of


def known_levels() -> tuple[str, ...]:
    """Return every level's name."""
    return tuple(LEVELS)


def offered_levels() -> tuple[str, ...]:
    """Return the levels to choose from, gentlest first; each can be given a character."""
    return OFFERED


def default_level() -> str:
    """Return the level of a bot for which nobody chose one."""
    return GRADES["normal"]


def title_of(level: str) -> str:
    """Return a level's title."""
    return words().say(id_of("level", level))


def about_level(level: str) -> str:
    """Return in a sentence how a level plays."""
    return words().say(f"{id_of('level', level)}.about")
