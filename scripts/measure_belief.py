"""Measure belief: how surprised it is by the loyalties players really have (log-loss, in nats).

A watcher's belief follows games among players of one kind; at the end of each round's empire
turns it is asked how likely each seat's real order is. Knowing nothing costs ln 120 = 4.79.

    python scripts/measure_belief.py --bots rules,greedy,search --games 40 --seed 5
"""

from __future__ import annotations

import argparse
import math
from collections import defaultdict
from dataclasses import replace

from warofwhispers.bots.base import events_for, load_forecast
from warofwhispers.bots.belief import Belief, order_number
from warofwhispers.bots.levels import level
from warofwhispers.bots.match import Guarded, play
from warofwhispers.engine.codes import PHASE_COUNCIL, ROUNDS, SLOTS
from warofwhispers.engine.observe import WATCHER
from warofwhispers.game import Game


def measure(
    name: str, players: int, ruleset: str, seed: int, simulations: int
) -> list[list[float]]:
    """Play one game; give, round by round, the loss on each seat."""
    game = Game.new(players, ruleset, seed=seed)
    budget = replace(level(name).budget, simulations=simulations, seconds=None)
    seats = [Guarded(level(name).make(), budget) for _ in range(players)]
    belief = Belief(game.state.tables, players, load_forecast())
    read = 0
    done = 0
    losses: list[list[float]] = []
    told = [0] * players
    while True:
        ended = game.over or (game.state.round > done and game.state.phase > PHASE_COUNCIL)
        if ended and done < ROUNDS:
            done += 1
            belief.notice(events_for(game.state, WATCHER, read))
            read = len(game.state.log or [])
            chances = belief.chances()
            losses.append(
                [
                    -math.log(
                        max(
                            1e-12,
                            chances[seat][
                                order_number(game.state.loyalty[seat * SLOTS : (seat + 1) * SLOTS])
                            ],
                        )
                    )
                    for seat in range(players)
                ]
            )
        if game.over:
            return losses
        play(game, seats, seed, 1, told)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", default="random,rules,greedy,search")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--ruleset", default="second")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=60)
    asked = parser.parse_args()
    print(f"log-loss per seat against {math.log(120):.2f}, {asked.games} games of {asked.players}")
    for name in asked.bots.split(","):
        found: dict[int, list[float]] = defaultdict(list)
        for number in range(asked.games):
            seed = asked.seed * 1_000_003 + number
            losses = measure(name, asked.players, asked.ruleset, seed, asked.simulations)
            for place, line in enumerate(losses):
                found[place] += line
        cells = []
        for numbers in found.values():
            mean = sum(numbers) / len(numbers)
            spread = math.sqrt(sum((n - mean) ** 2 for n in numbers) / len(numbers) ** 2)
            cells.append(f"{mean:.2f} ± {1.96 * spread:.2f}")
        print(f"{name:16} " + "   ".join(cells))


if __name__ == "__main__":
    main()
