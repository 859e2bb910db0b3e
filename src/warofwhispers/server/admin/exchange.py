"""Exporting and importing tables as text: one JSON object per line, for either database.

The first line says what the file is. Each of the others is a table with its rows, its journal as
it is stored, or (in a backup) one of the operator's rows. Snapshots are a cache and are left out.
"""

from __future__ import annotations

import gzip
import json
import math
import zlib
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Final, TypeAlias, cast

from sqlalchemy import Boolean, Float, Integer, insert, select

from warofwhispers import __version__
from warofwhispers.content.errors import WhispersError
from warofwhispers.server import schema
from warofwhispers.server.admin import database
from warofwhispers.server.admin.bans import banned_value
from warofwhispers.server.admin.database import LoggedAct
from warofwhispers.server.registry import summary
from warofwhispers.server.sqlite_files import written_whole
from warofwhispers.table.follow import table_from_journal
from warofwhispers.table.journal import read_entry
from warofwhispers.table.proof import first_break

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Iterable, Iterator
    from pathlib import Path

    from sqlalchemy import Column, Table
    from sqlalchemy.ext.asyncio import AsyncConnection

    from warofwhispers.server.store import Store
    from warofwhispers.table.journal import Entry

FORMAT: Final = "warofwhispers tables"
VERSION: Final = 1
OPERATORS: Final = (schema.reports, schema.bans, schema.operator_log)
GZIP: Final = ".gz"
LARGEST: Final = 2**31 - 1
"""The largest number in an integer column of PostgreSQL."""

Row: TypeAlias = dict[str, str | int | float | bool | None]
"""A row of any table of the database, by column."""


class ExchangeError(WhispersError, ValueError):
    """A file cannot be imported; the message names the line and what is wrong."""


@dataclass(frozen=True, slots=True)
class TableLine:
    """A line with a table: its row, and the rows that belong to it, by their table."""

    table: Row
    rows: dict[str, list[Row]]


@dataclass(frozen=True, slots=True)
class OperatorLine:
    """A line with one of the operator's rows, and the table it goes `into`."""

    into: str
    row: Row


async def lines(
    store: Store, names: Collection[str] | None = None, *, operators: bool = False
) -> AsyncIterator[str]:
    """Yield tables as text, all or those named; with `operators` the operator's rows too."""
    yield json.dumps({"format": FORMAT, "version": VERSION, "program": __version__})
    owned = [t for t in database.owned_tables() if t is not schema.snapshots]
    async with database.reading(store) as connection:
        for row in await _rows(connection, schema.tables):
            if names is not None and row["id"] not in names:
                continue
            parts = {t.name: await _rows(connection, t, str(row["id"])) for t in owned}
            yield json.dumps({"table": row, "rows": parts})
        for own in OPERATORS if operators else ():
            for row in await _rows(connection, own):
                yield json.dumps({"into": own.name, "row": row})


async def _rows(connection: AsyncConnection, of: Table, table_id: str | None = None) -> list[Row]:
    query = select(of).order_by(*of.primary_key.columns)
    if table_id is not None:
        query = query.where(of.c.table_id == table_id)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def write_private(file: Path, texts: Iterable[str]) -> None:
    """Write lines to a new file that only its owner can read, compressed if it ends in .gz."""
    if file.exists():
        raise ExchangeError("exchange-file-there", file=file)
    data = "".join(f"{text}\n" for text in texts).encode()
    with written_whole(file) as part:
        part.write_bytes(gzip.compress(data, mtime=0) if file.suffix == GZIP else data)


def read_lines(file: Path) -> Iterator[tuple[int, TableLine | OperatorLine]]:
    """Yield what a file holds, with line numbers; raises `ExchangeError`.

    Rows are as the file has them: whoever uses one checks it.
    """
    data = file.read_bytes()
    other = ExchangeError("exchange-format", file=file, format=FORMAT, version=VERSION)
    try:
        text = (gzip.decompress(data) if file.suffix == GZIP else data).decode()
    except UnicodeDecodeError:
        raise other from None
    except (OSError, EOFError, zlib.error) as fault:
        raise ExchangeError("in-file", where=file, fault=str(fault)) from None
    try:
        parsed = [json.loads(line) for line in text.splitlines()]
    except (ValueError, RecursionError) as fault:
        raise ExchangeError("in-file", where=file, fault=fault) from None
    head = parsed[0] if parsed and isinstance(parsed[0], dict) else {}
    if (head.get("format"), head.get("version")) != (FORMAT, VERSION):
        raise other
    for number, line in enumerate(parsed[1:], 2):
        match line:
            case {"table": dict(table), "rows": dict(rows)}:
                yield number, TableLine(table, rows)
            case {"into": str(into), "row": dict(row)}:
                yield number, OperatorLine(into, row)
            case _:
                odd = ExchangeError("exchange-what")
                raise ExchangeError("exchange-line", file=file, line=number, fault=odd)


