"""Several servers on one PostgreSQL: each learns what the others write, and who is there."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

import asyncpg

from warofwhispers.server.presence import BEAT
from warofwhispers.server.store import CHANNEL
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from warofwhispers.server.live_table import LiveTable
    from warofwhispers.server.registry import Registry

log = logging.getLogger(__name__)

PRESENCE: Final = f"{CHANNEL}_presence"
AGAIN: Final = 1.0


@dataclass(frozen=True, slots=True)
class PresenceReport:
    """What a server tells the others about a table: who is online, and who was seen lately."""

    server: str
    table: str
    online: list[int]
    noticed: list[int]


def read_report(payload: str) -> PresenceReport | None:
    """Return what another server reports; None if its version says it in another way.

    What a newer version says beyond that is left out.
    """
    try:
        data = json.loads(payload)
        return PresenceReport(data["server"], data["table"], data["online"], data["noticed"])
    except (KeyError, TypeError, ValueError):
        return None


class Peers:
    """The connection to the other servers on the database."""

    def __init__(self, registry: Registry, on_guest: Callable[[str], None]) -> None:
        """Prepare; `listen` connects.

        `on_guest` is called if somebody elsewhere is at a table that is not in memory here.
        """
        self._registry = registry
        self._on_guest = on_guest
        self._name = secrets.token_hex(8)
        self._heard: asyncio.Queue[tuple[str, str]] = asyncio.Queue()
        self._changed: set[LiveTable] = set()
        self._wake = asyncio.Event()

    def tell_of(self, live: LiveTable) -> None:
        """Soon tell the others who is at a table."""
        self._changed.add(live)
        self._wake.set()

    async def listen(self) -> None:
        """Listen to the others and tell them who is here, until cancelled.

        A broken connection is replaced, and then every table in memory is read again.
        """
        url = self._registry.store.url.set(drivername="postgresql")
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
                    await self._registry.refresh()
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
                if (report := read_report(payload)) is not None:
                    self._hear_of_presence(report)
                continue
            table_id, _, seq = payload.partition(" ")
            live = self._registry.peek(table_id)
            if live is not None and seq.isdecimal() and live.table.seq < int(seq):
                await self._registry.refresh(table_id)

    def _hear_of_presence(self, report: PresenceReport) -> None:
        live = self._registry.peek(report.table)
        if report.server == self._name:
            return
        if live is None:
            if report.online:
                self._on_guest(report.table)
            return
        if live.presence.take_report(report.server, report.online, report.noticed):
            live.wake()

    async def _beat(self) -> None:
        """Keep telling the others who is here; a server no longer heard from counts as gone."""
        while True:
            await asyncio.sleep(BEAT)
            self._changed.update(
                live
                for live in self._registry.live_tables()
                if live.presence.here or live.presence.noticed_within(BEAT)
            )
            self._wake.set()

    async def _tell(self, connection: asyncpg.Connection) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            changed, self._changed = self._changed, set()
            for live in changed:
                report = PresenceReport(
                    server=self._name,
                    table=live.table.id,
                    online=sorted(live.presence.here),
                    noticed=sorted(live.presence.noticed_within(BEAT)),
                )
                payload = json.dumps(asdict(report))
                await connection.execute(
                    "SELECT pg_notify($1, $2)", PRESENCE, payload, timeout=2 * BEAT
                )
            await connection.execute("SELECT 1", timeout=2 * BEAT)  # is the connection still there?
