"""Tables: seats, position, clock, record and version of a game; what server, command line and tests drive."""

from joute.tables.events import ClockStep, Event, EventKind, Ply, Step, StopStep, Takeback, TakebackStep
from joute.tables.offers import About, Answer, Offer, Said
from joute.tables.replay import Replay, replay
from joute.tables.sentences import SENTENCES
from joute.tables.table import Table
from joute.tables.telling import result, told
from joute.tables.timing import read_clock
from joute.tables.views import ClockView, clock_after, clock_view, record_for, shown_text

__all__ = [
    "SENTENCES",
    "About",
    "Answer",
    "ClockStep",
    "ClockView",
    "Event",
    "EventKind",
    "Offer",
    "Ply",
    "Replay",
    "Said",
    "Step",
    "StopStep",
    "Table",
    "Takeback",
    "TakebackStep",
    "clock_after",
    "clock_view",
    "read_clock",
    "record_for",
    "replay",
    "result",
    "shown_text",
    "told",
]
