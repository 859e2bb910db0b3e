"""A server that runs out of files: games go on, and whoever comes is let in again."""

from __future__ import annotations

import asyncio
import errno
import os
import resource
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Client, good, started
from tests.server.processes import Forked
from tests.server.test_connections import Silent, ask_health
from warofwhispers.server import run
from warofwhispers.server.connections import Connections, count_connections
from warofwhispers.server.run import make_server
from warofwhispers.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator


OFTEN = 20


class Busy(Silent):
    """A socket that is being answered."""

    busy = True


class Starved:
    """A listener whose connections the system refuses for now."""

    def __init__(self, fault: int = errno.EMFILE) -> None:
        """Be ready all the time, as a listener with waiting connections is."""
        self.fault = fault
        self.tried = 0
        self.often = asyncio.Event()
        self._end, other = socket.socketpair()
        other.close()

    def fileno(self) -> int:
        """Return a file that is always ready to be read."""
        return self._end.fileno()

    def accept(self) -> tuple[socket.socket, str]:
        """Refuse."""
        self.tried += 1
        if self.tried == OFTEN:
            self.often.set()
        raise OSError(self.fault, os.strerror(self.fault))

    def close(self) -> None:
        """Close the file."""
        self._end.close()


def test_a_starved_listener_is_left_alone_and_mentioned_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It is tried again after a pause, not in every round of the event loop."""
    told: list[str] = []
    monkeypatch.setattr(run.log, "warning", lambda text, fault: told.append(text % fault))

    async def starve() -> None:
        server, listener = make_server(Settings(database="never-opened.sqlite3")), Starved()
        monkeypatch.setattr(run, "NO_ROOM_PAUSE", PATIENCE)
        server._listen(listener)  # type: ignore[arg-type]  # as much of one as is used
        for _ in range(100):
            await asyncio.sleep(0)
        assert listener.tried == 1
        monkeypatch.setattr(run, "NO_ROOM_PAUSE", 0.001)
        server._listen(listener)  # type: ignore[arg-type]  # as above
        await listener.often.wait()
        asyncio.get_running_loop().remove_reader(listener)
        listener.close()  # which ends the attempts

    asyncio.run(starve())
    assert told == ["cannot accept connections: [Errno 24] Too many open files"]


def test_a_fault_of_one_connection_holds_up_no_other() -> None:
    """An error that the network reports for a connection is not taken for a lack of room."""

    async def accept() -> int:
        server, listener = (
            make_server(Settings(database="never-opened.sqlite3")),
            Starved(errno.ENETDOWN),
        )
        server._accept(listener)  # type: ignore[arg-type]  # as much of one as is used
        listener.close()
        return listener.tried

    assert asyncio.run(accept()) == run.ACCEPTED_AT_ONCE


def test_an_address_that_keeps_its_sockets_busy_is_no_obstacle() -> None:
    """If the largest address has no silent socket, another's is closed for a newcomer."""
    counted = Connections(6, 4)
    lines = [*(Busy("192.0.2.1") for _ in range(4)), Silent("192.0.2.2"), Busy("192.0.2.3")]
    for line in [*lines, Silent("192.0.2.4")]:
        assert counted.add(line, line.address)  # type: ignore[arg-type]  # as much of one as is looked at
    assert [line.gone for line in lines] == [False] * 4 + [True, False]
    counted.make_room()
    assert not any(line.gone for line in lines if line.busy)


@pytest.mark.parametrize("files", [64, 128, 512])
def test_one_address_never_holds_all_sockets_of_a_small_server(files: int) -> None:
    """However few files the system allows, a busy address leaves room for others."""
    code = (
        "import resource;"
        f"resource.setrlimit(resource.RLIMIT_NOFILE, ({files}, {files}));"
        "from warofwhispers.server.connections import count_connections;"
        "from warofwhispers.server.settings import Settings;"
        "counted = count_connections(Settings());"
        "print(counted._most, counted._per_address)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)  # noqa: S603 - our own
    most, share = map(int, told.stdout.split())
    assert 16 <= most < files
    assert 4 <= share <= most // 4


def test_a_proxy_may_hold_all_sockets() -> None:
    """Behind a proxy all sockets are the proxy's."""
    counted = count_connections(Settings(trust_proxy=True, connections=100))
    assert counted._per_address == counted._most == 100


@pytest.fixture
def starving(tmp_path: Path) -> Iterator[Forked]:
    """Return a server process whose files a test takes away."""
    process = Forked(f"sqlite:///{tmp_path / 'tables.sqlite3'}", tmp_path)
    yield process
    assert process.stop() == 0


def open_files(process: Forked) -> int:
    """Return how many files a process has open."""
    return len(list(Path(f"/proc/{process.pid}/fd").iterdir()))


def cpu_seconds(process: Forked) -> float:
    """Return the CPU time that a process has used."""
    fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def test_without_files_games_go_on_and_health_is_answered(starving: Forked) -> None:
    """A game with open streams continues while nobody new is let in, and all is well afterwards."""
    clients = started(starving.url, "me", "screen")
    streams = [client.stream() for client in clients]
    for stream in streams:
        next(stream)
    host, port = starving.url.removeprefix("http://").split(":")
    allowed = resource.prlimit(starving.pid, resource.RLIMIT_NOFILE)
    resource.prlimit(starving.pid, resource.RLIMIT_NOFILE, (open_files(starving) + 5, allowed[1]))
    with ExitStack() as stack:
        for at in range(40):  # more than there are files for; the system queues them
            address = (host, int(port)), PATIENCE, (f"127.0.2.{at % 4 + 1}", 0)
            stack.enter_context(socket.create_connection(*address))
        began, used = time.monotonic(), cpu_seconds(starving)
        while "Too many open files" not in starving.log.read_text():
            assert time.monotonic() < began + PATIENCE
            time.sleep(0.01)
        for _ in range(3):
            play(clients)
        for client, stream in zip(clients, streams, strict=True):
            turn = client.view()["turn"]
            assert next(event for event in stream if event["data"].get("turn") == turn)
        # Silent sockets make room, so even now somebody new is answered.
        with socket.create_connection((host, int(port)), PATIENCE, ("127.0.0.9", 0)) as line:
            assert ask_health(line).startswith(b"HTTP/1.1 200")
        assert cpu_seconds(starving) - used < max(1.0, 0.5 * (time.monotonic() - began))
    resource.prlimit(starving.pid, resource.RLIMIT_NOFILE, allowed)
    assert good(Client(starving.url).http.get("/health")) == {"status": "ok"}
    assert good(Client(starving.url).http.get("/ready"))
    play(clients)
    [other, _] = started(starving.url, "me", "screen")
    assert other.view()["table"]["status"] == "playing"
    told = starving.log.read_text()
    assert told.count("cannot accept connections") == 1
    assert "Traceback" not in told


def play(clients: list[Client]) -> None:
    """Answer the question that the table asks."""
    asked = clients[clients[0].view()["decision"]["seat"]]
    decision = asked.view()["decision"]
    good(asked.act(decision["options"][0], decision["turn"]))
