"""How long a machine seems to think: as long as a person would, where a person waits for it."""

from __future__ import annotations

from joute.clocks import NoLimit
from joute.play import ACCEPT, CHANCE, Action, Challenge, Effects, Move, Seat
from joute.server.live.seated import Seated

LEAST_MS, MOST_MS = 600, 2_500
_A_LETTER_MS = 90
_A_TURNED_LETTER_MS = 60
_ANOTHER_WORD_MS = 250
_IN_A_RACE = 0.3
"""The part of it where clocks run: nobody wins by waiting for a machine."""
AFTER_A_MACHINE_MS = 2_000
"""At least, where another machine has just played: its move is still being shown."""
TO_CONTEST_MS = 4_000
"""At least, before a move that ends somebody's chance to contest what they have just been shown."""


def pause_ms(seated: Seated, seat: Seat, move: Move) -> int:
    """None where no person plays any more; more for a longer word, more words, more letters turned."""
    people = _people_playing(seated)
    if not people:
        return 0
    done = seated.table.position.judge(seat, move)
    if not isinstance(done, Effects):
        return 0
    letters = sum(map(len, done.words[:1]))
    whole = LEAST_MS + _A_LETTER_MS * max(0, letters - 3) + _A_TURNED_LETTER_MS * len(done.turned)
    whole += _ANOTHER_WORD_MS * max(0, len(done.words) - 1)
    bounded = max(min(MOST_MS, whole), _to_look_ms(seated, people, move))
    in_a_race = not isinstance(seated.table.clock.control, NoLimit)
    return round(bounded * _IN_A_RACE) if in_a_race else bounded


def _people_playing(seated: Seated) -> set[Seat]:
    """Those who have not resigned."""
    position = seated.table.position
    people = (one.seat for one in seated.seats if one.kind != "machine")
    return {seat for seat in people if Action.RESIGN in position.allowed(seat)}


def _to_look_ms(seated: Seated, people: set[Seat], move: Move) -> int:
    """What people need to see of the move before this one, and to contest it."""
    plies, window = seated.table.plies, seated.table.position.window()
    latest = next((ply.seat for ply in reversed(plies) if ply.seat != CHANCE), CHANCE)
    if latest == CHANCE or latest in people:
        return 0
    ends_window = move != ACCEPT and not isinstance(move, Challenge)
    return TO_CONTEST_MS if ends_window and people & set(window.seats) else AFTER_A_MACHINE_MS
