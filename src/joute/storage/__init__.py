"""Where tables and tournaments are kept: append-only logs, in SQLite or PostgreSQL."""

from joute.storage.analyses import AnalysisStore
from joute.storage.engine import (
    DamagedDatabase,
    NewerDatabase,
    UnopenedDatabase,
    default_url,
    free_bytes,
    open_engine,
)
from joute.storage.rows import Change, NodeRow, SeatRow, TableNews, TableRow
from joute.storage.store import Conflict, Store
from joute.storage.tournament_rows import LineRow, OpenedRow, PersonRow, TournamentRow
from joute.storage.tournaments import TournamentStore
from joute.storage.word_lists import WordListStore
from joute.storage.writer import Held, Writer

__all__ = [
    "AnalysisStore",
    "Change",
    "Conflict",
    "DamagedDatabase",
    "Held",
    "LineRow",
    "NewerDatabase",
    "NodeRow",
    "OpenedRow",
    "PersonRow",
    "SeatRow",
    "Store",
    "TableNews",
    "TableRow",
    "TournamentRow",
    "TournamentStore",
    "UnopenedDatabase",
    "WordListStore",
    "Writer",
    "default_url",
    "free_bytes",
    "open_engine",
]
