"""A whole turn, rule by rule: shape, letters, words, thefts, lead; then what it moves about."""

from __future__ import annotations

from joute.games.jago.board import Board
from joute.games.jago.ends import gains
from joute.games.jago.material import SHAPE, other
from joute.games.jago.moves import Turn
from joute.games.jago.rules.canonical import canonical
from joute.games.jago.rules.change import Change, change_of
from joute.games.jago.rules.dealing import closed, refilled
from joute.games.jago.rules.shape import refuse_shape
from joute.games.jago.rules.theft import Thefts, coloured, refuse_replacements, thefts_of
from joute.games.jago.rules.words import refuse_words
from joute.games.jago.state import ContestedTurn, State
from joute.letters import Stock
from joute.play import Effects, MoveKind, Refusal, Ruling, Seat, illegal
from joute.values import replace


def lay(state: State, seat: Seat, turn: Turn) -> Ruling[State]:
    """A turn of one's own accepts the one before (JAG-19)."""
    if state.penalty:
        return illegal(state.penalty.article, "flip_first", most=state.most_flips())
    if not state.at_hand:
        return illegal("JAG-24", "no_letters")
    state, terms = closed(state), state.terms
    change = change_of(state.board, seat, turn)
    if isinstance(change, Refusal):
        return change
    refusal = (
        refuse_shape(change, state.forms)
        or refuse_letters(change, state.rack(seat), state.aside)
        or (None if terms.contesting else refuse_words(change.after, turn, terms.dictionary))
    )
    if refusal:
        return refusal
    thefts = thefts_of(change, terms.dictionary)
    board = coloured(change, thefts, seat)
    return (
        refuse_replacements(change, thefts)
        or refuse_lead(board, seat, thefts)
        or _effects(state, seat, change, board)
    )


def followed(state: State, turn: Turn) -> State:
    """The state after a turn of the seat on turn that is known to be legal: no rule is asked again."""
    state = closed(state)
    change = change_of(state.board, state.turn, turn)
    if isinstance(change, Refusal):
        raise ValueError(f"not a turn of this board: {turn}")
    board = coloured(change, thefts_of(change, state.terms.dictionary), state.turn)
    return _turn_ended(state, state.turn, laid_out(state, change, board))


def refuse_letters(change: Change, rack: Stock, aside: Stock) -> Refusal | None:
    """JAG-9; the letters this turn replaces lie aside too (JAG-16)."""
    missing = rack.plus(aside).plus(change.replaced_letters()).missing(change.laid_letters())
    return illegal("JAG-9", "letters_missing", letters=" ".join(missing)) if missing else None


def refuse_lead(after: Board, seat: Seat, thefts: Thefts) -> Refusal | None:
    """JAG-8; where a word of the opponent's was only lengthened (JAG-13), that is why."""
    own, theirs = after.count(seat), after.count(other(seat))
    if own > theirs:
        return None
    for old, new in thefts.kept:
        if old.opponents:
            reason = "no_lead_same_meaning"
            return illegal("JAG-8", reason, own=own, theirs=theirs, old=old.letters, new=new.letters)
    return illegal("JAG-8", "no_lead", own=own, theirs=theirs)


def laid_out(state: State, change: Change, board: Board) -> State:
    """The change made by the seat on turn: rack, set-aside letters, forms left behind; the turn stays."""
    at_hand = state.aside.plus(change.replaced_letters())
    laid = Stock.of(change.laid_letters())
    used = at_hand.missing(laid)  # JAG-9: set-aside letters go first
    return replace(
        state,
        racks=state.racks_with(state.turn, state.rack(state.turn).without(used)),
        board=board,
        aside=at_hand.without(laid.without(used)),
        forms=state.forms + tuple(old.as_word() for old in change.old_words()),
        last=change.laid,
    )


def _effects(state: State, seat: Seat, change: Change, board: Board) -> Effects[State]:
    own = str(seat)
    turned = tuple(
        square
        for square in state.board.squares_of(other(seat))
        if board.owners[square] == own and square not in change.laid
    )
    after = _turn_ended(state, seat, laid_out(state, change, board))
    return Effects(
        after,
        canonical(change),
        MoveKind.TURN,
        words=tuple(word.letters for word in change.words),
        laid=SHAPE.names(change.laid),
        turned=SHAPE.names(turned),
        removed=SHAPE.names(change.replaced),
        gains=gains(state, after),
        paths=tuple(SHAPE.names(word.run.squares) for word in change.words),
    )


def _turn_ended(before: State, seat: Seat, laid: State) -> State:
    """The other is on turn. The rack is filled now, or once the turn can no longer be contested (JAG-19)."""
    after = replace(laid, turn=other(seat), agreed=())
    if not before.terms.contesting:
        return refilled(after, seat)
    used = before.rack(seat).without(laid.rack(seat))
    return replace(after, contest=ContestedTurn(before.board, before.aside, used, len(before.forms)))
