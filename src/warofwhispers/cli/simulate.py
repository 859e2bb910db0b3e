"""`whispers simulate`: random games by the thousand, counted and, on request, recorded."""

from __future__ import annotations

import json
import statistics
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, TypedDict

from warofwhispers import record_of, write_record
from warofwhispers.cli.games import (
    Checksum,
    fresh_state,
    game_data_of,
    game_seed,
    is_compiled,
    played_game,
    random_streams,
)
from warofwhispers.cli.language import words
from warofwhispers.cli.options import (
    add_game_arguments,
    add_games_argument,
    add_seed_argument,
    at_least,
    setup_of,
)
from warofwhispers.cli.progress import progress
from warofwhispers.content import options_changed
from warofwhispers.dealer import play_out
from warofwhispers.engine.score import points, winners

if TYPE_CHECKING:
    import argparse

    from warofwhispers.engine.state import State
    from warofwhispers.game import Setup

EXAMPLE = "whispers simulate --games 1000 --players 3 --ruleset first --set fort=kill --seed 7"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the command's arguments."""
    add_games_argument(parser)
    parser.add_argument(
        "--start", type=int, default=0, metavar="I",
        help=words().say("cli-help-start"),
    )  # fmt: skip
    add_game_arguments(parser)
    add_seed_argument(parser)
    parser.add_argument("--records", type=Path, metavar="DIR", help=words().say("cli-help-records"))
    parser.add_argument("--json", action="store_true", help=words().say("cli-help-json"))


class Spread(TypedDict):
    """The mean, the least and the greatest of some numbers."""

    mean: float
    min: int
    max: int


class Summary(TypedDict):
    """What `--json` prints."""

    games: int
    players: int
    ruleset: str
    options: dict[str, str]
    board: str
    seed: int
    start: int
    decisions: Spread
    answers: Spread
    scores: dict[str, Spread]
    wins: dict[str, float]
    shared: int
    nobody: int
    checksum: str
    compiled: bool
    cpu_seconds: float
    decisions_per_second: int
    games_per_second: float


@dataclass
class Tally:
    """What is counted over all games."""

    decisions: list[int] = field(default_factory=list)  # with two or more options
    answers: list[int] = field(default_factory=list)  # including forced ones and chance's
    scores: list[list[int]] = field(default_factory=list)  # by seat, by game
    wins: list[float] = field(default_factory=list)  # by seat; a shared win counts in part
    shared: int = 0
    nobody: int = 0
    seconds: float = 1e-9  # CPU seconds spent playing; never zero, because it is a divisor
    checksum: Checksum = field(default_factory=Checksum)

    def count(self, state: State, choices: int) -> None:
        """Count one finished game."""
        self.decisions.append(choices)
        self.answers.append(state.count)
        for mine, score in zip(self.scores, points(state), strict=True):
            mine.append(score)
        self.checksum.add(state)
        won = winners(state)
        self.shared += len(won) > 1
        self.nobody += not won
        for seat in won:
            self.wins[seat] += 1 / len(won)


def run(arguments: argparse.Namespace) -> int:
    """Play, count and print."""
    games = at_least(1, arguments.games, "--games")
    start = at_least(0, arguments.start, "--start")
    setup = setup_of(arguments)
    if arguments.records is not None:
        arguments.records.mkdir(parents=True, exist_ok=True)
    tally = Tally(scores=[[] for _ in setup.seats], wins=[0.0] * len(setup.seats))
    game_data = game_data_of(setup)
    for number in progress(range(start, start + games), words().say("cli-progress-games")):
        seed = game_seed(arguments.seed, number)
        began = time.process_time()
        if arguments.records is None:
            state = fresh_state(game_data, setup.seats)
            choices = play_out(state, *random_streams(seed))
            tally.seconds += time.process_time() - began
        else:
            game, choices = played_game(setup, seed)
            tally.seconds += time.process_time() - began
            state = game.state
            name = record_name(setup, arguments.seed, number)
            write_record(arguments.records / name, record_of(game))
        tally.count(state, choices)
    if arguments.json:
        print(json.dumps(summary(arguments, setup, tally)))
    else:
        tell(arguments, setup, tally)
    return 0


def record_name(setup: Setup, seed: int, number: int) -> str:
    """Name a record after its ruleset, players, seed and number."""
    return f"{setup.ruleset.name}-{len(setup.seats)}p-{seed}-{number:06d}.json"


def summary(arguments: argparse.Namespace, setup: Setup, tally: Tally) -> Summary:
    """Return the counts as plain JSON values."""
    games = len(tally.decisions)
    return {
        "games": games,
        "players": len(setup.seats),
        "ruleset": setup.ruleset.name,
        "options": options_changed(setup.ruleset),
        "board": setup.content.board.source,
        "seed": arguments.seed,
        "start": arguments.start,
        "decisions": spread(tally.decisions),
        "answers": spread(tally.answers),
        "scores": {seat: spread(tally.scores[i]) for i, seat in enumerate(setup.seats)},
        "wins": {seat: round(tally.wins[i] / games, 6) for i, seat in enumerate(setup.seats)},
        "shared": tally.shared,
        "nobody": tally.nobody,
        "checksum": str(tally.checksum),
        "compiled": is_compiled(),
        "cpu_seconds": round(tally.seconds, 6),
        "decisions_per_second": round(sum(tally.decisions) / tally.seconds),
        "games_per_second": round(games / tally.seconds, 1),
    }


def spread(numbers: list[int]) -> Spread:
    """Return the mean, the least and the greatest."""
    return {"mean": round(statistics.fmean(numbers), 3), "min": min(numbers), "max": max(numbers)}


def tell(arguments: argparse.Namespace, setup: Setup, tally: Tally) -> None:
    """Print the counts for a person."""
    say, games = words().say, len(tally.decisions)
    seconds = tally.seconds
    rows = [
        say("cli-simulate-games", games=games, players=len(setup.seats), start=str(arguments.start),
            ruleset=setup.ruleset.name, changed=changed_of(setup), seed=str(arguments.seed)),
        say("cli-simulate-decisions", **ranged(tally.decisions)),
        say("cli-simulate-answers", **ranged(tally.answers)),
        *(
            say("cli-simulate-seat", name=f"{seat:9}",
                wins=words().percent(tally.wins[i] / games, aligned=True),
                **ranged(tally.scores[i]))
            for i, seat in enumerate(setup.seats)
        ),
        say("cli-simulate-ties", shared=tally.shared, nobody=tally.nobody),
        say("cli-simulate-rate", decisions=round(sum(tally.decisions) / seconds),
            games=games / seconds, compiled=is_compiled()),
        say("cli-simulate-checksum", checksum=str(tally.checksum)),
    ]  # fmt: skip
    if arguments.records is not None:
        rows.append(say("cli-simulate-records", games=games, folder=arguments.records))
    print("\n".join(rows))


def changed_of(setup: Setup) -> list[str]:
    """Return the options that differ from the ruleset's own, in notation."""
    return [f"{name}={value}" for name, value in options_changed(setup.ruleset).items()]


def ranged(numbers: list[int]) -> dict[str, object]:
    """Return the mean, the least and the greatest, as messages expect them."""
    return {"mean": statistics.fmean(numbers), "low": min(numbers), "high": max(numbers)}
