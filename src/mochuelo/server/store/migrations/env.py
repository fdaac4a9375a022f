"""What Alembic runs: it is given a connection by `migrate`, and knows our schema for comparison."""

from __future__ import annotations

from alembic import context

from mochuelo.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite alters a table by copying it
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
