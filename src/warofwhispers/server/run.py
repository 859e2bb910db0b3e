"""Running the server: a free port, the address to open, and an end that keeps every game safe."""

from __future__ import annotations

import asyncio
import errno
import signal
import socket
import webbrowser
from typing import TYPE_CHECKING, Final

import uvicorn

from warofwhispers.server import logs
from warofwhispers.server.app import create_app

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from fastapi import FastAPI

    from warofwhispers.server.settings import Settings

NEAR: Final = 20


class Server(uvicorn.Server):
    """Uvicorn, which says goodbye on open streams before it waits for them."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        """Serve `app`."""
        super().__init__(config)
        self._whispers = app

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop: no new requests, streams ended, then everything closed."""
        self._whispers.state.house.streams.stop()
        await super().shutdown(sockets)


def bind(host: str, port: int) -> socket.socket:
    """Give a listening socket, on the port asked for or, if that is taken, a free one near it."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for offer in [*range(port, min(port + NEAR, 65536)), 0] if port else [0]:
        # With its protocol named, asyncio sends small answers at once instead of 40 ms later.
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, offer))
            listener.listen(128)
        except OSError as fault:
            listener.close()
            if fault.errno != errno.EADDRINUSE:
                raise
            continue
        return listener
    raise OSError(errno.EADDRINUSE, f"no free port at {host}")


def address_of(listener: socket.socket) -> str:
    """Give the address to open in a browser on this machine."""
    host, port = listener.getsockname()[:2]
    if host in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not bound
        host = "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def make_server(settings: Settings, web: Path | None = None) -> Server:
    """Make a server that has not been started."""
    app = create_app(settings, web)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=False,
        timeout_graceful_shutdown=max(1, round(settings.shutdown_seconds)),
        h11_max_incomplete_event_size=16 * 1024,
        limit_concurrency=1000,
        ws="none",
        http="h11",
        loop="asyncio",
    )
    return Server(config, app)


def run(settings: Settings, say: Callable[[str], None]) -> None:
    """Serve until told to stop (Ctrl-C, SIGTERM); `say` gets the address."""
    logs.set_up(settings.log_level, settings.log_format)
    listener = bind(settings.host, settings.port)
    address = address_of(listener)
    say(address)
    if settings.open_browser:
        webbrowser.open(address)
    server = make_server(settings)
    for number in (signal.SIGINT, signal.SIGTERM):
        # Uvicorn stops at these, and raises them again afterwards: then all is done.
        signal.signal(number, lambda _number, _frame: None)
    try:
        asyncio.run(server.serve([listener]))
    finally:
        listener.close()
    say("")
