"""Inside `bots/` imports run one way: judgement <- belief <- search <- players <- arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.test_import_law import PACKAGE, ROOT, build, imports

if TYPE_CHECKING:
    from pathlib import Path

ORDER = (
    "advice", "calibration", "randomness", "judgement", "belief", "search", "players", "arena",
    "weighing", "reasons", "explain", "suspicion", "review", "puzzles", "__init__",
)  # fmt: skip


def wrong_way(package: Path) -> list[str]:
    """Return each import by which a part of `bots/` uses one above it."""
    faults = []
    for path in sorted((package / "bots").rglob("*.py")):
        inside = path.relative_to(package / "bots")
        part = inside.parts[0] if len(inside.parts) > 1 else inside.stem
        for found in imports(path, package):
            names = found.module.split(".")
            if names[:2] != [PACKAGE, "bots"]:
                continue
            other = names[2] if len(names) > 2 else "__init__"
            if ORDER.index(other) > ORDER.index(part):
                faults.append(f"{found.place}: {part} may not import {other}")
    return faults


def test_bots_import_one_way() -> None:
    """The code that judges a position knows nothing about the players that use it."""
    assert wrong_way(ROOT / "src" / PACKAGE) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("bots/judgement/x.py", "from warofwhispers.bots.belief.worlds import Worlds"),
        ("bots/belief/x.py", "from warofwhispers.bots.players.bot import Bot"),
        ("bots/search/x.py", "from warofwhispers.bots import Bot"),
    ],
)
def test_import_the_wrong_way_is_found(tmp_path: Path, name: str, text: str) -> None:
    """A part that imports upwards is named, with the line."""
    build(tmp_path / PACKAGE, name, text)
    faults = wrong_way(tmp_path / PACKAGE)
    assert [fault.partition(":")[0] for fault in faults] == [name]
