"""The deal (AMU-1)."""

from __future__ import annotations

from joute.games.amusante.material import SHARE
from joute.games.amusante.state import State
from joute.letters.squares import SQUARES
from joute.play import Effects, Move, MoveKind, Ruling, illegal
from joute.play.squares import Deal
from joute.values import replace


def deal(state: State, move: Move) -> Ruling[State]:
    """Six squares each; the stock that remains need not be written."""
    if not isinstance(move, Deal):
        return illegal("AMU-1", "only_chance_deals")
    dealt, shares = move.squares, SHARE * state.seats
    if len(dealt) not in (shares, len(SQUARES)):
        return illegal("AMU-1", "wrong_count", count=len(dealt), shares=shares, all=len(SQUARES))
    if extra := SQUARES.missing(dealt):
        return illegal("AMU-1", "wrong_squares", extra=extra[:40])
    hands = move.shares(SHARE, state.seats)
    after = replace(state, hands=hands, following=1, known=("",) * state.seats)
    return Effects(after, move, MoveKind.DEAL)
