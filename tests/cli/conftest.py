"""Fixtures for the tests of the command."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.cli.commands import Shell
from warofwhispers.cli.language import Current

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def whispers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> Shell:
    """Run `whispers` here, with its own data folder and nobody at the keyboard."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("HOME", str(tmp_path))  # where earlier versions kept files
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.delenv("WHISPERS_DEBUG", raising=False)
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    monkeypatch.setattr(Current, "language", Current.language)  # restored after the test
    return Shell(capsys)
