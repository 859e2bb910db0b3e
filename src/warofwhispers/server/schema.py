"""The database's tables. Migrations under `migrations/` create them; a test compares the two."""

from __future__ import annotations

from typing import Final, TypedDict

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    # Derived from the journal, and stored beside it so that the lobby need not read every journal.
    Column("listed", Boolean, nullable=False),
    Column("status", String(16), nullable=False),
    Column("bot_to_move", Boolean, nullable=False),
    Index("ix_tables_listed_status", "listed", "status", "created"),
    Index("ix_tables_bot", "bot_to_move", "updated"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("key", String(100), nullable=True),
    UniqueConstraint("table_id", "key", name="uq_entries_table_id_key"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("data", Text, nullable=False),
)

seen = Table(
    "seen",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("at", Float(53), nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    # Reports outlive their tables, so there is no foreign key.
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("about", Integer, nullable=True),
    Column("kind", String(16), nullable=False),
    Column("text", Text, nullable=False),
    Column("settled", Boolean, nullable=False),
)

bans = Table(
    "bans",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("until", Float(53), nullable=True),
    Column("kind", String(16), nullable=False),
    Column("value", String(100), nullable=False),
    Column("reason", Text, nullable=False),
)

# What the operator did, so that running servers learn of it, and for later reference.
operator_log = Table(
    "operator_log",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("act", String(16), nullable=False),
    Column("table_id", String(32), nullable=True),
    Column("detail", Text, nullable=False),
)


class Changing(TypedDict):
    """The columns of `tables` that change."""

    updated: float
    listed: bool
    status: str
    bot_to_move: bool


class CreatedRow(Changing):
    """A new row of `tables`."""

    id: str
    created: float


class ChangedRow(Changing):
    """What changes in a row of `tables`; `table_id` says in which one."""

    table_id: str


class EntryRow(TypedDict):
    """A row of `entries`."""

    table_id: str
    seq: int
    kind: str
    data: str
    at: float
    key: str | None


class SnapshotRow(TypedDict):
    """A row of `snapshots`."""

    table_id: str
    data: str


class SeenRow(TypedDict):
    """A row of `seen`."""

    table_id: str
    seat: int
    at: float


SEEN: Final = text(
    "INSERT INTO seen (table_id, seat, at)"
    " SELECT CAST(:table_id AS VARCHAR(32)), CAST(:seat AS INTEGER), CAST(:at AS DOUBLE PRECISION)"
    " WHERE EXISTS (SELECT 1 FROM tables WHERE id = CAST(:table_id AS VARCHAR(32)))"
    " ON CONFLICT (table_id, seat) DO UPDATE SET at ="
    " CASE WHEN excluded.at > seen.at THEN excluded.at ELSE seen.at END"
)
"""A table may have been deleted meanwhile."""
