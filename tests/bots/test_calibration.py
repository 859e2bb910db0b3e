"""The coach's chances come true: they are calibrated, and how well is measured."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

import pytest

from tests.bots.tables import somewhere
from warofwhispers.bots import explain
from warofwhispers.bots.calibration import calibrated, correct, even_odds, load_correction, log_odds
from warofwhispers.bots.explain import analyse
from warofwhispers.bots.judgement.value import time_left
from warofwhispers.bots.players.bot import Budget, events_for
from warofwhispers.engine.observe import Observation

SCRIPT = Path(__file__).parents[2] / "scripts" / "calibrate.py"


def script() -> Any:  # noqa: ANN401 - a module
    """Return the script as a module."""
    spec = spec_from_file_location("calibrate", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    sys.modules["calibrate"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("left", [0.0, 0.4, 1.0, 1.7, 2.5, 3.0, 4.0])
def test_chances_keep_their_order_and_stay_chances(players: int, left: float) -> None:
    """The more is said, the more is meant; the steepness is the slope between two of them."""
    told = [calibrated(number / 100, players, left)[0] for number in range(101)]
    assert told == sorted(told)
    assert all(0.0 < chance < 1.0 for chance in told)
    low, high = calibrated(0.399, players, left)[0], calibrated(0.401, players, left)[0]
    assert calibrated(0.4, players, left)[1] == pytest.approx((high - low) / 0.002, rel=0.01)


def test_somebody_of_whom_nothing_is_known_wins_about_their_part() -> None:
    """An even chance stays about even for any number of players, from start to end."""
    for players in (2, 3, 4):
        for left in range(5):
            assert calibrated(1 / players, players, left)[0] == pytest.approx(1 / players, abs=0.12)


def test_between_two_rounds_the_correction_runs_straight() -> None:
    """In the middle of a round shift and slope are the means of those around it."""
    correction = [(0.4, 1.0), (0.0, 0.5), (-0.2, 0.6), (0.0, 0.7), (0.1, 0.8)]
    even = even_odds(4)
    for left, shift, slope in ((0.5, 0.2, 0.75), (1.0, 0.0, 0.5), (3.25, 0.025, 0.725)):
        told, _ = correct(0.6, 4, left, correction)
        assert log_odds(told) == pytest.approx(even + shift + slope * (log_odds(0.6) - even))


def test_the_coach_says_what_was_corrected(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every candidate's chance and its error, by the players and by how much is left."""
    game = somewhere(4, "second")
    seat = game.state.player
    seen = Observation(game.state, seat)
    asked: list[tuple[int, float]] = []

    def told(*, halved: bool) -> list[tuple[float, float]]:
        def put_right(chance: float, players: int, left: float) -> tuple[float, float]:
            asked.append((players, left))
            return (chance / 2, 0.5) if halved else (chance, 1.0)

        monkeypatch.setattr(explain, "calibrated", put_right)
        found = analyse(seen, game.notation, Budget(40), 1, events_for(game.state, seat, 0))
        return [(one.win, one.error) for one in found.candidates]

    for whole, half in zip(told(halved=False), told(halved=True), strict=True):
        assert half == pytest.approx((whole[0] / 2, whole[1] / 2), abs=1e-4)
    assert set(asked) == {(seen.players, time_left(game.state))}


def test_fitting_finds_what_was_put_in() -> None:
    """A slope and a shift that change from the beginning of the game to its end."""
    calibrate = script()
    chooser = random.Random(3)  # noqa: S311 - a draw that can be repeated
    true = [(-0.2, 0.9), (0.0, 0.5), (0.2, 0.6), (0.0, 0.7), (-0.1, 0.4)]
    moments = []
    for game in range(20_000):
        said, left = chooser.uniform(0.02, 0.98), chooser.uniform(0.0, 4.0)
        won = float(chooser.random() < correct(said, 4, left, true)[0])
        moments.append(calibrate.Moment(game, 4, 1, left, said, 0.25, won))
    for found, put_in in zip(calibrate.fit(moments), true, strict=True):
        assert found[0] == pytest.approx(put_in[0], abs=0.15)
        assert found[1] == pytest.approx(put_in[1], abs=0.08)


def test_a_few_games_say_little() -> None:
    """One surprise does not turn the chances round."""
    calibrate = script()
    found = calibrate.fit([calibrate.Moment(0, 4, 1, 4.0, 0.9, 0.25, 0.0)])
    assert found[0] == pytest.approx(calibrate.USUAL, abs=0.15)
    assert found[4][1] > 0.4


def test_one_point_of_the_game_is_corrected_like_the_next() -> None:
    """What is known of one round is believed of its neighbour, too, and less of one far away."""
    calibrate = script()
    chooser = random.Random(5)  # noqa: S311 - a draw that can be repeated
    moments = []
    for game in range(2000):
        said = chooser.uniform(0.05, 0.95)
        won = float(chooser.random() < correct(said, 4, 4.0, [(0.0, 0.2)] * 5)[0])
        moments.append(calibrate.Moment(game, 4, 1, 4.0, said, 0.25, won))
    slopes = [slope for _, slope in calibrate.fit(moments)]
    assert slopes == sorted(slopes, reverse=True)
    assert slopes[4] < 0.3 < slopes[3] < slopes[0] < 0.8


