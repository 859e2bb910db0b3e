"""Sockets: silent, slow and many of them, beside people who want to play."""

from __future__ import annotations

import asyncio
import ctypes
import resource
import socket
import struct
import sys
import threading
import time
from contextlib import ExitStack, suppress
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Client, good, running, started
from tests.server.test_fair_queue import until
from warofwhispers.server import connections
from warofwhispers.server.addresses import network_of, site_of
from warofwhispers.server.run import ACCEPTED_AT_ONCE, make_server
from warofwhispers.server.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.helpers import Running


SO_ATTACH_FILTER = 26
BPF_RETURN = 6


@pytest.fixture
def many_files() -> Iterator[None]:
    """Allow a thousand sockets, with both ends in this process."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def connect(server: Running, source: str = "127.0.0.1") -> socket.socket:
    """Open a socket to a server, from one of this machine's own addresses."""
    host, port = server.url.removeprefix("http://").split(":")
    return socket.create_connection((host, int(port)), PATIENCE, (source, 0))


@pytest.mark.usefixtures("many_files")
def test_silent_sockets_keep_nobody_out(file: str) -> None:
    """With a thousand silent sockets, health is reported and a game played, from any address."""
    with running(file, request_seconds=PATIENCE) as server, ExitStack() as stack:
        for _ in range(1050):
            stack.enter_context(connect(server))
        assert good(Client(server.url).http.get("/health")) == {"status": "ok"}
        [one, _] = started(server.url, "me", "screen")
        stream = one.stream()
        next(stream)
        for _ in range(300):  # which are no reason to drop who listens
            stack.enter_context(connect(server))
        good(one.post("/chat", {"text": "still here"}))
        assert next(event for event in stream if event["event"] == "view")
        with connect(server, "127.0.0.9") as other:
            assert ask_health(other).startswith(b"HTTP/1.1 200")


@pytest.mark.usefixtures("many_files")
def test_all_together_hold_no_more_than_the_server_can(file: str) -> None:
    """If many addresses have a few each, the silent ones of the largest are closed first."""
    with running(file, connections=40, request_seconds=PATIENCE) as server, ExitStack() as stack:
        for at in range(120):
            stack.enter_context(connect(server, f"127.0.1.{at % 7 + 1}"))
        with connect(server) as mine:
            assert ask_health(mine).startswith(b"HTTP/1.1 200")


@pytest.mark.usefixtures("many_files")
def test_who_comes_last_is_let_in_with_the_others(file: str) -> None:
    """Nobody waits for two hundred of one address that came just before, at a busy moment."""
    with running(file) as server, ExitStack() as stack:
        taken: list[str] = []
        server.services.request_rate.take = taken.append  # type: ignore[assignment,method-assign]  # only watched
        busy = threading.Event()
        server.loop.call_soon_threadsafe(busy.wait, PATIENCE)
        lines = [
            stack.enter_context(connect(server, source))
            for source in [*["127.0.0.1"] * 200, "127.0.0.9"]
        ]
        for line in lines:
            line.sendall(b"GET /api/about HTTP/1.1\r\nHost: x\r\n\r\n")
        busy.set()
        for line in lines:
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        assert taken.count("127.0.0.1") == 200
        assert taken.index("127.0.0.9") < 20


class Endless:
    """A listener with ever more connections."""

    def __init__(self) -> None:
        """Start with none accepted."""
        self.ends: list[socket.socket] = []

    def accept(self) -> tuple[socket.socket, str]:
        """Give one more."""
        self.ends += socket.socketpair()
        return self.ends[-1], ""


def test_connections_without_end_leave_time_for_requests() -> None:
    """However many come, so many are accepted before the server does something else."""

    async def accept() -> int:
        server, listener = make_server(Settings(database="never-opened.sqlite3")), Endless()
        server._protocol = asyncio.Protocol  # type: ignore[method-assign]  # which does nothing
        server._accept(listener)  # type: ignore[arg-type]  # as much of one as is used
        for transport, _ in await asyncio.gather(*server._greeting):
            transport.abort()
        await asyncio.sleep(0)
        for end in listener.ends:
            end.close()
        return len(listener.ends) // 2

    assert asyncio.run(accept()) == ACCEPTED_AT_ONCE == 64


def ask_health(line: socket.socket) -> bytes:
    """Request the health over a socket."""
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    return line.recv(4096)


