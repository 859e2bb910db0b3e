"""Learn where agents help most: the search's prior for deployments (`judgement/agents.py`).

    python scripts/train_agents.py collect --players 2
    python scripts/train_agents.py collect --players 4
    python scripts/train_agents.py fit

`collect` plays games between `rules` up to a deployment, tries every vacant position in the same
worlds and stores the results, one JSON line per question; a run that was stopped resumes where it
was. `fit` fits weights for the log odds to win (ridge), for tables of two and for larger ones,
writes them into the package with their checksum, and prints the chance to win that the best choice
of each prior loses on deployments left out (every fourth), and the best of its first three and six.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.belief.worth import policy_for
from warofwhispers.bots.judgement.agents import FEATURES, features
from warofwhispers.bots.judgement.moves import Judge
from warofwhispers.bots.judgement.style import plain_style
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.rules import RulesBot
from warofwhispers.bots.players.search import SearchBot
from warofwhispers.bots.search.settings import CURRENT
from warofwhispers.bots.search.study import Study
from warofwhispers.bots.search.tree import try_out
from warofwhispers.engine.codes import ASK_DEPLOY, DEPLOY, EMPIRE_COUNT, ROUND_COUNT
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from numpy.typing import NDArray

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build" / "agents"
DATA = ROOT / "src/warofwhispers/bots/judgement/data/agents.json"
FIRST_GAME = 90_000  # added to a question's number: the seed of its game
WORLDS_SEED = 555_001
PLAIN = replace(CURRENT, agents="")  # a search with the previous prior
FEWEST = 3  # fewest vacant positions in a question
RIDGE = 10.0
LEFT_OUT = 4  # one question in this many is for testing


def deployment(players: int, number: int) -> Game | None:
    """Return a game between `rules` at a deployment chosen by `number`, if it reaches one."""
    game = Game.new(players, "second", seed=FIRST_GAME + number)
    seats = [Guarded(RulesBot(), Budget()) for _ in range(players)]
    told = [0] * players
    chooser = random.Random(number)  # noqa: S311 - a draw that can be repeated
    wanted, skip = chooser.randint(1, ROUND_COUNT), chooser.randint(0, 3)
    while not game.over:
        s = game.state
        if s.prompt == ASK_DEPLOY and len(s.options) >= FEWEST and s.round >= wanted:
            if skip == 0:
                return game
            skip -= 1
        play(game, seats, number, 1, told)
    return None


def look_into(game: Game, each: int) -> dict[str, list[object]]:
    """Return, for each vacant position, its features, the plain prior, and the chance found."""
    seat = game.state.player
    seen = Observation(game.state, seat)
    bot = SearchBot(settings=PLAIN)
    bot.notice(events_for(game.state, seat, 0))
    belief = bot.belief(seen)
    study = Study(belief, seen, WORLDS_SEED, PLAIN)
    for number in range(each):
        world = study.world(number)
        for trial in study.trials:
            try_out(world, trial, number, study.seed, study.last_round)
    state = study.maker.plain
    policy = policy_for(seen, state, study.chances, plain_style(), belief.forecast)
    judge = Judge(state, policy.weights, seat * EMPIRE_COUNT)
    places = [trial.option - DEPLOY for trial in study.trials]
    return {
        "plain": [trial.prior for trial in study.trials],
        "rows": list(features(state, judge, seat, places)),
        "found": [trial.mean() for trial in study.trials],
    }


def collect(path: Path, players: int, questions: int, first: int, each: int) -> None:
    """Search deployments until there are enough."""
    path.parent.mkdir(parents=True, exist_ok=True)
    known = path.read_text("utf-8").splitlines() if path.exists() else []
    number = max(first, 1 + json.loads(known[-1])["number"]) if known else first
    done = len(known)
    with path.open("a", encoding="utf-8") as file:
        while done < questions:
            game = deployment(players, number)
            if game is not None:
                line = {"number": number, **look_into(game, each)}
                file.write(json.dumps(line) + "\n")
                file.flush()
                done += 1
            number += 1


Row = tuple["NDArray[np.float64]", "NDArray[np.float64]", "NDArray[np.float64]"]


def read(path: Path) -> list[Row]:
    """Return features, plain prior and chances found, question by question."""
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    return [
        (np.array(line["rows"]), np.array(line["plain"]), np.array(line["found"])) for line in lines
    ]


def fit_weights(questions: Sequence[Row]) -> NDArray[np.float64]:
    """Return the weights that best predict, within each question, which option wins more often."""
    square, right = RIDGE * np.eye(FEATURES), np.zeros(FEATURES)
    for rows, _, found in questions:
        chance = np.clip(found, 0.03, 0.97)
        odds = np.log(chance / (1 - chance))
        doubt = 4 * chance.mean() * (1 - chance.mean())  # a decided game says little
        apart = rows - rows.mean(0)
        square += doubt * apart.T @ apart
        right += doubt * apart.T @ (odds - odds.mean())
    return np.linalg.solve(square, right).astype(np.float64)


def losses(
    questions: Sequence[Row], prior: Callable[[Row], NDArray[np.float64]]
) -> tuple[float, ...]:
    """Return the chance lost by choosing the best of a prior's first one, three and six."""
    lost = []
    for question in questions:
        found = question[2][np.argsort(-prior(question), kind="stable")]
        lost.append([found.max() - found[:first].max() for first in (1, 3, 6)])
    return tuple(np.mean(lost, axis=0))


def fit(out: Path, folder: Path) -> None:
    """Fit, write, and print what it is worth."""
    learned = {}
    print("players  questions  lost by  first  best of 3  best of 6")
    for players, key in ((2, "2"), (4, "3")):
        questions = read(folder / f"deployments-{players}.jsonl")
        tests = questions[::LEFT_OUT]
        kept = [row for place, row in enumerate(questions) if place % LEFT_OUT]
        weights = fit_weights(kept)
        for name, prior in (
            ("plain", lambda row: row[1]),
            ("learnt", lambda row, weights=weights: row[0] @ weights),
        ):
            told = "  ".join(f"{number:9.4f}" for number in losses(tests, prior))
            print(f"{players:7}  {len(tests):9}  {name:7}  {told}")
        learned[key] = [round(float(weight), 4) for weight in fit_weights(questions)]
    out.write_text(json.dumps({"weights": learned}, indent=1) + "\n", "utf-8")
    print(f"{out.name}: sha256 {hashlib.sha256(out.read_bytes()).hexdigest()}")


def main(argv: Sequence[str] | None = None) -> None:
    """Collect or fit."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("what", choices=("collect", "fit"))
    parser.add_argument("--players", type=int, default=2, choices=(2, 4))
    parser.add_argument("--questions", type=int, default=300)
    parser.add_argument("--first", type=int, default=3000, help="the number of the first question")
    parser.add_argument("--each", type=int, default=40, help="simulations for each position")
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--out", type=Path, default=DATA)
    asked = parser.parse_args(argv)
    if asked.what == "collect":
        path = asked.folder / f"deployments-{asked.players}.jsonl"
        collect(path, asked.players, asked.questions, asked.first, asked.each)
    else:
        fit(asked.out, asked.folder)


if __name__ == "__main__":
    main()
