"""Positions to count from, and two ways to count: by numbers, and slowly by texts.

`python -m tests.perft.positions` counts everything again and writes `counts.json`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from tests.properties.games import HOARDER, SPENDER, Case, every_kind, walk
from warofwhispers.engine.codes import (
    ASK_ACT,
    ASK_AFTER_FIGHT,
    ASK_DECLARED,
    ASK_DEPLOY,
    ASK_DISCARD,
    ASK_SWAP,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers import Game
    from warofwhispers.engine.state import State

FILE = Path(__file__).parent / "counts.json"
MOST = 20_000  # leaves; a depth with more is not counted

# The first question of a game (from fixed seeds) for which each of these holds.
POSITIONS: dict[str, Callable[[State], bool]] = {
    "start": lambda s: s.prompt == ASK_DEPLOY,
    "council": lambda s: s.prompt == ASK_ACT,
    "hand of cards": lambda s: s.prompt == ASK_ACT and s.hand_size[s.player] > 3,
    "attack declared": lambda s: s.prompt == ASK_DECLARED and len(s.options) > 2,
    "after a fight": lambda s: s.prompt == ASK_AFTER_FIGHT and len(s.options) > 2,
    "cleanup": lambda s: s.prompt == ASK_DISCARD,
    "swap": lambda s: s.prompt == ASK_SWAP and s.round == 3,
}
SEEDS = range(300)


def find(preset: str, players: int, position: str) -> Game:
    """Play from fixed seeds until the position comes up."""
    holds = POSITIONS[position]
    for seed in SEEDS:
        style = HOARDER if position in {"cleanup", "hand of cards"} else SPENDER
        for game in walk(Case(preset, players, seed, style)):
            if game.state.player >= 0 and holds(game.state):
                return game
    raise LookupError(f"{preset} {players}: {position} does not come up")


def perft(s: State, depth: int) -> int:
    """Count the ways to answer the next `depth` questions."""
    if depth == 1 or not s.options:
        return len(s.options) if depth else 1
    total = 0
    for option in s.options:
        other = s.clone()
        other.apply(option)
        total += perft(other, depth - 1)
    return total


def slow_perft(game: Game, depth: int) -> int:
    """Count the same through the public interface, by texts alone, applying each answer."""
    if depth == 0:
        return 1
    total = 0
    for text in game.decision.options:
        other = game.clone()
        other.apply(text)
        total += slow_perft(other, depth - 1)
    return total


def counts(game: Game) -> list[int]:
    """Count at depth 1, 2 and so on, as long as there are not too many leaves."""
    found: list[int] = []
    for depth in range(1, 6):
        number = perft(game.state, depth)
        found.append(number)
        if number * max(2, number // max(1, found[-2] if depth > 1 else 1)) > MOST:
            break
    return found


def main() -> None:
    """Write all counts."""
    table = {
        f"{preset} {players}": {
            position: counts(find(preset, players, position)) for position in POSITIONS
        }
        for preset, players in every_kind()
    }
    lines = [
        f' "{kind}": {{\n'
        + ",\n".join(f'  "{name}": {json.dumps(row)}' for name, row in rows.items())
        + "\n }"
        for kind, rows in table.items()
    ]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
