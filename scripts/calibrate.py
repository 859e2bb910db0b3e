"""See whether the coach's chances come true, and put them right.

    python scripts/calibrate.py collect --seed 41 --games 500     # games to fit by
    python scripts/calibrate.py fit --seed 41
    python scripts/calibrate.py collect --seed 42 --games 1000    # fresh ones
    python scripts/calibrate.py table --seed 42

`collect` plays games among bots of several levels, and in each game asks the coach about one
question of every round, drawn by lot: what it makes of the answer that was then given is kept
beside what came of it. Stopped, it goes on where it was. `fit` writes
`bots/data/calibration.json` from all games of a seed; `table` prints what is said and what came
true, with the Brier score beside that of guessing and of the score as the table can see it.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.plan import Plan
from warofwhispers.bots.arena.results import Results
from warofwhispers.bots.arena.stats import wilson
from warofwhispers.bots.arena.workers import run
from warofwhispers.bots.belief.likelihood import mean_multipliers
from warofwhispers.bots.belief.loyalties import Belief
from warofwhispers.bots.belief.worth import own_multipliers
from warofwhispers.bots.calibration import calibrated, log_odds
from warofwhispers.bots.judgement.value import shares
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import events_for
from warofwhispers.bots.search.study import Study
from warofwhispers.bots.weighing import Weighed, weigh
from warofwhispers.engine.codes import EMPIRE_COUNT, REGION_COUNT, ROUND_COUNT
from warofwhispers.game import Game
from warofwhispers.record import record_from_json

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "calibration"
DATA = ROOT / "src" / "warofwhispers" / "bots" / "data" / "calibration.json"
BOTS = ("greedy", "rules")
WORLDS = 60  # in which the coach tries an answer
POINTS = 4.0  # by which the score as the table sees it is taken to err
BIN = 0.1
MANY = 50  # moments in a bin, from which on it counts
STEPS, RATE = 4000, 1.0
NEAR = 0.15  # how far even chances may be off before there are games: they hardly can be
USUAL, WIDE = 0.8, 0.4  # and how much of what is said comes true, more or less


@dataclass(frozen=True, slots=True)
class Moment:
    """A question: the chance said for the answer given, that by the score, and the part won."""

    game: int
    players: int
    round: int
    said: float
    score: float
    won: float


@dataclass(frozen=True, slots=True)
class Kept:
    """Where the games of a seed and what was asked about them are kept."""

    folder: Path
    players: int
    seed: int

    @property
    def games(self) -> Path:
        """Return the file of games."""
        return self.folder / f"games-{self.players}-{self.seed}.jsonl"

    @property
    def asked(self) -> Path:
        """Return the file of moments."""
        return self.games.with_suffix(".moments.jsonl")

    def moments(self) -> list[Moment]:
        """Return what was kept, without what was cut off when a run was stopped."""
        if not self.asked.exists():
            return []
        whole = self.asked.read_text("utf-8")
        whole = whole[: whole.rfind("\n") + 1]
        self.asked.write_text(whole, "utf-8")
        return [Moment(**json.loads(line)) for line in whole.splitlines()]


def collect(kept: Kept, games: int, worlds: int, processes: int) -> None:
    """Play what is missing, and ask the coach about it."""
    plan = Plan(BOTS, kept.players, seed=kept.seed, records=True)
    kept.folder.mkdir(parents=True, exist_ok=True)
    results = Results(plan, kept.games)
    with closing(run(plan, results.missing(games), processes)) as stream:
        for game in stream:
            results.add(game)
    done = {moment.game for moment in kept.moments()}
    jobs = [
        json.dumps({"game": number, "record": game.record, "won": game.won, "worlds": worlds})
        for number, game in sorted(results.games.items())
        if number < games and number not in done
    ]
    with kept.asked.open("a", encoding="utf-8") as out, ProcessPoolExecutor(processes) as pool:
        for moments in pool.map(look_back, jobs):
            out.write("".join(json.dumps(asdict(moment)) + "\n" for moment in moments))
            out.flush()


def look_back(job: str) -> list[Moment]:
    """Play a record again and ask the coach about one question of each round."""
    values = json.loads(job)
    record = record_from_json(values["record"])
    chooser = random.Random(values["game"])  # noqa: S311 - a draw that can be repeated
    questions: dict[int, list[int]] = {number: [] for number in range(1, ROUND_COUNT + 1)}
    game = Game(record.setup)
    for step, action in enumerate(record.actions):
        if game.state.player >= 0 and len(game.state.options) > 1:
            questions[max(1, game.state.round)].append(step)
        game.apply(action)
    drawn = {chooser.choice(steps) for steps in questions.values() if steps}
    game, found = Game(record.setup), []
    for step, action in enumerate(record.actions):
        if step in drawn:
            said, score = ask(game, game.parse(action), step, values["worlds"])
            won = values["won"][game.state.player]
            round_ = max(1, game.state.round)
            found.append(Moment(values["game"], len(game.seats), round_, said, score, won))
        game.apply(action)
    return found


def ask(game: Game, option: int, seed: int, worlds: int) -> tuple[float, float]:
    """Return the chance to win with an answer by the coach's search, and by the score alone."""
    seat = game.state.player
    seen = game.observation(game.name(seat))
    belief = Belief(seen.data, seen.players, load_forecast())
    belief.notice(events_for(game.state, seat, 0))
    belief.look(seen)
    study = Study(belief, seen, seed)
    (answer,) = weigh(study, [Weighed(option)], worlds)
    rows = [
        own_multipliers(seen) if other == seat else mean_multipliers(study.chances[other])
        for other in range(seen.players)
    ]
    cities = [0] * EMPIRE_COUNT
    for region in range(REGION_COUNT):
        cities[seen.holder[region]] += seen.data.city[region] != 0
    totals = [sum(n * w for n, w in zip(cities, row, strict=True)) for row in rows]
    return round(answer.win, 5), round(shares(totals, POINTS)[seat], 5)