@pytest.mark.parametrize("first", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_slow_heads_are_given_up(file: str, first: bytes) -> None:
    """A byte now and then does not extend the time, not even after an answered request."""
    with running(file, request_seconds=0.2) as server, connect(server) as line:
        if first:
            line.sendall(first)
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /hea")
        line.settimeout(0.01)
        with pytest.raises((ConnectionError, EOFError)):
            drip(line)


def test_idle_sockets_stay_open_for_longer_than_proxies_keep_them(file: str) -> None:
    """Who thinks for a while does not send an answer just when the server hangs up."""
    with running(file) as server, connect(server) as line:
        assert ask_health(line).startswith(b"HTTP/1.1 200")
        [open_here] = server.server.server_state.connections
        closing = open_here.timeout_keep_alive_task  # type: ignore[union-attr]  # there are no others
        assert closing is not None
        assert 120 < closing.when() - server.loop.time() < 600  # but not for ever


def drip(line: socket.socket) -> None:
    """Send byte after byte until the other side gives up."""
    for _ in range(int(PATIENCE / 0.01)):
        line.sendall(b"x")
        try:
            if not line.recv(4096):
                raise EOFError
        except TimeoutError:
            continue


def test_endless_heads_are_refused(file: str) -> None:
    """A head may have 16 KiB; more of it is not kept."""
    with running(file, request_seconds=PATIENCE) as server, connect(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n")
        for _ in range(16):
            line.sendall(b"X-Much: " + b"x" * 1014 + b"\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 400")
    with running(file) as server, connect(server) as line:
        line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\nX-Much: " + b"x" * 12000 + b"\r\n\r\n")
        assert line.recv(4096).startswith(b"HTTP/1.1 200")


def test_heads_of_many_lines_are_refused(file: str) -> None:
    """Each line costs far more than its bytes; a head sent in one piece is measured too."""
    with running(file) as server:
        for head in (b"a:\r\n" * 101, b"X-Much: " + b"x" * 17000 + b"\r\n"):
            with connect(server) as line:
                line.sendall(b"GET /health HTTP/1.1\r\n" + head + b"\r\n")
                assert line.recv(4096).startswith(b"HTTP/1.1 400")


def test_requests_are_not_piled_up(file: str) -> None:
    """A second request before the first response is not read, and the socket is then closed."""
    with running(file) as server, connect(server) as line:
        line.sendall(b"GET /ready HTTP/1.1\r\nHost: x\r\n\r\n" * 1000)
        received = b""
        while piece := line.recv(4096):
            received += piece
        assert received.count(b"HTTP/1.1 200") == 1
        assert b"connection: close" in received


def test_whoever_piled_up_requests_and_left_is_gone(file: str) -> None:
    """A stream with another request behind it ends when its listener hangs up."""
    with running(file) as server:
        [one, _] = started(server.url, "me", "screen")
        [live] = server.services.registry.live_tables()
        with connect(server) as line:
            line.sendall(stream_head(one) + b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
            until(lambda: live.presence.online == {0})
        until(lambda: not live.watching and not live.presence.online)


def vanish(line: socket.socket) -> None:
    """Let nothing arrive at a socket any more, not even acknowledgements."""
    drop_all = ctypes.create_string_buffer(struct.pack("HBBI", BPF_RETURN, 0, 0, 0))
    program = struct.pack("HP", 1, ctypes.addressof(drop_all))
    line.setsockopt(socket.SOL_SOCKET, SO_ATTACH_FILTER, program)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such filters")
def test_whoever_vanishes_without_a_word_is_given_up(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A closed laptop: the socket stays open, nothing arrives, and its owner is not online."""
    assert connections.UNHEARD_SECONDS == 60
    monkeypatch.setattr(connections, "UNHEARD_SECONDS", 0.5)
    with running(file) as server:
        [one, other] = started(server.url, "me", "screen")
        [live] = server.services.registry.live_tables()
        with connect(server) as line:
            line.sendall(stream_head(one))
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
            until(lambda: live.presence.online == {0})
            vanish(line)
            good(other.post("/chat", {"text": "are you there?"}))
            until(lambda: not live.watching and not live.presence.online)


def test_bodies_of_streams_are_read_by_nobody(file: str) -> None:
    """A body sent with a stream request is ignored, byte by byte or by the megabyte, until two."""
    with running(file, request_seconds=0.2) as server:
        [one, other] = started(server.url, "me", "screen")
        [live] = server.services.registry.live_tables()
        with connect(server) as line:
            line.sendall(stream_head(one, "Content-Length: 100000000"))
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
            for size in (1, 1, 1 << 20):
                line.sendall(b"x" * size)
                good(other.post("/chat", {"text": "go on"}))
            received = b""
            while received.count(b"go on") < 3:
                received += line.recv(4096)
            for held in server.server.server_state.connections:
                assert isinstance(held, connections.Connection)
                assert len(held.cycle.body) <= 1 << 17
            with suppress(ConnectionError):
                line.sendall(b"x" * connections.REQUEST_BYTES)
            until(lambda: not live.watching and not live.presence.online)


CHUNKED = "Transfer-Encoding: chunked"


@pytest.mark.parametrize(
    ("before", "crumb"), [("", b"1\r\nx\r\n"), ("0\r\n", b"a:\r\n")], ids=["body", "trailer"]
)
@pytest.mark.parametrize("kind", ["stream", "act"])
def test_requests_in_crumbs_are_cut_off(file: str, kind: str, before: str, crumb: bytes) -> None:
    """A body in pieces of a byte, or a trailer of many lines, is given up after some of them."""
    most = max(connections.HEADERS, connections.BODY_PIECES)
    with running(file, request_seconds=2 * PATIENCE) as server:
        [one, _] = started(server.url, "me", "screen")
        with connect(server) as line:
            head = stream_head(one, CHUNKED)
            if kind == "act":
                head = head.replace(b"GET", b"POST").replace(b"/stream", b"/actions")
            line.sendall(head + before.encode())
            end = time.monotonic() + PATIENCE
            with suppress(ConnectionError):
                for _ in range(20):
                    line.sendall(crumb * (most // 10))
                while line.recv(4096):
                    assert time.monotonic() < end


def stream_head(client: Client, *lines: str) -> bytes:
    """Return the head of a request for a client's stream."""
    path = f"/api/tables/{client.table}/stream"
    head = [f"GET {path} HTTP/1.1", "Host: x", f"Authorization: Bearer {client.token}", *lines]
    return "\r\n".join([*head, "", ""]).encode()


def test_slow_bodies_are_given_up(file: str) -> None:
    """A promised body that is not sent gets a response, and the socket is closed."""
    with running(file, request_seconds=0.2) as server, connect(server) as line:
        line.sendall(
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b'Content-Length: 90\r\n\r\n{"seats": '
        )
        received = b""
        while piece := line.recv(4096):
            received += piece
        assert received.startswith(b"HTTP/1.1 408")
        assert b"body-too-slow" in received


class Silent:
    """A socket that is not being answered."""

    busy = False

    def __init__(self, address: str) -> None:
        """Store where it comes from."""
        self.address = address
        self.gone = False
        self.transport = self

    def abort(self) -> None:
        """Go."""
        self.gone = True


def test_a_whole_site_holds_few_shares_of_sockets() -> None:
    """Of a thousand networks of one site with a socket each, four shares stay; others' stay all."""
    counted = connections.Connections(1000, 5)
    lines = [Silent(f"2001:db8:1:{number:x}::") for number in range(100)]
    other = Silent("2001:db8:2:1::")
    for line in [other, *lines]:
        assert counted.add(line, line.address)  # type: ignore[arg-type]  # as much of one as is looked at
    assert [line.gone for line in lines] == [True] * 80 + [False] * 20
    assert not other.gone
    for line in [other, *lines]:
        counted.remove(line, line.address)  # type: ignore[arg-type]  # as above
    assert counted._open == {}
    assert counted._count == 0


def test_one_network_is_one_address() -> None:
    """A network of IPv6 addresses counts as one."""
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::"
    assert network_of("a:proxy:says") == "a:proxy:says"


def test_a_port_makes_nobody_somebody_else() -> None:
    """Some proxies write it behind the address; it changes with every connection."""
    assert network_of("192.0.2.1:50412") == network_of("192.0.2.1")
    assert network_of("[2001:db8:1:2::9]:50412") == network_of("[2001:db8:1:2::9]")
    assert network_of("[2001:db8:1:2::9]") == network_of("2001:db8:1:2::9")


def test_one_site_is_many_networks() -> None:
    """Of /48 the server knows which networks belong together; an IPv4 address is alone."""
    assert site_of(network_of("2001:db8:1:2:3::4")) == site_of("2001:db8:1:ffff::")
    assert site_of("2001:db8:1:2::") != site_of("2001:db8:2:2::")
    assert site_of("192.0.2.1") is site_of("a:proxy:says") is site_of("table 3") is None
