"""Random games: numbered, each reproducible by itself, and a checksum of their results."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING

from warofwhispers.codec import state_to_json
from warofwhispers.content import SOCIETIES
from warofwhispers.dealer import RandomStream, deal, pick
from warofwhispers.engine import state as engine_state
from warofwhispers.engine.codes import CHANCE, NOBODY, VACANT
from warofwhispers.engine.start import new_state
from warofwhispers.game import CHANCE_STREAM, Game, Setup, game_data_for

if TYPE_CHECKING:
    from warofwhispers.engine.game_data import GameData
    from warofwhispers.engine.state import State

PLAYERS_STREAM = CHANCE_STREAM + 1


def game_seed(seed: int, number: int) -> int:
    """Return the seed of game `number` under `seed`; no two games share one."""
    return (seed << 32) + number


def random_streams(seed: int) -> tuple[RandomStream, RandomStream]:
    """Return the random streams for chance and for the players of the game with this seed."""
    return RandomStream(seed, CHANCE_STREAM), RandomStream(seed, PLAYERS_STREAM)


def game_data_of(setup: Setup) -> GameData:
    """Return the data that all games of a setup share."""
    return game_data_for(setup.content, setup.ruleset)[0]


def fresh_state(game_data: GameData, seats: tuple[str, ...]) -> State:
    """Set up a game for `play_out`: nothing dealt yet, and no log."""
    societies = [SOCIETIES.index(society) for society in seats]
    return new_state(game_data, societies, VACANT, seated=True, logged=False)


def played_game(setup: Setup, seed: int) -> tuple[Game, int]:
    """Play exactly as `play_out` does, and return the game with its actions and choices."""
    game = Game(setup)
    state = game.state
    state.log = None
    chance, players = random_streams(seed)
    choices = 0
    while state.player != NOBODY:
        if state.player == CHANCE:
            action = deal(state, chance)
        else:
            choices += len(state.options) > 1
            action = pick(state, players)
        game.actions.append(action)
        state.apply(action)
    return game, choices


class Checksum:
    """A checksum of sixteen hexadecimal digits over all states added."""

    def __init__(self) -> None:
        self._total = hashlib.sha256()

    def add(self, state: State) -> None:
        """Add one whole state."""
        self._total.update(json.dumps(state_to_json(state)).encode())

    def __str__(self) -> str:
        return self._total.hexdigest()[:16]


def is_compiled() -> bool:
    """Return whether the engine in use is the compiled one."""
    return not (engine_state.__file__ or "").endswith(".py")