def fit(files: Iterable[Kept]) -> None:
    """Fit the two numbers by players and round, and write them."""
    written = {}
    moments = [moment for kept in files for moment in kept.moments()]
    for number in sorted({moment.players for moment in moments}):
        here = [moment for moment in moments if moment.players == number]
        written[str(number)] = {
            str(round_): fitted_to([one for one in here if one.round == round_])
            for round_ in range(1, ROUND_COUNT + 1)
        }
    old = json.loads(DATA.read_text("utf-8"))["fitted"] if DATA.exists() else {}
    DATA.write_text(json.dumps({"fitted": old | written}, indent=1) + "\n", "utf-8")
    print(DATA.read_text("utf-8"))


def fitted_to(moments: Sequence[Moment]) -> tuple[float, float]:
    """Return shift and slope of least log-loss, by plain descent; a few games say little."""
    shift, slope = 0.0, USUAL
    even = log_odds(1.0 / moments[0].players)
    points = [(log_odds(one.said) - even, one.won) for one in moments]
    for _ in range(STEPS):
        by_shift = shift / (NEAR**2 * len(points))
        by_slope = (slope - USUAL) / (WIDE**2 * len(points))
        for odds, won in points:
            miss = 1.0 / (1.0 + math.exp(-even - shift - slope * odds)) - won
            by_shift += miss / len(points)
            by_slope += miss * odds / len(points)
        shift -= RATE * by_shift
        slope -= RATE * by_slope / 2.0
    return round(shift, 4), round(max(0.02, slope), 4)


def brier(pairs: Iterable[tuple[float, float]]) -> float:
    """Return the mean square by which chances miss what came of them."""
    misses = [(chance - won) ** 2 for chance, won in pairs]
    return sum(misses) / len(misses)


def table(moments: Sequence[Moment]) -> str:
    """Return what was said and what came true, as the docs show it."""
    told = [(calibrated(one.said, one.players, one.round)[0], one.won, one) for one in moments]
    lines = ["| said | moments | mean of it | won | off by |", "|---|---|---|---|---|"]
    for place in range(round(1 / BIN)):
        inside = [(said, won) for said, won, _ in told if int(min(0.999, said) / BIN) == place]
        if not inside:
            continue
        mean = sum(said for said, _ in inside) / len(inside)
        share = sum(won for _, won in inside) / len(inside)
        low, high = wilson(share * len(inside), len(inside))
        few = "" if len(inside) > MANY else " (few)"
        lines.append(
            f"| {place * 10} to {place * 10 + 10} % | {len(inside)}{few} | {mean:.1%} "
            f"| {share:.1%} ({low:.1%} to {high:.1%}) | {100 * (share - mean):+.1f} |"
        )
    lines += [
        "",
        "| Brier score, round | moments | as told | as searched | by the score | guessing |",
        "|---|---|---|---|---|---|",
    ]
    for number in range(1, ROUND_COUNT + 1):
        here = [entry for entry in told if entry[2].round == number]
        rows = (
            [(said, won) for said, won, _ in here],
            [(one.said, won) for _, won, one in here],
            [(one.score, won) for _, won, one in here],
            [(1.0 / one.players, won) for _, won, one in here],
        )
        lines.append(
            f"| {number} | {len(here)} | " + " | ".join(f"{brier(r):.4f}" for r in rows) + " |"
        )
    return "\n".join(lines)


def main(argv: Sequence[str] | None = None) -> None:
    """Collect, fit, or print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("collect", "fit", "table"))
    parser.add_argument("--players", type=int, nargs="*", default=[4, 3, 2])
    parser.add_argument("--seed", type=int, nargs="+", required=True)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--worlds", type=int, default=WORLDS)
    parser.add_argument("--folder", type=Path, default=FOLDER)
    asked = parser.parse_args(argv)
    files = [Kept(asked.folder, number, seed) for number in asked.players for seed in asked.seed]
    if asked.what == "collect":
        for kept in files:
            collect(kept, asked.games, asked.worlds, asked.processes)
    elif asked.what == "fit":
        fit(files)
    else:
        for kept in files:
            moments = kept.moments()
            if moments:
                games = len({one.game for one in moments})
                print(f"{kept.players} players, {games} games\n\n{table(moments)}\n")


if __name__ == "__main__":
    main()
