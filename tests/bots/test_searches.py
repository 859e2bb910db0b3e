"""Ways of searching compared at single questions."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "compare_searches.py"


def compare(out: Path, questions: int, *more: str) -> list[str]:
    """Run the command with hardly any simulations; return the rows it prints."""
    few = ["--questions", str(questions), "--simulations", "6", "--each", "2", "--out", str(out)]
    told = subprocess.run(  # noqa: S603 - ours
        [sys.executable, str(SCRIPT), *few, *more], check=True, capture_output=True, text=True
    )
    return told.stdout.splitlines()


def test_each_way_loses_against_the_best_option_and_runs_resume(tmp_path: Path) -> None:
    """A line cut off is searched again; nothing is better than the best, nor than itself."""
    out = tmp_path / "searches.jsonl"
    compare(out, 1)
    first = out.read_text("utf-8")
    out.write_text(first + '{"number": 1, "ki', "utf-8")
    rows = compare(out, 2)
    assert out.read_text("utf-8").startswith(first)
    lines = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert [line["kind"] for line in lines] == ["deployments"] * 2
    assert all(lost >= -1e-9 for line in lines for lost in line["lost"].values())
    (usual,) = [row for row in rows if "| as it is |" in row]
    assert "| +0.0000 ± 0.0000 |" in usual


def test_whole_moves_with_a_card_are_compared_by_what_comes_of_them(tmp_path: Path) -> None:
    """Ways that move differently lose differently, the best of them nothing."""
    out = tmp_path / "cards.jsonl"
    rows = compare(out, 1, "--cards", "--first", "2", "--simulations", "40")
    (line,) = [json.loads(line) for line in out.read_text("utf-8").splitlines()]
    assert line["kind"] == "moves with a card"
    lost = line["lost"].values()
    assert min(lost) == 0.0 < max(lost)
    assert sum("| 1 moves with a card |" in row for row in rows) == len(lost)
