"""Tournaments kept by the server: their lines, their people, the tables opened for them."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("tables", sa.Column("event", sa.String(32)))
    op.create_table(
        "tournaments",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("head", sa.Text, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("settled", sa.Integer, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("updated_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("tournaments_by_update", "tournaments", ["updated_ms"])
    op.create_table(
        "tournament_lines",
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("who", sa.Integer, nullable=False),
        sa.Column("action", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64)),
    )
    client = ["tournament_id", "client_id"]
    op.create_index("tournament_lines_by_client", "tournament_lines", client, unique=True)
    op.create_table(
        "tournament_people",
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("holder", sa.String(64)),
        sa.Column("level", sa.Integer),
        sa.Column("invitation", sa.String(64), unique=True),
    )
    op.create_index("tournament_people_by_holder", "tournament_people", ["holder"])
    op.create_table(
        "tournament_tables",
        sa.Column("tournament_id", sa.String(32), sa.ForeignKey("tournaments.id"), primary_key=True),
        sa.Column("round", sa.Integer, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("game", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), nullable=False, unique=True),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("entered", sa.Boolean, nullable=False),
    )
    op.create_index("tournament_tables_by_entered", "tournament_tables", ["entered"])


def downgrade() -> None:
    for name in ("tournament_tables", "tournament_people", "tournament_lines", "tournaments"):
        op.drop_table(name)
    op.drop_column("tables", "event")
