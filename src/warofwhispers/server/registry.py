"""The registry of live tables, and the only way to write to their journals.

An entry is first committed, then shown, then announced. If the database refuses, or the outcome is
unknown, the table is dropped and read again: what is on disk is what happened.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from warofwhispers.server.database import StoreError
from warofwhispers.server.group_commit import EntryConflict
from warofwhispers.server.live_table import LiveTable
from warofwhispers.server.metrics import ENTRIES, LIVE_TABLES, REBUILT, STORAGE_FAILURES
from warofwhispers.server.presence import SAVED_EVERY, Presence
from warofwhispers.server.quarantine import Quarantine, suppress_damaged
from warofwhispers.server.store import Summary
from warofwhispers.table.errors import Refusal
from warofwhispers.table.follow import follow, new_journal, next_entry, table_from_journal
from warofwhispers.table.snapshots import snapshot
from warofwhispers.table.tokens import new_table_id

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from warofwhispers.server.schema import SeenRow
    from warofwhispers.server.store import Store
    from warofwhispers.table.commands import Command
    from warofwhispers.table.journal import Change, Entry
    from warofwhispers.table.state import Table

log = logging.getLogger(__name__)

IDLE: Final = 300.0
"""Seconds for which a table that nobody watches or requests stays in memory."""
KEPT: Final = 500
"""The most tables kept in memory while nobody watches them."""
HEAVY: Final = 1000
"""For each so many entries, a table takes the place of another one."""
SNAPSHOT_EVERY: Final = 100
ATTEMPTS: Final = 4
LISTED_SECONDS: Final = 7 * 24 * 3600  # then an idle table leaves the lobby


class Registry:
    """All tables, in memory while they are in use."""

    def __init__(self, store: Store, clock: Callable[[], float] = time.time) -> None:
        """Start with no table in memory; `clock` returns the time."""
        self.store = store
        self.on_change: Callable[[str], None] = lambda _table_id: None
        self.on_presence: Callable[[LiveTable], None] = lambda _live: None
        self.clock = clock
        self.quarantine = Quarantine(clock)
        self._started = clock()
        self._live: OrderedDict[str, LiveTable] = OrderedDict()
        # A lock exists for as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- finding ------------------------------------------------------------------------------

    async def find(self, table_id: str) -> LiveTable:
        """Return a table, read from its journal if it is not in memory."""
        live = self._live.get(table_id)
        if live is not None and not live.doubtful:
            self._live.move_to_end(table_id)
            live.used_at = self.clock()
            return live
        async with self._lock(table_id):
            return await self._load(table_id)

    async def _load(self, table_id: str) -> LiveTable:
        live = self._live.get(table_id)
        if live is not None and not live.doubtful:
            return live
        self.quarantine.check(table_id)
        try:
            entries = await self.store.read(table_id)
            saved = await self.store.snapshot(table_id) if entries else None
            seen = await self.store.seen(table_id) if entries else {}
            if not entries:
                self.quarantine.forget(table_id)
                raise Refusal("not_found", "no-such-table")  # noqa: TRY301 - told as it is
            table, useless = await self.store.long_work.do(
                partial(table_from_journal, table_id, entries, saved), len(entries)
            )
        except StoreError as fault:
            raise _storage_refusal(fault) from fault
        except Refusal:
            raise
        except Exception as fault:
            raise self.quarantine.add(table_id, fault) from fault
        self.quarantine.release(table_id)
        if useless is not None:
            REBUILT.inc()
            expected = useless.code == "snapshot-of-another-line"  # after an undo, or new rules
            level = logging.DEBUG if expected else logging.WARNING
            log.log(level, "rebuilt from the journal: %s", useless, extra={"table": table_id})
        if live is None:
            live = self._add(table, seen)
        else:
            live.doubtful, live.noted = False, None
            live.show(table)
        if saved is None or useless is not None:
            live.saved_at = 0  # the next entry brings a new one, once there are enough for one
        self.on_change(table_id)
        return live

    def _add(self, table: Table, seen: Mapping[int, float]) -> LiveTable:
        presence = Presence(self.clock, seen, self._started)
        for at, seat in enumerate(table.seats):
            if seat.kind == "person" and at not in seen:
                presence.notice(at)  # else a table that is dropped from memory would lose it
        live = LiveTable(table, presence, self._presence_changed)
        live.used_at = self.clock()
        self._live[table.id] = live
        self._make_room()
        return live

    def _presence_changed(self, live: LiveTable) -> None:
        self.on_presence(live)

    def _make_room(self) -> None:
        taken = sum(map(_places, self._live.values()))
        for table_id, live in list(self._live.items()):
            if taken <= KEPT:
                return
            if self._may_go(live):
                del self._live[table_id]
                taken -= _places(live)

    def _may_go(self, live: LiveTable) -> bool:
        """Return whether nobody needs a table in memory, and everything about it has been saved."""
        lock = self._locks.get(live.table.id)
        busy = live.watching or (lock is not None and lock.locked())
        return not busy and not live.presence.unsaved()

    async def tidy(self) -> None:
        """Save when people were last seen, and drop tables from memory that nobody uses."""
        fresh = {live: seen for live in self._live.values() if (seen := live.presence.unsaved())}
        rows: list[SeenRow] = [
            {"table_id": live.table.id, "seat": seat, "at": at}
            for live, seen in fresh.items()
            for seat, at in seen.items()
        ]
        if rows:
            await self.store.save_seen(rows)
        for live, seen in fresh.items():
            live.presence.saved(seen)
        now = self.clock()
        for live in list(self._live.values()):
            if now - live.used_at >= IDLE and self._may_go(live):
                del self._live[live.table.id]
        LIVE_TABLES.set(len(self._live))

    async def keep_tidy(self) -> None:
        """Run `tidy` now and then, until cancelled."""
        while True:
            await asyncio.sleep(SAVED_EVERY)
            try:
                await self.tidy()
            except StoreError as fault:
                log.warning("could not save when people were last seen: %s", fault)

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def listed(self, limit: int) -> list[tuple[str, int]]:
        """Return the newest tables in the lobby and their last entries, without those long idle."""
        try:
            return await self.store.listed(limit, self.clock() - LISTED_SECONDS)
        except StoreError as fault:
            raise _storage_refusal(fault) from fault

    async def journal(self, table_id: str) -> list[Entry]:
        """Return a table's whole journal."""
        try:
            return await self.store.read(table_id)
        except StoreError as fault:
            raise _storage_refusal(fault) from fault

    def live_tables(self) -> list[LiveTable]:
        """Return a list of the tables in memory, the longest unused first."""
        return list(self._live.values())

    def peek(self, table_id: str) -> LiveTable | None:
        """Return a table if it is in memory."""
        return self._live.get(table_id)

    def forget(self, table_id: str) -> None:
        """Drop a table from memory because it was deleted; its streams end."""
        self.quarantine.forget(table_id)
        live = self._live.pop(table_id, None)
        if live is not None:
            live.doubtful = True
            live.wake()

    # -- writing ------------------------------------------------------------------------------

    async def create(
        self,
        changes: Sequence[Change],
        table_id: str | None = None,
        key: str | None = None,
        asked: str | None = None,
        *,
        asker: str = "",
    ) -> LiveTable:
        """Write a new table with its first entries; with a `key` only once, as in `execute`.

        Its bots play for the address `asker`.
        """
        table_id = table_id or new_table_id(secrets.randbits)
        now = self.clock()
        table, entries = new_journal(table_id, now, changes, key, asked)
        try:
            await self.store.create(table_id, entries, summary(table))
        except EntryConflict as fault:
            if key is None:
                raise _storage_refusal(fault) from fault
            live = await self.find(table_id)
            if live.table.keys.get(key) != asked:
                raise Refusal("conflict", "key-used-otherwise") from None
            return live
        except StoreError as fault:
            raise _storage_refusal(fault) from fault
        live = self._add(table, {})
        live.asker = asker
        log.info("table is %s", table.status, extra={"table": table_id})
        self.on_change(table_id)
        return live

    async def execute(
        self, table_id: str, command: Command, key: str | None = None, asked: str | None = None
    ) -> LiveTable:
        """Carry out a command at a table; return the table as it stands afterwards.

        With a `key`, the same request (identified by `asked`) is carried out once, however often it
        comes; a key used for a different request is refused.
        """
        async with self._lock(table_id):
            for _ in range(ATTEMPTS):
                live = await self._load(table_id)
                if key is not None and key in live.table.keys:
                    if live.table.keys[key] != asked:
                        raise Refusal("conflict", "key-used-otherwise")
                    return live
                table = live.table.fork()
                entry = next_entry(table, self.clock(), command(table), key, asked)
                follow(table, entry)
                try:
                    await self._commit(live, table, entry)
                except EntryConflict:
                    await self._catch_up(live)
                    continue
                return live
        raise Refusal("conflict", "others-were-quicker")

    async def _commit(self, live: LiveTable, table: Table, entry: Entry) -> None:
        """Write an entry, and only then show the table it leads to."""
        fresh = summary(table)
        due = table.seq - live.saved_at >= SNAPSHOT_EVERY
        saved = snapshot(table.history) if due and table.history is not None else None
        try:
            noted = None if live.has_noted(fresh, entry.at) else fresh
            await self.store.append(table.id, entry, noted, saved)
        except StoreError as fault:
            live.doubtful = True
            raise _storage_refusal(fault) from fault
        except asyncio.CancelledError:
            live.doubtful = True
            raise
        if noted is not None:
            live.noted = (noted, entry.at)
        if saved is not None:
            live.saved_at = table.seq
        if table.status != live.table.status:
            log.info("table is %s", table.status, extra={"table": table.id})
        live.show(table)
        ENTRIES.labels(entry.kind).inc()
        self.on_change(table.id)

    async def _catch_up(self, live: LiveTable) -> None:
        """Follow what other servers wrote."""
        table = live.table.fork()
        try:
            fresh = await self.store.read(table.id, table.seq)
            for entry in fresh:
                follow(table, entry)
        except StoreError as fault:
            live.doubtful = True
            raise _storage_refusal(fault) from fault
        except Exception as fault:
            live.doubtful = True
            raise self.quarantine.add(table.id, fault) from fault
        if fresh:
            live.noted = None  # the other server has written its own summary
            live.show(table)
            self.on_change(table.id)

    async def refresh(self, table_id: str | None = None) -> None:
        """Read what other servers wrote, for one table in memory or for all."""
        for name in [table_id] if table_id is not None else list(self._live):
            async with self._lock(name):
                live = self._live.get(name)
                if live is not None:
                    with suppress_damaged():
                        await self._catch_up(live)


def summary(table: Table) -> Summary:
    """Return what is stored beside the journal so that the lobby and the bots can search for it."""
    asked = table.asked
    bot = asked is not None and table.seats[asked].is_bot
    # Bots among themselves play only while somebody watches.
    bot = bot and any(seat.is_person for seat in table.seats)
    return Summary(table.created.listed, table.status, bot)


def _places(live: LiveTable) -> int:
    """Return how many usual tables take as much memory as this one."""
    return 1 + live.table.seq // HEAVY


def _storage_refusal(fault: Exception) -> Refusal:
    STORAGE_FAILURES.inc()
    log.error("storage: %s", fault)
    return Refusal("storage", "database-away", retry_after=1.0)
