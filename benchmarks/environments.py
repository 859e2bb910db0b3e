"""Steps per second in PettingZoo and OpenSpiel, compared with their libraries' own games."""

from __future__ import annotations

import json
import random
import statistics
import time
from dataclasses import dataclass
from importlib import import_module, metadata
from typing import TYPE_CHECKING, Any

from benchmarks.arguments import parser_for
from warofwhispers.cli.games import is_compiled
from warofwhispers.engine.codes import NOBODY

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

NOTE = """\
Random play, one core; steps per second of CPU time, the median of {rounds} rounds of {seconds:g} s
each, ours and theirs in turn in one interpreter. A PettingZoo step is env.last(), which gives the
observation and the mask, a choice from the mask, and env.step(). An OpenSpiel step is
state.legal_actions(), a choice, and state.apply_action(); chance's steps count. A bare game is one
without the library's wrappers that check its use; ours checks for itself."""

OURS = "ours"
# The project's goals: game -> ours is at least this many times as fast.
WANTED = {"connect_four_v3": 1.0, "gin_rummy": 0.5}
PARTED_GAMES = 8


@dataclass
class Library:
    """A library: its own games to compare with, and where our time goes."""

    library: str
    step: Callable[[], int]  # ours: plays a game and returns its steps
    others: dict[str, Callable[[], int]]
    parts: Callable[[], dict[str, float]]  # microseconds per step


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print."""
    arguments = parser_for((__doc__ or "").rstrip("."), "game").parse_args(argv)
    rounds = arguments.rounds
    found, missing = libraries()
    results = [measure(library, rounds, arguments.seconds) for library in found]
    if arguments.json:
        data = {"compiled": is_compiled(), "libraries": results, "missing": missing}
        print(json.dumps(data))
        return
    print(NOTE.format(rounds=rounds, seconds=arguments.seconds))
    for result in results:
        tell(result)
    for line in missing:
        print(line)
    if not is_compiled():
        print("The engine here is uncompiled; `make bench-env` measures the compiled one.")


def libraries() -> tuple[list[Library], list[str]]:
    """Return the installed libraries, and a line for each that is missing."""
    found: list[Library] = []
    missing: list[str] = []
    for package, make in (("pettingzoo", pettingzoo), ("open_spiel", openspiel)):
        try:
            found.append(make(missing))
        except (ImportError, metadata.PackageNotFoundError):
            missing.append(f"{package} is not installed here: `make bench-env` brings it along")
    return found, missing


def measure(library: Library, rounds: int, seconds: float) -> dict[str, Any]:
    """Step through ours and theirs in turn; return median rates, ratios and the parts of ours."""
    games = {OURS: library.step, **library.others}
    rates: dict[str, list[float]] = {name: [] for name in games}
    for _ in range(rounds):
        for name, play in games.items():
            steps, began = 0, time.process_time()
            while (passed := time.process_time() - began) < seconds:
                steps += play()
            rates[name].append(steps / passed)
    ratios = {
        name: statistics.median(a / b for a, b in zip(rates[OURS], theirs, strict=True))
        for name, theirs in rates.items()
        if name != OURS
    }
    return {
        "library": library.library,
        "rates": {name: round(statistics.median(values)) for name, values in rates.items()},
        "ratios": {name: round(ratio, 2) for name, ratio in ratios.items()},
        "microseconds": {name: round(spent, 2) for name, spent in library.parts().items()},
    }


def tell(result: dict[str, Any]) -> None:
    """Print the results for one library."""
    print(f"\n{result['library']}")
    for name, rate in result["rates"].items():
        ratio = result["ratios"].get(name)
        said = f"{rate:12,}"
        if ratio is not None:
            said += f"   ours is {ratio:.1f} times as fast"
            wanted = WANTED.get(name)
            if wanted is not None:
                said += f", {wanted:g} wanted: {'met' if ratio >= wanted else 'MISSED'}"
        print(f"  {name:22}{said}")
    spent = result["microseconds"]
    total = sum(spent.values())
    print("  where our time goes, in microseconds a step:")
    for name, each in spent.items():
        print(f"    {name:36}{each:7.2f}{each / total:6.0%}")


# -- PettingZoo ------------------------------------------------------------------------------------


def pettingzoo(missing: list[str]) -> Library:
    """Return the PettingZoo side, with connect four and chess where available."""
    ours: Any = import_module("warofwhispers.env.aec").WhispersEnv(players=4)
    others: dict[str, Callable[[], int]] = {}
    for name in ("connect_four_v3", "chess_v6"):
        try:
            env = import_module(f"pettingzoo.classic.{name}").env()
        except (ImportError, AttributeError) as fault:
            missing.append(f"PettingZoo's {name} needs more: {fault}")
            continue
        others[name] = stepping(env)
        others[f"{name}, bare"] = stepping(env.unwrapped)
    title = f"PettingZoo {metadata.version('pettingzoo')}, 4 players"
    return Library(title, stepping(ours), others, lambda: zoo_parts(ours))


def stepping(env: Any) -> Callable[[], int]:  # noqa: ANN401 - any environment of the library
    """Return a function that plays a random game and counts its steps."""
    flatnonzero = import_module("numpy").flatnonzero
    rng = random.Random(1)  # noqa: S311 - it only has to be random

    def play() -> int:
        steps = 0
        env.reset(seed=rng.randrange(1 << 30))
        while True:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                return steps
            allowed = flatnonzero(seen["action_mask"])
            env.step(int(allowed[rng.randrange(len(allowed))]))
            steps += 1

    return play


def zoo_parts(env: Any) -> dict[str, float]:  # noqa: ANN401 - as above
    """Time the parts of a step one by one."""
    numpy: Any = import_module("numpy")
    encode: Any = import_module("warofwhispers.env.layout").encode
    observation: Any = import_module("warofwhispers.engine.observe").Observation
    states, engine = recorded(env)
    size = env.action_space("player_0").n

    def mask(s: Any) -> None:  # noqa: ANN401 - a state
        numpy.zeros(size, numpy.int8)[s.options] = 1

    looks = [observation(s, s.player) for s in states]
    rows = [encode(look) for look in looks]
    parts = {
        "engine: the step, and chance": engine,
        "observation: what the seat may know": each(lambda s: observation(s, s.player), states),
        "observation: as a row of numbers": each(encode, looks),
        "observation: as an array": each(lambda row: numpy.frombuffer(row, numpy.int8), rows),
        "mask": each(mask, states),
    }
    parts["the library, and choosing"] = max(0.0, whole(stepping(env)) - sum(parts.values()))
    return parts


def recorded(env: Any) -> tuple[list[Any], float]:  # noqa: ANN401 - as above
    """Return states of some games, and the engine's microseconds per step."""
    dealer: Any = import_module("warofwhispers.dealer")
    states, spent = [], 0.0
    for seed in range(PARTED_GAMES):
        env.reset(seed=seed)
        s, rng = env.state_.clone(), random.Random(seed)  # noqa: S311 - it only has to be random
        chance = dealer.RandomStream(seed, 1)
        while s.player >= 0:
            states.append(s.clone())
            answer = s.options[rng.randrange(len(s.options))]
            began = time.process_time()
            s.apply(answer)
            dealer.settle(s, chance)
            spent += time.process_time() - began
    return states, spent / len(states) * 1e6


