"""What the tests of the command share."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.commands import Shell

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def whispers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """Run `whispers` here, with a folder of its own for data and nobody at the keyboard."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("WHISPERS_DEBUG", raising=False)
    return Shell(capsys)
