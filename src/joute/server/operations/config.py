"""How a server is set up: everything has a default that works on one machine."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Bounds on everything that comes in, per address or seat."""

    body_bytes: int = 300_000
    list_bytes: int = 4_000_000
    """A word list: some 400,000 words."""
    lists_per_minute: float = 2.0
    list_burst: int = 10
    message_bytes: int = 8_000
    message_bytes_read: int = 256_000
    """What is longer than a message may be is still read so far, to be refused under its own id."""
    outgoing: int = 64
    """Answers a client may leave waiting before it is no longer listened to."""
    send_seconds: float = 10.0
    """How long one message may take to leave before the client is dropped."""
    incoming: int = 32
    """Messages read from a client, and stamped with their time, before it is no longer listened to."""
    connections_per_table: int = 200
    """Spectators; whoever holds a seat is never counted, here or below."""
    connections_per_tournament: int = 1_000
    connections_per_address_and_table: int = 20
    """Spectators of one table from one address."""
    connections_per_address: int = 500
    connections: int = 10_000
    connections_per_seat: int = 50
    """Pages that one person may have open on one table."""
    requests_per_second: float = 20.0
    burst: int = 60
    pictures_per_second: float = 60.0
    """Small pictures of positions, which a list shows by dozens: they have a bucket of their own."""
    picture_burst: int = 500
    work_waiting: int = 32
    """Analyses, replays and the like that may wait their turn."""
    work_per_address: int = 6
    """Those of one address that may wait or be under way."""
    sheets_per_address: int = 24
    """Sheets to print, which a page shows all at once, that one address may have under way."""
    machine_tables_per_address: int = 100
    """Running tables with machines that one address may have."""
    word_lists_per_address: int = 8
    """Different word lists that tables and positions of one address may use within an hour."""
    messages_per_second: float = 30.0
    message_burst: int = 90
    moves_per_second: float = 30.0
    """Moves have a bucket of their own: whatever else a page asks, they get through."""
    move_burst: int = 90
    phrases_per_minute: float = 12.0
    """What one person may say at one table; four at once."""
    phrase_burst: int = 4
    head_seconds: float = 10.0
    """How long a request’s head may take; a body slower than 100 bytes a second is cut off too."""
    open_connections: int = 12_000
    """Sockets of any kind; beyond them those that have not asked for anything yet are closed first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    database: str
    bus: str = ""
    """Redis address between nodes; none for a single node."""
    origins: tuple[str, ...] = ()
    """Origins a browser may come from besides the server's own."""
    static: Path | None = None
    docs: Path | None = None
    """The built documentation, served under /docs."""
    compile_ahead: bool = False
    """Compile what the machines think with as soon as the server runs, where this machine has not yet."""
    machine_threads: int = 2
    machine_grace_ms: int = 15_000
    """A machine that has not moved by then was on a node that died: another node takes over."""
    machine_pause: bool = False
    """Whether machines take a person's time over their moves; tests and bulk play do without."""
    closing_ms: int = 60_000
    """How long a closing challenge window waits for each seat before it counts as accepted (LEX-15)."""
    analysis_ms: int = 400
    """How long the machine looks at each move of a game that is looked back at."""
    limits: Limits = Limits()
