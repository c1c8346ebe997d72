"""A legal move for when thinking has failed: a game must not wait for a machine for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from joute.play import ACCEPT, PASS, RESIGN, Challenge, Effects, Move, Moves, Position, Seat

GIVING_UP = (PASS, RESIGN)
"""What nobody does for want of time alone: not to have looked is not to have found nothing."""
_MOST_TRIED = 1_500
"""Plays gone through for one whose words the player knows, before passing."""
Familiarity = Callable[[Sequence[str]], float]
"""How well a player knows the least known of some words: what is below nought is above the player's band."""


def last_resort(position: Position, seat: Seat, familiarity: Familiarity = lambda _: 0.0) -> Move:
    """Accepts what the game waits for, else plays what the player knows, else passes.

    Where the rules let nobody pass, all plays are gone through; who knows the words of none resigns.
    """
    if position.window().is_closing and isinstance(position.judge(seat, ACCEPT), Effects):
        return ACCEPT
    plays = position.moves(seat)
    if move := _first_known(position, seat, _from_everywhere(plays), familiarity):
        return move
    for move in (PASS, ACCEPT):
        if isinstance(position.judge(seat, move), Effects):
            return move
    return _first_known(position, seat, plays, familiarity) or RESIGN


def _first_known(
    position: Position, seat: Seat, plays: Iterable[Move], familiarity: Familiarity
) -> Move | None:
    for move in plays:
        if _gives_up(move):
            continue
        done = position.judge(seat, move)
        if isinstance(done, Effects) and familiarity(done.words) >= 0:
            return move
    return None


def _from_everywhere(plays: Moves) -> Iterator[Move]:
    """Plays from all parts of a long listing: its first ones may share a rare beginning."""
    return islice(plays, 0, None, max(1, plays.count() // _MOST_TRIED))


def _gives_up(move: Move) -> bool:
    return move in GIVING_UP or isinstance(move, Challenge)
