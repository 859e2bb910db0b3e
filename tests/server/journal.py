"""Journals read directly from the database, bypassing the server."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import create_engine, select
from sqlalchemy.ext.asyncio import create_async_engine

from warofwhispers.server.database import database_url
from warofwhispers.server.schema import entries


def journal(database: str, table: str) -> list[tuple[int, str, dict[str, Any]]]:
    """Return number, kind and data of each entry in a table's journal."""
    c = entries.c
    query = select(c.seq, c.kind, c.data).where(c.table_id == table).order_by(c.seq)
    if database.startswith("sqlite"):
        engine = create_engine(database)
        with engine.connect() as connection:
            rows = connection.execute(query).all()
        engine.dispose()
    else:
        import asyncio  # noqa: PLC0415 - PostgreSQL has an asynchronous driver only

        rows = asyncio.run(_read(database, query))
    return [(row[0], row[1], json.loads(row[2])) for row in rows]


async def _read(database: str, query: Any) -> Any:  # noqa: ANN401 - rows of any select
    engine = create_async_engine(database_url(database))
    async with engine.connect() as connection:
        rows = (await connection.execute(query)).all()
    await engine.dispose()
    return rows
