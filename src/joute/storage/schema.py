"""The database tables. `events` only grows; its key keeps two writers from both writing version n."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

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
    Column("event", String(32)),
    Column("seed", String(32), nullable=False, server_default=""),
    Column("maker", String(64)),
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
    Column("kind", String(16), nullable=False),
    Column("action", Text, nullable=False),
    Column("client_id", String(64)),
    Index("events_by_client", "table_id", "client_id", unique=True),
)

MARKS = Table(
    "marks",
    METADATA,
    Column("mark", String(24), primary_key=True),
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
)
"""Positions of games played without help, as digests: nobody is advised on them until the game is over."""

NODES = Table(
    "nodes",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("alive_ms", BigInteger, nullable=False),
    Column("up_ms", BigInteger),
    Column("gone", Boolean, nullable=False, server_default=false()),
)
"""From when to when each server was alive: what passes while none is, no player is charged for."""

WORD_LISTS = Table(
    "word_lists",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)
"""Words that tables brought with them, a word a line, compressed; named by their content, so kept once."""

ANALYSES = Table(
    "analyses",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("packed", LargeBinary, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
)
"""Games that have been looked back at: the answer as it is sent, compressed, by the digest of the record."""

TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("head", Text, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("version", Integer, nullable=False),
    Column("settled", Integer, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("updated_ms", BigInteger, nullable=False),
    Column("secret", String(64), nullable=False, server_default=""),
    Index("tournaments_by_update", "updated_ms"),
)
"""`head`: the file it began with. `settled`: the version whose tables have all been opened."""

TOURNAMENT_LINES = Table(
    "tournament_lines",
    METADATA,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("who", Integer, nullable=False),
    Column("action", Text, nullable=False),
    Column("client_id", String(64)),
    Index("tournament_lines_by_client", "tournament_id", "client_id", unique=True),
)

TOURNAMENT_PEOPLE = Table(
    "tournament_people",
    METADATA,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("holder", String(64)),
    Column("level", Integer),
    Column("invitation", String(64), unique=True),
    Column("by_organiser", Boolean, nullable=False, server_default=false()),
    Column("moved_ms", BigInteger),
    Index("tournament_people_by_holder", "holder"),
)
"""Whose browser each player is; 0 is the organiser. A machine has a level instead.

`by_organiser`: whether the link that waits came from the organiser. `moved_ms`: when the organiser's link
last gave the place to another browser; everybody can see it."""

TOURNAMENT_TABLES = Table(
    "tournament_tables",
    METADATA,
    Column("tournament_id", ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("game", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, unique=True),
    Column("players", Text, nullable=False),
    Column("entered", Boolean, nullable=False),
    Index("tournament_tables_by_entered", "entered"),
)
"""The tables opened for an event; its key keeps a table from being opened, or its result entered, twice."""

SERVER_KEYS = Table(
    "server_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
"""What this server signs with."""
