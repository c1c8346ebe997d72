"""A legal move for when thinking has failed: a game must not wait for a machine for ever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from math import inf

from joute.play import ACCEPT, PASS, RESIGN, Challenge, Effects, Move, Moves, Position, Seat

GIVING_UP = (PASS, RESIGN)
"""What nobody does for want of time alone: not to have looked is not to have found nothing."""
_MOST_TRIED = 1_500
"""Plays gone through for one whose words the player knows, before passing."""
_FURTHEST = 60_000
"""How far into the listing they are taken from: a large first hand has plays by the million."""
Familiarity = Callable[[Sequence[str]], float]
"""How well a player knows the least known of some words: what is below nought is above the player's band."""


def last_resort(
    position: Position, seat: Seat, familiarity: Familiarity = lambda _: 0.0, resigns: bool = False
) -> Move:
    """Accepts what the game waits for, else plays what the player knows, else passes.

    Where the rules let nobody pass, all plays are gone through for one of known words. Where there is none,
    who `resigns` does so; others play the best known of them, for the rules oblige them to play (AMU-4).
    """
    if position.window().is_closing and isinstance(position.judge(seat, ACCEPT), Effects):
        return ACCEPT
    plays = position.moves(seat)
    known, move = _best_known(position, seat, _from_everywhere(plays), familiarity)
    if move and known >= 0:
        return move
    for declared in (PASS, ACCEPT):
        if isinstance(position.judge(seat, declared), Effects):
            return declared
    known, move = _best_known(position, seat, plays, familiarity)
    return move if move and (known >= 0 or not resigns) else RESIGN


def _best_known(
    position: Position, seat: Seat, plays: Iterable[Move], familiarity: Familiarity
) -> tuple[float, Move | None]:
    """The first play whose words are known, else the one whose words are known best."""
    best: tuple[float, Move | None] = (-inf, None)
    for move in plays:
        if _gives_up(move):
            continue
        done = position.judge(seat, move)
        if not isinstance(done, Effects):
            continue
        known = familiarity(done.words)
        if known >= 0:
            return known, move
        if known > best[0]:
            best = (known, move)
    return best


def _from_everywhere(plays: Moves) -> Iterator[Move]:
    """Plays from all parts of a long listing: its first ones may share a rare beginning."""
    reach = min(plays.count(), _FURTHEST)
    return islice(plays, 0, reach, max(1, reach // _MOST_TRIED))


def _gives_up(move: Move) -> bool:
    return move in GIVING_UP or isinstance(move, Challenge)
