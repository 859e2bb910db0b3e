"""Streams of views: server-sent events that can be taken up again where they broke off."""

from __future__ import annotations

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from warofwhispers.server.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from warofwhispers.server.hall import Place
    from warofwhispers.server.routes.common import Asker

PING: Final = 15.0


class Streams:
    """All open streams, so that they can be ended when the server stops."""

    def __init__(self) -> None:
        """Begin with none."""
        self.stopping = False
        self._places: set[Place] = set()

    def stop(self) -> None:
        """Say goodbye on all streams."""
        self.stopping = True
        for place in self._places:
            place.wake()

    async def open(self, place: Place, asks: Asker, since: int) -> AsyncIterator[str]:
        """Give the lines of one stream, beginning after journal number `since`."""
        place = await asks.house.hall.find(place.table.id)  # it may have made room meanwhile
        seat = asks.who(place).seat
        with asks.house.watching.one_more(asks.address), place.present(seat):
            self._places.add(place)
            last = since if since <= place.table.seq else 0
            told = False
            online: set[int] = set()
            while not self.stopping:
                changed = place.changed
                try:
                    await asks.house.hall.find(place.table.id)
                    who = asks.who(place)
                except Refusal as refusal:
                    if refusal.code != "storage":
                        break
                    await asyncio.sleep(1.0)
                    continue
                if place.table.seq != last or not told:
                    view = place.view(who, last)
                    last, told, online = place.table.seq, True, place.presence.online
                    yield message("view", view, last)
                elif online != place.presence.online:
                    online = place.presence.online
                    yield message("presence", {"online": sorted(online)})
                else:
                    with suppress(TimeoutError):
                        async with asyncio.timeout(PING):
                            await changed.wait()
                        continue
                    yield ": ping\n\n"
            yield message("bye", {})


def message(event: str, data: object, number: int | None = None) -> str:
    """Give one event as the lines that are sent."""
    head = f"id: {number}\n" if number is not None else ""
    body = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return f"{head}event: {event}\ndata: {body}\n\n"
