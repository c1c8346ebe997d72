"""How long a machine seems to think: as long as a person would, where a person waits for it."""

from __future__ import annotations

from joute.clocks import NoLimit
from joute.play import Effects, Move, Seat
from joute.server.live.seated import Seated

LEAST_MS, MOST_MS = 600, 2_500
_A_LETTER_MS = 90
_A_TURNED_LETTER_MS = 60
_ANOTHER_WORD_MS = 250
_IN_A_RACE = 0.3
"""The part of it where clocks run: nobody wins by waiting for a machine."""


def pause_ms(seated: Seated, seat: Seat, move: Move) -> int:
    """None where only machines play; more for a longer word, more words, more letters turned."""
    if all(one.kind == "machine" for one in seated.seats):
        return 0
    done = seated.table.position.judge(seat, move)
    if not isinstance(done, Effects):
        return 0
    letters = sum(map(len, done.words[:1]))
    whole = LEAST_MS + _A_LETTER_MS * max(0, letters - 3) + _A_TURNED_LETTER_MS * len(done.turned)
    whole += _ANOTHER_WORD_MS * max(0, len(done.words) - 1)
    bounded = min(MOST_MS, whole)
    in_a_race = not isinstance(seated.table.clock.control, NoLimit)
    return round(bounded * _IN_A_RACE) if in_a_race else bounded
