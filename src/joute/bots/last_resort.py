"""A legal move for when thinking has failed: a game must not wait for a machine for ever."""

from __future__ import annotations

from itertools import islice

from joute.play import ACCEPT, PASS, RESIGN, Challenge, Effects, Move, Position, Seat

GIVING_UP = (PASS, RESIGN)
"""What nobody does for want of time alone: not to have looked is not to have found nothing."""
_MOST_TRIED = 50


def last_resort(position: Position, seat: Seat) -> Move:
    """Accepts what the game waits for, else any play, else passes; resigns where nothing else is legal."""
    waited_for: list[Move] = [ACCEPT] if position.window().is_closing else []
    plays = (move for move in position.moves(seat) if not (move in GIVING_UP or isinstance(move, Challenge)))
    for move in (*waited_for, *islice(plays, _MOST_TRIED), PASS, ACCEPT):
        if isinstance(position.judge(seat, move), Effects):
            return move
    return RESIGN
