"""Journals in a database: SQLite by default, PostgreSQL by its address.

An entry is on disk when `append` returns, and only then is anyone told. Two writers cannot both use
the same number in one journal, nor the same idempotency key: the second gets `EntryConflict`.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
import tempfile
import time
from contextlib import AbstractContextManager, closing, suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import event, insert, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from warofwhispers.content.errors import WhispersError
from warofwhispers.server import schema
from warofwhispers.server.group_commit import GroupCommit, Write, entry_taken
from warofwhispers.server.sqlite_writer import (
    BUSY_SECONDS,
    PRAGMAS,
    SqliteWriter,
    changing,
    forgetting,
)
from warofwhispers.table.journal import entry_text, read_entry

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sqlalchemy import Connection, Select
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

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
PROBE_BYTES: Final = 1 << 20
NOTIFY: Final = text(f"SELECT pg_notify('{CHANNEL}', :payload)")


class StoreError(WhispersError):
    """The database failed, or it is unknown whether it did."""


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
        self.url = make_url(database_url(url))
        self.postgres = self.url.get_backend_name() == "postgresql"
        self.engine: AsyncEngine = _engine(self.url.render_as_string(hide_password=False))
        self._sqlite = None if self.postgres else SqliteWriter(self.url.database or ":memory:")
        self._writes = GroupCommit(self._commit if self._sqlite is None else self._sqlite.commit)

    @property
    def address(self) -> str:
        """Return the database's address for people: without its driver, and without a password."""
        return self.url.set(drivername=self.url.get_backend_name()).render_as_string()

    async def migrate(self) -> None:
        """Migrate the schema to what this version needs; raises `StoreError`."""
        try:
            if not self.postgres and self.url.database:
                create_private(self.url.database)
                # The asynchronous driver leaves a thread behind if it cannot open a file.
                sqlite3.connect(self.url.database).close()
                await self._keep_copy(self.url.database)
            async with self.engine.begin() as connection:
                if self.postgres:
                    lock = f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"
                    await connection.execute(text(lock))
                await connection.run_sync(_upgrade)
        except (SQLAlchemyError, CommandError, sqlite3.Error, OSError) as fault:
            raise StoreError("database-failed", fault=summarise(fault)) from fault

    async def _keep_copy(self, file: str) -> None:
        """Copy an SQLite database to a file beside it, before a migration changes it."""
        revision = await current_revision(self)
        if file != ":memory:" and revision not in {None, newest_revision()}:
            moment = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
            await asyncio.to_thread(back_up, file, f"{file}.{revision}-{moment}.backup")

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
        if not self.postgres and is_file(self.url.database):
            await asyncio.to_thread(probe_disk, Path(str(self.url.database)).parent)

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
        return [
            read_entry(seq, at, kind, json.loads(data), key) for seq, kind, data, at, key in rows
        ]

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

    async def listed(self, limit: int, since: float) -> list[str]:
        """Return the newest tables in the lobby that are not over and had news since `since`."""
        c = schema.tables.c
        query = select(c.id).where(c.listed, c.status.in_(("open", "playing")), c.updated >= since)
        rows = await self._rows(query.order_by(c.created.desc()).limit(limit))
        return [str(row[0]) for row in rows]

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


def database_url(url: str) -> str:
    """Return a database's address with its driver; plain `postgresql://` and paths are accepted."""
    for plain, driver in (
        ("postgresql://", "postgresql+asyncpg://"),
        ("postgres://", "postgresql+asyncpg://"),
        ("sqlite://", "sqlite+aiosqlite://"),
    ):
        if url.startswith(plain):
            return driver + url.removeprefix(plain)
    return url if "://" in url else f"sqlite+aiosqlite:///{url}"


def probe_disk(folder: Path) -> None:
    """Check that there is room for some more entries; raises `OSError`."""
    with tempfile.TemporaryFile(dir=folder) as file:
        file.write(bytes(PROBE_BYTES))
        file.flush()


SIDE_FILES: Final = ("", "-wal", "-shm", "-journal", ".lock")


def create_private(file: str) -> None:
    """Make a database file, new or not, and its side files readable by their owner alone.

    SQLite gives side files the database's permissions when it creates them.
    """
    path = Path(file)
    path.parent.mkdir(parents=True, exist_ok=True)
    if file == ":memory:":
        return
    if not path.exists():
        path.touch(mode=0o600)
    for ending in SIDE_FILES:
        beside = Path(f"{file}{ending}")
        with suppress(FileNotFoundError, PermissionError):  # another user's file: its owner decides
            if stat.S_IMODE(beside.stat().st_mode) & 0o077:
                beside.chmod(0o600)


def keep(file: str) -> AbstractContextManager[object]:
    """Lock a file while in this context, or until the process ends, however it ends."""
    create_private(file)
    lock = sqlite3.connect(file, timeout=0.0)
    try:
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError:
        lock.close()
        raise StoreError("database-locked") from None
    return closing(lock)


def _engine(url: str) -> AsyncEngine:
    if url.startswith("postgresql"):
        return create_async_engine(
            url,
            pool_pre_ping=True,
            pool_size=5,
            max_overflow=5,
            pool_timeout=BUSY_SECONDS,
            connect_args={"timeout": BUSY_SECONDS, "command_timeout": BUSY_SECONDS},
        )
    engine = create_async_engine(
        url,
        connect_args={"timeout": BUSY_SECONDS},
        poolclass=AsyncAdaptedQueuePool,
        pool_size=4,
        max_overflow=0,
    )
    event.listen(engine.sync_engine, "connect", _sqlite_pragmas)
    return engine


def _sqlite_pragmas(connection: DBAPIConnection, _record: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = _migrations()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _migrations() -> Config:
    config = Config()
    folder = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", folder.replace("%", "%%"))
    return config


@cache
def newest_revision() -> str:
    """Return the name of the last migration that this version knows."""
    return ScriptDirectory.from_config(_migrations()).get_current_head() or ""


async def current_revision(store: Store) -> str | None:
    """Return the migration a database is at; None if it is empty or does not exist."""
    if not store.postgres and not is_file(store.url.database):
        return None
    try:
        async with store.engine.connect() as connection:
            return await connection.run_sync(
                lambda known: MigrationContext.configure(known).get_current_revision()
            )
    except (SQLAlchemyError, OSError) as fault:
        raise StoreError("database-failed", fault=summarise(fault)) from fault


def is_file(name: str | None) -> bool:
    """Return whether there is an SQLite database of this name."""
    return name is not None and Path(name).exists()


def back_up(file: str, copy: str) -> None:
    """Copy an SQLite database, even one in use, to a file that only its owner can read."""
    create_private(copy)
    with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(copy)) as target:
        source.backup(target)


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


def summarise(fault: BaseException) -> str:
    """Return what went wrong, without the statement and its values."""
    inner = fault.orig if isinstance(fault, DBAPIError) else fault
    return f"{type(inner).__name__}: {str(inner)[:200]}"
