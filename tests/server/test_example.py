"""The example of a bot over HTTP plays a whole game, as its text says."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from tests.patience import PATIENCE
from tests.server.helpers import make, running

if TYPE_CHECKING:
    from tests.server.helpers import Running

EXAMPLE = Path(__file__).parents[2] / "examples" / "http_bot.py"


def play(*arguments: str) -> subprocess.Popen[str]:
    """Start the example."""
    command = [sys.executable, str(EXAMPLE), *arguments]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own


def result(process: subprocess.Popen[str]) -> dict[str, object]:
    """Return its last output."""
    out, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    said: dict[str, object] = json.loads(out)
    return said


def test_example_plays_a_whole_game(file: str) -> None:
    """Alone against a bot, and two of them against each other."""
    with running(file) as server:
        assert "winners" in result(play(server.url))
        two_of_them(server)


def two_of_them(server: Running) -> None:
    """Let two examples play at one table."""
    made, clients = make(server.url, "me", "screen")
    clients[0].post("/start")
    players = [play(server.url, made["table"]["id"], str(client.token)) for client in clients]
    one, two = (result(player) for player in players)
    assert one == two


def test_example_is_short() -> None:
    """About as long as its purpose allows, with the standard library alone."""
    text = EXAMPLE.read_text()
    code = [line for line in text.splitlines() if line.strip() and '"""' not in line]
    assert len(code) < 80
    assert "httpx" not in text
