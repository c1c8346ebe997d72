"""When a table must next be looked at, and the table its players went on to."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("wake_ms", sa.BigInteger))
    op.add_column("tables", sa.Column("rematch", sa.String(32)))
    # Tournaments stay with their organisers: nothing was ever stored here.
    op.drop_table("documents")
    op.create_index("tables_by_wake", "tables", ["wake_ms"])
    # Until its next event nobody knows when a running table wants waking: look at each of them once.
    op.execute("UPDATE tables SET wake_ms = 0 WHERE NOT finished")


def downgrade() -> None:
    op.create_table(
        "documents",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("updated_ms", sa.BigInteger, nullable=False),
    )
    op.drop_index("tables_by_wake", "tables")
    op.drop_column("tables", "rematch")
    op.drop_column("tables", "wake_ms")
