"""What an entry of a table's log is about: a move, the clock, or taking a move back."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"

TAKEBACKS = {"undo": "ask", "undo yes": "accept", "undo no": "refuse"}
"""How a step of taking a move back was written among the moves until now."""


def upgrade() -> None:
    op.add_column("events", sa.Column("kind", sa.String(16), nullable=False, server_default="move"))
    op.execute("UPDATE events SET kind = 'clock' WHERE seat = 0 AND action IN ('start', 'stop')")
    for before, after in TAKEBACKS.items():
        op.execute(
            f"UPDATE events SET kind = 'takeback', action = '{after}' WHERE seat > 0 AND action = '{before}'"
        )


def downgrade() -> None:
    for before, after in TAKEBACKS.items():
        op.execute(f"UPDATE events SET action = '{before}' WHERE kind = 'takeback' AND action = '{after}'")
    op.drop_column("events", "kind")
