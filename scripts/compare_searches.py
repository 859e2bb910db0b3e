"""Compare ways of searching, at single questions: what each loses against a much longer search.

    python scripts/compare_searches.py --players 2 --questions 160 --out searches.jsonl
    python scripts/compare_searches.py --cards --questions 400 --each 100 --out cards.jsonl

Games between `greedy` are played up to a question. Every option is tried in the same many worlds;
then each way of searching answers the question in other worlds, and what it loses is the difference
between the best option and its own. This takes a fraction of the time of a match, but it only
measures how well simulations are used, not what they are worth. A second call resumes.

With `--cards`, the questions are those where a move begins and a card may be played. Each way
answers all questions of the move; what comes of it is played on in the real deal, by players who
want what everybody really wants.
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
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.value import expected_points, multipliers, weights_for
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.bots.players.search import FIRST_SHARE, SearchBot
from warofwhispers.bots.search.playout import World
from warofwhispers.bots.search.settings import CURRENT, Settings, patient_style
from warofwhispers.bots.search.study import BIG, Study
from warofwhispers.bots.search.tree import try_out
from warofwhispers.dealer import RandomStream
from warofwhispers.engine.codes import (
    ASK_ACT,
    ASK_DEPLOY,
    EMPIRE_COUNT,
    PLAY,
    PLAY_COUNT,
    ROUND_COUNT,
)
from warofwhispers.engine.observe import Observation
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence

    from warofwhispers.engine.state import State

FIRST_GAME: Final = 770_000  # added to a question's number: the seed of its game
FIRST_CARD_GAME: Final = 880_000
LONG_SEED: Final = 991_777  # of the worlds of the long search
PLAY_ON_SEED: Final = 4242  # of what happens after a move with a card
ORDERS: Final = 4  # every fourth question is about an order, the others are deployments
SEEDS: Final = 2  # answers of each way to each question
USUAL: Final = "as it is"
WAYS: Final[dict[str, tuple[Settings, float]]] = {  # and how many times the simulations it gets
    USUAL: (CURRENT, 1.0),
    "luck in turn": (replace(CURRENT, in_step=False), 1.0),
    "a card apart from its move": (replace(CURRENT, lines=False), 1.0),
    "no tree": (replace(CURRENT, tree_share=0.0), 1.0),
    "playouts without noise": (replace(CURRENT, rollout=patient_style()), 1.0),
    "half the simulations": (CURRENT, 0.5),
    "twice the simulations": (CURRENT, 2.0),
}


def question(players: int, number: int) -> Game | None:
    """Return a game at a question chosen by `number`, if it reaches one."""
    chooser = draws(number)
    deploys = (number + 1) % ORDERS > 0
    wanted, skip = chooser.randint(1, ROUND_COUNT), chooser.randint(0, 3 if deploys else 12)

    def fits(s: State) -> bool:
        kind = s.prompt == ASK_DEPLOY if deploys else s.prompt not in BIG
        return kind and s.round >= wanted and len(s.options) > 1

    return reach(players, number, FIRST_GAME, skip, fits)


def draws(number: int) -> random.Random:
    """Return the random choices of a question: the same each time."""
    return random.Random(number)  # noqa: S311 - they can be repeated on purpose


def reach(
    players: int, number: int, first: int, skip: int, fits: Callable[[State], bool]
) -> Game | None:
    """Return a game at a question that fits, after leaving out `skip`; None if it ends before."""
    game = Game.new(players, seed=first + number)
    seats = [Guarded(GreedyBot(), Budget()) for _ in range(players)]
    told = [0] * players
    while not game.over:
        if fits(game.state):
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


def card_question(players: int, number: int) -> Game | None:
    """Return a game at the beginning of a move with a card to play, if it reaches one."""
    chooser = draws(number)
    wanted, skip = chooser.randint(1, ROUND_COUNT), chooser.randint(0, 6)

    def fits(s: State) -> bool:
        cards = any(PLAY <= option < PLAY + PLAY_COUNT for option in s.options)
        return s.prompt == ASK_ACT and s.round >= wanted and cards

    return reach(players, number, FIRST_CARD_GAME, skip, fits)


def move_losses(game: Game, simulations: int, each: int) -> dict[str, Any]:
    """Return the chance to win that each way loses by its whole move, and its CPU time."""
    seat = game.state.player
    found: dict[tuple[int, ...], float] = {}
    reached, took = {}, {}
    for name, (settings, factor) in WAYS.items():
        began = time.process_time()
        ends = [whole_move(game, settings, int(simulations * factor), i) for i in range(SEEDS)]
        took[name] = (time.process_time() - began) / SEEDS
        for end in ends:
            if tuple(end.actions) not in found:
                found[tuple(end.actions)] = real_chance(end, seat, each)
        reached[name] = fmean(found[tuple(end.actions)] for end in ends)
    lost = {name: max(found.values()) - chance for name, chance in reached.items()}
    return {"kind": "moves with a card", "lost": lost, "took": took}


def whole_move(game: Game, settings: Settings, simulations: int, seed: int) -> Game:
    """Return the game after the move of the player who is asked, searched question by question."""
    game = game.clone()
    seat, tracker, phase = game.state.player, game.state.tracker, game.state.phase
    bot, budget, told = SearchBot(settings), Budget(simulations, None), 0
    while game.state.player == seat and (game.state.tracker, game.state.phase) == (tracker, phase):
        bot.notice(events_for(game.state, seat, told))
        told = len(game.state.log or [])
        game.push(bot.answer(Observation(game.state, seat), budget, seed))
    return game


def real_chance(game: Game, seat: int, each: int) -> float:
    """Return a seat's chance to win in the real deal, played on to the end of the round."""
    state = game.state.clone()
    forecast = load_forecast(CURRENT.forecast)
    worth = multipliers(state)
    totals = expected_points(state, forecast.cities(state), worth)
    weights: list[float] = []
    for other in range(state.players):
        weights += weights_for(other, worth, totals)
    policy = Policy(forecast, weights, [CURRENT.rollout] * state.players)
    world = World(state, policy, seat, [0.0] * EMPIRE_COUNT)
    world.in_step = True
    total = 0.0
    for number in range(each):
        s = world.begin()
        world.play_on(s, RandomStream(PLAY_ON_SEED, number), min(ROUND_COUNT, max(1, state.round)))
        total += world.own_chance(s)
    return total / each


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
    parser.add_argument("--cards", action="store_true", help="whole moves with a card to play")
    parser.add_argument("--first", type=int, default=0, help="the number of the first question")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args(argv)
    kept = asked.out.read_text("utf-8") if asked.out.exists() else ""
    kept = kept[: kept.rfind("\n") + 1]  # a last line may be cut off
    lines = [json.loads(line) for line in kept.splitlines()]
    asked.out.write_text(kept, "utf-8")
    with asked.out.open("a", encoding="utf-8") as out:
        number = 1 + lines[-1]["number"] if lines else asked.first
        find, measure = (card_question, move_losses) if asked.cards else (question, losses)
        while len(lines) < asked.questions:
            game = find(asked.players, number)
            if game is not None:
                lines.append({"number": number, **measure(game, asked.simulations, asked.each)})
                print(json.dumps(lines[-1]), file=out, flush=True)
            number += 1
    print("\n".join(table(lines)))


if __name__ == "__main__":
    main()
