"""Run by the store with a connection of its own."""

from __future__ import annotations

from alembic import context

from kronika.server.models import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
