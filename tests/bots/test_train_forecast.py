"""Fitting the forecast: the command writes weights, and those in use fit the games they are for."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from runpy import run_path

from warofwhispers.bots.judgement.forecast import WEIGHTS
from warofwhispers.bots.judgement.weights import load_forecast

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_forecast.py"
FRESH = 7_000  # the number of the first game that the weights in use were not fitted to
GAMES = 6


def test_weights_can_be_fitted_to_games_of_either_level(tmp_path: Path) -> None:
    """The file has the shape of those in the package, and says something."""
    for level in ("rules", "greedy"):
        out = tmp_path / f"{level}.json"
        command = [sys.executable, str(SCRIPT), "--level", level, "--games", "2", "--out", str(out)]
        told = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own
        assert "squared error" in told
        weights = json.loads(out.read_text("utf-8"))
        assert len(weights["near"]) * 2 == len(weights["far"]) * 2 == WEIGHTS
        assert any(abs(weight) > 0.01 for weight in weights["near"] + weights["far"])


def test_the_strongest_player_foresees_games_of_strong_players_better() -> None:
    """On games they were not fitted to, its weights beat no change, which `greedy`'s do not."""
    script = run_path(str(SCRIPT))
    errors = [0.0, 0.0, 0.0]

    class Errors:
        """Takes examples as a fit does, and adds up what each forecast is off by."""

        def add(self, row: list[float], change: float, guess: float) -> None:
            strong = load_forecast("forecast-greedy").weights
            told = sum(weight * number for weight, number in zip(strong, row, strict=True))
            errors[0] += (change - told) ** 2
            errors[1] += (change - guess) ** 2
            errors[2] += change**2

    for number in range(GAMES):
        script["play_greedy"](4 if number % 2 else 2, FRESH + number, Errors())
    strong, usual, nothing = errors
    assert strong < 0.9 * nothing < usual
