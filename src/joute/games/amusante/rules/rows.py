"""Taking up the row (AMU-4)."""

from __future__ import annotations

from dataclasses import replace

from joute.games.amusante.material import as_held
from joute.games.amusante.moves import TAKE
from joute.games.amusante.state import State
from joute.play import Effects, Move, MoveKind, Ruling, Seat, illegal
from joute.play.squares import with_hand


def take(state: State, seat: Seat, move: Move) -> Ruling[State]:
    """Always allowed but on an empty row (AMU-4); who runs out of time does the same (AMU-7)."""
    if move == TAKE and not state.row:
        return illegal("AMU-4", "empty_row")
    after = taken_up(state, seat, state.left_of(seat))
    return Effects(after, move, MoveKind.TAKE if move == TAKE else MoveKind.TIMEOUT)


def taken_up(state: State, seat: Seat, following: Seat) -> State:
    """The row goes to the seat's hand, where all know its squares to be; jokers are free again."""
    squares = as_held(state.row)
    return replace(
        state,
        hands=_with_squares(state.hands, seat, squares),
        following=following,
        known=_with_squares(state.known, seat, squares),
        row="",
        announced=(),
        taken=state.taken + 1,
        agreed=(),
        waiting=(),
    )


def _with_squares(hands: tuple[str, ...], seat: Seat, squares: str) -> tuple[str, ...]:
    return with_hand(hands, seat, "".join(sorted(hands[seat - 1] + squares)))
