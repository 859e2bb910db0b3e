"""The levels of play that a bot's seat can have, as the table server offers them."""

from __future__ import annotations

from warofwhispers.bots import GRADES, LEVELS, OFFERED
from warofwhispers.words import words
from warofwhispers.words.catalogue import id_of


def known_levels() -> tuple[str, ...]:
    """Return every level's name."""
    return tuple(LEVELS)


def offered_levels() -> tuple[str, ...]:
    """Return the levels to choose from, the gentlest first; each may be given a character."""
    return OFFERED


def default_level() -> str:
    """Return the level of a bot whose level nobody chose."""
    return GRADES["normal"]


def title_of(level: str) -> str:
    """Return what a level is called."""
    return words().say(id_of("level", level))


def about_level(level: str) -> str:
    """Return a sentence about a level."""
    return words().say(f"{id_of('level', level)}.about")
