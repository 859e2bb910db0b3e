"""Exporting and importing tables as text: one JSON object per line, for either database.

The first line says what the file is. Each of the others is a table with its rows, its journal as
it is stored, or (in a backup) one of the operator's rows. Snapshots are a cache and are left out.
"""

from __future__ import annotations

import gzip
import json
import zlib
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import insert, select

from warofwhispers import __version__
from warofwhispers.content.errors import WhispersError
from warofwhispers.server import schema
from warofwhispers.server.admin import database
from warofwhispers.server.admin.database import LoggedAct
from warofwhispers.server.registry import summary
from warofwhispers.server.store import create_private
from warofwhispers.table.follow import table_from_journal
from warofwhispers.table.journal import read_entry
from warofwhispers.table.proof import first_break

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Collection, Iterable, Iterator
    from pathlib import Path

    from sqlalchemy import Table
    from sqlalchemy.ext.asyncio import AsyncConnection

    from warofwhispers.server.store import Store

FORMAT: Final = "warofwhispers tables"
VERSION: Final = 1
OPERATORS: Final = (schema.reports, schema.bans, schema.operator_log)
GZIP: Final = ".gz"

Json = dict[str, Any]


class ExchangeError(WhispersError, ValueError):
    """A file cannot be imported; the message names the line and what is wrong."""


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
            parts = {t.name: await _rows(connection, t, row["id"]) for t in owned}
            yield json.dumps({"table": row, "rows": parts})
        for own in OPERATORS if operators else ():
            for row in await _rows(connection, own):
                yield json.dumps({"into": own.name, "row": row})


async def _rows(connection: AsyncConnection, of: Table, table_id: str | None = None) -> list[Json]:
    query = select(of).order_by(*of.primary_key.columns)
    if table_id is not None:
        query = query.where(of.c.table_id == table_id)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


def write_private(file: Path, texts: Iterable[str]) -> None:
    """Write lines to a new file that only its owner can read, compressed if it ends in .gz."""
    if file.exists():
        raise ExchangeError("exchange-file-there", file=file)
    create_private(str(file))
    data = "".join(f"{text}\n" for text in texts).encode()
    file.write_bytes(gzip.compress(data, mtime=0) if file.suffix == GZIP else data)


def read_lines(file: Path) -> Iterator[tuple[int, Json]]:
    """Yield the objects of a file with their line numbers; raises `ExchangeError`."""
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
        if not isinstance(line, dict) or not {"table", "into"} & set(line):
            odd = ExchangeError("exchange-what")
            raise ExchangeError("exchange-line", file=file, line=number, fault=odd)
        yield number, line


async def take_in(store: Store, file: Path, at: float, *, operators: bool = False) -> int:
    """Import the tables of a file, all or none; return how many there were.

    Every journal is read before anything is written. Raises `ExchangeError`, also for a table that
    already exists. Without `operators`, the operator's rows are left out.
    """
    there = {row.id for row in await database.tables(store)}
    ready: list[tuple[Table, list[Json]]] = []
    count = 0
    for number, line in read_lines(file):
        try:
            if "table" in line:
                name = str(line["table"]["id"])
                if name in there:
                    raise ExchangeError("exchange-table-there", table=name)
                ready += _table_rows(line)
                if not operators:  # a restored log already tells where its tables come from
                    ready.append(_logged(at, name))
                there.add(name)
                count += 1
            elif operators:
                [into] = [t for t in OPERATORS if t.name == line["into"]]
                # Numbered anew: PostgreSQL's own numbers would not go on after those of the file.
                row = {name: value for name, value in line["row"].items() if name != "id"}
                ready.append((into, [_known(into, row)]))
        except (WhispersError, LookupError, TypeError, ValueError) as fault:
            raise ExchangeError("exchange-line", file=file, line=number, fault=str(fault)) from None
    async with database.writing(store) as connection:
        for into, rows in ready:
            if rows:
                await connection.execute(insert(into), rows)
    return count


def _table_rows(line: Json) -> list[tuple[Table, list[Json]]]:
    """Return the rows of a table, in the order in which they can be written."""
    row, parts = line["table"], line["rows"]
    entries = [
        read_entry(e["seq"], e["at"], e["kind"], json.loads(e["data"]), e["key"])
        for e in parts["entries"]
    ]
    if [entry.seq for entry in entries] != list(range(1, len(entries) + 1)) or not entries:
        raise ExchangeError("exchange-numbers", table=row["id"])
    if (broken := first_break(row["id"], entries)) is not None:
        raise ExchangeError("exchange-chain", table=row["id"], entry=broken)
    table, _ = table_from_journal(row["id"], entries)
    known = {**_known(schema.tables, row), **asdict(summary(table))}
    owned = {t.name: t for t in database.owned_tables() if t is not schema.snapshots}
    return [
        (schema.tables, [known]),
        *((owned[name], [_known(owned[name], r) for r in rows]) for name, rows in parts.items()),
    ]


def _known(table: Table, row: Json) -> Json:
    """Return a row's columns that this version has."""
    return {name: value for name, value in row.items() if name in table.c}


def _logged(at: float, name: str) -> tuple[Table, list[Json]]:
    act = LoggedAct(0, at, "import", name, "")
    return schema.operator_log, [{n: v for n, v in asdict(act).items() if n != "id"}]
