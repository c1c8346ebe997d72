"""The end of a game for two with open hands, looked at to the last square."""

from __future__ import annotations

from joute.bots.budget import Deadline
from joute.bots.demo.hands import value
from joute.bots.demo.scratch import laid_count, left_after, mat_after
from joute.games.demo.engine import PlaySearch, Row

_MOST_PLAYS = 400
_MOST_DEEP = 40
_STEP_MS = 2


class TooLong(Exception):
    """More positions than were asked for, or no time for more."""


class Endgame:
    """Alpha-beta to the end of the game; what is paid to the player on turn."""

    def __init__(self, search: PlaySearch, most: int, deadline: Deadline) -> None:
        self._search = search
        self._left = most
        self._deadline = deadline
        self._known: dict[tuple[bytes, bytes, bytes, bool], tuple[float, float]] = {}

    def after(
        self, mat: bytes, own: bytes, other: bytes, row: Row | None, passed: bool, least: float
    ) -> float:
        """What a play, or a pass, brings its player; exact if more than `least`, else no less than it is."""
        if row is None:
            return self._passing(mat, own, other, passed, least, value(other), 0)
        left = left_after(own, row)
        if not left:
            return value(other)
        return -self._worth(mat_after(mat, row), other, left, False, -value(other), -least, 1)

    def _worth(
        self, mat: bytes, own: bytes, other: bytes, passed: bool, low: float, high: float, depth: int
    ) -> float:
        key = (mat, own, other, passed)
        least, most = self._known.get(key, (-float(value(own)), float(value(other))))
        if least >= high or least == most:
            return least
        if most <= low:
            return most
        found = self._searched(mat, own, other, passed, max(low, least), min(high, most), depth)
        if found < high:
            most = min(most, found)
        if found > low:
            least = max(least, found)
        self._known[key] = (least, most)
        return found

    def _searched(
        self, mat: bytes, own: bytes, other: bytes, passed: bool, low: float, high: float, depth: int
    ) -> float:
        self._left -= 1
        if self._left < 0 or depth > _MOST_DEEP or self._deadline.over(_STEP_MS):
            raise TooLong
        rows = self._rows(mat, own)
        if rows and laid_count(rows[0]) == len(own):
            return value(other)
        best = -float(value(own))
        lefts = sorted(((value(left_after(own, row)), row) for row in rows), key=lambda each: each[0])
        for _, row in lefts:
            left = left_after(own, row)
            found = -self._worth(mat_after(mat, row), other, left, False, -high, -max(low, best), depth + 1)
            best = max(best, found)
            if best >= high:
                return best
        return max(best, self._passing(mat, own, other, passed, max(low, best), high, depth))

    def _passing(
        self, mat: bytes, own: bytes, other: bytes, passed: bool, low: float, high: float, depth: int
    ) -> float:
        if passed:
            return value(other) - value(own)
        return -self._worth(mat, other, own, True, -high, -low, depth + 1)

    def _rows(self, mat: bytes, hand: bytes) -> list[Row]:
        """Every play, one that lays all first."""
        rows: list[Row] = []
        for row in self._search.every(mat, hand):
            if laid_count(row) == len(hand):
                return [row]
            rows.append(row)
            if len(rows) > _MOST_PLAYS:
                raise TooLong
        if self._search.stop[0]:
            raise TooLong
        return rows
