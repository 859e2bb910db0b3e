"""How fast this engine is, compiled or not: random games, copies of a state, their memory."""

from __future__ import annotations

import statistics
import time
import tracemalloc
from itertools import repeat
from typing import TYPE_CHECKING

from benchmarks.other_engines import Measure, installed_engines
from warofwhispers.cli.games import (
    Checksum,
    fresh_state,
    game_data_of,
    game_seed,
    is_compiled,
    random_streams,
)
from warofwhispers.cli.perft import walk
from warofwhispers.content import build_ruleset
from warofwhispers.dealer import play_out
from warofwhispers.game import Setup, check_seats

if TYPE_CHECKING:
    from warofwhispers.engine.game_data import GameData
    from warofwhispers.engine.state import State

SEED = 1
PLAYER_COUNTS = (4, 3, 2)
HALFWAY = 125  # of about 250 decisions
STATES = 20
COPIES = 500
CHECKED_GAMES = 200
DECKS = {"treasure": "on", "conquest": "on", "dark_alliances": "on"}
WITH_DECKS = "4 players, all decks"
ALL = ", all answers"  # a key's rate, or ratio, by everything answered


def measure_all(rounds: int, seconds: float) -> dict[str, object]:
    """Measure everything, this engine and the others in turn, `rounds` times.

    Returns rates per second of CPU time, each the median of its rounds, and ratios, each the median
    of the ratios within a round, as plain JSON values.
    """
    game_data = game_data_of(setup_for(PLAYER_COUNTS[0]))
    with_decks = game_data_of(Setup(build_ruleset("second", DECKS), check_seats(4, None)))
    others, missing = installed_engines()
    rates: dict[str, list[float]] = {}
    ratios: dict[str, list[float]] = {}
    copying: list[float] = []
    states = midgame(game_data)
    for _ in range(rounds):
        own = play_for(game_data, 4, seconds)
        note(rates, "4 players", own)
        for engine in others:
            other = engine.measure(seconds)
            note(rates, engine.key, other)
            mine = own.choices / own.seconds
            ratios.setdefault(engine.key, []).append(mine / (other.choices / other.seconds))
            ratios.setdefault(engine.key + ALL, []).append(mine / (other.answers / other.seconds))
        for players in PLAYER_COUNTS[1:]:
            note(rates, f"{players} players", play_for(game_data, players, seconds / 2))
        note(rates, WITH_DECKS, play_for(with_decks, 4, seconds / 2))
        copying.append(clone_seconds(states))
    return {
        "compiled": is_compiled(),
        "rounds": rounds,
        "seconds": seconds,
        "rates": {key: round(statistics.median(found)) for key, found in rates.items()},
        "ratios": {key: round(statistics.median(found), 2) for key, found in ratios.items()},
        "clone_us": round(statistics.median(copying) * 1e6, 3),
        "state_bytes": state_bytes(states),
        "checksum": checked(game_data),
        "titles": {engine.key: engine.title for engine in others},
        "names": {engine.key: engine.name for engine in others},
        "missing": missing,
    }


def note(rates: dict[str, list[float]], key: str, found: Measure) -> None:
    """Store the three rates of a stretch."""
    rates.setdefault(key, []).append(found.choices / found.seconds)
    rates.setdefault(key + ALL, []).append(found.answers / found.seconds)
    rates.setdefault(f"{key}, games", []).append(found.games / found.seconds)


def setup_for(players: int) -> Setup:
    """Return the setup that is measured."""
    return Setup(build_ruleset("second"), check_seats(players, None))


def play_for(game_data: GameData, players: int, seconds: float) -> Measure:
    """Play random games for this many seconds of CPU time."""
    seats = check_seats(players, None)
    choices = answers = games = 0
    began = time.process_time()
    while (passed := time.process_time() - began) < seconds:
        state = fresh_state(game_data, seats)
        choices += play_out(state, *random_streams(game_seed(SEED, games)))
        answers += state.count
        games += 1
    return Measure(choices, answers, games, passed)


def midgame(game_data: GameData) -> list[State]:
    """Return states from the middle of games."""
    states = []
    for number in range(STATES):
        state = fresh_state(game_data, check_seats(4, None))
        walk(state, game_seed(SEED, number), HALFWAY)
        states.append(state)
    return states


def clone_seconds(states: list[State]) -> float:
    """Return the CPU seconds that copying a state takes, including the loop around it."""
    began = time.process_time()
    for state in states:
        clone = state.clone
        for _ in repeat(None, COPIES):
            clone()
    return (time.process_time() - began) / (COPIES * len(states))


def state_bytes(states: list[State]) -> int:
    """Return the memory a copy of a state takes."""
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        copies = [state.clone() for state in states]
        after, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    return (after - before) // len(copies)


def checked(game_data: GameData) -> str:
    """Return the checksum of the first games, so that two builds can be compared."""
    checksum = Checksum()
    for number in range(CHECKED_GAMES):
        state = fresh_state(game_data, check_seats(4, None))
        play_out(state, *random_streams(game_seed(SEED, number)))
        checksum.add(state)
    return str(checksum)
