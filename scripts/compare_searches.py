"""Compare ways of searching, at single questions: what each loses against a much longer search.

    python scripts/compare_searches.py --players 2 --questions 160 --out searches.jsonl

Games between `greedy` are played up to a question. Every option is tried in the same many worlds;
then each way of searching answers the question in other worlds, and what it loses is the difference
between the best option and its own. This takes a fraction of the time of a match, but it only
measures how well simulations are used, not what they are worth. A second call resumes.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections import defaultdict
from dataclasses import replace
from pathlib import Path
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, Final

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.arena.stats import Z95
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.players.search import FIRST_SHARE, SearchBot
from warofwhispers.bots.search.settings import CURRENT, Settings, patient_style
from warofwhispers.bots.search.study import BIG, Study
from warofwhispers.bots.search.tree import try_out
from warofwhispers.engine.codes import ASK_DEPLOY, ROUND_COUNT
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

FIRST_GAME: Final = 770_000  # added to a question's number: the seed of its game
LONG_SEED: Final = 991_777  # of the worlds of the long search
ORDERS: Final = 4  # every fourth question is about an order, the others are deployments
SEEDS: Final = 2  # answers of each way to each question
USUAL: Final = "as it is"
WAYS: Final[dict[str, tuple[Settings, float]]] = {  # and how many times the simulations it gets
    USUAL: (CURRENT, 1.0),
    "luck in turn": (replace(CURRENT, in_step=False), 1.0),
    "no tree": (replace(CURRENT, tree_share=0.0), 1.0),
    "playouts without noise": (replace(CURRENT, rollout=patient_style()), 1.0),
    "half the simulations": (CURRENT, 0.5),
    "twice the simulations": (CURRENT, 2.0),
}


def question(players: int, number: int) -> Game | None:
    """Return a game at a question chosen by `number`, if it reaches one."""
    chooser = random.Random(number)  # noqa: S311 - a draw that can be repeated
    deploys = (number + 1) % ORDERS > 0
    wanted, skip = chooser.randint(1, ROUND_COUNT), chooser.randint(0, 3 if deploys else 12)
    game = Game.new(players, seed=FIRST_GAME + number)
    seats = [Guarded(GreedyBot(), Budget()) for _ in range(players)]
    told = [0] * players
    while not game.over:
        s = game.state
        fits = s.prompt == ASK_DEPLOY if deploys else s.prompt not in BIG
        if fits and s.round >= wanted and len(s.options) > 1:
            if skip == 0:
                return game
            skip -= 1
        play(game, seats, number, 1, told)
    return None


def losses(game: Game, simulations: int, each: int) -> dict[str, Any]:
    """Return the chance to win that each way loses at a game's question, and its CPU time."""
    seat = game.state.player
    seen = Observation(game.state, seat)
    bot = SearchBot()
    bot.notice(events_for(game.state, seat, 0))
    belief = bot.belief(seen)
    long = Study(belief, seen, LONG_SEED)
    for number in range(each):
        world = long.world(number)
        for trial in long.trials:
            try_out(world, trial, number, long.seed, long.last_round)
    found = {trial.option: trial.mean() for trial in long.trials}
    big = seen.prompt in BIG
    usual = simulations * (3.0 if big else FIRST_SHARE)
    lost, took = {}, {}
    for name, (settings, factor) in WAYS.items():
        began = time.process_time()
        answers = [
            answer(Study(belief, seen, seed, settings), int(usual * factor))
            for seed in range(SEEDS)
        ]
        took[name] = (time.process_time() - began) / SEEDS
        lost[name] = max(found.values()) - fmean(found[option] for option in answers)
    return {"kind": "deployments" if big else "orders", "lost": lost, "took": took}


def answer(study: Study, simulations: int) -> int:
    """Answer as the bot does."""
    left = study.trials
    if not study.is_clear():
        settings = study.settings
        grown = int(simulations * settings.tree_share) if simulations >= settings.tree_from else 0
        left = study.halve(simulations - grown, 2)
        study.grow(left, grown)
    return left[0].option


def table(lines: Iterable[dict[str, Any]]) -> list[str]:
    """Return a row for each kind of question and way of searching."""
    kinds = defaultdict(list)
    for line in lines:
        kinds[line["kind"]].append(line)
    rows = [f"| questions | way | loses | gains on '{USUAL}' | CPU ms |", "|---|---|---|---|---|"]
    for kind, several in sorted(kinds.items()):
        for name in WAYS:
            lost = [line["lost"][name] for line in several]
            gain = [line["lost"][USUAL] - line["lost"][name] for line in several]
            error = Z95 * stdev(gain) / len(gain) ** 0.5 if len(gain) > 1 else 0.0
            took = fmean(line["took"][name] for line in several)
            rows.append(
                f"| {len(several)} {kind} | {name} | {fmean(lost):.4f} "
                f"| {fmean(gain):+.4f} ± {error:.4f} | {1000 * took:.1f} |"
            )
    return rows


def main(argv: Sequence[str] | None = None) -> None:
    """Search what is missing, and print the table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--questions", type=int, default=160)
    parser.add_argument("--simulations", type=int, default=108, help="for each position")
    parser.add_argument("--each", type=int, default=200, help="for each option, in the long search")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(argv)
    kept = asked.out.read_text("utf-8") if asked.out.exists() else ""
    kept = kept[: kept.rfind("\n") + 1]  # a last line may be cut off
    lines = [json.loads(line) for line in kept.splitlines()]
    asked.out.write_text(kept, "utf-8")
    with asked.out.open("a", encoding="utf-8") as out:
        number = 1 + lines[-1]["number"] if lines else 0
        while len(lines) < asked.questions:
            game = question(asked.players, number)
            if game is not None:
                lines.append({"number": number, **losses(game, asked.simulations, asked.each)})
                print(json.dumps(lines[-1]), file=out, flush=True)
            number += 1
    print("\n".join(table(lines)))


if __name__ == "__main__":
    main()