async def take_in(store: Store, file: Path, at: float, *, operators: bool = False) -> int:
    """Import the tables of a file, all or none; return how many there were.

    Every journal is read before anything is written. Raises `ExchangeError`, also for a table that
    already exists. Without `operators`, the operator's rows are left out.
    """
    there = {row.id for row in await database.tables(store)}
    ready: list[tuple[Table, list[Row]]] = []
    count = 0
    for number, line in read_lines(file):
        try:
            if isinstance(line, TableLine):
                name = str(line.table["id"])
                if name in there:
                    raise ExchangeError("exchange-table-there", table=name)
                ready += _table_rows(line)
                if not operators:  # a restored log already tells where its tables come from
                    ready.append(_logged(at, name))
                there.add(name)
                count += 1
            elif operators:
                [into] = [t for t in OPERATORS if t.name == line.into]
                # Numbered anew: PostgreSQL's own numbers would not go on after those of the file.
                row = {name: value for name, value in line.row.items() if name != "id"}
                if into is schema.bans:  # one that cannot be applied would keep all from it
                    row["value"] = banned_value(str(row["kind"]), str(row["value"]))
                ready.append((into, [_known(into, row)]))
        except (WhispersError, LookupError, TypeError, ValueError, AttributeError) as fault:
            raise ExchangeError("exchange-line", file=file, line=number, fault=fault) from None
    async with database.writing(store) as connection:
        for into, rows in ready:
            if rows:
                await connection.execute(insert(into), rows)
    return count


def _table_rows(line: TableLine) -> list[tuple[Table, list[Row]]]:
    """Return the rows of a table, in the order in which they can be written."""
    name = str(line.table["id"])
    entries = [_entry(row) for row in line.rows["entries"]]
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)) or not entries:
        raise ExchangeError("exchange-numbers", table=name)
    if (broken := first_break(name, entries)) is not None:
        raise ExchangeError("exchange-chain", table=name, entry=broken)
    table, _ = table_from_journal(name, entries)
    known = {**_known(schema.tables, line.table), **asdict(summary(table))}
    owned = {t.name: t for t in database.owned_tables() if t is not schema.snapshots}
    ready: list[tuple[Table, list[Row]]] = [(schema.tables, [known])]
    for part, given in line.rows.items():
        rows = [_known(owned[part], row) for row in given]
        if any(row["table_id"] != name for row in rows):
            raise ExchangeError("exchange-row-elsewhere", table=name, rows=part)
        ready.append((owned[part], rows))
    return ready


def _entry(row: Row) -> Entry:
    """Return a journal entry from its row; raises `ExchangeError` if it is none."""
    match row:
        case {"seq": int(seq), "at": int(at) | float(at), "kind": str(kind), "data": str(data)}:
            key = row["key"]
            return read_entry(seq, at, kind, json.loads(data), None if key is None else str(key))
        case _:
            raise ExchangeError("exchange-what")


def _known(table: Table, row: Row) -> Row:
    """Return a row's columns that this version has; raises `ExchangeError`."""
    if not isinstance(row, dict):
        raise ExchangeError("exchange-row", rows=table.name)
    found = {name: value for name, value in row.items() if name in table.c}
    for name, value in found.items():
        if not _fits(table.c[name], value):
            raise ExchangeError("exchange-column", rows=table.name, column=name)
    return found


def _fits(column: Column[Any], value: object) -> bool:
    """Return whether a database would take a value; SQLite itself takes any."""
    if value is None:
        return bool(column.nullable)
    match column.type:
        case Boolean():
            return isinstance(value, bool)
        case Integer():
            return type(value) is int and abs(value) <= LARGEST
        case Float():
            return type(value) in {int, float} and math.isfinite(cast("float", value))
        case _:
            return isinstance(value, str) and is_storable(value)


def is_storable(text: str) -> bool:
    """Return whether both databases can hold a text: no half characters, and no zeros."""
    return "\0" not in text and not any("\ud800" <= character <= "\udfff" for character in text)


def _logged(at: float, name: str) -> tuple[Table, list[Row]]:
    act = LoggedAct(0, at, "import", name, "")
    return schema.operator_log, [{n: v for n, v in asdict(act).items() if n != "id"}]
