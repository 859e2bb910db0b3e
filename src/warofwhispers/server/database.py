"""Databases by their address: how each is connected to, its migrations, and its faults."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from warofwhispers.content.errors import WhispersError

if TYPE_CHECKING:
    from sqlalchemy import Connection
    from sqlalchemy.engine.interfaces import DBAPIConnection
    from sqlalchemy.pool import ConnectionPoolEntry

DRIVERS: Final = {
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
    "sqlite": "sqlite+aiosqlite",
}
BUSY_SECONDS: Final = 10
"""How long to wait for another process that is writing."""
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")


class StoreError(WhispersError):
    """The database failed, or it is unknown whether it did."""


def summarise(fault: BaseException) -> str:
    """Return what went wrong, without the statement and its values."""
    inner = fault.orig if isinstance(fault, DBAPIError) else fault
    return f"{type(inner).__name__}: {str(inner)[:200]}"


def database_url(address: str) -> URL:
    """Return a database's address with its driver; a plain path is an SQLite file.

    Raises `StoreError` if it cannot be read, or names SQLite without a file: each connection would
    have a database of its own in memory.
    """
    if "://" not in address:
        url = URL.create("sqlite", database=address)
    else:
        try:
            url = make_url(address)
        except (ArgumentError, ValueError):
            raise StoreError("database-address") from None
    if url.get_backend_name() == "sqlite" and url.database in {None, "", ":memory:"}:
        raise StoreError("database-without-file")
    return url.set(drivername=DRIVERS.get(url.drivername, url.drivername))


def open_engine(url: URL) -> AsyncEngine:
    """Return an engine for an address with its driver; nothing is connected yet."""
    if url.get_backend_name() == "postgresql":
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


def upgrade(connection: Connection) -> None:
    """Carry out the migrations that are missing."""
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


def revision_of(connection: Connection) -> str | None:
    """Return the last migration carried out; None if a database is empty."""
    return MigrationContext.configure(connection).get_current_revision()
