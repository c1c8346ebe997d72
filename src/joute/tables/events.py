"""What happened at a table, in order, one entry a version: enough to build the table again."""

from __future__ import annotations

from dataclasses import dataclass

from joute.clocks import Clock
from joute.play import Effects, Position, Seat

START, STOP = "start", "stop"
"""The clock goes, the clock stands; said by nobody (seat 0)."""
UNDO, UNDO_YES, UNDO_NO = "undo", "undo yes", "undo no"


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the log; `at` is the moment it took effect."""

    version: int
    at: int
    seat: Seat
    action: str


@dataclass(frozen=True, slots=True)
class Ply:
    """One action of the game: what it met, what it did, the time that ran before it."""

    seat: Seat
    ms: int | None
    before: Position
    effects: Effects
    clock: Clock
    """The clock as the action left it."""


@dataclass(frozen=True, slots=True)
class Takeback:
    """A seat asks to go back to before its last move; these have agreed so far."""

    seat: Seat
    ply: int
    agreed: frozenset[Seat] = frozenset()
