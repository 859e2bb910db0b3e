"""How a running server learns what the operator did: by reading the operator's log."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from warofwhispers.server.admin import database
from warofwhispers.server.admin.retention import prune
from warofwhispers.server.database import StoreError
from warofwhispers.table.errors import Refusal

if TYPE_CHECKING:
    from warofwhispers.server.admin.bans import Bans
    from warofwhispers.server.registry import Registry
    from warofwhispers.server.settings import Settings

log = logging.getLogger(__name__)

EVERY: Final = 2.0
SWEEP: Final = 3600.0


class OperatorWatch:
    """Applies the operator's acts to what is in memory, and prunes as the settings say."""

    def __init__(self, registry: Registry, bans: Bans, settings: Settings) -> None:
        """Prepare; `run` starts watching."""
        self._registry, self._bans, self._settings = registry, bans, settings
        self._heard: int | None = None

    async def run(self) -> None:
        """Check again and again, until cancelled."""
        swept = 0.0
        while True:
            try:
                await self.look()
                if self._registry.clock() - swept >= SWEEP:
                    swept = self._registry.clock()
                    await self.sweep()
            except (StoreError, Refusal) as fault:
                log.warning("could not read the operator's log: %s", fault)
            await asyncio.sleep(EVERY)

    async def look(self) -> None:
        """Apply what is new in the log."""
        store = self._registry.store
        if self._heard is None:
            self._heard = await database.last_act(store)
            await self._take_in_bans()
            return
        acts = await database.acts_after(store, self._heard)
        if any(act.act in {"ban", "unban"} for act in acts):
            await self._take_in_bans()
        for act in acts:
            if act.act == "delete" and act.table_id is not None:
                self._registry.forget(act.table_id)
            elif act.table_id is not None:
                await self._registry.refresh(act.table_id)
            self._heard = act.id

    async def _take_in_bans(self) -> None:
        self._bans.replace(await database.bans(self._registry.store))
        for live in self._registry.live_tables():
            live.wake()  # its streams check for bans

    async def sweep(self) -> None:
        """Delete tables that are older, or take more room, than the settings allow."""
        gone = await prune(
            self._registry.store,
            self._registry.clock(),
            days=self._settings.keep_days,
            megabytes=self._settings.keep_megabytes,
        )
        for row in gone:
            self._registry.forget(row.id)
            log.info("table deleted, as the settings require", extra={"table": row.id})
