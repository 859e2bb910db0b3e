"""The same seed gives the same game: on every machine and Python, compiled or not.

Each checksum covers 20 random games, every question with all its options and the answer. In every
other game the players hoard cards, so that hands are full and decks run out (only there do `first`
and `eog` part, and with four players not even there). A sum that changes means that games do: if
that is a fix of the rules, raise the rules version and write the new sums down
(`python -m tests.properties.test_checksums` prints them).
"""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

import pytest

from tests.properties.games import every_kind
from warofwhispers import build_ruleset
from warofwhispers.content import load_content
from warofwhispers.dealer import RandomStream, deal, pick
from warofwhispers.engine.codes import (
    CHANCE,
    DRAW,
    DRAW_PER,
    NOBODY,
    ORDER,
    PASS,
    PHASE_COUNCIL,
    ROUND_COUNT,
    VACANT,
)
from warofwhispers.engine.game_data import GameData
from warofwhispers.engine.score import points, winners
from warofwhispers.engine.start import new_state

if TYPE_CHECKING:
    from warofwhispers.engine.state import State

GAMES = 20
DRAWS = (DRAW, DRAW_PER)

CHECKSUMS = {
    "first 2": "48124a59507ad669",
    "first 3": "4b1c87e351d6eae6",
    "first 4": "3dc6cb78cec9fdf6",
    "eog 2": "3b3d60db3e0f1ec8",
    "eog 3": "d03b0db2fda4c0e0",
    "eog 4": "3dc6cb78cec9fdf6",
    "second 2": "129fcee118636b35",
    "second 3": "8ba38817ef525429",
    "second 4": "5e3c78b88e804b3e",
    "competitive 2": "f01626382914bbb1",
    "competitive 3": "77593776cc60bf9a",
    "competitive 4": "798c1f37510d161b",
}


def checksum(preset: str, players: int, **options: str) -> str:
    """Play games from fixed seeds and return the checksum of everything that happened."""
    game_data = GameData(load_content(), build_ruleset(preset, options))
    total = sha256()
    for seed in range(GAMES):
        s = new_state(game_data, list(range(players)), VACANT, seated=True, logged=False)
        chance, others = RandomStream(seed, 1), RandomStream(seed, 2)
        while s.player != NOBODY:
            action = (
                deal(s, chance) if s.player == CHANCE else choose(s, others, hoard=seed % 2 > 0)
            )
            total.update(repr((s.player, s.prompt, s.options, action)).encode())
            s.apply(action)
        total.update(repr((s.banners, s.holder, points(s), winners(s))).encode())
    return total.hexdigest()[:16]


def choose(s: State, rng: RandomStream, *, hoard: bool) -> int:
    """Return any option; a hoarder draws where that is possible, and plays in the last round."""
    kinds = s.data.order_kind
    draws = [o for o in s.options if 0 <= o - ORDER < len(kinds) and kinds[o - ORDER] in DRAWS]
    if hoard and draws:
        return draws[rng.below(len(draws))]
    if hoard and s.round < ROUND_COUNT and PASS in s.options and s.phase == PHASE_COUNCIL:
        return PASS
    return pick(s, rng)


@pytest.mark.parametrize(("preset", "players"), every_kind())
def test_same_seed_same_game(preset: str, players: int) -> None:
    """The games of a preset and number of players have the stored checksum."""
    assert checksum(preset, players) == CHECKSUMS[f"{preset} {players}"]


def test_checksums_can_fail() -> None:
    """A game under other rules has another checksum."""
    assert checksum("second", 2, switch="agents") != CHECKSUMS["second 2"]


if __name__ == "__main__":
    for name, players in every_kind():
        print(f'    "{name} {players}": "{checksum(name, players)}",')  # noqa: T201 - its purpose
