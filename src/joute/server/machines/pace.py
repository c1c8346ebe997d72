"""How long a machine seems to think: as long as a person would, where a person waits for it."""

from __future__ import annotations

from collections.abc import Mapping

from joute.clocks import NoLimit
from joute.play import ACCEPT, CHANCE, PASS, Action, Challenge, Effects, Move, Seat
from joute.server.live.seated import Seated
from joute.server.live.shown import Shown

LEAST_MS, MOST_MS = 600, 2_500
_A_LETTER_MS = 90
_A_TURNED_LETTER_MS = 60
_ANOTHER_WORD_MS = 250
_IN_A_RACE = 0.3
"""The part of it where clocks run: nobody wins by waiting for a machine."""
AFTER_A_MACHINE_MS = 2_000
"""At least, where another machine has just played: its move is still being shown."""
TO_CONTEST_MS = 6_000
"""At least, before a move that ends somebody's chance to contest what they have just been shown."""

AFTER_SHOWN_MS = 12_000
"""The same, from when they have been shown it: time to read the question and what either answer brings.

Whoever lets the word pass says so with a tap, and the machine goes on at once."""
AFTER_SHOWN_IN_A_RACE_MS = 1_500
"""The same where clocks run."""
TO_READ_MS = 20_000
"""At most, for somebody who is still being shown what came before, or reads a verdict."""
TO_READ_ALONE_MS = 600_000
"""The same where nobody else waits: one person among machines, and no clock."""
TO_COME_BACK_MS = 15_000
"""At most, for somebody whose connection was lost meanwhile."""
_PART_OF_TIME = 4
"""Where clocks run, a machine waits for a fourth of what its own has left, at most."""


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
    return _hurried(seated, max(min(MOST_MS, whole), _to_look_ms(seated, people, move)))


def behind(seated: Seated, shown: Mapping[Seat, Shown]) -> set[Seat]:
    """The people who play and are still being shown something, of those who say how far they are."""
    count = len(seated.table.plies)
    return {seat for seat in _people_playing(seated) & shown.keys() if shown[seat].ply < count}


def to_wait_ms(seated: Seated, seat: Seat, move: Move, shown: Mapping[Seat, Shown], now: int) -> int:
    """How much longer the machine waits for people to be shown what came before, and to contest it."""
    table = seated.table
    latest = table.events[-1].at if table.events else now
    most = TO_READ_ALONE_MS if _is_alone(seated) else _hurried(seated, TO_READ_MS)
    left = table.clock.remaining(seat, latest)
    until = latest + (most if left is None else min(most, left // _PART_OF_TIME))
    if late := behind(seated, shown):
        return max(0, max(_waited_for(shown[one], until) for one in late) - now)
    contesting = set(table.position.window().seats) & _people_playing(seated) & shown.keys()
    if not contesting or not _ends_window(move):
        return 0
    seen = max(shown[one].at for one in contesting) + _after_shown_ms(seated)
    return max(0, min(seen, until) - now)


def _after_shown_ms(seated: Seated) -> int:
    return AFTER_SHOWN_MS if _is_unhurried(seated) else AFTER_SHOWN_IN_A_RACE_MS


def _waited_for(shown: Shown, until: int) -> int:
    """Until when: who is no longer connected may come back, but not much later."""
    return until if shown.left is None else min(until, shown.left + TO_COME_BACK_MS)


def contest_ms(seated: Seated, seat: Seat, shown: Mapping[Seat, Shown], now: int) -> int | None:
    """How much longer that person may contest before the machine on turn plays; None where none is waiting.

    At least so long: a machine may think longer. None too while somebody else is still being shown the play.
    """
    table = seated.table
    machine, window = table.position.on_turn(), table.position.window()
    machines = {one.seat for one in seated.seats if one.kind == "machine"}
    if machine not in machines or window.is_closing or seat not in window.seats or behind(seated, shown):
        return None
    latest = table.events[-1].at if table.events else now
    looked = latest + _hurried(seated, _to_look_ms(seated, _people_playing(seated), PASS))
    return max(to_wait_ms(seated, machine, PASS, shown, now), looked - now)


def _is_alone(seated: Seated) -> bool:
    """Whether one person plays, and time costs nobody anything."""
    return len(_people_playing(seated)) == 1 and _is_unhurried(seated)


def _hurried(seated: Seated, ms: int) -> int:
    return ms if _is_unhurried(seated) else round(ms * _IN_A_RACE)


def _is_unhurried(seated: Seated) -> bool:
    """Whether no clock was agreed."""
    return isinstance(seated.table.clock.control, NoLimit)


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
    return TO_CONTEST_MS if _ends_window(move) and people & set(window.seats) else AFTER_A_MACHINE_MS


def _ends_window(move: Move) -> bool:
    return move != ACCEPT and not isinstance(move, Challenge)
