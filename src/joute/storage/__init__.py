"""Where tables are kept: an append-only log of events per table, in SQLite or PostgreSQL."""

from joute.storage.documents import Documents
from joute.storage.engine import default_url, open_engine
from joute.storage.rows import Change, DocumentRow, SeatRow, StoredEvent, TableRow
from joute.storage.store import Conflict, Store
from joute.storage.writer import Writer

__all__ = [
    "Change",
    "Conflict",
    "DocumentRow",
    "Documents",
    "SeatRow",
    "Store",
    "StoredEvent",
    "TableRow",
    "Writer",
    "default_url",
    "open_engine",
]
