"""What is stored of a tournament, as values."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class TournamentRow:
    """How it was set up; what happens in it is in its lines."""

    id: str
    head: str
    over: bool
    version: int
    settled: int
    created_ms: int
    updated_ms: int
    secret: str = ""
    """What its deals are made from, where they can be verified; shown at the end."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LineRow:
    """One line of the tournament's file."""

    tournament_id: str
    version: int
    at_ms: int
    who: int
    action: str
    client_id: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonRow:
    """Who a player is, and who the organiser (0). Keys are stored as digests."""

    tournament_id: str
    number: int
    holder: str | None = None
    level: int | None = None
    """Of a machine."""
    invitation: str | None = None
    by_organiser: bool = False
    """Whether the link that waits came from the organiser, and not from the holder."""
    moved_ms: int | None = None
    """When the organiser's link last gave the place to another browser."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedRow:
    """A table opened for one game of a round."""

    tournament_id: str
    round: int
    number: int
    game: int
    table_id: str
    players: tuple[int, ...]
    """By seat."""
    entered: bool = False
    """Whether its result counts already, or never will."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """Lines to add after a known version, and what goes with them: all of it is stored, or nothing."""

    tournament_id: str
    after: int
    at_ms: int
    lines: tuple[tuple[int, str], ...] = ()
    over: bool = False
    client_id: str | None = None
    person: PersonRow | None = None
    """Who has registered by these lines."""
    opened: OpenedRow | None = None
    """The table whose result they are."""
