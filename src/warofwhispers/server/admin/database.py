"""The operator's rows in the database, for both the server and `whispers admin`."""

from __future__ import annotations

from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from warofwhispers.server import schema
from warofwhispers.server.database import StoreError, summarise

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Sequence

    from sqlalchemy.ext.asyncio import AsyncConnection

    from warofwhispers.server.store import Store

ReportKind = Literal["talk", "name", "cheating", "leaving", "other"]
Act = Literal["close", "delete", "mute", "unmute", "ban", "unban", "settle", "import"]
GOING_ON: Final = ("open", "playing")
LOG_LOCK: Final = 7_105_114_034


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the database lists it."""

    id: str
    status: str
    listed: bool
    created: float
    updated: float
    entries: int
    bytes: int


@dataclass(frozen=True, slots=True)
class Report:
    """What somebody at a table told the operator; `about` is the seat it concerns, if any."""

    id: int
    at: float
    table_id: str
    seat: int
    about: int | None
    kind: str
    text: str
    settled: bool


@dataclass(frozen=True, slots=True)
class Ban:
    """A banned address, network or name; for good if `until` is None."""

    id: int
    at: float
    until: float | None
    kind: str
    value: str
    reason: str


@dataclass(frozen=True, slots=True)
class LoggedAct:
    """Something the operator did."""

    id: int
    at: float
    act: str
    table_id: str | None
    detail: str


@asynccontextmanager
async def writing(store: Store) -> AsyncIterator[AsyncConnection]:
    """Yield a connection whose changes are committed together; raises `StoreError`."""
    try:
        async with store.engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, OSError) as fault:
        raise StoreError("database-failed", fault=summarise(fault)) from fault


@asynccontextmanager
async def reading(store: Store) -> AsyncIterator[AsyncConnection]:
    """Yield a connection that sees one moment of the database; raises `StoreError`."""
    try:
        async with store.engine.connect() as connection:
            if store.postgres:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection
    except (SQLAlchemyError, OSError) as fault:
        raise StoreError("database-failed", fault=summarise(fault)) from fault


# -- tables -----------------------------------------------------------------------------------


async def tables(
    store: Store, statuses: Sequence[str] = (), limit: int | None = None
) -> list[TableRow]:
    """Return the tables, most recently used first."""
    t, e = schema.tables.c, schema.entries.c
    counted = (
        select(
            e.table_id, func.count().label("entries"), func.sum(func.length(e.data)).label("bytes")
        )
        .group_by(e.table_id)
        .subquery()
    )
    query = (
        select(
            t.id, t.status, t.listed, t.created, t.updated,
            func.coalesce(counted.c.entries, 0), func.coalesce(counted.c.bytes, 0),
        )
        .outerjoin(counted, counted.c.table_id == t.id)
        .order_by(t.updated.desc(), t.id)
    )  # fmt: skip
    if statuses:
        query = query.where(t.status.in_(statuses))
    async with reading(store) as connection:
        rows = (await connection.execute(query.limit(limit))).all()
    return [TableRow(*row) for row in rows]


async def delete_tables(store: Store, names: Sequence[str], at: float, why: str) -> None:
    """Delete tables with everything that belongs to them, and log it."""
    async with writing(store) as connection:
        for name in names:
            for owned in owned_tables():
                await connection.execute(delete(owned).where(owned.c.table_id == name))
            await connection.execute(delete(schema.tables).where(schema.tables.c.id == name))
            await log(connection, LoggedAct(0, at, "delete", name, why))


def owned_tables() -> list[Any]:
    """Return the database tables whose rows belong to a game table."""
    owned = (t for t in reversed(schema.metadata.sorted_tables) if "table_id" in t.c)
    return [t for t in owned if t.c.table_id.foreign_keys]


# -- reports ----------------------------------------------------------------------------------


async def add_report(store: Store, report: Report) -> int:
    """Store a report and return its number."""
    row = {name: getattr(report, name) for name in Report.__slots__ if name != "id"}
    async with writing(store) as connection:
        result = await connection.execute(insert(schema.reports).values(**row))
        [number] = result.inserted_primary_key or (0,)
    return int(number)


async def reports(store: Store, *, settled: bool = False) -> list[Report]:
    """Return the open reports, or all of them."""
    query = select(schema.reports).order_by(schema.reports.c.id)
    if not settled:
        query = query.where(schema.reports.c.settled.is_(False))
    async with reading(store) as connection:
        return [Report(*row) for row in (await connection.execute(query)).all()]


async def settle_report(store: Store, number: int, at: float) -> bool:
    """Mark a report as settled; return whether it was open."""
    c = schema.reports.c
    change = update(schema.reports).where(c.id == number, c.settled.is_(False))
    async with writing(store) as connection:
        done = await connection.execute(change.values(settled=True))
        if done.rowcount:
            await log(connection, LoggedAct(0, at, "settle", None, str(number)))
    return bool(done.rowcount)


# -- bans -------------------------------------------------------------------------------------


async def add_ban(store: Store, ban: Ban) -> int:
    """Write a ban, and that it was made, and return the number that lifts it."""
    row = {name: getattr(ban, name) for name in Ban.__slots__ if name != "id"}
    async with writing(store) as connection:
        result = await connection.execute(insert(schema.bans).values(**row))
        [number] = result.inserted_primary_key or (0,)
        await log(connection, LoggedAct(0, ban.at, "ban", None, f"{number} {ban.kind}"))
    return int(number)


async def lift_ban(store: Store, number: int, at: float) -> bool:
    """Lift a ban; return whether there was one."""
    async with writing(store) as connection:
        done = await connection.execute(delete(schema.bans).where(schema.bans.c.id == number))
        if done.rowcount:
            await log(connection, LoggedAct(0, at, "unban", None, str(number)))
    return bool(done.rowcount)


async def bans(store: Store) -> list[Ban]:
    """Return all bans, including expired ones."""
    async with reading(store) as connection:
        rows = (await connection.execute(select(schema.bans).order_by(schema.bans.c.id))).all()
    return [Ban(*row) for row in rows]


# -- the log ----------------------------------------------------------------------------------


async def log(connection: AsyncConnection, act: LoggedAct) -> None:
    """Log what the operator does, in the same transaction.

    Readers of the log go by its numbers, so a lower one must not appear after a higher one: in
    PostgreSQL, where many write at once, each waits until the one before has finished.
    """
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({LOG_LOCK})"))
    row = {name: getattr(act, name) for name in LoggedAct.__slots__ if name != "id"}
    await connection.execute(insert(schema.operator_log).values(**row))


async def log_act(store: Store, act: LoggedAct) -> None:
    """Log what the operator has done."""
    async with writing(store) as connection:
        await log(connection, act)


async def acts_after(store: Store, number: int) -> list[LoggedAct]:
    """Return what the operator did after the action with this number."""
    c = schema.operator_log.c
    query = select(schema.operator_log).where(c.id > number).order_by(c.id)
    async with reading(store) as connection:
        return [LoggedAct(*row) for row in (await connection.execute(query)).all()]


async def last_act(store: Store) -> int:
    """Return the number of the operator's last action."""
    async with reading(store) as connection:
        found = await connection.execute(select(func.max(schema.operator_log.c.id)))
        return found.scalar() or 0
