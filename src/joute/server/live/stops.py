"""Spans during which no player could be served: they count for nobody."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable

Span = tuple[int, int]


class Stops:
    """Oldest first, none touching another."""

    def __init__(self, spans: Iterable[Span] = ()) -> None:
        self._spans: list[Span] = []
        for span in spans:
            self.add(*span)

    def add(self, since: int, until: int) -> None:
        """One more; with those it touches it becomes one."""
        if until <= since:
            return
        touched = [span for span in self._spans if span[0] <= until and since <= span[1]]
        since, until = min([since, *(a for a, _ in touched)]), max([until, *(b for _, b in touched)])
        self._spans = sorted([*(span for span in self._spans if span not in touched), (since, until)])

    def covers(self, moment: int) -> bool:
        return any(since <= moment < until for since, until in self._spans)

    def covers_all(self, since: int, until: int) -> bool:
        return any(a <= since and until <= b for a, b in self._spans)

    def after(self, moment: int) -> list[Span]:
        """What of them is later than the moment."""
        if not self._spans or self._spans[-1][1] <= moment:
            return []
        later = self._spans[bisect_right(self._spans, moment, key=_until) :]
        return [(max(since, moment), until) for since, until in later]


def as_one(spans: list[Span]) -> list[Span]:
    """One span as long as all of them, which ends with the last: the same time is left on every clock.

    Only for spans between which nobody acted. A log notes a stop in two lines, and every table has its own.
    """
    if not spans:
        return []
    until = spans[-1][1]
    return [(until - sum(end - since for since, end in spans), until)]


def _until(stop: Span) -> int:
    return stop[1]
