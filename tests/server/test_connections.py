"""Sockets: silent, slow and many of them, beside people who want to play."""

from __future__ import annotations

import resource
import socket
from contextlib import ExitStack
from typing import TYPE_CHECKING

import pytest

from tests.patience import PATIENCE
from tests.server.helpers import Client, good, running, started
from tests.server.test_turns import until
from warofwhispers.server.addresses import network_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.helpers import Running


@pytest.fixture
def many_files() -> Iterator[None]:
    """Room for a thousand sockets, both ends of which are this process's."""
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
    """A thousand that say nothing: health is told and a game played, from any address."""
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
    """Where many addresses have a few each, the silent ones of the largest go first."""
    with running(file, connections=40, request_seconds=PATIENCE) as server, ExitStack() as stack:
        for at in range(120):
            stack.enter_context(connect(server, f"127.0.1.{at % 7 + 1}"))
        with connect(server) as mine:
            assert ask_health(mine).startswith(b"HTTP/1.1 200")


def ask_health(line: socket.socket) -> bytes:
    """Ask over a socket."""
    line.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    return line.recv(4096)


@pytest.mark.parametrize("first", [b"", b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n"])
def test_slow_heads_are_given_up(file: str, first: bytes) -> None:
    """A byte now and then gives no more time; after an answered request neither."""
    with running(file, request_seconds=0.2) as server, connect(server) as line:
        if first:
            line.sendall(first)
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
        line.sendall(b"GET /hea")
        line.settimeout(0.01)
        with pytest.raises((ConnectionError, EOFError)):
            drip(line)


def drip(line: socket.socket) -> None:
    """Send byte after byte until the other side has enough."""
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
    """Each line costs far more than its bytes; and a whole head at once is measured, too."""
    with running(file) as server:
        for head in (b"a:\r\n" * 101, b"X-Much: " + b"x" * 17000 + b"\r\n"):
            with connect(server) as line:
                line.sendall(b"GET /health HTTP/1.1\r\n" + head + b"\r\n")
                assert line.recv(4096).startswith(b"HTTP/1.1 400")


def test_requests_are_not_piled_up(file: str) -> None:
    """A second request before the first answer is not read, and the line is closed after that."""
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
        path = f"/api/tables/{one.table}/stream"
        with connect(server) as line:
            head = f"GET {path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {one.token}\r\n\r\n"
            line.sendall(head.encode() + b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert line.recv(4096).startswith(b"HTTP/1.1 200")
            until(lambda: live.presence.online == {0})
        until(lambda: not live.watching and not live.presence.online)


def test_whoever_vanishes_without_a_word_is_given_up(file: str) -> None:
    """The system closes a socket where nothing arrives any more, within a minute or so."""
    with running(file) as server, connect(server) as line:
        ask_health(line)
        [held] = server.server.server_state.connections
        own = held.transport.get_extra_info("socket")
        assert own.getsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT) == 60_000


def test_slow_bodies_are_given_up(file: str) -> None:
    """Whoever promises a body and does not send it gets an answer, and the line is closed."""
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


def test_one_network_is_one_address() -> None:
    """Whoever has a network of IPv6 addresses counts once."""
    assert network_of("192.0.2.1") == "192.0.2.1"
    assert network_of("2001:db8:1:2:3::4") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::"
    assert network_of("2001:db8:1:3::9") != network_of("2001:db8:1:2::9")
    assert network_of("::ffff:192.0.2.1") == "192.0.2.1"
    assert network_of("fe80::1%eth0") == "fe80::"
    assert network_of("a:proxy:says") == "a:proxy:says"
