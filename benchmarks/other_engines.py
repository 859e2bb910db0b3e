"""Random games of two other engines to compare with: Catanatron and OpenSpiel's gin rummy.

Both are optional (`requirements/bench.txt`), so they are imported by name when needed.
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

COLOURS = ("RED", "BLUE", "WHITE", "ORANGE")


@dataclass(frozen=True)
class Measure:
    """A stretch of random games: its decisions, and its seconds of CPU time."""

    choices: int  # players' decisions with two or more options
    answers: int  # every answer, including forced ones and chance's
    games: int
    seconds: float


@dataclass(frozen=True)
class OtherEngine:
    """Another engine: `play(seed)` plays a game and returns its choices and answers."""

    key: str
    name: str
    title: str
    play: Callable[[int], tuple[int, int]]

    def measure(self, seconds: float) -> Measure:
        """Play for this many seconds of CPU time."""
        choices = answers = games = 0
        began = time.process_time()
        while (passed := time.process_time() - began) < seconds:
            more, all_of_them = self.play(games + 1)
            choices += more
            answers += all_of_them
            games += 1
        return Measure(choices, answers, games, passed)


def installed_engines() -> tuple[list[OtherEngine], list[str]]:
    """Return the installed engines, and a line for each that is missing."""
    found, missing = [], []
    for package, make in (("catanatron", catanatron), ("open_spiel", gin_rummy)):
        try:
            found.append(make(metadata.version(package)))
        except (ImportError, metadata.PackageNotFoundError):
            missing.append(f"{package} is not installed here: `make bench` brings it along")
    return found, missing


def catanatron(version: str) -> OtherEngine:
    """Return Catanatron, with four players that choose at random as its own RandomPlayer does."""
    module: Any = import_module("catanatron")

    def play(seed: int) -> tuple[int, int]:
        choices = answers = 0

        def decide(_player: object, _game: object, actions: list[object]) -> object:
            nonlocal choices, answers
            number = len(actions)
            choices += number > 1
            answers += 1
            return actions[random.randrange(number)]  # noqa: S311 - the game's own dice

        players = [module.RandomPlayer(module.Color[colour]) for colour in COLOURS]
        module.Game(players, seed=seed).play(decide_fn=decide)
        return choices, answers

    return OtherEngine("catanatron", "Catanatron", f"Catanatron {version}, 4 players", play)


def gin_rummy(version: str) -> OtherEngine:
    """Return OpenSpiel's gin rummy, stepped from Python."""
    module: Any = import_module("pyspiel")
    game = module.load_game("gin_rummy")

    def play(seed: int) -> tuple[int, int]:
        choices = answers = 0
        rng = random.Random(seed)  # noqa: S311 - it only has to be random
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            number = len(actions)
            if number > 1 and not state.is_chance_node():
                choices += 1
            answers += 1
            state.apply_action(actions[rng.randrange(number)])
        return choices, answers

    return OtherEngine("gin_rummy", "gin rummy", f"gin rummy, OpenSpiel {version}", play)
