"""Journals in a database: SQLite by default, PostgreSQL by its address.

An entry is on disk when `append` returns, and only then is anyone told. Two writers cannot both use
the same number in one journal, nor the same idempotency key: the second gets `EntryConflict`.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alembic.util import CommandError
from sqlalchemy import func, insert, select, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from warofwhispers.server import schema
from warofwhispers.server.database import (
    StoreError,
    database_url,
    newest_revision,
    open_engine,
    revision_of,
    summarise,
    upgrade,
)
from warofwhispers.server.group_commit import GroupCommit, Write, entry_taken
from warofwhispers.server.long_work import LongWork
from warofwhispers.server.sqlite_files import (
    back_up,
    check_opens,
    create_private,
    is_there,
    probe_disk,
)
from warofwhispers.server.sqlite_writer import SqliteWriter, changing, forgetting
from warofwhispers.table.journal import entry_text, read_entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Select
    from sqlalchemy.ext.asyncio import AsyncEngine

    from warofwhispers.server.schema import (
        ChangedRow,
        Changing,
        CreatedRow,
        EntryRow,
        SeenRow,
        SnapshotRow,
    )
    from warofwhispers.table.journal import Entry

CHANNEL: Final = "warofwhispers"
MIGRATION_LOCK: Final = 7_105_114_033
CHECK_SECONDS: Final = 2.0
"""How long a readiness check may take."""
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


@dataclass(frozen=True, slots=True)
class Summary:
    """What follows from a journal and is stored beside it, to be searched."""

    listed: bool
    status: str
    bot_to_move: bool


class Store:
    """The database and the queries on it."""

    def __init__(self, url: str) -> None:
        """Prepare to connect; nothing is opened yet."""
        self.url = database_url(url)
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.file = "" if self.postgres else str(self.url.database)
        self.engine: AsyncEngine = open_engine(self.url)
        self.long_work = LongWork()
        self._sqlite = None if self.postgres else SqliteWriter(self.file)
        self._writes = GroupCommit(self._commit if self._sqlite is None else self._sqlite.commit)

    @property
    def address(self) -> str:
        """Return the database's address for people: without its driver, and without a password."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string()

    async def migrate(self) -> None:
        """Migrate the schema to what this version needs; raises `StoreError`."""
        try:
            if self.file:
                create_private(self.file)
                await self._keep_copy()
            async with self.engine.begin() as connection:
                if self.postgres:
                    lock = f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"
                    await connection.execute(text(lock))
                await connection.run_sync(upgrade)
        except (SQLAlchemyError, CommandError, sqlite3.Error, OSError) as fault:
            raise StoreError("database-failed", fault=summarise(fault)) from fault

    async def revision(self) -> str | None:
        """Return the last migration of the database; None if it is empty or does not exist."""
        if self.file and not is_there(self.file):
            return None
        try:
            if self.file:
                check_opens(self.file)
            async with self.engine.connect() as connection:
                return await connection.run_sync(revision_of)
        except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
            raise StoreError("database-failed", fault=summarise(fault)) from fault

    async def _keep_copy(self) -> None:
        """Copy an SQLite database to a file beside it, before a migration changes it."""
        revision = await self.revision()
        if revision not in {None, newest_revision()}:
            moment = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
            copy = f"{self.file}.{revision}-{moment}.backup"
            await asyncio.to_thread(back_up, self.file, copy)

    async def close(self) -> None:
        """Write what is waiting, and close all connections."""
        await self._writes.close()
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()

    async def check(self) -> None:
        """Check that the database answers soon and has room on its disk; raises `StoreError`."""
        task = asyncio.create_task(self._check())
        done, _ = await asyncio.wait((task,), timeout=CHECK_SECONDS)
        if not done:
            task.cancel()  # not waited for: a database that hangs may not let go either
            raise StoreError("database-failed", fault="TimeoutError")
        try:
            task.result()
        except (SQLAlchemyError, OSError) as fault:
            raise StoreError("database-failed", fault=summarise(fault)) from fault

    async def _check(self) -> None:
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))
        if self.file:
            await asyncio.to_thread(probe_disk, Path(self.file).parent)

    # -- writing ------------------------------------------------------------------------------

    async def create(self, table_id: str, entries: Sequence[Entry], summary: Summary) -> None:
        """Write a new table with its first entries; raises what `append` raises."""
        row: CreatedRow = {
            **_changing(entries[-1], summary),
            "id": table_id,
            "created": entries[0].at,
        }
        await self._write(Write(entries=_rows(table_id, entries), created=row))

    async def append(
        self, table_id: str, entry: Entry, summary: Summary | None, snapshot: str | None = None
    ) -> None:
        """Write one more entry; raises `EntryConflict` or `StoreError`.

        Without a `summary` the present one stays. A `snapshot` replaces the previous one.
        """
        changed: ChangedRow | None = None
        if summary is not None:
            changed = {**_changing(entry, summary), "table_id": table_id}
        kept: SnapshotRow | None = None
        if snapshot is not None:
            kept = {"table_id": table_id, "data": snapshot}
        rows = _rows(table_id, [entry])
        await self._write(Write(entries=rows, changed=changed, snapshot=kept))

    async def _write(self, write: Write) -> None:
        try:
            await self._writes.write(write)
        except (SQLAlchemyError, sqlite3.Error, OSError) as fault:
            raise StoreError("database-failed", fault=summarise(fault)) from fault

    async def _commit(self, group: list[Write]) -> None:
        """Write a group to PostgreSQL, and wake the other servers."""
        rows = [row for write in group for row in write.entries]
        snapshots = [write.snapshot for write in group if write.snapshot is not None]
        told = [{"payload": f"{row['table_id']} {row['seq']}"} for row in rows]
        try:
            async with self.engine.begin() as connection:
                for statement, values in (
                    (insert(schema.tables), [w.created for w in group if w.created is not None]),
                    (changing(), [w.changed for w in group if w.changed is not None]),
                    (insert(schema.entries), rows),
                    (forgetting(), [{"table": row["table_id"]} for row in snapshots]),
                    (insert(schema.snapshots), snapshots),
                    (NOTIFY, told),
                ):
                    if values:
                        await connection.execute(statement, values)
        except IntegrityError as fault:
            raise entry_taken(group) from fault

    async def save_seen(self, rows: Sequence[SeenRow]) -> None:
        """Save when seats were last seen, unless another server has seen them later."""
        if self._sqlite is not None:  # one writer at a time: no second connection waits for it
            await self._write(Write(seen=rows))
            return
        try:  # two servers may lock the same rows, which must never cost an entry
            async with self.engine.begin() as connection:
                await connection.execute(schema.SEEN, rows)
        except (SQLAlchemyError, OSError) as fault:
            raise StoreError("database-failed", fault=summarise(fault)) from fault

    # -- reading ------------------------------------------------------------------------------

    async def read(self, table_id: str, after: int = 0) -> list[Entry]:
        """Return a journal from the entry after number `after` on; raises `JournalError`."""
        c = schema.entries.c
        query = select(c.seq, c.kind, c.data, c.at, c.key).where(c.table_id == table_id)
        rows = await self._rows(query.where(c.seq > after).order_by(c.seq))

        def entries() -> list[Entry]:
            return [
                read_entry(seq, at, kind, json.loads(data), key)
                for seq, kind, data, at, key in rows
            ]

        return await self.long_work.do(entries, len(rows))

    async def snapshot(self, table_id: str) -> str | None:
        """Return a table's snapshot, if there is one."""
        c = schema.snapshots.c
        rows = await self._rows(select(c.data).where(c.table_id == table_id))
        return str(rows[0][0]) if rows else None

    async def seen(self, table_id: str) -> dict[int, float]:
        """Return when each seat of a table was last seen, as far as known."""
        c = schema.seen.c
        rows = await self._rows(select(c.seat, c.at).where(c.table_id == table_id))
        return {int(seat): float(at) for seat, at in rows}

    async def listed(self, limit: int, since: float) -> list[tuple[str, int]]:
        """Return the newest tables in the lobby that are not over and had news since `since`.

        With each comes the number of its last entry.
        """
        c, entry = schema.tables.c, schema.entries.c
        last = select(func.max(entry.seq)).where(entry.table_id == c.id).scalar_subquery()
        query = select(c.id, last).where(c.listed, c.status.in_(("open", "playing")))
        query = query.where(c.updated >= since).order_by(c.created.desc()).limit(limit)
        return [(str(name), int(seq)) for name, seq in await self._rows(query)]

    async def waiting_for_bots(self, before: float) -> list[str]:
        """Return the tables where a bot has to move and nothing has happened since `before`."""
        c = schema.tables.c
        rows = await self._rows(select(c.id).where(c.bot_to_move, c.updated <= before))
        return [str(row[0]) for row in rows]

    async def _rows(self, query: Select[Any]) -> list[Sequence[Any]]:
        try:
            async with self.engine.connect() as connection:
                return list((await connection.execute(query)).all())
        except (SQLAlchemyError, OSError) as fault:
            raise StoreError("database-failed", fault=summarise(fault)) from fault


def _changing(last: Entry, summary: Summary) -> Changing:
    return {
        "updated": last.at,
        "listed": summary.listed,
        "status": summary.status,
        "bot_to_move": summary.bot_to_move,
    }


def _rows(table_id: str, entries: Sequence[Entry]) -> list[EntryRow]:
    return [
        {
            "table_id": table_id,
            "seq": entry.seq,
            "kind": entry.kind,
            "data": entry_text(entry),
            "at": entry.at,
            "key": entry.key,
        }
        for entry in entries
    ]
