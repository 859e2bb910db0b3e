"""Measure whether the coach's chances come true, and correct them.

    python scripts/calibrate.py collect --seed 51 --games 1000
    python scripts/calibrate.py fit --seed 51
    python scripts/calibrate.py collect --seed 71 --games 1000
    python scripts/calibrate.py table --seed 71

`collect` plays games among bots, each with a deal of its own, and asks the coach about one question
a round, chosen by lot. The seat plays what the coach recommends; the chance that its search gave
the move is kept beside the outcome of the game. A run that was stopped resumes where it left off.
`fit` writes `bots/data/calibration.json`, with the seeds it was fitted to. `table` compares the
chances that the coach gives with what came true; it refuses the seeds of games that were fitted to.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from functools import partial
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.belief.likelihood import mean_multipliers
from warofwhispers.bots.belief.worth import own_multipliers
from warofwhispers.bots.calibration import calibrated, even_odds, log_odds, parts_at
from warofwhispers.bots.explain import best_first, look_into
from warofwhispers.bots.judgement.value import shares, time_left
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.levels import level
from warofwhispers.engine.codes import EMPIRE_COUNT, REGION_COUNT, ROUND_COUNT
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence

    from warofwhispers.bots.calibration import Correction
    from warofwhispers.bots.search.study import Study

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "calibration"
DATA = ROOT / "src" / "warofwhispers" / "bots" / "data" / "calibration.json"
BOTS = ("greedy", "rules")
SIMULATIONS = 500  # as the server's coach has
MOST_QUESTIONS = 120  # in a round; one of them is drawn, and a shorter round may have none
SEED_STEP = 1_000_003
AT_ONCE = 4  # games per process before the clock is checked
POINTS = 4.0  # assumed error of the visible score
BIN = 0.1
MANY = 50  # games in a bin, above which it counts
STEPS = 12  # of Newton's method, which needs about five
# What is assumed before there are games: even chances are right, give or take 0.15 in log-odds, and
# 0.8 of what is said above or below them comes true, give or take 0.4.
USUAL = (0.0, 0.8)
SPREAD = (0.15, 0.4)
NEXT = (0.1, 0.2)  # and from one point of the game to the next they change by this, more or less


@dataclass(frozen=True, slots=True)
class Moment:
    """A question: the chance given for the coach's move, the chance by the score, the share won.

    `left` is the part of the game that was left, in rounds.
    """

    game: int
    players: int
    round: int
    left: float
    said: float
    score: float
    won: float

    @property
    def which(self) -> tuple[int, int]:
        """Return what tells its game from all others."""
        return self.players, self.game


@dataclass(frozen=True, slots=True)
class MomentFile:
    """The file with the moments of a seed's games."""

    folder: Path
    players: int
    seed: int

    @property
    def path(self) -> Path:
        """Return where the file is."""
        return self.folder / f"moments-{self.players}-{self.seed}.jsonl"

    def games(self) -> dict[int, list[Moment]]:
        """Return the moments of each game, by its deal; a line cut off by a stop is dropped."""
        if not self.path.exists():
            return {}
        text = self.path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            self.path.write_text(whole, "utf-8")
        lines = map(json.loads, whole.splitlines())
        return {line["game"]: [Moment(**one) for one in line["moments"]] for line in lines}

    def add(self, game: int, moments: Sequence[Moment]) -> None:
        """Append a game's moments."""
        line = {"game": game, "moments": [asdict(one) for one in moments]}
        with self.path.open("a", encoding="utf-8") as out:
            out.write(json.dumps(line) + "\n")


# -- playing and asking --------------------------------------------------------------------------


def collect(
    files: Sequence[MomentFile], games: int, simulations: int, processes: int, end: float
) -> None:
    """Play the missing games until the time `end`: a few for each file in turn, so all grow."""
    missing: list[Iterator[int]] = []
    for kept in files:
        kept.folder.mkdir(parents=True, exist_ok=True)
        done, first = kept.games(), kept.seed * SEED_STEP
        missing.append(iter([deal for deal in range(first, first + games) if deal not in done]))
    played = True
    with ProcessPoolExecutor(processes) as pool:
        while played and time.monotonic() < end:
            played = False
            for kept, deals in zip(files, missing, strict=True):
                some = list(islice(deals, AT_ONCE * processes))
                play_one = partial(play_and_ask, kept.players, simulations)
                for deal, moments in zip(some, pool.map(play_one, some), strict=True):
                    kept.add(deal, moments)
                    played = True


