"""What was compiled is used again only for the code it was compiled from."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

HOOK = Path(__file__).parents[1] / "hatch_build.py"


@pytest.fixture
def fingerprint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[], str]:
    """Return the hook's function, in a folder with a small package."""
    for name in ("hatch_build.py", "src/warofwhispers/engine/a.py", "src/warofwhispers/table/b.py"):
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("1\n", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    found: Callable[[], str] = runpy.run_path(str(HOOK))["fingerprint"]
    return found


@pytest.mark.parametrize(
    ("file", "text", "same"),
    [
        ("src/warofwhispers/engine/a.py", "2\n", False),
        ("src/warofwhispers/engine/c.py", "", False),
        ("src/warofwhispers/notation.py", "1\n", False),
        ("hatch_build.py", "2\n", False),
        ("src/warofwhispers/table/b.py", "2\n", True),
        ("src/warofwhispers/server/web/page.js", "2\n", True),
    ],
)
def test_only_what_the_compiler_reads_counts(
    fingerprint: Callable[[], str], file: str, text: str, *, same: bool
) -> None:
    """A changed or new file below the table is compiled; what lies above it changes nothing."""
    before = fingerprint()
    Path(file).parent.mkdir(parents=True, exist_ok=True)
    Path(file).write_text(text, encoding="utf-8")
    assert (fingerprint() == before) is same


def test_another_compiler_compiles_anew(
    fingerprint: Callable[[], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """`CC` names it."""
    before = fingerprint()
    monkeypatch.setenv("CC", "another-cc")
    assert fingerprint() != before
