"""A server process, and what the system says about it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

if TYPE_CHECKING:
    from collections.abc import Collection
    from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PATIENCE = 60.0
MANY = 1_000_000_000
LIMITS = (
    "new_tables_per_minute",
    "requests_per_second",
    "streams_per_address",
    "connections",
    "connections_per_address",
)


class ServerProcess:
    """`whispers serve` on a database, on a free port, without rate limits."""

    def __init__(self, database: str, log: Path, cores: Collection[int] = ()) -> None:
        """Start it, pinned to some cores if any are named, and wait for its address."""
        limits = [f"--{name.replace('_', '-')}={MANY}" for name in LIMITS]
        with log.open("ab") as file:
            self._process = subprocess.Popen(  # noqa: S603 - our own command
                [
                    *(sys.executable, "-m", "warofwhispers", "serve", "--port=0"),
                    # As behind a proxy: one address may then hold as many sockets as there are.
                    *(f"--database={database}", "--trust-proxy", *limits),
                ],
                stdout=subprocess.PIPE,
                stderr=file,
                text=True,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        if cores:
            os.sched_setaffinity(self._process.pid, cores)
        if self._process.stdout is None or not (line := self._process.stdout.readline()):
            raise OSError(f"the server did not start: {log.read_text(encoding='utf-8')}")
        found = urlsplit(line[line.index("http://") :].split()[0])
        self.host, self.port = found.hostname or "", found.port or 0

    def cpu_seconds(self) -> float:
        """Return the CPU time it has used, in user and system mode, all threads."""
        with open(f"/proc/{self._process.pid}/stat", encoding="ascii") as file:  # noqa: PTH123 - no path
            fields = file.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        """Return the bytes of memory it occupies."""
        with open(f"/proc/{self._process.pid}/statm", encoding="ascii") as file:  # noqa: PTH123 - no path
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """Stop it as Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)
        with self._process:
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
