"""The bell of a tournament at real tables: started, held and lengthened by entries of the desk.

`0 bell run 420` starts it with so many seconds left, `0 bell hold 185` stops it there.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from joute.tournaments import Tournament
from joute.tournaments.journal import BELL, STAMP


@dataclass(frozen=True, slots=True)
class Bell:
    left_ms: int | None
    """Until it rings; None where none is awaited."""
    runs: bool


NO_BELL = Bell(None, False)


def desk_bell(tournament: Tournament, now: int) -> Bell:
    """As the last entry about it in this round has set it."""
    event = tournament.event
    for entry in reversed(tournament.entries):
        if entry.round != event.opened:
            return NO_BELL
        if entry.verb == BELL and entry.stands:
            _, way, seconds = entry.action.split()
            left = 1000 * int(seconds)
            if way == "hold" or not entry.at:
                return Bell(left, False)
            started = datetime.strptime(entry.at, STAMP).replace(tzinfo=UTC).timestamp() * 1000
            return Bell(max(0, left - max(0, now - int(started))), True)
    return NO_BELL
