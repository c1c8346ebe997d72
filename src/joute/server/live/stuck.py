"""A table whose writes fail: since when it stands still, and when each action first arrived."""

from __future__ import annotations

from joute.server.live.stops import Span, Stops

MOST_KNOWN = 64


class Stuck:
    """A table that cannot be written costs nobody time; a retry counts as of the first attempt."""

    def __init__(self) -> None:
        self._since: int | None = None
        self._past = Stops()
        """When it stood still, as far as its clock may not know of it yet."""
        self._received: dict[str, int] = {}

    @property
    def is_unsure(self) -> bool:
        """The last write failed."""
        return self._since is not None

    def first_received(self, key: str | None, received: int) -> int:
        """When the action under that key arrived for the first time."""
        if key is None:
            return received
        if len(self._received) >= MOST_KNOWN and key not in self._received:
            del self._received[next(iter(self._received))]
        return self._received.setdefault(key, received)

    def settled(self, key: str | None) -> None:
        """It is stored or refused: nothing more comes under that key."""
        if key is not None:
            self._received.pop(key, None)

    def begin(self, moment: int) -> None:
        """What took effect then could not be written."""
        self._since = moment if self._since is None else min(self._since, moment)

    def end(self, now: int) -> None:
        """It has been written: what counts from an earlier moment was not seen by anybody until now."""
        if self._since is not None:
            self._past = Stops([(self._since, now)])
            self._since = None

    def has_ended_after(self, latest: int) -> bool:
        """Whether it stood still later than its latest event, and goes on."""
        return self._since is None and bool(self._past.after(latest))

    def with_own(self, stops: list[Span], latest: int, now: int) -> list[Span]:
        """The server's stops and the table's own, as far as they are later than its latest event."""
        own = self._past.after(latest)
        if not own and self._since is None:
            return stops
        together = Stops([*stops, *own])
        if self._since is not None:
            together.add(max(self._since, latest), now)
        return together.after(latest)
