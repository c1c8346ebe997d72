"""Where tables are kept: an append-only log of events per table, in SQLite or PostgreSQL."""

from joute.storage.engine import default_url, open_engine
from joute.storage.rows import Change, SeatRow, StoredEvent, TableRow
from joute.storage.store import Conflict, Store
from joute.storage.writer import Writer

__all__ = [
    "Change",
    "Conflict",
    "SeatRow",
    "Store",
    "StoredEvent",
    "TableRow",
    "Writer",
    "default_url",
    "open_engine",
]
