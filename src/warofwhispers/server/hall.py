"""The hall: every table in use here, who watches it, and the one way to write in its journal.

An entry is first committed, then followed, then told. If the database says no, or it is not
known what it did, the table is forgotten and read again: what is on disk is what happened.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

from warofwhispers.server import looks
from warofwhispers.server.errors import Refusal
from warofwhispers.server.metrics import ACTIONS, REBUILT, STREAMS, WRITE_FAILURES
from warofwhispers.server.play import snapshot
from warofwhispers.server.presence import Presence
from warofwhispers.server.store import StoreError, Taken
from warofwhispers.server.table import Entry, Table
from warofwhispers.server.tokens import new_table_id

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from warofwhispers.server.deeds import Draft
    from warofwhispers.server.store import Store
    from warofwhispers.server.table import Who

    Deed = Callable[[Table], Draft]

log = logging.getLogger(__name__)

KEPT: Final = 500
SNAPSHOT_EVERY: Final = 100
TRIES: Final = 4
LISTED_SECONDS: Final = 7 * 24 * 3600  # a table where nothing happens leaves the lobby


class Place:
    """A table in memory: its watchers and who is there."""

    def __init__(self, table: Table, on_presence: Callable[[Place], None]) -> None:
        """Begin with nobody there; `on_presence` hears of who comes and goes."""
        self.table = table
        self.on_presence = on_presence
        self.changed = asyncio.Event()
        self.presence = Presence()
        self.watching = 0
        self.saved_at = table.seq
        self.doubtful = False  # what is on disk may be more than what is here

    def wake(self) -> None:
        """Let everyone who waits look again."""
        self.changed.set()
        self.changed = asyncio.Event()

    def view(self, who: Who, since: int = 0) -> dict[str, object]:
        """Give somebody's view."""
        return looks.view(self.table, who, since, online=self.presence.online)

    def facts(self) -> dict[str, object]:
        """Give the table's facts."""
        return looks.facts(self.table, self.presence.online)

    @contextmanager
    def present(self, seat: int | None) -> Iterator[None]:
        """Be there for as long as this lasts."""
        self.watching += 1
        STREAMS.inc()
        if seat is not None:
            self.presence.come(seat)
            self._presence_changed()
        try:
            yield
        finally:
            self.watching -= 1
            STREAMS.dec()
            if seat is not None:
                self.presence.go(seat)
                self._presence_changed()

    def _presence_changed(self) -> None:
        self.wake()
        self.on_presence(self)