def play_and_ask(players: int, simulations: int, deal: int) -> list[Moment]:
    """Play a game between bots in which a seat follows the coach at one question per round."""
    chooser = random.Random(deal)  # noqa: S311 - a draw that can be repeated
    levels = [level(chooser.choice(BOTS)) for _ in range(players)]
    drawn = [chooser.randrange(MOST_QUESTIONS) for _ in range(ROUND_COUNT + 1)]
    seats = [Guarded(each.make(), each.budget) for each in levels]
    game = Game.new(players, seed=deal)
    asked, told = [0] * (ROUND_COUNT + 1), [0] * players
    found: list[tuple[int, Callable[[float], Moment]]] = []
    while not game.over:
        round_ = max(1, game.state.round)
        if len(game.state.options) > 1:
            asked[round_] += 1
            if asked[round_] == drawn[round_] + 1:
                seat = game.state.player
                study = study_of(game, simulations, deal)
                best = best_first(study)[0]
                found.append((seat, partial(
                    Moment, deal, players, round_, round(time_left(study.maker.plain), 3),
                    round(best.mean(), 5), round(by_score(study), 5),
                )))  # fmt: skip
                game.apply(game.notation.text(best.option))
                continue
        play(game, seats, deal, 1, told)
    won = game.winners()
    return [moment(1 / len(won) if game.name(seat) in won else 0.0) for seat, moment in found]


def study_of(game: Game, simulations: int, seed: int) -> Study:
    """Let the coach search the present question."""
    seat = game.state.player
    seen = game.observation(game.name(seat))
    return look_into(seen, Budget(simulations), seed, events_for(game.state, seat, 0))


def by_score(study: Study) -> float:
    """Return the chance to win by the points as they stand, the others' loyalties by belief."""
    seen = study.seen
    rows = [
        own_multipliers(seen) if seat == seen.seat else mean_multipliers(study.chances[seat])
        for seat in range(seen.players)
    ]
    cities = [0] * EMPIRE_COUNT
    for region in range(REGION_COUNT):
        cities[seen.holder[region]] += seen.data.city[region] != 0
    totals = [sum(n * worth for n, worth in zip(cities, row, strict=True)) for row in rows]
    return shares(totals, POINTS)[seen.seat]


# -- fitting ---------------------------------------------------------------------------------------


def fit(moments: Sequence[Moment]) -> Correction:
    """Return shift and slope at the beginning of each round and at the end, of least log-loss."""
    knots = ROUND_COUNT + 1
    even = even_odds(moments[0].players) if moments else 0.0
    rows = np.zeros((len(moments), 2 * knots))
    for row, one in zip(rows, moments, strict=True):
        odds = log_odds(one.said) - even
        for knot, part in parts_at(one.left):
            row[2 * knot : 2 * knot + 2] = part, part * odds
    won = np.array([one.won for one in moments])
    usual, weight = np.tile(USUAL, knots), np.diag(np.tile(SPREAD, knots) ** -2.0)
    steps = np.eye(2 * knots)[2:] - np.eye(2 * knots)[:-2]
    weight += (steps.T * np.tile(NEXT, knots - 1) ** -2.0) @ steps
    found = usual.copy()
    for _ in range(STEPS):
        chance = 1.0 / (1.0 + np.exp(-even - rows @ found))
        slope = rows.T @ (chance - won) + weight @ (found - usual)
        bend = (rows.T * (chance * (1.0 - chance))) @ rows + weight
        found -= np.linalg.solve(bend, slope)
    found[1::2] = np.maximum(0.02, found[1::2])
    return [(round(float(a), 4), round(float(b), 4)) for a, b in found.reshape(knots, 2)]


def told(moments: Sequence[Moment]) -> list[tuple[float, Moment]]:
    """Return the chance that the coach gives at each moment."""
    return [(calibrated(one.said, one.players, one.left)[0], one) for one in moments]


def write(players: int, found: Correction, seeds: Sequence[int]) -> None:
    """Write the fitted numbers into the package; other numbers of players stay as they are."""
    data = json.loads(DATA.read_text("utf-8"))
    data[str(players)] = found
    data["seeds"][str(players)] = list(seeds)
    DATA.write_text(json.dumps(data, indent=1) + "\n", "utf-8")


