"""The number of ways to continue from fixed positions is the stored one."""

from __future__ import annotations

import json

import pytest

from tests.perft.positions import FILE, POSITIONS, find, perft, slow_perft
from tests.properties.games import every_kind

COUNTS: dict[str, dict[str, list[int]]] = json.loads(FILE.read_text(encoding="utf-8"))
FEWEST = 400  # answers the slow count may cost


def test_every_kind_and_position_is_counted() -> None:
    """Each ruleset and number of players has its row for each position."""
    assert set(COUNTS) == {f"{preset} {players}" for preset, players in every_kind()}
    for rows in COUNTS.values():
        assert list(rows) == list(POSITIONS)
        assert min(len(row) for row in rows.values()) >= 2


@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize(("preset", "players"), every_kind())
def test_counts(preset: str, players: int, position: str) -> None:
    """The fast count gives the stored numbers, and the slow one the first of them."""
    expected = COUNTS[f"{preset} {players}"][position]
    game = find(preset, players, position)
    assert [perft(game.state, depth + 1) for depth in range(len(expected))] == expected
    slow = [depth for depth, number in enumerate(expected, 1) if number <= FEWEST]
    assert [slow_perft(game, depth) for depth in slow] == expected[: len(slow)]
    assert slow, "nothing was counted the slow way"
