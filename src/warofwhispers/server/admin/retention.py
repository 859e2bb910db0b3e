"""Retention: which tables are deleted because they are too old, or take too much room together."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from warofwhispers.server.admin import database

if TYPE_CHECKING:
    from collections.abc import Sequence

    from warofwhispers.server.admin.database import TableRow
    from warofwhispers.server.store import Store

DAY: Final = 24 * 3600.0
MEGABYTE: Final = 1_000_000
SEVERAL: Final = 100
"""How many tables are deleted in one transaction."""


def to_prune(
    rows: Sequence[TableRow], now: float, *, days: float = 0, megabytes: float = 0
) -> list[TableRow]:
    """Return the tables to delete; 0 means no limit.

    First those where nothing has happened for `days` days. Then, as long as the journals of the
    others are larger than `megabytes`, finished games, those untouched the longest first, and only
    then the rest.
    """
    old = [row for row in rows if days > 0 and row.updated < now - days * DAY]
    going = set(old)
    left = sorted(
        (row for row in rows if row not in going),
        key=lambda row: (row.status in database.GOING_ON, row.updated),
    )
    size = sum(row.bytes for row in left)
    for row in left:
        if not megabytes > 0 or size <= megabytes * MEGABYTE:
            break
        old.append(row)
        size -= row.bytes
    return old


async def prune(
    store: Store, now: float, *, days: float = 0, megabytes: float = 0, dry: bool = False
) -> list[TableRow]:
    """Delete what is too old or too much; return what was (with `dry`, would be) deleted."""
    if not days and not megabytes:
        return []
    gone = to_prune(await database.tables(store), now, days=days, megabytes=megabytes)
    for start in range(0, 0 if dry else len(gone), SEVERAL):
        names = [row.id for row in gone[start : start + SEVERAL]]
        await database.delete_tables(store, names, now, "retention")
    return gone
