"""Several servers over one PostgreSQL: each hears what the others have written."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import asyncpg

from warofwhispers.server.errors import Refusal
from warofwhispers.server.store import CHANNEL

if TYPE_CHECKING:
    from warofwhispers.server.hall import Hall

log = logging.getLogger(__name__)

AGAIN: Final = 1.0
ALIVE: Final = 10.0


async def listen(hall: Hall) -> None:
    """Take in what other servers write, for as long as this one runs.

    When the line breaks it is taken up again, and every table in memory is read again.
    """
    address = hall.store.url.set(drivername="postgresql").render_as_string(hide_password=False)
    while True:
        try:
            connection = await asyncpg.connect(address)
        except (OSError, asyncpg.PostgresError) as fault:
            log.warning("not listening: %s", type(fault).__name__)
            await asyncio.sleep(AGAIN)
            continue
        try:
            await follow(hall, connection)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, Refusal) as fault:
            log.warning("not listening any more: %s", type(fault).__name__)
            await asyncio.sleep(AGAIN)
        finally:
            connection.terminate()


async def follow(hall: Hall, connection: asyncpg.Connection) -> None:
    """Take in what is heard on a line until it breaks."""
    heard: asyncio.Queue[str] = asyncio.Queue()

    def hear(_connection: object, _pid: object, _channel: object, payload: object) -> None:
        heard.put_nowait(str(payload))

    await connection.add_listener(CHANNEL, hear)
    await hall.refresh()
    while True:
        try:
            async with asyncio.timeout(ALIVE):
                payload = await heard.get()
        except TimeoutError:
            await connection.execute("SELECT 1", timeout=ALIVE)
            continue
        table_id, _, seq = payload.partition(" ")
        if seq.isdecimal() and 0 < hall.seq(table_id) < int(seq):
            await hall.refresh(table_id)
