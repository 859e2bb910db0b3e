"""Sockets: how many there are, whose they are, and which are closed to make room.

A socket costs its opener nothing and the server a file and some memory. So no address holds more
than its share, and there is always room for one more: a new socket replaces the one that has been
silent for longest, of the same address or of the address with the most. Only an address that keeps
all of its share busy is turned away. A request's head must arrive in time.
"""

from __future__ import annotations

import socket
import sys
from heapq import nlargest
from typing import TYPE_CHECKING, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from warofwhispers.server.addresses import counted_as, network_of
from warofwhispers.server.limits import RECORD_BYTES
from warofwhispers.server.metrics import REQUESTS

if TYPE_CHECKING:
    import asyncio

    from warofwhispers.server.settings import Settings

OTHER_FILES: Final = 64
"""Files that are not sockets of callers: the database's, the log, and what is open for a moment."""
FILES_PER_WORKER: Final = 4
LEAST_SOCKETS: Final = 16
"""How many sockets are accepted even if the system leaves hardly any room for them."""
LARGEST_SHARE: Final = 4
"""No address may hold more than one in so many of all sockets, however few there are."""
LOOKED_THROUGH: Final = 32
"""How many addresses are searched for a silent socket, the largest first."""
ROOM_MADE: Final = 16
"""How many silent sockets are closed when the system has no room for another."""

HEAD_BYTES: Final = 16 * 1024
HEADERS: Final = 100
"""Lines of a request's head and trailer: each costs far more memory than it has bytes."""
REQUEST_BYTES: Final = 2 * RECORD_BYTES
"""Everything that belongs to one request, however little of it is its body."""
BODY_PIECES: Final = 500
"""Pieces of any size in which a body may arrive: each costs far more time than it has bytes."""
PIECE_BYTES: Final = 256
"""The average size of all further pieces; the smallest packets of a network have twice as many."""
UNHEARD_SECONDS: Final = 60.0
"""After so long without a sign that what was sent has arrived, the client is considered gone.

The system alone would try for a quarter of an hour, or for ever if the client reads nothing.
"""


class UnwantedRequestError(Exception):
    """A request that is not read any further. It stops the parser, and nobody is told."""


class Connections:
    """All open sockets by address and by site, in the order in which they were opened."""

    def __init__(self, most: int, per_address: int) -> None:
        """Allow `most` sockets in all, and `per_address` from each address."""
        self._most = most
        self._per_address = per_address
        self._count = 0
        self._open: dict[str, dict[Connection, None]] = {}

    def add(self, connection: Connection, address: str) -> bool:
        """Count a new socket, closing a silent one in its place if necessary.

        Returns whether there is room for it.
        """
        names = counted_as(address, self._per_address)
        for name, most in names:
            if len(self._open.get(name, ())) >= most and not self._drop_silent(name):
                return False
        if self._count >= self._most and not self._drop_silent_of_largest():
            return False
        for name, _ in names:
            self._open.setdefault(name, {})[connection] = None
        self._count += 1
        return True

    def remove(self, connection: Connection, address: str) -> None:
        """Forget a closed socket, even one that was never counted."""
        if connection not in self._open.get(address, ()):
            return
        self._count -= 1
        for name, _ in counted_as(address, self._per_address):
            del self._open[name][connection]
            if not self._open[name]:
                del self._open[name]

    def make_room(self) -> None:
        """Close some silent sockets because the system has no room for another."""
        for _ in range(ROOM_MADE):
            if not self._drop_silent_of_largest():
                return

    def _drop_silent_of_largest(self) -> bool:
        """Close the oldest silent socket of the address with the most, or of one nearly as large.

        The largest may keep all of its sockets busy, which is no reason to turn others away.
        """
        names = nlargest(LOOKED_THROUGH, self._open, key=lambda name: len(self._open[name]))
        return any(self._drop_silent(name) for name in names)

    def _drop_silent(self, name: str) -> bool:
        silent = next((one for one in self._open[name] if not one.busy), None)
        if silent is None:
            return False
        self.remove(silent, silent.address)
        silent.transport.abort()
        return True


