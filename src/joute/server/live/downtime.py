"""When no server was alive: time that counts for no player."""

from __future__ import annotations

from collections.abc import Iterable

from joute.server.live.stops import Span


def downtime(lives: Iterable[Span], now: int, least_ms: int = 0) -> tuple[Span, ...]:
    """The gaps between these spans of uptime, and up to now, oldest first; short ones do not count."""
    found: list[Span] = []
    last: int | None = None
    for up, alive in sorted([*lives, (now, now)]):
        if last is not None and up - last > least_ms:
            found.append((last, up))
        last = alive if last is None else max(last, alive)
    return tuple(found)
