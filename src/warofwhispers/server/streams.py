"""Streams of views: server-sent events that can be taken up again where they broke off."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from warofwhispers.server.registry import Registry
    from warofwhispers.server.routes.dependencies import Caller

PING: Final = 15.0


class Streams:
    """All open streams, so that they can be ended when the server stops."""

    def __init__(self, registry: Registry) -> None:
        """Start with none."""
        self.stopping = False
        self._registry = registry

    def stop(self) -> None:
        """Say goodbye on all streams."""
        self.stopping = True
        for live in self._registry.live_tables():
            live.wake()

    async def open(self, table_id: str, caller: Caller, since: int) -> AsyncIterator[bytes]:
        """Yield the events of one stream, starting after journal number `since`."""
        live = await self._registry.find(table_id)
        seat = caller.notice(live).seat
        caller.services.bots.look(live)
        with caller.services.stream_limit.hold(caller.address), live.present(seat):
            last = since
            told = False
            online: set[int] = set()
            while not self.stopping:
                changed = live.changed
                try:
                    caller.services.bans.check_address(caller.address)
                    await self._registry.find(table_id)  # reads it again if a write went wrong
                    identity = caller.notice(live)
                except Refusal as refusal:
                    if refusal.kind != "storage":
                        break
                    await asyncio.sleep(1.0)
                    continue
                if live.table.seq != last or not told:
                    view = live.view(identity, last)
                    last, told, online = live.table.seq, True, live.presence.online
                    yield event("view", view, last)
                elif online != live.presence.online:
                    online = live.presence.online
                    yield event("presence", to_json({"online": sorted(online)}))
                else:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PING):
                            await changed.wait()
                        continue
                    yield b": ping\n\n"
            yield event("bye", b"{}")


def event(name: str, data: bytes, number: int | None = None) -> bytes:
    """Return one server-sent event."""
    head = b"" if number is None else b"id: %d\n" % number
    return b"%bevent: %b\ndata: %b\n\n" % (head, name.encode(), data)
