"""Fit the estimate of chances to win: the constants at the top of `bots.judgement.value`.

Games between `greedy` and `rules` are sampled whenever a round's empire turns are over, and now and
then in between; the constants are fitted so that the chances `value` gives to each seat predict the
winner best (least log-loss, by plain descent). It needs only the standard library.

    python scripts/fit_win_chances.py --games 600 --seed 1
"""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass
from typing import TYPE_CHECKING

from warofwhispers.bots.arena.match import Guarded, play
from warofwhispers.bots.judgement import value
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.bots.players.levels import level
from warofwhispers.engine.codes import ROUND_COUNT, SLOT_COUNT
from warofwhispers.engine.score import winners
from warofwhispers.game import Game

if TYPE_CHECKING:
    from warofwhispers.engine.state import State

EVERY = 7  # answers between two samples of a game
NAMES = ("NEAR_SPREAD", "FAR_SPREAD", "HIDDEN", "SWAP_PART")
STEPS = 150


@dataclass(frozen=True, slots=True)
class Look:
    """A moment of a game: what counts for each seat, and its share of the win."""

    time: float
    points: list[float]
    hidden: list[float]
    gain: list[float]
    won: list[float]


def look(s: State) -> tuple[float, list[float], list[float], list[float]]:
    """Return the time left and, for each seat, points, hidden tokens and what a swap may gain."""
    cities = load_forecast().cities(s)
    points = value.expected_points(s, cities, value.multipliers(s))
    hidden = [0.0] * s.players
    if s.round < ROUND_COUNT:
        hidden = [float(SLOT_COUNT - s.face_up[seat].bit_count()) for seat in range(s.players)]
    gains = value.swap_gains(s, cities, -1)
    gain = [
        (gain - value.HIDDEN * down) / value.SWAP_PART
        for gain, down in zip(gains, hidden, strict=True)
    ]
    return value.time_left(s), points, hidden, gain


def looks_of(number: int, seed: int) -> list[Look]:
    """Play one game and return its moments."""
    players = 2 + number % 3
    chooser = random.Random(f"{seed} {number}")  # noqa: S311 - a draw that can be repeated
    levels = [level(chooser.choice(("greedy", "greedy", "rules"))) for _ in range(players)]
    seats = [Guarded(each.make(), each.budget) for each in levels]
    game = Game.new(players, seed=seed * 1_000_003 + number)
    told = [0] * players
    seen = []
    while not game.over:
        seen.append(look(game.state))
        play(game, seats, number, EVERY, told)
    best = winners(game.state)
    won = [1.0 / len(best) if seat in best else 0.0 for seat in range(players)]
    return [Look(*moment, won) for moment in seen]


def log_loss(looks: list[Look], constants: list[float]) -> float:
    """Return the mean log-loss of the chances, in nats."""
    near, far, hidden, part = constants
    total = 0.0
    for each in looks:
        points = [
            (p + hidden * h + part * g) / (near + far * each.time)
            for p, h, g in zip(each.points, each.hidden, each.gain, strict=True)
        ]
        top = max(points)
        whole = math.log(sum(math.exp(p - top) for p in points)) + top
        total += sum(w * (whole - p) for w, p in zip(each.won, points, strict=True))
    return total / len(looks)


def descend(looks: list[Look], constants: list[float]) -> list[float]:
    """Descend, one constant after the other, with steps that shrink."""
    steps = [0.2 * abs(each) + 0.05 for each in constants]
    best = log_loss(looks, constants)
    for number in range(STEPS):
        place = number % len(constants)
        for way in (1.0, -1.0):
            trial = constants[:]
            trial[place] = max(0.01, trial[place] + way * steps[place])
            loss = log_loss(looks, trial)
            if loss < best:
                best, constants = loss, trial
                break
        else:
            steps[place] *= 0.5
    return constants


def main() -> None:
    """Play, fit, and print the constants beside those in use."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    looks = [each for n in range(asked.games) for each in looks_of(n, asked.seed)]
    held_out = [each for n in range(asked.games // 4) for each in looks_of(n, asked.seed + 1)]
    in_use = [float(getattr(value, name)) for name in NAMES]
    blind = [Look(x.time, x.points, [0.0] * len(x.won), [0.0] * len(x.won), x.won) for x in looks]
    fitted = descend(looks, in_use)
    print(f"{len(looks)} moments of {asked.games} games; log-loss on {len(held_out)} of others:")
    rows = [
        ("in use", in_use),
        ("fitted", fitted),
        ("fitted, no swaps", [*descend(blind, in_use)[:2], 0.0, 0.0]),
    ]
    for name, constants in rows:
        told = ", ".join(f"{n} {c:.2f}" for n, c in zip(NAMES, constants, strict=True))
        print(f"{name}  {log_loss(held_out, constants):.4f}  {told}")


if __name__ == "__main__":
    main()
