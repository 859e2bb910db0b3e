"""Learn from the search's games against itself who will win, and report how well.

    python scripts/train_value.py collect --players 4 --games 400
    python scripts/train_value.py fit --players 4

`collect` plays games of `search:hard` and stores their records, one JSON line per game; a run that
was stopped resumes where it was. `fit` samples each game at the ends of its first three rounds'
empire turns, fits weights to four fifths of the deals (softmax over the seats, by round, standard
library only), writes them with their checksum, and prints the log-loss on the deals left out, or on
all games of another file (`--fresh`, with other deals), compared with the search's present estimate
(`judgement.value.win_chances`) and with guessing. Games with records from `whispers arena` will do.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import math
import os
import random
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.plan import SEED_STEP, Plan
from warofwhispers.bots.arena.portrait import correlation
from warofwhispers.bots.arena.results import Results
from warofwhispers.bots.arena.workers import run
from warofwhispers.bots.judgement import value
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.engine.codes import EMPIRE_COUNT, PHASE_COUNCIL, ROUND_COUNT, SLOT_COUNT
from warofwhispers.game import Game
from warofwhispers.record import record_from_json

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from warofwhispers.engine.state import State

FOLDER = Path(__file__).parent.parent / "build" / "value"
FEATURES = ("points", "lead", "hidden", "swap", "cards", "alike", "narrow", "wide")
NARROW, WIDE = 0.9, 1.8  # error in an empire's number of cities
DRAWS = 48  # number of such errors
HELD_OUT = 5  # one deal in this many is for testing
STEPS, RATE, DECAY = 400, 0.3, 0.002


@dataclass(frozen=True, slots=True)
class Moment:
    """The end of a round's empire turns: features, present chances and shares won, by seat."""

    deal: int
    round: int
    rows: list[list[float]]
    estimate: list[float]
    won: list[float]


