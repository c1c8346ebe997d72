"""The database tables. `events` only grows; its key keeps two writers from both writing version n."""

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("options", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("dictionary", Boolean, nullable=False),
    Column("finished", Boolean, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Column("wake_ms", BigInteger),
    Column("rematch", String(32)),
    Index("tables_by_update", "updated_ms"),
    Index("tables_by_wake", "wake_ms"),
)
"""`wake_ms`: when a clock runs out or a machine should have moved, whichever node is alive by then."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", Integer),
    Column("holder", String(64)),
    Column("invitation", String(64), unique=True),
    Index("seats_by_holder", "holder"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("client_id", String(64)),
    Index("events_by_client", "table_id", "client_id", unique=True),
)

NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("alive_ms", BigInteger, nullable=False),
)
"""When each server was last alive: what passes while none is, is nobody's time."""
