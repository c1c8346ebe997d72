"""Clocks as pure functions of time, in whole milliseconds."""

from joute.clocks.clock import Clock, Flag
from joute.clocks.controls import (
    Bell,
    Budget,
    ClockError,
    ClockKind,
    Control,
    Disc,
    NoLimit,
    TurnLimit,
    read_control,
    reseated,
)
from joute.clocks.durations import duration_text, read_duration

__all__ = [
    "Bell",
    "Budget",
    "Clock",
    "ClockError",
    "ClockKind",
    "Control",
    "Disc",
    "Flag",
    "NoLimit",
    "TurnLimit",
    "duration_text",
    "read_control",
    "read_duration",
    "reseated",
]
