"""Backing up a whole database while a server runs, and restoring one.

An SQLite database is copied by SQLite's own backup, which sees one moment of it; a PostgreSQL
database is written as text (`exchange`), which can also be restored into an SQLite one.
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Final

from warofwhispers.server.admin import database, exchange
from warofwhispers.server.admin.operator import OperatorError
from warofwhispers.server.database import StoreError
from warofwhispers.server.sqlite_files import (
    back_up,
    fill,
    keep,
    put_on_disk,
    set_aside,
    written_whole,
)
from warofwhispers.server.store import Store

if TYPE_CHECKING:
    from collections.abc import Callable

SQLITE_HEADER: Final = b"SQLite format 3\0"


async def save(store: Store, file: Path) -> None:
    """Write a backup to a new file; raises `ExchangeError` if the file exists."""
    if store.postgres:
        texts = [text async for text in exchange.lines(store, operators=True)]
        await asyncio.to_thread(exchange.write_private, file, texts)
        return
    await asyncio.to_thread(_copy, store.file, file)


def _copy(source: str, file: Path) -> None:
    if file.exists():
        raise exchange.ExchangeError("exchange-file-there", file=file)
    try:
        back_up(source, str(file))
    except sqlite3.Error as fault:
        raise StoreError("database-failed", fault=str(fault)) from fault


async def restore(
    address: str, file: Path, *, replace: bool = False, clock: Callable[[], float] = time.time
) -> Path | None:
    """Restore a database from a backup, with no server running.

    With `replace`, an existing SQLite database is moved aside; return where to. Raises
    `OperatorError` for a backup that is damaged or does not fit.
    """
    store = Store(address)
    try:
        if await asyncio.to_thread(_is_sqlite, file):
            if store.postgres:
                raise OperatorError("restore-needs-sqlite", file=file)
            try:
                return await asyncio.to_thread(_restore, store.file, file, replace=replace)
            except sqlite3.Error as fault:
                raise StoreError("database-failed", fault=str(fault)) from fault
        await store.migrate()
        if await database.tables(store, limit=1):
            raise OperatorError("restore-not-empty", address=store.address)
        await exchange.take_in(store, file, clock(), operators=True)
    finally:
        await store.close()
    return None


def _is_sqlite(file: Path) -> bool:
    with file.open("rb") as start:
        return start.read(len(SQLITE_HEADER)) == SQLITE_HEADER


def _restore(target: str, file: Path, *, replace: bool) -> Path | None:
    # Even to read, SQLite would put files of its own beside the backup and leave them there; not if
    # told that nobody writes to it, but then it overlooks a log that belongs to the backup.
    how = "mode=ro" if Path(f"{file}-wal").exists() else "immutable=1"
    with closing(sqlite3.connect(f"{file.absolute().as_uri()}?{how}", uri=True)) as backup:
        try:
            [[verdict]] = backup.execute("PRAGMA integrity_check(1)").fetchall()
            backup.execute("SELECT version_num FROM alembic_version").fetchone()
        except sqlite3.Error as fault:
            verdict = str(fault)
    if verdict != "ok":
        raise OperatorError("restore-damaged", file=file, fault=verdict)
    with keep(f"{target}.lock"):  # no server may have it open
        if not Path(target).exists():
            back_up(str(file), target)
            return None
        if not replace:
            raise OperatorError("restore-in-the-way", file=target)
        moment = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
        aside = f"{target}.replaced-{moment}.backup"
        with written_whole(Path(target)) as part:  # first, so that no fault of it costs anything
            fill(str(file), part)
            put_on_disk(part)
            set_aside(target, aside)
        return Path(aside)
