"""Whom the deal favours: each deal is played once, and its seats are counted by turn and Devout."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "compare_deals.py"


def compare(out: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    """Run the command for three players under one preset."""
    command = [sys.executable, str(SCRIPT), "--players", "3", "--rulesets", "second"]
    command += ["--out", str(out), *asked]
    return subprocess.run(command, check=False, capture_output=True, text=True)  # noqa: S603 - ours


def test_every_deal_is_played_once_and_runs_resume(tmp_path: Path) -> None:
    """A line cut off is played again, and gives the same game."""
    assert compare(tmp_path, "--games", "3").returncode == 0
    path = tmp_path / "second.jsonl"
    whole = path.read_text("utf-8")
    path.write_text(whole[:-5], "utf-8")
    assert compare(tmp_path, "--games", "3").returncode == 0
    assert path.read_text("utf-8") == whole
    games = [json.loads(line) for line in whole.splitlines()[1:]]
    assert all(sum(won) == 1 and len(devouts) == 3 for won, devouts in games)
    assert len({str(game) for game in games}) > 1


def test_shares_are_by_turn_and_by_devout_with_errors_over_deals(tmp_path: Path) -> None:
    """Four games: the first player wins three; nobody is dealt a Bear or a Horse."""
    compare(tmp_path, "--games", "0")
    path = tmp_path / "second.jsonl"
    games = [[[1, 0, 0], [2, 2, 3]]] * 3 + [[[0, 1, 0], [3, 1, 1]]]
    lines = "".join(json.dumps(game) + "\n" for game in games)
    path.write_text(path.read_text("utf-8") + lines, "utf-8")
    told = compare(tmp_path, "--games", "4").stdout.splitlines()[-1]
    cells = told.strip("| ").split(" | ")
    assert cells[0] == "`second`"
    # 1.96 times the root of 3 * 0.25**2 + 0.75**2, over 4. Two seats with one Devout: no spread.
    assert cells[1:4] == ["75.0 ± 42.4", "25.0 ± 42.4", "0.0 ± 0.0"]
    assert cells[4:] == ["0.0 ± 0.0", "50.0 ± 0.0", "50.0 ± 0.0", "0.0 ± 0.0", "0.0 ± 0.0"]


def test_results_of_another_task_are_left_alone(tmp_path: Path) -> None:
    """The command says whose they are."""
    compare(tmp_path, "--games", "0")
    before = (tmp_path / "second.jsonl").read_text("utf-8")
    told = compare(tmp_path, "--games", "1", "--seed", "6")
    assert told.returncode == 1
    assert "another task" in told.stderr
    assert (tmp_path / "second.jsonl").read_text("utf-8") == before
