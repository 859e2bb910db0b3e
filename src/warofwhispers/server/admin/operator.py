"""The operator at work: opens a database beside a running server and acts on its tables.

Journal entries are written the way the server writes them, through a registry of its own, so two
writers can never use the same number; the server learns of them from the operator's log.
"""

from __future__ import annotations

import time
from contextlib import asynccontextmanager
from functools import partial
from typing import TYPE_CHECKING

from warofwhispers.content.errors import WhispersError
from warofwhispers.server.admin import database
from warofwhispers.server.admin.database import LoggedAct
from warofwhispers.server.database import newest_revision
from warofwhispers.server.registry import Registry
from warofwhispers.server.store import Store
from warofwhispers.table.commands import operating
from warofwhispers.table.errors import Refusal
from warofwhispers.table.follow import table_from_journal

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable

    from warofwhispers.server.admin.database import Act
    from warofwhispers.table.state import Message, Table


class OperatorError(WhispersError):
    """The operator asked for something impossible; the message says what."""


class Operator:
    """An open database and what can be done to its tables."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        """Work on a database whose schema is current."""
        self.store, self.clock = store, clock
        self.registry = Registry(store, clock)

    async def find(self, table_id: str) -> Table:
        """Return a table as its journal has it; raises `Refusal`."""
        return (await self.registry.find(table_id)).table

    async def talk(self, table_id: str) -> list[Message]:
        """Return all chat messages of a table."""
        table, _ = table_from_journal(table_id, await self.registry.journal(table_id))
        return table.chat

    async def close_table(self, table_id: str) -> None:
        """End a table: nothing more can happen there, and everything becomes visible."""
        await self.registry.execute(table_id, operating.close)
        await self._log("close", table_id)

    async def mute(self, table_id: str, seat: int, *, muted: bool) -> None:
        """Mute a seat, or unmute it."""
        await self.registry.execute(table_id, partial(operating.mute, seat=seat, muted=muted))
        await self._log("mute" if muted else "unmute", table_id, str(seat))

    async def delete(self, table_id: str) -> None:
        """Delete a table with its journal; raises `Refusal` if there is none."""
        if not any(row.id == table_id for row in await database.tables(self.store)):
            raise Refusal("not_found", "no-such-table")
        await database.delete_tables(self.store, [table_id], self.clock(), "hand")

    async def _log(self, act: Act, table_id: str, detail: str = "") -> None:
        await database.log_act(self.store, LoggedAct(0, self.clock(), act, table_id, detail))


@asynccontextmanager
async def opened(address: str, clock: Callable[[], float] = time.time) -> AsyncIterator[Operator]:
    """Open a database for the operator; raises `OperatorError` if it is not up to date."""
    store = Store(address)
    try:
        found = await store.revision()
        if found is None:
            raise OperatorError("operator-no-database", address=store.address)
        if found != newest_revision():
            raise OperatorError("operator-old-database", found=found, needed=newest_revision())
        yield Operator(store, clock)
    finally:
        await store.close()
