"""Abilities neglected: what is played is counted beside what a deeper search would play."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "compare_abilities.py"


def compare(out: Path, *asked: str) -> subprocess.CompletedProcess[str]:
    """Run the command for two players who do not search, and so agree with their shadows."""
    command = [sys.executable, str(SCRIPT), "--level", "rules", "--players", "2", "--out", str(out)]
    return subprocess.run([*command, *asked], check=False, capture_output=True, text=True)  # noqa: S603 - ours


def test_abilities_are_counted_game_by_game_and_runs_resume(tmp_path: Path) -> None:
    """A line cut off is played again; the same player plays as its shadow would."""
    out = tmp_path / "abilities.jsonl"
    assert compare(out, "--games", "1").returncode == 0
    first = out.read_text("utf-8")
    out.write_text(first + '{"used": {"arm', "utf-8")
    told = compare(out, "--games", "2")
    assert told.returncode == 0
    kept = out.read_text("utf-8")
    assert kept.startswith(first)
    games = [json.loads(line) for line in kept.splitlines()[1:]]
    assert len(games) == 2
    assert all(game["used"] == game["best"] != {} for game in games)
    assert told.stdout.endswith("found best: none\n")


def test_an_ability_used_too_seldom_is_named(tmp_path: Path) -> None:
    """One used twice where it was found best nine times, and one with too few to tell."""
    out = tmp_path / "abilities.jsonl"
    compare(out, "--games", "0")
    head = out.read_text("utf-8")
    game = {"used": {"armada": 2, "march": 3}, "best": {"armada": 9, "march": 12, "recruit": 7}}
    out.write_text(head + json.dumps(game) + "\n", "utf-8")
    told = compare(out, "--games", "1").stdout
    assert "| armada | 2 | 9 | 0.22 |" in told
    assert "| recruit | 0 | 7 (few) | 0.00 |" in told
    assert told.endswith("used less than 25% as often as found best: armada\n")


def test_results_of_another_task_are_left_alone(tmp_path: Path) -> None:
    """The command says whose they are."""
    out = tmp_path / "abilities.jsonl"
    compare(out, "--games", "0")
    before = out.read_text("utf-8")
    told = compare(out, "--games", "1", "--seed", "5")
    assert told.returncode == 1
    assert "another task" in told.stderr
    assert out.read_text("utf-8") == before
