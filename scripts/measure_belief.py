"""Measure belief: its surprise at the players' real loyalties (log-loss, in nats).

A spectator's belief follows games between players of one kind; at the end of each round's empire
turns it gives each seat's real loyalty order a probability. Knowing nothing costs ln 120 = 4.79.

    python scripts/measure_belief.py --bots rules,greedy --games 100 --seed 5
    python scripts/measure_belief.py --bots random,rules,greedy --games 40 --seed 6 --fit

`--fit` tries other values for how much to trust moves and swaps, and for how common careless
players are, and prints the best; use another seed to measure the improvement.
"""

from __future__ import annotations

import argparse
import math
from dataclasses import replace
from itertools import product
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.belief.likelihood import ORDERS, TRUST, spread
from warofwhispers.bots.belief.loyalties import PRIOR, SWAP_TRUST, Belief, order_number
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.bot import events_for
from warofwhispers.bots.players.levels import level
from warofwhispers.engine.codes import PHASE_COUNCIL, ROUND_COUNT, SLOT_COUNT
from warofwhispers.engine.observe import WATCHER
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

UNIFORM = math.log(ORDERS)
TRUSTS = (0.75, 0.85, 0.95, 1.0)
SWAP_TRUSTS = (0.4, 0.7, 1.0)
CARELESS = (0.55, 0.7, 0.8, 0.9, 0.95)


class Part(Belief):
    """The evidence of swaps alone, or of everything else, before tempering."""

    def __init__(self, belief: Belief, *, swaps: bool) -> None:
        """Start as `belief` did."""
        super().__init__(belief.data, belief.players, belief.forecast)
        self.logs = [[0.0] * len(logs) for logs in self.logs]
        self.swaps = swaps

    def _add(
        self,
        seat: int,
        options: list[float],
        chosen: int,
        trust: float,
        groups: Sequence[int] = (),
    ) -> None:
        if (trust == SWAP_TRUST) == self.swaps:
            super()._add(seat, options, chosen, 1.0, groups)


def ends_of_rounds(
    name: str, players: int, ruleset: str, seed: int, simulations: int
) -> Iterator[Game]:
    """Play a game between bots of a kind; return it at the end of each round's empire turns."""
    game = Game.new(players, ruleset, seed=seed)
    budget = replace(level(name).budget, simulations=simulations, seconds=None)
    seats = [Guarded(level(name).make(), budget) for _ in range(players)]
    told, done = [0] * players, 0
    while done < ROUND_COUNT:
        if game.over or (game.state.round > done and game.state.phase > PHASE_COUNCIL):
            done += 1
            yield game
        else:
            play(game, seats, seed, 1, told)


def real_order(game: Game, seat: int) -> int:
    """Return the loyalty order that a seat really has."""
    return order_number(game.state.loyalty[seat * SLOT_COUNT : (seat + 1) * SLOT_COUNT])


def losses(ends: Iterator[Game]) -> list[list[float]]:
    """Return the loss on each seat, by round."""
    found: list[list[float]] = []
    belief: Belief | None = None
    read = 0
    for game in ends:
        belief = belief or Belief(game.state.data, len(game.seats), load_forecast())
        belief.notice(events_for(game.state, WATCHER, read))
        read = len(game.state.log or [])
        chances = belief.chances()
        found.append(
            [
                -math.log(max(1e-12, chances[seat][real_order(game, seat)]))
                for seat in range(len(game.seats))
            ]
        )
    return found


def parts(ends: Iterator[Game]) -> list[tuple[int, list[float], list[float]]]:
    """Return, for each seat at each end of a round, its order and both parts of the evidence."""
    found = []
    both: list[Part] = []
    read = 0
    for game in ends:
        belief = Belief(game.state.data, len(game.seats), load_forecast())
        both = both or [Part(belief, swaps=swaps) for swaps in (False, True)]
        for part in both:
            part.notice(events_for(game.state, WATCHER, read))
        read = len(game.state.log or [])
        for seat in range(len(game.seats)):
            moves, swaps = (part.logs[seat][:] for part in both)
            found.append((real_order(game, seat), moves, swaps))
    return found


def loss_with(
    found: Sequence[tuple[int, list[float], list[float]]], numbers: tuple[float, float, float]
) -> float:
    """Return the mean loss with other values: trust, trust in swaps, share of careless players."""
    trust, swap_trust, careless = numbers
    rest = (1.0 - careless) / (1.0 - PRIOR[0])
    prior = [math.log(share) for share in (careless, *(share * rest for share in PRIOR[1:]))]
    total = 0.0
    for order, moves, swaps in found:
        logs = [
            prior[place // ORDERS] + trust * moves[place] + swap_trust * swaps[place]
            for place in range(len(moves))
        ]
        total -= math.log(max(1e-12, spread(logs)[order]))
    return total / len(found)


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--bots", default="random,rules,greedy,search")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--ruleset", default="second")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--simulations", type=int, default=32)
    parser.add_argument("--fit", action="store_true")
    asked = parser.parse_args()

    def games(name: str) -> Iterator[Iterator[Game]]:
        for number in range(asked.games):
            seed = asked.seed * 1_000_003 + number
            yield ends_of_rounds(name, asked.players, asked.ruleset, seed, asked.simulations)

    names = asked.bots.split(",")
    if asked.fit:
        fit({name: [part for ends in games(name) for part in parts(ends)] for name in names})
        return
    print(f"log-loss per seat against {UNIFORM:.2f}, {asked.games} games of {asked.players}")
    for name in names:
        by_round = zip(*(losses(ends) for ends in games(name)), strict=True)
        cells = [interval([loss for line in lines for loss in line]) for lines in by_round]
        print(f"{name:16} " + "   ".join(cells), flush=True)


def interval(numbers: Sequence[float], digits: int = 2) -> str:
    """Return a mean with its 95 % interval."""
    mean = sum(numbers) / len(numbers)
    spread = math.sqrt(sum((n - mean) ** 2 for n in numbers) / len(numbers) ** 2)
    return f"{mean:.{digits}f} ± {1.96 * spread:.{digits}f}"


def fit(found: dict[str, list[tuple[int, list[float], list[float]]]]) -> None:
    """Try all combinations, weighting every kind of player equally. Print the best, and ours."""
    tried = []
    for numbers in product(TRUSTS, SWAP_TRUSTS, CARELESS):
        by_kind = [loss_with(seats, numbers) for seats in found.values()]
        tried.append((sum(by_kind) / len(by_kind), numbers, by_kind))
    ours = (TRUST, SWAP_TRUST, PRIOR[0])
    best = sorted(tried)[:8]
    print("loss   trust, in swaps, careless: " + ", ".join(found))
    for mean, numbers, by_kind in [*best, *(one for one in tried if one[1] == ours)]:
        print(f"{mean:.3f}  {numbers}: " + ", ".join(f"{loss:.3f}" for loss in by_kind))


if __name__ == "__main__":
    main()
