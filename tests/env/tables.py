"""Kinds of games for testing the environments, and walks through them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.properties.games import SPENDER, Case, Driver, every_kind, new_game
from warofwhispers.engine.codes import NOBODY

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warofwhispers.engine.state import State

EVERYTHING = {"conquest": "on", "dark_alliances": "on", "field_agents": "on", "treasure": "on"}
# Preset, players, options: every preset and player count, and all optional decks with each count.
KINDS: list[tuple[str, int, dict[str, str]]] = [
    (preset, players, {}) for preset, players in every_kind()
]
KINDS += [("second", players, EVERYTHING) for players in (2, 3, 4)]


def name_of(kind: object) -> str | None:
    """Return a kind's name for a test's id."""
    if isinstance(kind, dict):
        return "everything" if kind else "plain"
    return None


def states(cases: list[Case]) -> Iterator[tuple[Case, State]]:
    """Play games, and yield each state at which somebody is asked."""
    for case in cases:
        s, driver = new_game(case).state, Driver(case)
        while s.player != NOBODY:
            yield case, s
            s.apply(driver.answer(s))
        yield case, s


def some_cases(number: int, style: int = SPENDER) -> list[Case]:
    """Return cases of every preset and player count, every other with all optional decks."""
    kinds = every_kind()
    return [
        Case(
            *kinds[i % len(kinds)], 40 + i, style, tuple(EVERYTHING.items()) if i % 2 else (),
            councils=("printed", "scribes", "restless")[i % 3],
        )
        for i in range(number)
    ]  # fmt: skip
