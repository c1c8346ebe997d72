"""Marks of positions, seeds of machines, servers that left by themselves, places that were moved."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("seed", sa.String(32), nullable=False, server_default=""))
    op.add_column("nodes", sa.Column("gone", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tournament_people", sa.Column("moved_ms", sa.BigInteger))
    op.add_column(
        "tournament_people",
        sa.Column("by_organiser", sa.Boolean, nullable=False, server_default=sa.false()),
    )
    op.create_table(
        "marks",
        sa.Column("mark", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("seed", sa.String), sa.column("finished")
    )
    running = op.get_bind().execute(sa.select(tables.c.id).where(tables.c.finished.is_(sa.false()))).scalars()
    for table in running.all():
        op.execute(tables.update().where(tables.c.id == table).values(seed=secrets.token_hex(16)))


def downgrade() -> None:
    op.drop_table("marks")
    op.drop_column("tournament_people", "by_organiser")
    op.drop_column("tournament_people", "moved_ms")
    op.drop_column("nodes", "gone")
    op.drop_column("tables", "seed")
