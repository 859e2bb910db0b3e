"""`whispers replay`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from warofwhispers import Game, record_of, write_record

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.commands import Shell


@pytest.fixture
def record(whispers: Shell, tmp_path: Path) -> Path:
    """Return a record of a whole game."""
    whispers("simulate", "--games", 1, "--players", 2, "--seed", 2, "--records", tmp_path)
    (path,) = tmp_path.glob("*.json")
    return path


def test_a_line_for_each(whispers: Shell, record: Path) -> None:
    """Good records are reported one by one: length, points, winner."""
    data = json.loads(record.read_text())
    ran = whispers("replay", record, record)
    assert (ran.code, ran.err) == (0, "")
    points = data["result"]["scores"]
    scores = ", ".join(f"{society} {points[society]}" for society in data["seats"])
    winners = " and ".join(data["result"]["winners"])
    line = f"{record}: replays, {len(data['actions'])} actions, {scores}; won by {winners}\n"
    assert ran.out == line * 2


def test_an_unfinished_game(whispers: Shell, tmp_path: Path) -> None:
    """A record of a game in progress replays up to there."""
    game = Game.new(2, seed=1)
    game.apply(game.decision.options[0])
    path = tmp_path / "open.json"
    write_record(path, record_of(game))
    ran = whispers("replay", path)
    assert ran.code == 0
    assert "round 1, not over yet" in ran.out


def better(data: dict[str, Any]) -> None:
    """Add a point too many."""
    data["result"]["scores"]["raven"] += 1


def other_winner(data: dict[str, Any]) -> None:
    """Change the result."""
    data["result"]["winners"] = ["spider", "raven"]


def invented(data: dict[str, Any]) -> None:
    """Add an action that does not exist."""
    data["actions"][20] = "deploy moon.sheriff"


def cut(data: dict[str, Any]) -> None:
    """Leave out the last action."""
    del data["actions"][-1]


def newer(data: dict[str, Any]) -> None:
    """Claim a future version of the rules."""
    data["rules"] = 99


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (better, "the result differs"),
        (other_winner, "the result differs"),
        (invented, "action 20: decision 20 asks"),
        (cut, "the result differs"),
        (newer, "rules version 99"),
    ],
)
def test_a_difference_is_exit_code_1(
    whispers: Shell, record: Path, spoil: Callable[[dict[str, Any]], None], says: str
) -> None:
    """Whatever differs is reported on a line that names file and place."""
    good = record.with_name("good.json")
    good.write_text(record.read_text())
    data = json.loads(record.read_text())
    spoil(data)
    record.write_text(json.dumps(data))
    ran = whispers("replay", record, good)
    assert ran.code == 1
    assert ran.err.count("\n") == 1
    assert ran.err.startswith("whispers: error: ")
    assert str(record) in ran.err
    assert says in ran.err
    assert ran.out.startswith(f"{good}: replays")  # the others are still tried


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "else"}', "\x00"])
def test_no_record_is_exit_code_1(whispers: Shell, tmp_path: Path, text: str) -> None:
    """A file that is not a record is reported on one line."""
    path = tmp_path / "bad.json"
    path.write_text(text)
    ran = whispers("replay", path)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.count("\n") == 1
    assert str(path) in ran.err


def test_a_missing_file_is_exit_code_2(whispers: Shell, record: Path) -> None:
    """It is named, and the others are still tried."""
    ran = whispers("replay", "/nowhere.json", record)
    assert ran.code == 2
    assert ran.err == "whispers: error: /nowhere.json: No such file or directory\n"
    assert ran.out.startswith(f"{record}: replays")


def test_no_file_at_all(whispers: Shell) -> None:
    """At least one is needed."""
    assert "RECORD" in whispers("replay").refused()
