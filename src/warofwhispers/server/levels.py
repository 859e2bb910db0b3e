"""The levels of play that a bot's chair can have, as the table server offers them."""

from __future__ import annotations

from typing import Final

from warofwhispers.bots.levels import LEVELS

DEFAULT: Final = "rules"


def known_levels() -> tuple[str, ...]:
    """Give every level's name, the gentlest first."""
    return tuple(LEVELS)


def default_level() -> str:
    """Give the level of a bot whose level nobody chose."""
    return DEFAULT if DEFAULT in LEVELS else next(iter(LEVELS))


def about_level(name: str) -> str:
    """Give a line about a level: the first of its player's own description."""
    made = LEVELS[name].make
    described = getattr(made, "func", made).__doc__ or ""
    return described.strip().split("\n")[0]
