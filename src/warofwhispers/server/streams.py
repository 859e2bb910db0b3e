"""Streams of views: server-sent events that can be resumed where they broke off."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from fastapi.responses import Response
from pydantic_core import to_json

from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from starlette.types import Receive, Scope, Send

    from warofwhispers.server.live_table import LiveTable
    from warofwhispers.server.registry import Registry
    from warofwhispers.server.routes.dependencies import Caller

PING: Final = 15.0
HEADERS: Final = {"Cache-Control": "no-store", "X-Accel-Buffering": "no"}


class Streams:
    """All open streams, so that they can be ended when the server stops."""

    def __init__(self, registry: Registry) -> None:
        self.stopping = False
        self.registry = registry

    def stop(self) -> None:
        """Send goodbye on all streams."""
        self.stopping = True
        for live in self.registry.live_tables():
            live.wake()


class EventStream(Response):
    """A response that lasts until its reader hangs up.

    Starlette's own uses one task that writes, another that listens for the end, and a third around
    the two. There are thousands of streams, so this one uses a single task that listens.
    """

    media_type = "text/event-stream"

    def __init__(self, live: LiveTable, caller: Caller, seat: int | None, since: int) -> None:
        """Prepare a stream of a table for a seat, starting after journal number `since`."""
        super().__init__(headers=HEADERS)
        del self.headers["content-length"]
        self._live = live
        self._caller = caller
        self._seat = seat
        self._last = since
        self._told = False
        self._silent = False
        self._online: frozenset[int] = frozenset()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: ARG002 - ASGI
        """Send events while somebody reads them and the server runs."""
        head = {"type": "http.response.start", "status": 200, "headers": self.raw_headers}
        await send(head)
        news = asyncio.Event()
        gone = asyncio.create_task(hung_up(receive))
        gone.add_done_callback(lambda _: news.set())
        try:
            await self._tell(news, gone, send)
            await send({"type": "http.response.body", "body": event("bye", b"{}")})
        finally:
            gone.cancel()

    async def _tell(self, news: asyncio.Event, gone: asyncio.Task[None], send: Send) -> None:
        live, caller = self._live, self._caller
        services = caller.services
        with (
            services.stream_limit.hold(caller.address),
            live.present(self._seat),
            live.notifying(news),
        ):
            services.bots.look(live)
            said: bytes | None = None
            while not services.streams.stopping and not gone.done():
                news.clear()
                try:
                    services.bans.check_address(caller.address)
                    await services.streams.registry.find(live.table.id)  # reload if a write failed
                    said = self._news() or said
                except Refusal as refusal:
                    if refusal.kind != "storage":
                        return
                    await asyncio.sleep(1.0)
                    continue
                if said is not None:
                    await send({"type": "http.response.body", "body": said, "more_body": True})
                said = await self._ping_unless(news)

    async def _ping_unless(self, news: asyncio.Event) -> bytes | None:
        """Wait for news; return a keep-alive if there is none for a while."""
        self._silent = False
        # A timeout of asyncio's would cost several times as much.
        timer = asyncio.get_running_loop().call_later(PING, self._break_silence, news)
        await news.wait()
        timer.cancel()
        return b": ping\n\n" if self._silent else None

    def _break_silence(self, news: asyncio.Event) -> None:
        self._silent = True
        news.set()

    def _news(self) -> bytes | None:
        """Return what has not been sent yet, if anything."""
        live = self._live
        identity = self._caller.notice(live)
        online = live.presence.online
        if live.table.seq != self._last or not self._told:
            view = live.view(identity, self._last)
            self._last, self._told, self._online = live.table.seq, True, online
            return event("view", view, self._last)
        if online != self._online:
            self._online = online
            return event("presence", to_json({"online": sorted(online)}))
        return None


async def hung_up(receive: Receive) -> None:
    """Wait until the requester has hung up."""
    while (await receive())["type"] != "http.disconnect":
        pass


def event(name: str, data: bytes, number: int | None = None) -> bytes:
    """Return one server-sent event."""
    head = b"" if number is None else b"id: %d\n" % number
    return b"%bevent: %b\ndata: %b\n\n" % (head, name.encode(), data)