class Hall:
    """All tables."""

    def __init__(self, store: Store) -> None:
        """Begin with an empty hall over a database."""
        self.store = store
        self.on_change: Callable[[str], None] = lambda _table_id: None
        self.on_presence: Callable[[Place], None] = lambda _place: None
        self._places: OrderedDict[str, Place] = OrderedDict()
        # A lock is there for as long as somebody holds it or waits for it.
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    # -- finding ------------------------------------------------------------------------------

    async def find(self, table_id: str) -> Place:
        """Give a table, read from its journal if it is not in memory."""
        place = self._places.get(table_id)
        if place is not None and not place.doubtful:
            self._places.move_to_end(table_id)
            return place
        async with self._lock(table_id):
            return await self._load(table_id)

    async def _load(self, table_id: str) -> Place:
        place = self._places.get(table_id)
        if place is not None and not place.doubtful:
            return place
        try:
            entries = await self.store.read(table_id)
            saved = await self.store.snapshot(table_id) if entries else None
        except StoreError as fault:
            raise self._broken(fault) from fault
        if not entries:
            raise Refusal("not_found", "no_such_table")
        table, used = Table.from_journal(table_id, entries, saved)
        if saved is not None and not used and table.readable:
            REBUILT.inc()
            log.warning("snapshot not usable, rebuilt from the journal", extra={"table": table_id})
        if place is None:
            place = self._places[table_id] = Place(table, self._presence_changed)
            self._make_room()
        else:
            place.table, place.doubtful = table, False
            place.wake()
        self.on_change(table_id)
        return place

    def _make_room(self) -> None:
        for table_id in list(self._places):
            if len(self._places) <= KEPT:
                return
            place = self._places[table_id]
            if not place.watching and not self._busy(table_id):
                del self._places[table_id]

    def _busy(self, table_id: str) -> bool:
        lock = self._locks.get(table_id)
        return lock is not None and lock.locked()

    def _lock(self, table_id: str) -> asyncio.Lock:
        return self._locks.setdefault(table_id, asyncio.Lock())

    async def listed(self, limit: int) -> list[str]:
        """Give the newest tables in the lobby; who was left alone for long is no longer there."""
        try:
            return await self.store.listed(limit, time.time() - LISTED_SECONDS)
        except StoreError as fault:
            raise self._broken(fault) from fault

    # -- writing ------------------------------------------------------------------------------

    async def make(self, drafts: Sequence[Draft]) -> Place:
        """Write a new table."""
        table_id = new_table_id()
        now = time.time()
        entries = [Entry(at, d.kind, d.data, now) for at, d in enumerate(drafts, 1)]
        table, _ = Table.from_journal(table_id, entries)
        try:
            await self.store.make(table_id, entries, about(table))
        except (StoreError, Taken) as fault:
            raise self._broken(fault) from fault
        place = Place(table, self._presence_changed)
        self._places[table_id] = place
        log.info("table is %s", table.status, extra={"table": table_id})
        self._make_room()
        self.on_change(table_id)
        return place

    async def do(self, table_id: str, deed: Deed, key: str | None = None, asked: str = "") -> Place:
        """Do something at a table; give it as it stands afterwards.

        With a `key` the same deed (`asked` tells which it is) is done once, however often it is
        asked for; a key used for something else is refused.
        """
        async with self._lock(table_id):
            for _ in range(TRIES):
                place = await self._load(table_id)
                table = place.table
                done = table.keys.get(key) if key is not None else None
                if done is not None:
                    if done != asked:
                        raise Refusal("conflict", "key_used_otherwise")
                    return place
                draft = deed(table)
                data = {**draft.data, "asked": asked} if key is not None else draft.data
                entry = Entry(table.seq + 1, draft.kind, data, time.time(), key)
                try:
                    await self._commit(place, entry)
                except Taken:
                    await self._catch_up(place)
                    continue
                return place
        raise Refusal("conflict", "others_were_quicker")

    async def _commit(self, place: Place, entry: Entry) -> None:
        table = place.table.fork()
        table.take_in(entry)
        try:
            await self.store.append(table.id, entry, about(table))
        except StoreError as fault:
            place.doubtful = True
            raise self._broken(fault) from fault
        except asyncio.CancelledError:
            place.doubtful = True
            raise
        if table.status != place.table.status:
            log.info("table is %s", table.status, extra={"table": table.id})
        place.table = table
        ACTIONS.labels(entry.kind).inc()
        place.wake()
        self.on_change(table.id)
        if table.play is not None and table.seq - place.saved_at >= SNAPSHOT_EVERY:
            place.saved_at = table.seq
            try:
                await self.store.save_snapshot(table.id, snapshot(table.play))
            except StoreError as fault:
                log.warning("snapshot not saved: %s", fault, extra={"table": table.id})

    async def _catch_up(self, place: Place) -> None:
        table = place.table
        try:
            fresh = await self.store.read(table.id, table.seq)
        except StoreError as fault:
            place.doubtful = True
            raise self._broken(fault) from fault
        for entry in fresh:
            table.take_in(entry)
        if fresh:
            place.wake()
            self.on_change(table.id)

    async def refresh(self, table_id: str | None = None) -> None:
        """Read what others wrote, for one table in memory or for all."""
        for name in [table_id] if table_id is not None else list(self._places):
            async with self._lock(name):
                place = self._places.get(name)
                if place is not None:
                    await self._catch_up(place)

    def _presence_changed(self, place: Place) -> None:
        self.on_presence(place)

    def places(self) -> list[Place]:
        """Give the tables in memory."""
        return list(self._places.values())

    def seq(self, table_id: str) -> int:
        """Give how far a table in memory has come; 0 if it is not there."""
        place = self._places.get(table_id)
        return place.table.seq if place is not None else 0

    def peek(self, table_id: str) -> Place | None:
        """Give a table if it is in memory."""
        return self._places.get(table_id)

    @staticmethod
    def _broken(fault: Exception) -> Refusal:
        WRITE_FAILURES.inc()
        log.error("storage: %s", fault)
        return Refusal("storage", "database_away", wait=1.0)


def about(table: Table) -> dict[str, object]:
    """Give what the lobby and the bots look for, kept beside the journal."""
    asked = table.asked
    bot = asked is not None and table.chairs[asked].is_bot
    return {"listed": table.made["listed"], "status": table.status, "bot_to_move": bot}
