"""A square laid at the right of the row, and the word announced with it (AMU-2, AMU-3)."""

from __future__ import annotations

from joute.dictionary.options import SHORTEST
from joute.games.amusante.material import as_held
from joute.games.amusante.moves import Lay
from joute.games.amusante.rules.complete import refuse_complete
from joute.games.amusante.state import Announced, State
from joute.play import Effects, MoveKind, Refusal, Ruling, Seat, illegal
from joute.play.contests import without
from joute.play.squares import with_hand
from joute.play.words import refuse_word
from joute.values import replace


def lay(state: State, seat: Seat, move: Lay) -> Ruling[State]:
    """The row grows by one square; in contestation the others may doubt the word (AMU-6)."""
    if refusal := _refuse(state, seat, move):
        return refusal
    square = as_held(move.square)
    after = replace(
        state,
        hands=with_hand(state.hands, seat, state.hands[seat - 1].replace(square, "", 1)),
        known=with_hand(state.known, seat, state.known[seat - 1].replace(square, "", 1)),
        following=state.left_of(seat),
        row=state.row + move.square,
        announced=(*state.announced, Announced(seat, move.word)),
        agreed=(),
        waiting=without(state.in_play, seat) if state.terms.contesting else (),
    )
    return Effects(after, move, MoveKind.LAY, words=(move.word,), laid=(move.square,))


def _refuse(state: State, seat: Seat, move: Lay) -> Refusal | None:
    """A complete word, the length of the word announced, its beginning, the square, the word itself."""
    if refusal := refuse_complete(state, seat):
        return refusal
    if len(move.word) < SHORTEST:
        return refuse_word("AMU-6", state.terms.dictionary, move.word)
    row = state.row.upper()
    article = "AMU-3" if row else "AMU-2"
    if not move.word.startswith(row + move.square.upper()):
        return illegal(article, "not_the_beginning", word=move.word, row=row + move.square.upper())
    if as_held(move.square) not in state.hands[seat - 1]:
        joker = move.square.islower()
        return illegal(article, "no_joker" if joker else "not_in_hand", letter=move.square.upper())
    if move.word == state.first_word:
        return illegal("AMU-3", "same_word", word=move.word)
    if not state.terms.contesting and move.word not in state.terms.dictionary:
        return refuse_word("AMU-6", state.terms.dictionary, move.word)
    return None
