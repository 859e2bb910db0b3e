"""Games in progress for the bots' tests, reproducible by number."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from warofwhispers.dealer import RandomStream
from warofwhispers.game import Game

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation

PRESETS = ("first", "eog", "second", "competitive")
LONG = bool(os.environ.get("WHISPERS_LONG"))

# Every attribute of an observation except the game data, which is shared.
PARTS = (
    "seat", "players", "banners", "holder", "reserve", "council", "agents", "field", "held",
    "deck_size", "discard_size", "removed", "face_up", "swaps", "seats", "first", "round", "phase",
    "tracker", "active", "serving", "lasting", "standing", "offered", "count", "player",
    "prompt", "options", "loyalty", "hand", "frames",
)  # fmt: skip


def looks(seen: Observation) -> dict[str, object]:
    """Return everything in an observation, for comparison."""
    return {name: getattr(seen, name) for name in PARTS}


def somewhere(number: int, preset: str | None = None, most: int = 400) -> Game:
    """Return game `number`, played at random up to some question with a choice."""
    rng = RandomStream(number, 77)
    preset = preset or PRESETS[number % len(PRESETS)]
    game = Game.new(2 + number % 3, preset, seed=number)
    steps = rng.below(most)
    while not game.over:
        options = game.state.options
        if steps <= 0 and len(options) > 1:
            return game
        steps -= 1
        game.apply(game.notation.text(options[rng.below(len(options))]))
    return somewhere(number, preset, most // 2)
