"""Fit the forecast's weights again: play games, look back, fit (`make train`).

Games between `rules` with noisy judgement are sampled at random moments; the change in each
empire's number of cities from there to the end is fitted, by least squares, on the features of
`warofwhispers.bots.judgement.forecast`. It needs only the standard library.

    python scripts/train_forecast.py --games 3000 --seed 1
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from warofwhispers.bots.judgement.forecast import (
    DANGER,
    FEATURES,
    SAFE,
    WEIGHTS,
    features,
    part_left,
    rounds_after,
)
from warofwhispers.bots.judgement.policy import Policy
from warofwhispers.bots.judgement.style import Style
from warofwhispers.bots.judgement.value import multipliers
from warofwhispers.bots.judgement.weights import load_forecast
from warofwhispers.content import build_ruleset, load_content
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import ASK_SWAP, CHANCE, EMPIRE_COUNT, NOBODY, VACANT
from warofwhispers.engine.game_data import GameData
from warofwhispers.engine.score import cities
from warofwhispers.engine.start import new_state

DATA = Path(__file__).parent.parent / "src/warofwhispers/bots/judgement/data/forecast.json"
EVERY = 9  # one question in this many is sampled
RIDGE = 20.0
MEAN = 1.6


def rows_of(features_now: list[float], near: float, far: float) -> list[list[float]]:
    """Arrange the features of each empire as the weights are."""
    rows = []
    for empire in range(EMPIRE_COUNT):
        row = []
        for number in features_now[empire * FEATURES : (empire + 1) * FEATURES]:
            row += [number * near, number * far]
        for other in range(EMPIRE_COUNT):
            row += [near, far] if other == empire else [0.0, 0.0]
        rows.append(row)
    return rows


class Fit:
    """Sums for a least-squares fit, and its solution."""

    def __init__(self) -> None:
        """Start with nothing but the ridge."""
        self.square = [[RIDGE * (i == j) for j in range(WEIGHTS)] for i in range(WEIGHTS)]
        self.right = [0.0] * WEIGHTS
        self.errors = [0.0, 0.0]
        self.number = 0

    def add(self, row: list[float], change: float, guess: float) -> None:
        """Add one example; `guess` is the prediction of the weights in use."""
        filled = [(i, value) for i, value in enumerate(row) if value]
        for i, value in filled:
            self.right[i] += value * change
            line = self.square[i]
            for j, other in filled:
                line[j] += value * other
        self.errors[0] += change * change
        self.errors[1] += (change - guess) ** 2
        self.number += 1

    def solve(self) -> list[float]:
        """Solve by elimination with pivoting."""
        rows = [[*line, right] for line, right in zip(self.square, self.right, strict=True)]
        for i in range(WEIGHTS):
            pivot = max(range(i, WEIGHTS), key=lambda j: abs(rows[j][i]))
            rows[i], rows[pivot] = rows[pivot], rows[i]
            for j in range(WEIGHTS):
                if j != i and rows[j][i]:
                    factor = rows[j][i] / rows[i][i]
                    rows[j] = [a - factor * b for a, b in zip(rows[j], rows[i], strict=True)]
        return [rows[i][-1] / rows[i][i] for i in range(WEIGHTS)]


def play(game_data: GameData, players: int, seed: int, fit: Fit) -> None:
    """Play one game and add its examples."""
    forecast = load_forecast()
    chance, rng = RandomStream(seed, 1), RandomStream(seed, 2)
    s = new_state(game_data, list(range(players)), VACANT, seated=True, logged=False)
    policy: Policy | None = None
    looked: list[tuple[list[list[float]], list[float], list[float]]] = []
    asked = rng.below(EVERY)
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.apply(deal(s, chance))
            continue
        if policy is None or s.prompt == ASK_SWAP:
            weights = [worth - MEAN for worth in multipliers(s)]
            policy = Policy(forecast, weights, [Style(1.0, 1.0, 0.0, 1.0, 0.6)] * players)
        asked += 1
        if asked % EVERY == 0:
            now = features(s)
            held = [
                now[e * FEATURES + SAFE] + now[e * FEATURES + DANGER] for e in range(EMPIRE_COUNT)
            ]
            rows = rows_of(now, part_left(s), rounds_after(s))
            looked.append((rows, held, forecast.cities(s)))
        s.apply(policy.choose(s, rng))
    final = cities(s)
    for rows, held, guess in looked:
        for empire in range(EMPIRE_COUNT):
            change = final[empire] - held[empire]
            fit.add(rows[empire], change, guess[empire] - held[empire])


def main() -> None:
    """Train and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=DATA)
    asked = parser.parse_args()
    content = load_content()
    game_data = [
        GameData(content, build_ruleset(name)) for name in ("second", "first", "competitive")
    ]
    fit = Fit()
    for game in range(asked.games):
        play(
            game_data[0 if game % 2 else game // 2 % 3],
            2 + game % 3,
            asked.seed * 1_000_003 + game,
            fit,
        )
    weights = [round(number, 4) for number in fit.solve()]
    asked.out.write_text(json.dumps({"near": weights[::2], "far": weights[1::2]}, indent=2) + "\n")
    without, before = (error / fit.number for error in fit.errors)
    print(f"{fit.number} examples; squared error {without:.3f} with no forecast, {before:.3f} with")
    print("the weights that were in use; run again to see it with the new ones")


if __name__ == "__main__":
    main()
