"""Measure whether the characters of a level can be told apart, and whether they are as strong.

    python scripts/compare_characters.py --step rules --games 200

Each character, and the plain player, plays hero at a table of the plain level; how it plays is
stored game by game. Half of the games train a classifier (`bots.arena.behaviour`) with the means of
each; then an unknown player is drawn again and again, to be recognised by 50 games of the other
half.
"""

from __future__ import annotations

import argparse
import random
from concurrent.futures import ProcessPoolExecutor
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.behaviour import Behaviour, behaviour_of, mean_of, nearest, spread_of
from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.arena.plan import SEED_STEP
from warofwhispers.bots.arena.stats import wilson
from warofwhispers.bots.players.bot import Budget
from warofwhispers.bots.players.characters import CHARACTERS
from warofwhispers.bots.players.levels import WITH, level
from warofwhispers.game import Game

if TYPE_CHECKING:
    from collections.abc import Sequence

MET = 50  # games by which a player is to be recognised
DRAWN = 400  # meetings with each
SIMULATIONS = 24


def met(name: str, step: str, players: int, deal: int, turn: int) -> tuple[float, Behaviour]:
    """Play one game as hero; return the share of the win, and how it was played."""
    game = Game.new(players, seed=deal)
    seats = [
        Guarded(level(who).make(), Budget(SIMULATIONS, None, level(who).budget.big))
        for who in (name if seat == turn else step for seat in range(players))
    ]
    play(game, seats, deal + turn)
    winners = game.winners()
    share = 1 / len(winners) if game.name(turn) in winners else 0.0
    return share, behaviour_of(game.state)[turn]


def recognised(games: dict[str, list[Behaviour]], chooser: random.Random) -> dict[str, float]:
    """Return how often each is recognised by some games of its own second half."""
    half = {name: len(rows) // 2 for name, rows in games.items()}
    known = {name: mean_of(rows[: half[name]]) for name, rows in games.items()}
    spread = spread_of([row for name, rows in games.items() for row in rows[: half[name]]])
    right = {}
    for name, rows in games.items():
        guesses = [
            nearest(known, spread, mean_of(chooser.choices(rows[half[name] :], k=MET)))
            for _ in range(DRAWN)
        ]
        right[name] = guesses.count(name) / DRAWN
    return right


def main(argv: Sequence[str] | None = None) -> None:
    """Play, and print a row for each."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--step", default="rules")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=61)
    parser.add_argument("--processes", type=int, default=2)
    asked = parser.parse_args(argv)
    names = {"plain": asked.step} | {name: f"{asked.step}{WITH}{name}" for name in CHARACTERS}
    deals = [
        (asked.seed * SEED_STEP + number // asked.players, number % asked.players)
        for number in range(asked.games)
    ]
    games: dict[str, list[Behaviour]] = {}
    shares = {}
    with ProcessPoolExecutor(asked.processes) as pool:
        for name, full in names.items():
            waiting = [pool.submit(met, full, asked.step, asked.players, *where) for where in deals]
            done = [one.result() for one in waiting]
            games[name] = [row for _, row in done]
            shares[name] = sum(share for share, _ in done)
    right = recognised(games, random.Random(asked.seed))  # noqa: S311 - can be repeated
    print("| character | wins | recognised | attacks | draws | swaps | cards | open |")
    print("|---|---|---|---|---|---|---|---|")
    for name, rows in games.items():
        low, high = wilson(shares[name], asked.games)
        means = Behaviour(*mean_of(rows))
        print(
            f"| {name} | {shares[name] / asked.games:.1%} ({low:.1%} to {high:.1%}) "
            f"| {right[name]:.0%} | {means.attacks:.2f} | {means.draws:.2f} | {means.swaps:.2f} "
            f"| {means.plays * 10:.1f} | {means.open:.2f} |"
        )
    print(f"recognised in all: {sum(right.values()) / len(right):.0%}")


if __name__ == "__main__":
    main()
