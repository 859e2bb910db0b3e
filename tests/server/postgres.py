"""A real PostgreSQL, started by the tests on a free port and deleted afterwards.

It refuses to run as root, so root starts it as Debian's `postgres` user. If its binaries are
missing, they are installed where possible (Debian, as root); otherwise the tests are skipped.
"""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.patience import PATIENCE
from tests.server import reaper

if TYPE_CHECKING:
    from collections.abc import Iterator

BINARIES = Path("/usr/lib/postgresql")


class Postgres:
    """A PostgreSQL server in its own folder."""

    def __init__(
        self, binaries: Path, folder: Path, port: int, as_user: dict[str, Any], *, fsync: bool
    ) -> None:
        """Create a new cluster and start it."""
        self._fsync = "on" if fsync else "off"
        self._binaries, self._folder, self._port = binaries, folder, port
        self._as_user = as_user
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None
        self._run("initdb", "--pgdata", str(folder / "data"), "--auth", "trust", "--username", "w")
        self.start()

    @classmethod
    @contextmanager
    def started(cls, *, fsync: bool = False) -> Iterator[Postgres]:
        """Run a server while in this context; skip the test if there is none to run.

        Without `fsync` it still keeps everything that a killed process wrote.
        """
        binaries = find_binaries()
        if binaries is None:
            pytest.skip("no PostgreSQL binaries here, and they cannot be installed without root")
        folder = Path(tempfile.mkdtemp(prefix="whispers-pg-"))
        reaper.watch(folder)
        as_user: dict[str, Any] = {}
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            as_user = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        server = cls(binaries, folder, free_port(), as_user, fsync=fsync)
        try:
            yield server
        finally:
            server.stop()
            shutil.rmtree(folder)
            reaper.forget(folder)

    def new_database(self) -> str:
        """Create an empty database and return its address."""
        name = f"w{next(self._names)}"
        self._run("createdb", *self._where(), name)
        return f"postgresql://w@127.0.0.1:{self._port}/{name}"

    def start(self) -> None:
        """Start, or start again, and wait until it responds."""
        log = (self._folder / "log").open("ab")
        with log:
            self._process = subprocess.Popen(  # noqa: S603 - its own binary
                [
                    self._binaries / "postgres",
                    *("-D", self._folder / "data", "-p", str(self._port), "-k", self._folder),
                    *("-c", "listen_addresses=127.0.0.1", "-c", "max_connections=100"),
                    *("-c", f"fsync={self._fsync}"),
                ],
                stdout=log,
                stderr=log,
                **self._as_user,
            )
        reaper.watch(self._process.pid)
        end = time.monotonic() + PATIENCE
        ready: list[str | Path] = [self._binaries / "pg_isready", *self._where()]
        while subprocess.run(  # noqa: S603 - its own binary
            ready, stdout=subprocess.DEVNULL, check=False
        ).returncode:
            assert time.monotonic() < end, (self._folder / "log").read_text()
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop at once, breaking every connection."""
        if self._process is not None:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(PATIENCE)
            reaper.forget(self._process.pid)
            self._process = None

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Freeze it while in this context: it accepts data and sends nothing."""
        assert self._process is not None
        pid = self._process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        every = [pid, *map(int, children)]
        for one in every:
            os.kill(one, signal.SIGSTOP)
        try:
            yield
        finally:
            for one in every:
                os.kill(one, signal.SIGCONT)

    def _where(self) -> tuple[str, ...]:
        return ("-h", "127.0.0.1", "-p", str(self._port), "-U", "w")

    def _run(self, program: str, *arguments: str) -> None:
        command: list[str | Path] = [self._binaries / program, *arguments]
        subprocess.run(  # noqa: S603 - its own binary
            command, check=True, stdout=subprocess.DEVNULL, cwd="/", **self._as_user
        )


def find_binaries() -> Path | None:
    """Return the folder of the newest PostgreSQL's programs, installing it where possible."""
    found = newest()
    if found is None and os.geteuid() == 0 and shutil.which("apt-get"):
        unasked = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for step in (["update"], ["install", "--yes", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", "-qq", *step], env=unasked, check=False)  # noqa: S603, S607 - a fixed command
        found = newest()
    return found


def newest() -> Path | None:
    """Return the folder of the newest PostgreSQL's programs, if there is one."""
    folders = [p.parent for p in BINARIES.glob("*/bin/postgres")]
    if on_path := shutil.which("postgres"):
        folders.append(Path(on_path).resolve().parent)
    return max(
        folders,
        default=None,
        key=lambda p: [int(n) for n in p.parent.name.split(".") if n.isdigit()],
    )


def free_port() -> int:
    """Return a port on which nobody listens."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        port: int = listener.getsockname()[1]
        return port
