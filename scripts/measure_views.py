"""Measure what a view costs: its compressed size, and the time to build it.

python scripts/measure_views.py --games 5 --ruleset competitive --decks
"""

from __future__ import annotations

import argparse
import gzip
import json
import time
from typing import Final

from warofwhispers import Game
from warofwhispers.dealer import RandomStream
from warofwhispers.facts.plain import to_json

DECKS: Final = ("treasure", "conquest", "dark_alliances")
GZIP_LEVEL: Final = 6


def measure(game: Game, rng: RandomStream, sizes: list[int], times: list[float]) -> None:
    """Play a game at random, building the asked player's view each time."""
    while not game.over:
        began = time.perf_counter()
        view = to_json(game.observe(game.decision.player))
        times.append(1000 * (time.perf_counter() - began))
        text = json.dumps(view, separators=(",", ":"))
        sizes.append(len(gzip.compress(text.encode(), GZIP_LEVEL)))
        options = game.decision.options
        game.apply(options[rng.below(len(options))])


def spread(values: list[int] | list[float]) -> str:
    """Return the median, the 95th percentile and the largest."""
    ordered = sorted(values)
    places = (len(ordered) // 2, len(ordered) * 95 // 100, len(ordered) - 1)
    return ", ".join(f"{ordered[place]:.4g}" for place in places)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--ruleset", default="second")
    parser.add_argument("--decks", action="store_true", help="all optional decks")
    arguments = parser.parse_args()
    sizes: list[int] = []
    times: list[float] = []
    options = dict.fromkeys(DECKS, "on") if arguments.decks else {}
    for seed in range(arguments.games):
        game = Game.new(arguments.players, arguments.ruleset, options=options, seed=seed)
        measure(game, RandomStream(seed, 3), sizes, times)
    print(f"{len(sizes)} views: median, 95 of 100, largest")
    print(f"bytes compressed: {spread(sizes)}")
    print(f"milliseconds: {spread(times)}")


if __name__ == "__main__":
    main()