def errors(width: float) -> list[list[float]]:
    """Return errors in the five empires' cities, the same in every call, with mirror images."""
    chooser = random.Random(f"errors {width}")  # noqa: S311 - a draw that can be repeated
    half = [[chooser.gauss(0.0, width) for _ in range(EMPIRE_COUNT)] for _ in range(DRAWS // 2)]
    return half + [[-number for number in row] for row in half]


ERRORS = {width: errors(width) for width in (NARROW, WIDE)}


def chances(points: list[float], worth: list[float], width: float) -> list[float]:
    """Return each seat's chance of the most points if the empires' cities err by this much.

    Seats with the same loyalties rise and fall together, so that they share what they win.
    """
    seats = len(points)
    out = [0.0] * seats
    for row in ERRORS[width]:
        totals = [
            points[seat]
            + sum(worth[seat * EMPIRE_COUNT + empire] * row[empire] for empire in range(5))
            for seat in range(seats)
        ]
        for seat, share in enumerate(value.shares(totals, 0.5)):
            out[seat] += share / DRAWS
    return out


def look(s: State) -> list[list[float]]:
    """Return the features of each seat."""
    cities = load_forecast().cities(s)
    worth = value.multipliers(s)
    points = value.expected_points(s, cities, worth)
    gains = value.swap_gains(s, cities, -1)
    narrow, wide = (chances(points, worth, width) for width in (NARROW, WIDE))
    by_seat = [worth[start : start + EMPIRE_COUNT] for start in range(0, len(worth), EMPIRE_COUNT)]
    rows = []
    for seat in range(s.players):
        others = [other for other in range(s.players) if other != seat]
        hidden = float(SLOT_COUNT - s.face_up[seat].bit_count())
        alike = sum(correlation(by_seat[seat], by_seat[other]) for other in others) / len(others)
        rows.append(
            [
                points[seat] / 5.0,
                (points[seat] - max(points[other] for other in others)) / 5.0,
                hidden / 3.0,
                (gains[seat] - value.HIDDEN * hidden) / 5.0,
                min(7, s.hand_size[seat]) / 3.0,
                alike,
                math.log(narrow[seat] + 0.01) / 2.0,
                math.log(wide[seat] + 0.01) / 2.0,
            ]
        )
    return rows


def moments_of(path: Path) -> Iterator[Moment]:
    """Replay the records of a file and sample each at the end of all rounds but the last."""
    for line in path.read_text("utf-8").splitlines()[1:]:
        values = json.loads(line)
        record = record_from_json(values["record"])
        game = Game(record.setup)
        last = 0
        for action in record.actions:
            game.apply(action)
            s = game.state
            if last < s.round < ROUND_COUNT and s.phase > PHASE_COUNCIL:
                last = s.round
                estimate = value.win_chances(s, load_forecast())
                yield Moment(values["deal"] % SEED_STEP, last, look(s), estimate, values["won"])


def told(rows: list[list[float]], weights: Sequence[float]) -> list[float]:
    """Return each seat's chance to win."""
    sums = [sum(w * x for w, x in zip(weights, row, strict=True)) for row in rows]
    return value.shares(sums, 1.0)


def fit_weights(moments: list[Moment]) -> list[float]:
    """Return the weights of one round, by gradient descent."""
    weights = [0.0] * len(FEATURES)
    for _ in range(STEPS):
        slope = [DECAY * weight for weight in weights]
        for moment in moments:
            guess = told(moment.rows, weights)
            for row, chance, won in zip(moment.rows, guess, moment.won, strict=True):
                for place, number in enumerate(row):
                    slope[place] += (chance - won) * number / len(moments)
        weights = [weight - RATE * part for weight, part in zip(weights, slope, strict=True)]
    return weights


def loss(chance: Sequence[float], won: Sequence[float]) -> float:
    """Return the log-loss in nats; a shared win counts in part."""
    return -sum(part * math.log(max(1e-9, c)) for c, part in zip(chance, won, strict=True) if part)


def collect(path: Path, players: int, games: int, simulations: int, processes: int) -> None:
    """Play what is missing."""
    plan = Plan(("search:hard",), players, seed=31, simulations=simulations, records=True)
    results = Results(plan, path)
    with closing(run(plan, results.missing(games), processes)) as stream:
        for game in stream:
            results.add(game)


def mean_loss(deals: Sequence[int], losses: Sequence[float]) -> str:
    """Return the mean as text, with half its 95 % interval; games of a deal count as one."""
    by_deal: dict[int, list[float]] = {}
    for deal, one in zip(deals, losses, strict=True):
        by_deal.setdefault(deal, []).append(one)
    mean = sum(losses) / len(losses)
    off = [sum(ones) - mean * len(ones) for ones in by_deal.values()]
    spread = sum(each * each for each in off) * len(off) / max(1, len(off) - 1)
    return f"{mean:.4f} ± {1.96 * math.sqrt(spread) / len(losses):.4f}"


def fit(path: Path, out: Path, fresh: Path | None) -> None:
    """Fit, write the weights, and print what they are worth on games not learnt from."""
    moments = list(moments_of(path))
    if fresh is None:
        tests = [moment for moment in moments if moment.deal % HELD_OUT == 0]
        moments = [moment for moment in moments if moment.deal % HELD_OUT]
    else:
        tests = list(moments_of(fresh))
    weights = {
        number: fit_weights([moment for moment in moments if moment.round == number])
        for number in range(1, ROUND_COUNT)
    }
    print(
        "| after round | moments | learned | search's estimate | guessing |\n|---|---|---|---|---|"
    )
    for name, rounds in (*((str(each), (each,)) for each in weights), ("all", tuple(weights))):
        here = [moment for moment in tests if moment.round in rounds]
        if not here:
            continue
        deals = [moment.deal for moment in here]
        learned = [loss(told(one.rows, weights[one.round]), one.won) for one in here]
        estimate = [loss(one.estimate, one.won) for one in here]
        print(
            f"| {name} | {len(here)} | {mean_loss(deals, learned)} | {mean_loss(deals, estimate)} "
            f"| {math.log(len(here[0].won)):.4f} |"
        )
    kept = {str(number): [round(weight, 5) for weight in row] for number, row in weights.items()}
    out.write_text(json.dumps({"features": FEATURES, "weights": kept}, indent=1) + "\n", "utf-8")
    print(f"{out}: sha256 {hashlib.sha256(out.read_bytes()).hexdigest()}")


def main(argv: Sequence[str] | None = None) -> None:
    """Collect or fit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("collect", "fit", "all"))
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--simulations", type=int, default=60)
    parser.add_argument("--processes", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--file", type=Path, help="the games (default: in build/value)")
    parser.add_argument("--fresh", type=Path, help="games to test on, instead of deals left out")
    asked = parser.parse_args(argv)
    path = asked.file or FOLDER / f"games-{asked.players}.jsonl"
    if asked.what != "fit":
        collect(path, asked.players, asked.games, asked.simulations, asked.processes)
    if asked.what != "collect":
        fit(path, path.with_suffix(".weights.json"), asked.fresh)


if __name__ == "__main__":
    main()
