"""Learning who wins: games are resumed, and what is learnt beats guessing."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path
from runpy import run_path

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_value.py"


def train(what: str, path: Path, games: int = 0, *more: str) -> str:
    """Run the command with a small budget; return its output."""
    command = [sys.executable, str(SCRIPT), what, "--players", "2", "--games", str(games)]
    command += ["--simulations", "0", "--processes", "1", "--file", str(path), *more]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - our own


def test_training_goes_on_where_it_stopped_and_writes_its_weights(tmp_path: Path) -> None:
    """Twelve games in two runs; every round has a row, and the checksum is the file's."""
    path = tmp_path / "games.jsonl"
    train("collect", path, 3)
    first = path.read_text("utf-8")
    train("collect", path, 12)
    assert path.read_text("utf-8").startswith(first)
    assert len(path.read_text("utf-8").splitlines()) == 13
    printed = train("fit", path).splitlines()
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in printed[2:6]]
    assert [row[0] for row in rows] == ["1", "2", "3", "all"]
    assert [int(row[1]) for row in rows] == [4, 4, 4, 12]  # two of the six deals are left out
    assert all(row[4] == "0.6931" for row in rows)
    kept = tmp_path / "games.weights.json"
    weights = json.loads(kept.read_text("utf-8"))
    assert set(weights["weights"]) == {"1", "2", "3"}
    assert any(abs(weight) > 0.01 for weight in weights["weights"]["3"])
    assert printed[6].endswith(hashlib.sha256(kept.read_bytes()).hexdigest())
    fresh = train("fit", path, 0, "--fresh", str(path)).splitlines()
    assert [int(line.split("|")[2]) for line in fresh[2:6]] == [12, 12, 12, 36]
    assert json.loads(kept.read_text("utf-8")) != weights  # nothing was left out


def test_games_of_a_deal_count_as_one() -> None:
    """Two deals that differ give the same interval however often each is played."""
    mean_loss = run_path(str(SCRIPT))["mean_loss"]
    assert mean_loss([1, 2], [1.0, 2.0]) == "1.5000 ± 0.9800"
    assert mean_loss([1, 1, 2, 2], [1.0, 1.0, 2.0, 2.0]) == "1.5000 ± 0.9800"
