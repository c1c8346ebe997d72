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
    outgoing: int = 64
    """Answers a client may leave waiting before it is no longer listened to."""
    send_seconds: float = 10.0
    """How long one message may take to leave before the client is dropped."""
    connections_per_table: int = 200
    connections_per_tournament: int = 1_000
    connections_per_address: int = 500
    connections: int = 10_000
    requests_per_second: float = 20.0
    burst: int = 60
    work_waiting: int = 32
    """Hints and replays that may wait their turn."""
    messages_per_second: float = 30.0
    message_burst: int = 90


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    database: str
    bus: str = ""
    """Redis address between nodes; none for a single node."""
    origins: tuple[str, ...] = ()
    """Origins a browser may come from besides the server's own."""
    static: Path | None = None
    machine_threads: int = 2
    machine_grace_ms: int = 15_000
    """A machine that has not moved by then was on a node that died: another node takes over."""
    closing_ms: int = 60_000
    """How long a closing challenge window waits for each seat before it counts as accepted (LEX-15)."""
    limits: Limits = Limits()
