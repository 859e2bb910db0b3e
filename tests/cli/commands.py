"""Running `whispers` in tests: in this process, or as a separate program."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tests.patience import PATIENCE
from warofwhispers.cli import main

if TYPE_CHECKING:
    from pathlib import Path

    import pytest

PROGRAM = [sys.executable, "-m", "warofwhispers"]


@dataclass(frozen=True)
class Ran:
    """The output and exit code of a command."""

    code: int
    out: str
    err: str

    def refused(self) -> str:
        """Return the one line of a refusal, checking that there is nothing else."""
        assert self.code == 2, self
        assert self.out == ""
        assert self.err.endswith("\n")
        assert self.err.count("\n") == 1, self.err
        assert self.err.startswith("whispers: error: ")
        return self.err.removeprefix("whispers: error: ").rstrip("\n")


class Shell:
    """Runs commands in this process."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        """Use pytest's capture of the output."""
        self._capsys = capsys

    def __call__(self, *arguments: object) -> Ran:
        """Run a command."""
        self._capsys.readouterr()
        code = main([str(argument) for argument in arguments])
        out, err = self._capsys.readouterr()
        return Ran(code, out, err)


def program(*arguments: object, data: Path, given: str = "", **more: str) -> Ran:
    """Run a command as a separate program, with `data` as the user's data folder."""
    done = subprocess.run(  # noqa: S603 - our own program
        [*PROGRAM, *map(str, arguments)],
        env=environment(data, **more),
        input=given,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return Ran(done.returncode, done.stdout, done.stderr)


def environment(data: Path, **more: str) -> dict[str, str]:
    """Return an environment with its own data folder."""
    mine = {"XDG_DATA_HOME": str(data), "HOME": str(data), "COLUMNS": "80", "TERM": "xterm"}
    mine["LC_ALL"] = "C.UTF-8"
    env = {**os.environ, **mine, **more}
    env.pop("PYTHONUNBUFFERED", None)  # as it is for most people
    return env
