"""Groups of writes for SQLite: a connection and a thread of its own, with one hop per group."""

from __future__ import annotations

import asyncio
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from sqlalchemy import bindparam, delete, insert, update
from sqlalchemy.dialects import sqlite

from warofwhispers.server import schema
from warofwhispers.server.database import BUSY_SECONDS, PRAGMAS
from warofwhispers.server.group_commit import entry_taken

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from sqlalchemy import Delete, Update

    from warofwhispers.server.group_commit import Write


def changing() -> Update:
    """Return the statement that updates a table's row."""
    columns = [c.name for c in schema.tables.c if c.name not in {"id", "created"}]
    change = update(schema.tables).where(schema.tables.c.id == bindparam("table_id"))
    return change.values({name: bindparam(name) for name in columns})


def forgetting() -> Delete:
    """Return the statement that deletes a snapshot."""
    return delete(schema.snapshots).where(schema.snapshots.c.table_id == bindparam("table"))


class SqliteWriter:
    """The only connection of this process that writes."""

    def __init__(self, file: str) -> None:
        """Prepare; the file is opened with the first write."""
        self._file = file
        self._connection: sqlite3.Connection | None = None
        self._thread = ThreadPoolExecutor(1, "whispers-writer")
        dialect = sqlite.dialect(paramstyle="named")
        self._create, self._change, self._append, self._forget, self._keep = (
            str(statement.compile(dialect=dialect))
            for statement in (
                insert(schema.tables),
                changing(),
                insert(schema.entries),
                forgetting(),
                insert(schema.snapshots),
            )
        )

    async def commit(self, group: list[Write]) -> None:
        """Write a group in one transaction; raises `EntryConflict` or `sqlite3.Error`."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._commit, group)

    async def close(self) -> None:
        """Wait for the writes under way, then close the file and end the thread."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._close)
        self._thread.shutdown()

    def _commit(self, group: list[Write]) -> None:
        connection = self._connection or self._open()
        try:
            connection.execute("BEGIN IMMEDIATE")
            self._write(connection, group)
            connection.execute("COMMIT")
        except sqlite3.IntegrityError as fault:
            connection.execute("ROLLBACK")
            raise entry_taken(group) from fault
        except sqlite3.Error:
            self._close()  # closing rolls back; the next group gets a fresh connection
            raise

    def _write(self, connection: sqlite3.Connection, group: list[Write]) -> None:
        snapshots = [write.snapshot for write in group if write.snapshot is not None]
        for statement, rows in (
            (self._create, [write.created for write in group if write.created is not None]),
            (self._change, [write.changed for write in group if write.changed is not None]),
            (self._append, [row for write in group for row in write.entries]),
            (self._forget, [{"table": row["table_id"]} for row in snapshots]),
            (self._keep, snapshots),
            (str(schema.SEEN), [row for write in group for row in write.seen]),
        ):
            write_rows(connection, statement, rows)

    def _open(self) -> sqlite3.Connection:
        self._connection = sqlite3.connect(
            self._file, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False
        )
        for pragma in PRAGMAS:
            self._connection.execute(f"PRAGMA {pragma}")
        return self._connection

    def _close(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()


def write_rows(
    connection: sqlite3.Connection, statement: str, rows: Sequence[Mapping[str, object]]
) -> None:
    """Execute a statement for each row."""
    if rows:
        connection.executemany(statement, rows)
