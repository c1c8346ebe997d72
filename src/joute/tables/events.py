"""What happened at a table, in order, one entry a version: enough to build the table again."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from joute.clocks import Clock
from joute.play import Effects, Position, Seat
from joute.values import swift


class EventKind(StrEnum):
    """What an entry of the log is about; a move's text can never be taken for anything else."""

    MOVE = "move"
    CLOCK = "clock"
    TAKEBACK = "takeback"
    STOP = "stop"


class ClockStep(StrEnum):
    """The clock goes or stands still; said by nobody (seat 0)."""

    START = "start"
    STOP = "stop"


class TakebackStep(StrEnum):
    """Asking for the last move back, and the others' answers."""

    ASK = "ask"
    ACCEPT = "accept"
    REFUSE = "refuse"


class StopStep(StrEnum):
    """Refusing an offer to stop, or withdrawing one's own. Offering and agreeing are the move `end`."""

    REFUSE = "refuse"


Step = TakebackStep | StopStep
"""What a seat does at the table that is no move of the game."""


@swift
@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the log; `at` is the moment it took effect."""

    version: int
    at: int
    seat: Seat
    kind: EventKind
    action: str
    """A move in its notation, a `ClockStep`, a `TakebackStep` or a `StopStep`."""
    client_id: str | None = None
    """The id its sender gave it, where it is kept: a retry is not a second action."""


@swift
@dataclass(frozen=True, slots=True)
class Ply:
    """One action of the game: what it met, what it did, the time that ran before it."""

    seat: Seat
    ms: int | None
    before: Position
    effects: Effects[Position]
    clock: Clock
    """The clock as the action left it."""

    @property
    def move(self) -> str:
        return self.effects.move.text()

    @property
    def after(self) -> Position:
        return self.effects.after


@dataclass(frozen=True, slots=True)
class Takeback:
    """A seat asks to go back to before its last move; these have agreed so far."""

    seat: Seat
    ply: int
    agreed: frozenset[Seat] = frozenset()