class Connection(HttpToolsProtocol):
    """A socket that is counted, and closed if a request's head does not arrive in time.

    The parser itself would take any number of bytes, lines and pieces, and do so before anybody
    else gets a turn. A second request that arrives before the first has been answered is not read:
    the socket is closed after the first answer. Browsers and proxies send none; uvicorn would keep
    any number of them and, busy with the newest, would not notice that whoever waits for the first
    has gone.
    """

    seconds: float
    counted: Connections
    address = ""
    _timer: asyncio.TimerHandle | None = None
    _bytes = 0
    _pieces = 0
    _body = 0
    _deaf = False

    @property
    def busy(self) -> bool:
        """Return whether a request is being answered."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Count the socket, or turn it away."""
        super().connection_made(transport)
        self.address = network_of(self.client[0]) if self.client else ""
        give_up_unheard(transport)
        if self.counted.add(self, self.address):
            self._timer = self.loop.call_later(self.seconds, transport.abort)
        else:
            transport.abort()

    def on_message_begin(self) -> None:
        """Start reading a request, unless one is being answered."""
        if self.busy:
            self._deaf = True
            self.cycle.keep_alive = False
            raise UnwantedRequestError
        self._pieces = self._body = 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Take in a line of the head, or of the trailer."""
        if len(self.headers) >= HEADERS:
            raise UnwantedRequestError
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Let the request be answered, unless its head is too large."""
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEAD_BYTES:
            raise UnwantedRequestError
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take in a piece of the body."""
        self._pieces += 1
        self._body += len(body)
        if self._pieces > BODY_PIECES + self._body // PIECE_BYTES:
            raise UnwantedRequestError
        super().on_body(body)

    def send_400_response(self, msg: str) -> None:
        """Refuse what cannot be read, but write nothing in the middle of another answer."""
        if self._deaf:
            return
        REQUESTS.labels("unreadable", "400").inc()
        if self.busy:
            self.transport.abort()
        else:
            super().send_400_response(msg)

    def data_received(self, data: bytes) -> None:
        """Take in what was sent; more of the same head does not extend its time."""
        if self._deaf:
            return
        if self._timer is None and not self.busy:
            self._timer = self.loop.call_later(self.seconds, self.transport.abort)
            self._bytes = 0
        self._bytes += len(data)
        super().data_received(data)
        if self.busy:
            self._stop_timer()
        most = REQUEST_BYTES if self.busy else HEAD_BYTES
        if self._bytes > most and not self.transport.is_closing():
            self.send_400_response("request-too-large")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the socket."""
        self._stop_timer()
        self.counted.remove(self, self.address)
        super().connection_lost(exc)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def give_up_unheard(transport: asyncio.Transport) -> None:
    """Let the system close a socket whose other end has vanished or reads nothing."""
    line = transport.get_extra_info("socket")
    if line is not None and hasattr(socket, "TCP_USER_TIMEOUT"):  # Linux
        milliseconds = round(1000 * UNHEARD_SECONDS)
        line.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, milliseconds)


def connection_class(counted: Connections, seconds: float) -> type[asyncio.Protocol]:
    """Return the protocol of a server with these limits, for uvicorn to instantiate per socket."""
    return type("LimitedConnection", (Connection,), {"counted": counted, "seconds": seconds})


def count_connections(settings: Settings) -> Connections:
    """Return the limits that the settings and the system allow."""
    most = sockets_possible(settings.connections, settings.workers)
    # Behind a proxy all come from one address, so counting them is the proxy's job.
    share = most if settings.trust_proxy else most // LARGEST_SHARE
    own = most if settings.trust_proxy else settings.connections_per_address
    return Connections(most, min(own, share))


def sockets_possible(wanted: int, workers: int = 0) -> int:
    """Raise this process's limit of open files, if allowed; return how many may be sockets."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415 - Windows has none, and no such limit

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    others = OTHER_FILES + workers * FILES_PER_WORKER
    needed = wanted + others
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    if soft == resource.RLIM_INFINITY:
        return wanted
    return min(wanted, max(soft - others, LEAST_SOCKETS))
