"""Taking up the row (AMU-4)."""

from __future__ import annotations

from itertools import chain

from joute.games.amusante.material import as_held
from joute.games.amusante.moves import TAKE
from joute.games.amusante.state import State
from joute.letters import ALPHABET, JOKER
from joute.play import Effects, Move, MoveKind, Ruling, Seat, illegal
from joute.play.squares import with_hand
from joute.values import replace


def take(state: State, seat: Seat, move: Move) -> Ruling[State]:
    """Not on an empty row, nor, where so agreed, instead of laying; out of time, always (AMU-7)."""
    if move == TAKE and not state.row:
        return illegal("AMU-4", "empty_row")
    if move == TAKE and must_lay(state, seat):
        return illegal("AMU-4", "must_lay", row=state.row.upper())
    after = taken_up(state, seat, state.left_of(seat))
    return Effects(after, move, MoveKind.TAKE if move == TAKE else MoveKind.TIMEOUT)


def may_take(state: State, seat: Seat) -> bool:
    return bool(state.row) and not must_lay(state, seat)


def must_lay(state: State, seat: Seat) -> bool:
    """Whether the row may not be taken up, for a square of the hand and a word of the dictionary fit."""
    if not state.terms.constrained or state.stopped_by:
        return False
    row, hand = state.row.upper(), state.hands[seat - 1]
    letters = ALPHABET if JOKER in hand else sorted(set(hand))
    fitting = chain.from_iterable(state.terms.dictionary.words(row + letter) for letter in letters)
    return any(word != state.first_word for word in fitting)


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