def refuse_fitted(players: int, seeds: Sequence[int]) -> None:
    """Exit if the numbers in the package were fitted to games of one of these seeds."""
    fitted_to = json.loads(DATA.read_text("utf-8"))["seeds"][str(players)]
    for seed in seeds:
        if seed in fitted_to:
            raise SystemExit(
                f"The numbers for {players} players were fitted to the games of seed {seed}: "
                f"a table needs games of other seeds than {', '.join(map(str, fitted_to))}."
            )


# -- the table -------------------------------------------------------------------------------------


def brier(pairs: Iterable[tuple[float, float]]) -> float:
    """Return the mean squared error of chances."""
    misses = [(chance - won) ** 2 for chance, won in pairs]
    return sum(misses) / len(misses)


def error_by_game(misses: Sequence[tuple[Hashable, float]]) -> float:
    """Return the standard error of the mean miss; what misses in one game does so together."""
    mean = sum(miss for _, miss in misses) / len(misses)
    games: dict[Hashable, float] = {}
    for game, miss in misses:
        games[game] = games.get(game, 0.0) + miss - mean
    return math.sqrt(sum(total * total for total in games.values())) / len(misses)


def table(told: Sequence[tuple[float, Moment]]) -> str:
    """Return predicted and actual shares as a table, as the docs show it."""
    lines = ["| said | games | moments | mean | won | off by |", "|---|---|---|---|---|---|"]
    for place in range(round(1 / BIN)):
        inside = [(said, one) for said, one in told if int(min(0.999, said) / BIN) == place]
        if not inside:
            continue
        mean = sum(said for said, _ in inside) / len(inside)
        share = sum(one.won for _, one in inside) / len(inside)
        error = error_by_game([(one.which, one.won - said) for said, one in inside])
        games = len({one.which for _, one in inside})
        lines.append(
            f"| {place * 10} to {place * 10 + 10} % | {games}{'' if games > MANY else ' (few)'} "
            f"| {len(inside)} | {mean:.1%} | {share:.1%} "
            f"| {100 * (share - mean):+.1f} ± {196 * error:.1f} |"
        )
    lines += [
        "",
        "| Brier score, round | moments | as told | as searched | by the score | guessing |",
        "|---|---|---|---|---|---|",
    ]
    for number in (*range(1, ROUND_COUNT + 1), 0):
        here = [(said, one) for said, one in told if number in (0, one.round)]
        if not here:
            continue
        rows = (
            [(said, one.won) for said, one in here],
            [(one.said, one.won) for _, one in here],
            [(one.score, one.won) for _, one in here],
            [(1.0 / one.players, one.won) for _, one in here],
        )
        lines.append(
            f"| {number or 'all'} | {len(here)} | "
            + " | ".join(f"{brier(r):.4f}" for r in rows)
            + " |"
        )
    return "\n".join(lines)


def report(title: str, games: Sequence[Sequence[Moment]]) -> str:
    """Return a table of some games, under their number; some have no moments."""
    moments = [one for some in games for one in some]
    return f"{title}: {len(games)} games, {len(moments)} moments\n\n{table(told(moments))}\n"


def main(argv: Sequence[str] | None = None) -> None:
    """Collect, fit, or print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("collect", "fit", "table"))
    parser.add_argument("--players", type=int, nargs="*", default=[4, 3, 2])
    parser.add_argument("--seed", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=math.inf, help="of collecting at a time")
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args(argv)
    end = time.monotonic() + 60 * asked.minutes
    files = [
        MomentFile(asked.folder, players, seed) for players in asked.players for seed in asked.seed
    ]
    if asked.what == "collect":
        collect(files, asked.games, asked.simulations, asked.processes, end)
        return
    everything: list[list[Moment]] = []
    for players in asked.players:
        kept = [one for one in files if one.players == players]
        games = [moments for one in kept for moments in one.games().values()]
        moments = [one for some in games for one in some]
        if moments and asked.what == "fit":
            write(players, fit(moments), asked.seed)
        elif moments:
            refuse_fitted(players, asked.seed)
            print(report(f"{players} players", games))
            everything += games
    if len({one.players for some in everything for one in some}) > 1:
        print(report("All", everything))


if __name__ == "__main__":
    main()
