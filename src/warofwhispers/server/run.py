"""Running the server: a free port, the address to open, and an end that keeps every game safe."""

from __future__ import annotations

import asyncio
import errno
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
from warofwhispers.server.connections import connection_class, sockets_possible
from warofwhispers.server.store import Store, StoreError, keep
from warofwhispers.words import words

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path
    from types import FrameType

    from fastapi import FastAPI

    from warofwhispers.server.services import Services
    from warofwhispers.server.settings import Settings

    Announce = Callable[[str | None, list[str]], None]

NEAR: Final = 20
BACKLOG: Final = 2048
"""Connections that may wait to be accepted, as after a restart everybody comes at once."""


class StartError(WhispersError):
    """What the server needs is not there; the message says what."""


class Server(uvicorn.Server):
    """Uvicorn, which says goodbye on open streams before it waits for them."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        """Serve `app`."""
        super().__init__(config)
        self.services: Services = app.state.services
        self.told_to_stop = False  # before it had begun

    async def main_loop(self) -> None:
        """Serve; uvicorn itself would not close what it has opened if told to stop before."""
        if not self.told_to_stop:
            await super().main_loop()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new requests, streams ended, then everything closed."""
        self.services.streams.stop()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """Return a listening socket, on the port asked for or, if that is taken, a free one near it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offer in [*range(port, min(port + NEAR, 65536)), 0] if port else [0]:
        # With its protocol named, asyncio sends small answers at once instead of 40 ms later.
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
    """Return where other machines of the local network reach what listens on all addresses."""
    host, port = listener.getsockname()[:2]
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        return []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Sends nothing: the system only chooses the way out, and with it our own address.
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
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # or it believes what anybody on this machine says in a header
        date_header=False,
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
        ws="none",
        http=connection_class(
            sockets_possible(settings.connections),
            # Behind a proxy all come from one address, and counting them is the proxy's affair.
            settings.connections if settings.trust_proxy else settings.connections_per_address,
            settings.request_seconds,
        ),
        loop="auto",  # uvloop where there is one
    )
    return Server(config, app)


async def prepare(settings: Settings) -> AbstractContextManager[object]:
    """See that the database can be used, before anybody is told an address.

    Return what keeps other servers away from an SQLite file for as long as it is open.
    """
    store = Store(settings.database_address)
    try:
        await store.migrate()
        return nullcontext() if store.postgres else keep(f"{store.url.database}.lock")
    except StoreError as fault:
        address = store.url.render_as_string()
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
    """Serve over a database that was prepared."""
    server = make_server(settings)

    def stop(_number: int, _frame: FrameType | None) -> None:
        server.told_to_stop = True

    for number in (signal.SIGINT, signal.SIGTERM):
        # While it serves uvicorn listens for these itself, and raises them again afterwards.
        signal.signal(number, stop)
    try:
        listener = bind(settings.host, settings.port)
    except OSError as fault:
        port = str(settings.port)
        raise StartError(
            "start-address", host=settings.host, port=port, fault=fault.strerror
        ) from None
    address = address_of(listener)
    nearby = network_addresses(listener)
    server.services.addresses.extend(nearby)
    say(address, nearby)
    if settings.open_browser:
        # Not waited for: some browsers only come back when they are closed.
        threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()
    try:
        with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
            runner.run(server.serve([listener]))
    finally:
        listener.close()
