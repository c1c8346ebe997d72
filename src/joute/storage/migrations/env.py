"""Alembic's entry: run on the connection that the engine hands over."""

from alembic import context

from joute.storage.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
