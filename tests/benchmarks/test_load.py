"""`make load` on a small scale: it measures what it says. Speed is left to the long form."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from benchmarks.load.measure import measure, measure_memory
from benchmarks.load.players import Crowd
from benchmarks.load.plot import draw
from benchmarks.load.process import ServerProcess

if TYPE_CHECKING:
    from pathlib import Path

    from benchmarks.load.measure import Level


def test_load_in_small(tmp_path: Path) -> None:
    """A few tables play; answers arrive, cost something and need memory; a graph is drawn."""
    server = ServerProcess(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path / "log")
    try:
        crowd = Crowd(server.host, server.port, 0.05, 3)
        level = asyncio.run(measured(server, crowd))
        memory = asyncio.run(measure_memory(server, 3, 10))
    finally:
        server.stop()
    assert not level.failures
    assert level.rate > 0
    assert 0 < level.median <= level.slow
    assert level.cpu > 0
    assert memory.full > memory.empty > 1_000_000
    draw({"small": [level]}, tmp_path / "load.svg")
    assert "</svg>" in (tmp_path / "load.svg").read_text(encoding="utf-8")


async def measured(server: ServerProcess, crowd: Crowd) -> Level:
    """Let three tables play for a second."""
    level = await measure([server], [crowd], 3, 1.0)
    crowd.leave()
    return level
