"""What Alembic runs: the migrations, on the connection that `store.migrate` passes."""

from __future__ import annotations

from alembic import context

from warofwhispers.server.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
