"""The secret that a tournament's deals are made from, and the key results are signed with."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tournaments", sa.Column("secret", sa.String(64), nullable=False, server_default=""))
    op.create_table(
        "server_keys",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("server_keys")
    op.drop_column("tournaments", "secret")
