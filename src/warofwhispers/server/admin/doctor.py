"""The doctor: checks a database, and reports what is wrong and what to do about it.

A finding is a code with facts; the catalogue's `doctor-<code>` explains it.
"""

from __future__ import annotations

import shutil
import sqlite3
import stat
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Final, Literal

from sqlalchemy import select, text

from warofwhispers import __version__
from warofwhispers.content.errors import WhispersError
from warofwhispers.server import schema
from warofwhispers.server.admin import database
from warofwhispers.server.database import newest_revision
from warofwhispers.server.registry import summary
from warofwhispers.server.store import Store, Summary
from warofwhispers.table.follow import table_from_journal
from warofwhispers.table.proof import first_break
from warofwhispers.table.snapshots import SnapshotError, restore

if TYPE_CHECKING:
    from collections.abc import Iterator

    from warofwhispers.table.state import Table

Level = Literal["good", "notice", "bad"]
LEAST_ROOM: Final = 200_000_000
"""Bytes of free disk space below which the doctor warns."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A finding: fine, worth knowing, or wrong."""

    level: Level
    code: str
    facts: dict[str, object] = field(default_factory=dict)


async def examine(address: str) -> list[Finding]:
    """Check a database; raises `StoreError` if it does not respond at all."""
    store = Store(address)
    try:
        found = [Finding("good", "version", {"version": __version__})]
        revision = await store.revision()
        newest = newest_revision()
        if revision is None:
            where = store.address
            return [*found, Finding("bad", "no-database", {"address": where})]
        if not store.postgres:
            found += _file(store.file)
        if revision != newest:
            return [*found, Finding("bad", "revision", {"found": revision, "newest": newest})]
        found.append(Finding("good", "up-to-date", {"found": revision}))
        found += await _tables(store)
        if waiting := len(await database.reports(store)):
            found.append(Finding("notice", "reports", {"number": waiting}))
    finally:
        await store.close()
    return found


def _file(name: str) -> Iterator[Finding]:
    """Check an SQLite file: its permissions, the disk space, its pages."""
    for ending in ("", "-wal", "-shm"):
        beside = Path(f"{name}{ending}")
        if beside.exists() and stat.S_IMODE(beside.stat().st_mode) & 0o077:
            yield Finding("bad", "rights", {"file": beside})
    free = shutil.disk_usage(Path(name).parent).free
    level: Level = "good" if free >= LEAST_ROOM else "bad"
    yield Finding(level, "room", {"megabytes": free // 1_000_000, "level": level})
    with closing(sqlite3.connect(f"file:{name}?mode=ro", uri=True)) as connection:
        try:
            [verdict] = connection.execute("PRAGMA quick_check(1)").fetchone()
            loose = connection.execute("PRAGMA foreign_key_check").fetchall()
        except sqlite3.Error as fault:
            verdict, loose = str(fault), []
    if verdict != "ok":
        yield Finding("bad", "pages", {"fault": verdict})
    if loose:
        yield Finding("bad", "loose-rows", {"number": len(loose)})


async def _tables(store: Store) -> list[Finding]:
    async with database.reading(store) as connection:
        await connection.execute(text("SELECT 1"))
        c = schema.tables.c
        query = select(c.id, c.listed, c.status, c.bot_to_move)
        rows = (await connection.execute(query)).all()
    found: list[Finding] = []
    entries = 0
    for name, *kept in rows:
        number, findings = await _table(store, name, Summary(*kept))
        entries += number
        found += findings
    bad = {str(finding.facts["table"]) for finding in found if finding.level == "bad"}
    if not bad:
        found.append(Finding("good", "journals", {"tables": len(rows), "entries": entries}))
    return found


async def _table(store: Store, name: str, kept: Summary) -> tuple[int, list[Finding]]:
    """Check one table: its journal's numbers and contents, the summary kept, its snapshot."""
    try:
        entries = await store.read(name)
    except (WhispersError, ValueError, TypeError) as fault:
        return 0, [Finding("bad", "entry", {"table": name, "fault": fault})]
    numbers = [entry.seq for entry in entries]
    missing = next((n for n, seq in enumerate([*numbers, 0], 1) if n != seq), 0)
    if missing != len(numbers) + 1 or not numbers:
        return len(numbers), [Finding("bad", "gap", {"table": name, "entry": missing})]
    if (broken := first_break(name, entries)) is not None:
        return len(numbers), [Finding("bad", "chain", {"table": name, "entry": broken})]
    try:
        table, _ = table_from_journal(name, entries)
    except Exception as fault:  # noqa: BLE001 - whatever a damaged journal leads to
        kind = f"{type(fault).__name__}: {fault}"
        return len(numbers), [Finding("bad", "replay", {"table": name, "fault": kind})]
    found = []
    if not table.readable:
        found.append(Finding("notice", "rules", {"table": name, "rules": table.created.rules}))
    elif summary(table) != kept:
        found.append(Finding("bad", "summary", {"table": name}))
    elif not _is_fresh(table, await store.snapshot(name)):
        found.append(Finding("notice", "snapshot", {"table": name}))
    return len(numbers), found


def _is_fresh(table: Table, saved: str | None) -> bool:
    """Return whether a snapshot, if there is one, leads to the same game as the journal."""
    if saved is None or table.setup is None or table.history is None:
        return True
    try:
        again = restore(table.setup, table.line, saved)
    except SnapshotError:
        return False
    return again.game.observe(None) == table.history.game.observe(None)
