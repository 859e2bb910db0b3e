"""What the coach says comes true: chances are put right, and how well is measured."""

from __future__ import annotations

import json
import math
import random
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots import explain
from warofwhispers.bots.calibration import calibrated, log_odds
from warofwhispers.bots.explain import analyse
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.engine.observe import Observation

SCRIPT = Path(__file__).parents[2] / "scripts" / "calibrate.py"


def script() -> Any:  # noqa: ANN401 - a module
    """Give the script as a module."""
    spec = spec_from_file_location("calibrate", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["calibrate"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("round_", [0, 1, 2, 3, 4])
def test_chances_keep_their_order_and_stay_chances(players: int, round_: int) -> None:
    """More said is more meant; the steepness is the slope between two of them."""
    told = [calibrated(number / 100, players, round_)[0] for number in range(101)]
    assert told == sorted(told)
    assert all(0.0 < chance < 1.0 for chance in told)
    low, high = calibrated(0.399, players, round_)[0], calibrated(0.401, players, round_)[0]
    assert calibrated(0.4, players, round_)[1] == pytest.approx((high - low) / 0.002, rel=0.01)


def test_somebody_of_whom_nothing_is_known_wins_about_their_part() -> None:
    """An even chance among so many players is told as about that, in every round."""
    for players in (2, 3, 4):
        for round_ in (1, 2, 3, 4):
            assert calibrated(1 / players, players, round_)[0] == pytest.approx(
                1 / players, abs=0.12
            )


def test_the_coach_says_what_was_put_right(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every candidate's chance and its error, by the players and the round of the question."""
    game = somewhere(4, "second")
    seat = game.state.player
    seen = Observation(game.state, seat)
    asked: list[tuple[int, int]] = []

    def told(*, halved: bool) -> list[tuple[float, float]]:
        def put_right(chance: float, players: int, round_: int) -> tuple[float, float]:
            asked.append((players, round_))
            return (chance / 2, 0.5) if halved else (chance, 1.0)

        monkeypatch.setattr(explain, "calibrated", put_right)
        found = analyse(seen, game.notation, Budget(40), 1, events_for(game.state, seat, 0))
        return [(one.win, one.error) for one in found.candidates]

    for whole, half in zip(told(halved=False), told(halved=True), strict=True):
        assert half == pytest.approx((whole[0] / 2, whole[1] / 2), abs=1e-4)
    assert set(asked) == {(seen.players, seen.round)}


def test_fitting_finds_what_was_put_in() -> None:
    """Chances said with twice the confidence they deserve are halved, in log-odds."""
    calibrate = script()
    chooser = random.Random(3)  # noqa: S311 - a draw that can be repeated
    moments = []
    for _ in range(4000):
        said = chooser.uniform(0.02, 0.98)
        even = log_odds(0.25)
        true = 1.0 / (1.0 + math.exp(0.2 - even - 0.5 * (log_odds(said) - even)))
        won = float(chooser.random() < true)
        moments.append(calibrate.Moment(0, 4, 1, said, 0.25, won))
    shift, slope = calibrate.fitted_to(moments)
    assert shift == pytest.approx(-0.2, abs=0.1)
    assert slope == pytest.approx(0.5, abs=0.06)
    assert calibrate.brier([(0.5, 1.0), (1.0, 0.0)]) == pytest.approx(0.625)


def test_collecting_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Two games, then a third; each is asked about once a round, and the table counts them."""
    command = [sys.executable, str(SCRIPT), "--players", "2", "--seed", "5", "--processes", "1",
               "--folder", str(tmp_path), "--worlds", "2"]  # fmt: skip

    def run(*arguments: str) -> str:
        return subprocess.run(  # noqa: S603 - our own
            [*command, *arguments], check=True, capture_output=True, text=True
        ).stdout

    run("collect", "--games", "1")
    path = tmp_path / "games-2-5.moments.jsonl"
    first = path.read_text("utf-8")
    path.write_text(first + '{"game": 1, "pl', "utf-8")
    run("collect", "--games", "2")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert path.read_text("utf-8").startswith(first)
    assert [(one["game"], one["round"]) for one in lines] == [
        (game, round_) for game in (0, 1) for round_ in (1, 2, 3, 4)
    ]
    printed = run("table")
    assert "2 players, 2 games" in printed
    assert "| 4 | 2 |" in printed
