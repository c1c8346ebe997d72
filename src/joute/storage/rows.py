"""What is stored, as values."""

from __future__ import annotations

from dataclasses import dataclass

from joute.tables import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """How a table was set up; what happens at it is in its events."""

    id: str
    game: str
    options: tuple[tuple[str, str], ...]
    position: str
    listed: bool
    hints: bool
    dictionary: bool
    finished: bool
    created_ms: int
    updated_ms: int
    wake_ms: int | None = None
    rematch: str | None = None
    """The table where its players went on."""
    event: str | None = None
    """The tournament or match it is played for."""
    seed: str = ""
    """What its machines draw lots from: nobody can foretell them, and a replay finds the same again."""
    maker: str | None = None
    """The key of whoever opened it, as a digest; None where nobody may withdraw it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRow:
    """Who sits there. Keys are stored as digests: reading the database lets nobody act."""

    table_id: str
    seat: int
    kind: str
    name: str
    level: int | None
    holder: str | None
    invitation: str | None


@dataclass(frozen=True, slots=True)
class TableNews:
    """What is stored of a table, its events from some version on."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Change:
    """New events of one table, and what they mean for its row."""

    table_id: str
    events: tuple[Event, ...]
    finished: bool
    wake_ms: int | None
    marks: tuple[str, ...] = ()
    """By which its positions are known while it is played without help."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeRow:
    """From when to when a server was alive without a break."""

    id: str
    up_ms: int
    alive_ms: int
    gone: bool = False
    """It stopped by itself: nobody waits for it."""
