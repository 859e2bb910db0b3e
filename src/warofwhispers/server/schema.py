"""The database's tables. Migrations under `migrations/` make them; a test compares the two."""

from __future__ import annotations

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
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float(53), nullable=False),
    Column("updated", Float(53), nullable=False),
    # What follows from the journal, kept beside it so that the lobby need not read every journal.
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
