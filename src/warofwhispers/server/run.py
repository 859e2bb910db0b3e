"""Running the server: a free port, the address to open, and a shutdown that loses no game."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import signal
import socket
import threading
import time
import webbrowser
from contextlib import AbstractContextManager, nullcontext
from typing import TYPE_CHECKING, Final

import uvicorn

from warofwhispers.content.errors import WhispersError
from warofwhispers.server import logs
from warofwhispers.server.addresses import is_loopback
from warofwhispers.server.app import create_app
from warofwhispers.server.connections import connection_class, count_connections
from warofwhispers.server.database import StoreError
from warofwhispers.server.sqlite_files import keep
from warofwhispers.server.store import Store
from warofwhispers.words import words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import FrameType

    from fastapi import FastAPI

    from warofwhispers.server.connections import Connections
    from warofwhispers.server.services import Services
    from warofwhispers.server.settings import Settings

    Announce = Callable[[str | None, list[str]], None]

log = logging.getLogger(__name__)

NEAR: Final = 20
BACKLOG: Final = 2048
"""Connections that may wait to be accepted; after a restart everybody comes at once."""
ACCEPTED_AT_ONCE: Final = 64
"""Of these, so many are accepted in a round of the event loop, which takes some milliseconds."""
NO_ROOM: Final = frozenset({errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM})
"""Why the system may refuse any connection for now; other errors concern a single one."""
NO_ROOM_PAUSE: Final = 1.0
"""Seconds after which a server without room for another connection tries again."""
NO_ROOM_TOLD: Final = 60.0
"""Seconds for which the log does not mention it again."""
IDLE_SECONDS: Final = 150
"""How long a socket stays open after an answer.

Longer than most people think and than the usual proxies keep it, so that hardly anybody sends a
request just when the server hangs up: they would not know whether it was carried out.
"""
GARBAGE_THRESHOLDS: Final = (20_000, 10, 1_000_000)
"""New objects until Python looks for garbage among them, how often until it looks at more, at all.

With its own thresholds it would go through all live tables every few seconds, during which nobody
gets an answer: a tenth of a second for 250 tables.
"""
GARBAGE_SECONDS: Final = 60.0
"""How often all garbage is collected instead, so that memory depends on time, not on traffic."""


class StartError(WhispersError):
    """The server cannot start; the message says what is missing."""


class Server(uvicorn.Server):
    """Uvicorn, except that it accepts connections by the dozen and ends open streams politely.

    uvloop accepts one connection in each round of the event loop. With hundreds of one address
    waiting and a request begun in every round, everybody else would wait for all of them.
    """

    def __init__(self, config: uvicorn.Config, app: FastAPI, counted: Connections) -> None:
        """Serve `app`; `counted` are the sockets that its protocol counts."""
        super().__init__(config)
        self._counted = counted
        self.services: Services = app.state.services
        self.told_to_stop = False  # told to stop before it had started
        self._greeting: set[asyncio.Task[tuple[asyncio.Transport, asyncio.Protocol]]] = set()
        self._told_at = float("-inf")  # when the log last mentioned that there is no room

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening."""
        if not is_uvloop(asyncio.get_running_loop()):  # asyncio's own let everybody in
            await super().startup(sockets)
            return
        await super().startup([])
        for listener in sockets or []:
            listener.settimeout(0)
            self._listen(listener)

    def _listen(self, listener: socket.socket) -> None:
        if listener.fileno() >= 0:  # or the server has stopped
            asyncio.get_running_loop().add_reader(listener, self._accept, listener)

    def _accept(self, listener: socket.socket) -> None:
        """Accept waiting connections, with time for requests after every few dozen."""
        loop = asyncio.get_running_loop()
        for _ in range(ACCEPTED_AT_ONCE):
            try:
                line, _ = listener.accept()
            except BlockingIOError:
                return
            except OSError as fault:
                if fault.errno not in NO_ROOM:
                    continue
                self._pause(listener, fault)
                return
            line.settimeout(0)
            greeting = loop.create_task(loop.connect_accepted_socket(self._protocol, line))
            self._greeting.add(greeting)
            greeting.add_done_callback(self._greeting.discard)

    def _pause(self, listener: socket.socket, fault: OSError) -> None:
        """Close silent connections, and see in a moment whether there is room for another.

        Until then the listener is left alone: it would be ready in every round of the event loop.
        """
        loop = asyncio.get_running_loop()
        if loop.time() - self._told_at >= NO_ROOM_TOLD:
            self._told_at = loop.time()
            log.warning("cannot accept connections: %s", fault)
        self._counted.make_room()
        loop.remove_reader(listener)
        loop.call_later(NO_ROOM_PAUSE, self._listen, listener)

    def _protocol(self) -> asyncio.Protocol:
        protocol: Callable[..., asyncio.Protocol] = self.config.http_protocol_class
        return protocol(
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )

    async def main_loop(self) -> None:
        """Serve; uvicorn itself would leave things open if told to stop before it had started."""
        if not self.told_to_stop:
            await super().main_loop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new requests, streams ended, then everything closed."""
        loop = asyncio.get_running_loop()
        if is_uvloop(loop):
            for listener in sockets or []:
                loop.remove_reader(listener)
        self.services.streams.stop()
        await super().shutdown(sockets)


def is_uvloop(loop: asyncio.AbstractEventLoop) -> bool:
    """Return whether this is uvloop's event loop, and not one of Python's own."""
    return type(loop).__module__ == "uvloop"


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket, on the port requested or, if that is taken, a free one near it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offer in [*range(port, min(port + NEAR, 65536)), 0] if port else [0]:
        # With its protocol named, asyncio sends small responses at once instead of 40 ms later.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, offer))
            listener.listen(BACKLOG)
        except OSError as fault:
            listener.close()
            if fault.errno != errno.EADDRINUSE:
                raise
            continue
        return listener
    raise OSError(errno.EADDRINUSE, words().say("cli-serve-no-port", host=host))


def address_of(listener: socket.socket) -> str:
    """Return the address to open in a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def network_addresses(listener: socket.socket) -> list[str]:
    """Return where other machines in the local network reach what listens on all addresses."""
    host, port = listener.getsockname()[:2]
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        return []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing: the system only chooses the route, and with it our own address.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return []
        found = str(probe.getsockname()[0])
    return [] if is_loopback(found) else [f"http://{found}:{port}"]


