"""Learning who wins: games are resumed, and what is learnt beats guessing."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from pathlib import Path

SCRIPT = Path(__file__).parents[2] / "scripts" / "train_value.py"


def train(what: str, path: Path, games: int = 0) -> str:
    """Run the command with a small budget; return its output."""
    command = [sys.executable, str(SCRIPT), what, "--players", "2", "--games", str(games)]
    command += ["--simulations", "0", "--processes", "1", "--file", str(path)]
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
    assert [line.split()[0] for line in printed[1:4]] == ["1", "2", "3"]
    assert all(line.split()[4] == "0.6931" for line in printed[1:4])
    kept = tmp_path / "games.weights.json"
    weights = json.loads(kept.read_text("utf-8"))
    assert set(weights["weights"]) == {"1", "2", "3"}
    assert any(abs(weight) > 0.01 for weight in weights["weights"]["3"])
    assert printed[4].endswith(hashlib.sha256(kept.read_bytes()).hexdigest())
