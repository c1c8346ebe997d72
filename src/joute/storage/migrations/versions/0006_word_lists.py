"""Word lists that people bring to their tables, each kept once."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "word_lists",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("packed", sa.LargeBinary, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("word_lists")
