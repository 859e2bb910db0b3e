"""The levels of play that a bot's chair can have, as the table server offers them."""

from __future__ import annotations

from typing import Final

from warofwhispers.bots import LEVELS
from warofwhispers.i18n import catalogue

DEFAULT: Final = "rules"


def known_levels() -> tuple[str, ...]:
    """Give every level's name, the gentlest first."""
    return tuple(LEVELS)


def default_level() -> str:
    """Give the level of a bot whose level nobody chose."""
    return DEFAULT if DEFAULT in LEVELS else next(iter(LEVELS))


def title_of(level: str) -> str:
    """Give what a level is called."""
    return catalogue().say(f"bots.levels.{level}.name")


def about_level(level: str) -> str:
    """Give a sentence about a level."""
    return catalogue().say(f"bots.levels.{level}.about")
