"""Records of finished games as JSON: making one takes the whole journal, so some are kept."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from pydantic_core import to_json

from warofwhispers.table import views

if TYPE_CHECKING:
    from warofwhispers.server.registry import Registry
    from warofwhispers.table.state import Table

KEPT: Final = 16
"""How many are kept; one may be larger than a megabyte."""


class Records:
    """The records that were asked for last."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self._kept: OrderedDict[str, tuple[Table, bytes]] = OrderedDict()

    async def find(self, table: Table) -> bytes:
        """Return the record of a table as it stands; refuse if its game has not ended."""
        table_shown, record = self._kept.get(table.id, (None, b""))
        if table_shown is not table:
            record = await self._make(table)
        self._kept[table.id] = (table, record)
        self._kept.move_to_end(table.id)
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return record

    async def _make(self, table: Table) -> bytes:
        views.require_record(table)
        journal = (await self._registry.journal(table.id))[: table.seq]
        return await self._registry.store.long_work.do(
            lambda: to_json(views.record(table, journal)), len(journal)
        )
