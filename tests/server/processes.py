"""The server as a process of its own, to be killed, starved and restarted."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING

from tests.server.helpers import GENEROUS, PATIENCE

if TYPE_CHECKING:
    from pathlib import Path


RUNNING: list[Process] = []
"""Processes that have not ended yet; `conftest` ends what a failed test left behind."""


class Process:
    """`whispers serve` over a database, on a free port."""

    def __init__(self, database: str, folder: Path, *flags: str, port: int = 0) -> None:
        """Start it and wait for its address; what it writes is added to `folder`/log."""
        generous = [f"--{k.replace('_', '-')}={v}" for k, v in GENEROUS.items()]
        command = [sys.executable, "-m", "warofwhispers.cli", "serve", *generous, *flags]
        self.log = folder / "log"
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [*command, f"--database={database}", f"--port={port}"],
                stdout=subprocess.PIPE,
                stderr=log,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        RUNNING.append(self)
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        assert "http://" in line, self.log.read_text()
        self.url = line.split("http://")[1].split()[0].join(("http://", ""))
        self.pid = self._process.pid

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Stop it as Ctrl-C does; give its exit code."""
        return self._end(number)

    def _end(self, number: signal.Signals) -> int:
        self._process.send_signal(number)
        code = self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        RUNNING.remove(self)
        return code
