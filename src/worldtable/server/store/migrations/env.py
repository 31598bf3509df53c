"""Run by Alembic: `upgrade` hands over the connection it holds."""

from __future__ import annotations

from alembic import context

from worldtable.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
with context.begin_transaction():
    context.run_migrations()