def test_what_misses_in_one_game_counts_once() -> None:
    """Four moments of one game tell no more than one; of four games, twice as much."""
    calibrate = script()
    misses = [0.5, -0.5, 0.3, -0.3]
    alone = calibrate.error_by_game(list(enumerate(misses)))
    together = calibrate.error_by_game(
        [(n, miss) for n, miss in enumerate(misses) for _ in range(4)]
    )
    apart = calibrate.error_by_game(list(enumerate(misses * 4)))
    assert together == pytest.approx(alone)
    assert apart == pytest.approx(alone / 2)
    assert calibrate.brier([(0.5, 1.0), (1.0, 0.0)]) == pytest.approx(0.625)


def test_games_that_were_fitted_to_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A table needs fresh games; the numbers in the package know which seeds are not."""
    calibrate = script()
    data = tmp_path / "calibration.json"
    data.write_text('{"seeds": {"2": [51]}}', "utf-8")
    monkeypatch.setattr(calibrate, "DATA", data)
    moment = calibrate.Moment(1, 2, 1, 4.0, 0.6, 0.5, 1.0)
    for seed in (5, 7, 8):
        calibrate.MomentFile(tmp_path, 2, seed).add(1, [moment])

    def run(what: str, *seeds: int) -> str:
        calibrate.main(
            [what, "--players", "2", "--folder", str(tmp_path), "--seed", *map(str, seeds)]
        )
        return capsys.readouterr().out

    run("fit", 5, 7)
    assert json.loads(data.read_text("utf-8"))["seeds"] == {"2": [5, 7]}
    assert "2 players: 1 games, 1 moments" in run("table", 8)
    with pytest.raises(SystemExit, match=r"fitted to the games of seed 7: .* than 5, 7"):
        run("table", 8, 7)


def test_all_games_are_counted_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The last table has them all; a deal for two and one for three players are two games."""
    calibrate = script()
    for players in (2, 3):
        moment = calibrate.Moment(1, players, 1, 4.0, 0.6, 0.5, 1.0)
        calibrate.MomentFile(tmp_path, players, 8).add(1, [moment, moment])
    calibrate.main(["table", "--folder", str(tmp_path), "--seed", "8"])
    printed = capsys.readouterr().out
    assert [line for line in printed.splitlines() if line.endswith("moments")] == [
        "3 players: 1 games, 2 moments",
        "2 players: 1 games, 2 moments",
        "All: 2 games, 4 moments",
    ]
    told = [(0.75, calibrate.Moment(1, players, 1, 4.0, 0.6, 0.5, 1.0)) for players in (2, 3)]
    assert "| 70 to 80 % | 2 (few) | 2 |" in calibrate.table(told)


def test_the_table_says_by_how_much_chances_are_off() -> None:
    """Of what is said with 75 %, half comes true: that is what the table says, game by game."""
    calibrate = script()
    told = [
        (0.75, calibrate.Moment(game, 2, 4, 0.5, 0.7, 0.5, float(game % 2)))
        for game in range(60)
        for _ in range(2)
    ]
    printed = calibrate.table(told)
    assert "| 70 to 80 % | 60 | 120 | 75.0% | 50.0% | -25.0 ± 12.7 |" in printed
    assert "| 4 | 120 | 0.3125 | 0.2900 | 0.2500 | 0.2500 |" in printed
    assert "| all | 120 | 0.3125 | 0.2900 | 0.2500 | 0.2500 |" in printed


def test_collecting_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Two games, then two more: each is played once, and the table counts them."""
    command = [sys.executable, str(SCRIPT), "--players", "2", "--processes", "1", "--seed", "5",
               "--folder", str(tmp_path), "--simulations", "4"]  # fmt: skip

    def run(*arguments: str) -> str:
        return subprocess.run(  # noqa: S603 - our own
            [*command, *arguments], check=True, capture_output=True, text=True
        ).stdout

    run("collect", "--games", "2")
    path = tmp_path / "moments-2-5.jsonl"
    first = path.read_text("utf-8")
    path.write_text(first + '{"game": 1, "mom', "utf-8")
    run("collect", "--games", "4")
    lines = [json.loads(line) for line in path.read_text("utf-8").splitlines()]
    assert path.read_text("utf-8").startswith(first)
    assert [one["game"] for one in lines] == [5_000_015, 5_000_016, 5_000_017, 5_000_018]
    moments = [moment for one in lines for moment in one["moments"]]
    assert {moment["players"] for moment in moments} == {2}
    for moment in moments:
        assert 4 - moment["round"] <= moment["left"] <= 5 - moment["round"]
    assert "2 players: 4 games" in run("table")


def test_the_package_has_numbers_for_every_table() -> None:
    """From two players to four, for five points of the game."""
    assert [len(load_correction(players)) for players in (2, 3, 4)] == [5, 5, 5]
