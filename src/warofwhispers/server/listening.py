"""Several servers over one PostgreSQL: each hears what the others write, and who is there."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from typing import TYPE_CHECKING, Final

import asyncpg

from warofwhispers.server.errors import Refusal
from warofwhispers.server.presence import BEAT
from warofwhispers.server.store import CHANNEL

if TYPE_CHECKING:
    from warofwhispers.server.hall import Hall, Place

log = logging.getLogger(__name__)

PRESENCE: Final = f"{CHANNEL}_presence"
AGAIN: Final = 1.0


class Neighbours:
    """The line to the other servers of the database."""

    def __init__(self, hall: Hall) -> None:
        """Prepare for a hall; `listen` opens the line."""
        self._hall = hall
        self._name = secrets.token_hex(8)
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._changed: set[Place] = set()
        self._wake = asyncio.Event()

    def tell_of(self, place: Place) -> None:
        """Tell the others soon who is at a table."""
        self._changed.add(place)
        self._wake.set()

    async def listen(self) -> None:
        """Take in what the others say and tell them who is here, for as long as this runs.

        When the line breaks it is taken up again, and every table in memory is read again.
        """
        url = self._hall.store.url.set(drivername="postgresql")
        while True:
            try:
                connection = await asyncpg.connect(url.render_as_string(hide_password=False))
            except (OSError, asyncpg.PostgresError) as fault:
                log.warning("not listening: %s", type(fault).__name__)
                await asyncio.sleep(AGAIN)
                continue
            try:
                async with asyncio.TaskGroup() as tasks:
                    await connection.add_listener(CHANNEL, self._hear)
                    await connection.add_listener(PRESENCE, self._hear)
                    await self._hall.refresh()
                    tasks.create_task(self._take_in())
                    tasks.create_task(self._tell(connection))
                    tasks.create_task(self._beat())
            except* (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Refusal) as faults:
                log.warning("not listening any more: %s", type(faults.exceptions[0]).__name__)
                await asyncio.sleep(AGAIN)
            finally:
                connection.terminate()

    def _hear(self, _connection: object, _pid: object, channel: str, payload: object) -> None:
        self._heard.put_nowait((channel, str(payload)))

    async def _take_in(self) -> None:
        while True:
            channel, payload = await self._heard.get()
            if channel == PRESENCE:
                self._hear_of_presence(json.loads(payload))
                continue
            table_id, _, seq = payload.partition(" ")
            if seq.isdecimal() and 0 < self._hall.seq(table_id) < int(seq):
                await self._hall.refresh(table_id)

    def _hear_of_presence(self, said: dict[str, object]) -> None:
        place = self._hall.peek(str(said["table"]))
        server, online, noticed = said["server"], said["online"], said["noticed"]
        if place is None or server == self._name:
            return
        if not isinstance(online, list) or not isinstance(noticed, list):
            return
        if place.presence.told(str(server), online, noticed):
            place.wake()

    async def _beat(self) -> None:
        """Tell again and again of everybody who is here: who is not heard of any more is gone."""
        while True:
            await asyncio.sleep(BEAT)
            self._changed.update(
                place
                for place in self._hall.places()
                if place.presence.here or place.presence.noticed_within(BEAT)
            )
            self._wake.set()

    async def _tell(self, connection: asyncpg.Connection) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            changed, self._changed = self._changed, set()
            for place in changed:
                said = {
                    "server": self._name,
                    "table": place.table.id,
                    "online": sorted(place.presence.here),
                    "noticed": sorted(place.presence.noticed_within(BEAT)),
                }
                await connection.execute(
                    "SELECT pg_notify($1, $2)", PRESENCE, json.dumps(said), timeout=2 * BEAT
                )
            await connection.execute("SELECT 1", timeout=2 * BEAT)  # is the line still there?
