"""Since when each server was alive: from that follows when none was, however long ago."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("nodes", sa.Column("up_ms", sa.BigInteger))


def downgrade() -> None:
    op.drop_column("nodes", "up_ms")
