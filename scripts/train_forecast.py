"""Fit the forecast's weights again: play games, look back, fit (`make train`).

Games between `rules` with noisy judgement are sampled at random moments; the change in each
empire's number of cities from there to the end is fitted, by least squares, on the features of
`warofwhispers.bots.judgement.forecast`. It needs only the standard library.

    python scripts/train_forecast.py --games 1500 --seed 1
    python scripts/train_forecast.py --level greedy --games 800

The second fits the weights of the strongest player, from games between `greedy` at two and at four
players, in which one deployment in eight is random.
"""

from __future__ import annotations

import argparse
import json
import random
from pathlib import Path
from typing import TYPE_CHECKING

from warofwhispers.bots.arena import match
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
from warofwhispers.bots.players.bot import Budget
from warofwhispers.bots.players.greedy import GreedyBot
from warofwhispers.content import build_ruleset, load_content
from warofwhispers.dealer import RandomStream, deal
from warofwhispers.engine.codes import (
    ASK_DEPLOY,
    ASK_SWAP,
    CHANCE,
    EMPIRE_COUNT,
    NOBODY,
    PHASE_COUNCIL,
    ROUND_COUNT,
    VACANT,
)
from warofwhispers.engine.game_data import GameData
from warofwhispers.engine.score import MEAN_MULTIPLIER, cities
from warofwhispers.engine.start import new_state
from warofwhispers.game import Game

if TYPE_CHECKING:
    from warofwhispers.engine.observe import Observation
    from warofwhispers.engine.state import State

DATA = Path(__file__).parent.parent / "src/warofwhispers/bots/judgement/data"
FILES = {"rules": "forecast.json", "greedy": "forecast-greedy.json"}
EVERY = 9  # one question in this many is sampled
FIRST_GREEDY = 50_000_000  # added to a game's number: its seed, if `greedy` plays
STRAY = 0.12  # the share of random deployments in such a game
RIDGE = 20.0


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


class Moment:
    """A state sampled for its features, with what the weights in use make of it."""

    def __init__(self, s: State) -> None:
        """Look at a state."""
        now = features(s)
        self.held = [
            now[e * FEATURES + SAFE] + now[e * FEATURES + DANGER] for e in range(EMPIRE_COUNT)
        ]
        self.rows = rows_of(now, part_left(s), rounds_after(s))
        self.guess = load_forecast().cities(s)

    def add_to(self, fit: Fit, final: list[int]) -> None:
        """Add an example for each empire, given its cities in the end."""
        for row, held, guess, last in zip(self.rows, self.held, self.guess, final, strict=True):
            fit.add(row, last - held, guess - held)


def play(game_data: GameData, players: int, seed: int, fit: Fit) -> None:
    """Play one game among `rules` and add its examples."""
    chance, rng = RandomStream(seed, 1), RandomStream(seed, 2)
    s = new_state(game_data, list(range(players)), VACANT, seated=True, logged=False)
    policy: Policy | None = None
    looked: list[Moment] = []
    asked = rng.below(EVERY)
    while s.player != NOBODY:
        if s.player == CHANCE:
            s.apply(deal(s, chance))
            continue
        if policy is None or s.prompt == ASK_SWAP:
            weights = [worth - MEAN_MULTIPLIER for worth in multipliers(s)]
            styles = [Style(1.0, 1.0, 0.0, 1.0, 0.6)] * players
            policy = Policy(load_forecast(), weights, styles)
        asked += 1
        if asked % EVERY == 0:
            looked.append(Moment(s))
        s.apply(policy.choose(s, rng))
    for moment in looked:
        moment.add_to(fit, cities(s))


class StrayBot(GreedyBot):
    """`greedy`, except that some of its deployments are random, so that boards vary more."""

    def __init__(self, chooser: random.Random) -> None:
        """Create a bot that draws from `chooser`."""
        super().__init__()
        self._chooser = chooser

    def answer(self, seen: Observation, budget: Budget, seed: int) -> int:
        """Return any position now and then, and otherwise what `greedy` would answer."""
        if seen.prompt == ASK_DEPLOY and self._chooser.random() < STRAY:
            return self._chooser.choice(seen.options)
        return super().answer(seen, budget, seed)


def play_greedy(players: int, number: int, fit: Fit) -> None:
    """Play one game among `greedy` and add its examples; the ends of rounds are always sampled."""
    game = Game.new(players, seed=FIRST_GREEDY + number)
    chooser = random.Random(number)  # noqa: S311 - a draw that can be repeated
    seats = [match.Guarded(StrayBot(chooser), Budget()) for _ in range(players)]
    told = [0] * players
    looked: list[Moment] = []
    ended = 0  # the last round whose end was sampled
    asked = chooser.randrange(EVERY)
    while True:
        match.play(game, seats, number, 1, told)
        if game.over:
            break
        s = game.state
        asked += 1
        ends = ended < s.round < ROUND_COUNT and s.phase > PHASE_COUNCIL
        if ends:
            ended = s.round
        if ends or asked % EVERY == 0:
            looked.append(Moment(s))
    for moment in looked:
        moment.add_to(fit, cities(game.state))


def main() -> None:
    """Train and write the file."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--level", choices=FILES, default="rules", help="who plays the games")
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1, help="of games among `rules`")
    parser.add_argument("--out", type=Path, help="(default: the package's weights)")
    asked = parser.parse_args()
    fit = Fit()
    if asked.level == "greedy":
        for game in range(asked.games):
            play_greedy(4 if game % 2 else 2, game // 2, fit)
    else:
        content = load_content()
        game_data = [
            GameData(content, build_ruleset(name)) for name in ("second", "first", "competitive")
        ]
        for game in range(asked.games):
            play(
                game_data[0 if game % 2 else game // 2 % 3],
                2 + game % 3,
                asked.seed * 1_000_003 + game,
                fit,
            )
    weights = [round(number, 4) for number in fit.solve()]
    out = asked.out or DATA / FILES[asked.level]
    out.write_text(json.dumps({"near": weights[::2], "far": weights[1::2]}, indent=2) + "\n")
    without, before = (error / fit.number for error in fit.errors)
    print(f"{fit.number} examples; squared error {without:.3f} with no forecast, {before:.3f} with")
    print("the weights of `greedy` that were in use before")


if __name__ == "__main__":
    main()
