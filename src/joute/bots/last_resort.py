"""A legal move for when thinking has failed: a game must not wait for a machine for ever."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice

from joute.play import ACCEPT, PASS, RESIGN, Challenge, Effects, Move, Position, Seat

GIVING_UP = (PASS, RESIGN)
"""What nobody does for want of time alone: not to have looked is not to have found nothing."""
_MOST_TRIED = 1_500
"""Plays gone through for one whose words the player knows."""


def last_resort(
    position: Position, seat: Seat, knows: Callable[[Sequence[str]], bool] = lambda _: True
) -> Move:
    """Accepts what the game waits for, else any play, else passes; resigns where nothing else is left.

    `knows`: whether the player knows all these words: nobody plays what they do not know.
    """
    waited_for: list[Move] = [ACCEPT] if position.window().is_closing else []
    for move in waited_for:
        if isinstance(position.judge(seat, move), Effects):
            return move
    plays = (move for move in islice(position.moves(seat), _MOST_TRIED) if not _gives_up(move))
    for move in plays:
        done = position.judge(seat, move)
        if isinstance(done, Effects) and knows(done.words):
            return move
    for move in (PASS, ACCEPT):
        if isinstance(position.judge(seat, move), Effects):
            return move
    return RESIGN


def _gives_up(move: Move) -> bool:
    return move in GIVING_UP or isinstance(move, Challenge)
