"""Counts from the questions that only the optional decks ask."""

from __future__ import annotations

import pytest

from tests.perft.positions import perft, slow_perft
from tests.properties.games import SPENDER, Case, walk
from warofwhispers.engine.codes import PROMPTS

DECKS = (("conquest", "on"), ("dark_alliances", "on"), ("treasure", "on"))
# By prompt: the ways to answer the next one, two and three questions, from its first asking.
COUNTS: dict[str, list[int]] = {
    "conquest": [2, 4, 42],
    "blood_from": [3, 4, 9],
    "blood_to": [2, 2, 2],
    "blood_count": [1, 1, 7],
    "trials": [2, 4, 18],
    "avert": [5, 5, 15],
    "sit": [2, 4, 18],
    "stampede": [6, 12, 63],
    "control": [2, 2, 6],
    "spread": [4, 8, 66],
    "muster": [10, 30, 30],
    "nomads_from": [2, 42, 42],
    "nomads_to": [21, 21, 84],
    "alliance": [4, 8, 31],
    "offer": [3, 3, 3],
    "answer": [2, 5, 25],
    "price_retrieve": [2, 6, 18],
    "price_deck": [5, 45, 213],
    "price_add": [40, 160, 1080],
    "price_reveal": [1, 2, 10],
    "price_own": [5, 20, 68],
    "price_other": [5, 5, 35],
}


@pytest.mark.parametrize("prompt", COUNTS)
def test_counts_with_the_optional_decks(prompt: str) -> None:
    """Both counts give the stored numbers."""
    for seed in range(60):
        for game in walk(Case("second", 3, seed, SPENDER, DECKS)):
            if PROMPTS[game.state.prompt][0] == prompt:
                assert [perft(game.state, depth) for depth in (1, 2, 3)] == COUNTS[prompt]
                assert slow_perft(game, 2) == COUNTS[prompt][1]
                return
    pytest.fail(f"{prompt} does not come up")