def each(work: Callable[[Any], object], things: list[Any]) -> float:
    """Return the average microseconds of CPU time that a piece of work takes."""
    began = time.process_time()
    for thing in things:
        work(thing)
    return (time.process_time() - began) / len(things) * 1e6


def whole(play: Callable[[], int]) -> float:
    """Return the microseconds of CPU time of a whole step."""
    began = time.process_time()
    steps = sum(play() for _ in range(PARTED_GAMES))
    return (time.process_time() - began) / steps * 1e6


# -- OpenSpiel -------------------------------------------------------------------------------------


def openspiel(missing: list[str]) -> Library:
    """Return the OpenSpiel side, with the library's gin rummy."""
    del missing
    spiel: Any = import_module("pyspiel")
    import_module("warofwhispers.env.spiel")
    ours = spiel.load_game("war_of_whispers(players=4)")
    others = {"gin_rummy": applying(spiel.load_game("gin_rummy"))}
    title = f"OpenSpiel {metadata.version('open_spiel')}, 4 players"
    return Library(title, applying(ours), others, lambda: spiel_parts(ours))


def applying(game: Any) -> Callable[[], int]:  # noqa: ANN401 - any game of the library
    """Return a function that plays a random game and counts its steps."""
    rng = random.Random(1)  # noqa: S311 - it only has to be random

    def play() -> int:
        steps, state = 0, game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[rng.randrange(len(actions))])
            steps += 1
        return steps

    return play


def spiel_parts(game: Any) -> dict[str, float]:  # noqa: ANN401 - as above
    """Time the parts of a step one by one."""
    note_action: Any = import_module("warofwhispers.env.history").note_action
    rng, steps, engine, history = random.Random(1), 0, 0.0, 0.0  # noqa: S311 - no secret
    for _ in range(PARTED_GAMES):
        state = game.new_initial_state()
        s = state.copied.state.clone()
        seen: list[list[int]] = [[] for _ in range(s.players)]
        while s.player != NOBODY:
            steps += 1
            answer = s.options[rng.randrange(len(s.options))]
            began = time.process_time()
            note_action(s, answer, seen)
            between = time.process_time()
            s.apply(answer)
            engine += time.process_time() - between
            history += between - began
    parts = {
        "engine: the step": engine / steps * 1e6,
        "what each seat has seen of it": history / steps * 1e6,
    }
    parts["the library, and choosing"] = max(0.0, whole(applying(game)) - sum(parts.values()))
    return parts


if __name__ == "__main__":
    main()