def make_server(
    settings: Settings, web: Path | None = None, clock: Callable[[], float] = time.time
) -> Server:
    """Return a server that has not been started."""
    app = create_app(settings, web, clock)
    counted = count_connections(settings)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # else it would trust a header sent by anybody on this machine
        date_header=False,
        timeout_keep_alive=IDLE_SECONDS,
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
        ws="none",
        http=connection_class(counted, settings.request_seconds),
        loop="auto",  # uvloop where it is installed
    )
    return Server(config, app, counted)


async def prepare(settings: Settings) -> AbstractContextManager[object]:
    """Check that the database can be used, before any address is announced.

    Returns a lock that keeps other servers off an SQLite file until it is closed.
    """
    store = Store(settings.database_address)
    try:
        await store.migrate()
        return nullcontext() if store.postgres else keep(f"{store.file}.lock")
    except StoreError as fault:
        address = store.address
        raise StartError("start-database", address=address, fault=fault) from None
    finally:
        await store.close()


def run(settings: Settings, say: Announce) -> None:
    """Serve until told to stop (Ctrl-C, SIGTERM); `say` gets the addresses, and None at the end.

    Raises `StartError` if the database or the address cannot be used.
    """
    logs.set_up(settings.log_level, settings.log_format)
    with asyncio.run(prepare(settings)):
        serve(settings, say)
    say(None, [])


def serve(settings: Settings, say: Announce) -> None:
    """Serve on a database that has been prepared."""
    server = make_server(settings)

    def stop(_number: int, _frame: FrameType | None) -> None:
        server.told_to_stop = True

    for number in (signal.SIGINT, signal.SIGTERM):
        # While serving, uvicorn handles these signals itself, and raises them again afterwards.
        signal.signal(number, stop)
    try:
        listener = bind(settings.host, settings.port)
    except OSError as fault:
        port = str(settings.port)
        raise StartError("start-address", host=settings.host, port=port, fault=fault) from None
    address = address_of(listener)
    nearby = network_addresses(listener)
    server.services.addresses.extend(nearby)
    say(address, nearby)
    if settings.open_browser:
        # Not waited for: some browsers only return when they are closed.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    gc.set_threshold(*GARBAGE_THRESHOLDS)
    gc.freeze()  # what has been loaded by now stays
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(serve_tidily(server, listener))
    finally:
        listener.close()


async def serve_tidily(server: Server, listener: socket.socket) -> None:
    """Serve, and collect garbage now and then."""

    async def collect() -> None:
        while True:
            await asyncio.sleep(GARBAGE_SECONDS)
            gc.collect()

    collecting = asyncio.create_task(collect())
    try:
        await server.serve([listener])
    finally:
        collecting.cancel()
