"""Who opened a table: they may withdraw it while it waits for people."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("tables", sa.Column("maker", sa.String(64)))


def downgrade() -> None:
    op.drop_column("tables", "maker")
