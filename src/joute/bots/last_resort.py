"""A legal move for when thinking has failed: a game must not wait for a machine for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from joute.play import ACCEPT, PASS, RESIGN, Challenge, Effects, Move, Moves, Position, Seat

GIVING_UP = (PASS, RESIGN)
"""What nobody does for want of time alone: not to have looked is not to have found nothing."""
_MOST_TRIED = 1_500
"""Plays gone through for one whose words the player knows."""
Familiarity = Callable[[Sequence[str]], float]
"""How well a player knows the least known of some words: what is below nought is above the player's band."""


def last_resort(position: Position, seat: Seat, familiarity: Familiarity = lambda _: 0.0) -> Move:
    """Accepts what the game waits for, else plays what the player knows, else passes.

    Where the rules let nobody pass, the best known of the plays; resigns where there is none.
    """
    if position.window().is_closing and isinstance(position.judge(seat, ACCEPT), Effects):
        return ACCEPT
    best: tuple[float, Move] | None = None
    for move in _from_everywhere(position.moves(seat)):
        done = position.judge(seat, move)
        if not isinstance(done, Effects):
            continue
        known = familiarity(done.words)
        if known >= 0:
            return move
        if best is None or known > best[0]:
            best = (known, move)
    for move in (PASS, ACCEPT):
        if isinstance(position.judge(seat, move), Effects):
            return move
    return best[1] if best else RESIGN


def _from_everywhere(moves: Moves) -> Iterator[Move]:
    """Plays from all parts of a long listing: its first ones may share a rare beginning."""
    step = max(1, moves.count() // _MOST_TRIED)
    return (move for move in islice(moves, 0, None, step) if not _gives_up(move))


def _gives_up(move: Move) -> bool:
    return move in GIVING_UP or isinstance(move, Challenge)
