"""The server as a separate process, to be killed, starved and restarted."""

from __future__ import annotations

import io
import multiprocessing
import os
import signal
import subprocess
import sys
from contextlib import redirect_stdout
from typing import TYPE_CHECKING, ClassVar

from tests.patience import PATIENCE
from tests.server import reaper
from tests.server.helpers import GENEROUS

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from pathlib import Path


RUNNING: list[Process] = []
"""Processes that have not ended yet; `conftest` ends what a failed test left behind."""

NURSERY = multiprocessing.get_context("forkserver")
"""Forks processes that have loaded everything a server needs, and done nothing yet."""
NURSERY.set_forkserver_preload(["tests.server.processes", "warofwhispers.server.run"])


class Process:
    """`whispers serve` on a database, on a free port."""

    pid: int
    command: ClassVar = ("-m", "warofwhispers")

    def __init__(self, database: str, folder: Path, *flags: str, port: int = 0) -> None:
        """Start it and wait for its address; its output is appended to `folder`/log."""
        generous = [f"--{k.replace('_', '-')}={v}" for k, v in GENEROUS.items()]
        self.log = folder / "log"
        line = self._start(["serve", *generous, *flags, f"--database={database}", f"--port={port}"])
        RUNNING.append(self)
        reaper.watch(self.pid)
        assert "http://" in line, self.log.read_text()
        self.url = line.split("http://")[1].split()[0].join(("http://", ""))

    def _start(self, arguments: list[str]) -> str:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [sys.executable, *self.command, *arguments],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self.pid = self._process.pid
        assert self._process.stdout is not None
        return self._process.stdout.readline()

    def _wait(self) -> int:
        with self._process:
            return self._process.wait(PATIENCE)

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self._end(signal.SIGKILL)

    def stop(self, number: signal.Signals = signal.SIGINT) -> int:
        """Stop it as Ctrl-C does; return its exit code."""
        return self._end(number)

    def _end(self, number: signal.Signals) -> int:
        os.kill(self.pid, number)
        code = self._wait()
        reaper.forget(self.pid)
        RUNNING.remove(self)
        return code


class Forked(Process):
    """The same, forked from a prepared process, so that it starts in a moment."""

    def _start(self, arguments: list[str]) -> str:
        hearing, saying = NURSERY.Pipe(duplex=False)
        self._forked = NURSERY.Process(target=serve, args=(arguments, self.log, saying))
        self._forked.start()
        saying.close()
        assert self._forked.pid is not None
        self.pid = self._forked.pid
        try:
            return str(hearing.recv())
        except EOFError:
            return ""

    def _wait(self) -> int:
        self._forked.join(PATIENCE)
        code = self._forked.exitcode
        assert code is not None
        self._forked.close()
        return code


def serve(arguments: list[str], log: Path, saying: Connection) -> None:
    """Run a server, in a freshly forked process."""
    from warofwhispers.cli import main  # noqa: PLC0415 - the nursery has it, the tests need not

    with log.open("ab") as file:
        os.dup2(file.fileno(), sys.stderr.fileno())
    with redirect_stdout(Saying(saying)):
        code = main(arguments)
    sys.exit(code)


class Saying(io.TextIOBase):
    """A standard output that goes to the tests."""

    def __init__(self, connection: Connection) -> None:
        """Write to a connection."""
        self._connection = connection

    def write(self, text: str) -> int:
        """Pass a text on; nobody listens after the first line."""
        try:
            self._connection.send(text)
        except BrokenPipeError:
            return 0
        return len(text)
