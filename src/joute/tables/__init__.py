"""Tables: seats, position, clock, record and version of a game; what server, command line and tests drive."""

from joute.tables.events import Event, Ply, Takeback
from joute.tables.loading import load_table
from joute.tables.sentences import SENTENCES
from joute.tables.table import Table
from joute.tables.timing import read_clock
from joute.tables.views import (
    ClockView,
    ShownPly,
    TableView,
    clock_view,
    record_for,
    shown_ply,
    shown_text,
    view_for,
)

__all__ = [
    "SENTENCES",
    "ClockView",
    "Event",
    "Ply",
    "ShownPly",
    "Table",
    "TableView",
    "Takeback",
    "clock_view",
    "load_table",
    "read_clock",
    "record_for",
    "shown_ply",
    "shown_text",
    "view_for",
]
