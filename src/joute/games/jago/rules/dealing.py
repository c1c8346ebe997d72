"""The deal, and what is drawn from the bag when (JAG-2, JAG-3, JAG-19)."""

from __future__ import annotations

from joute.games.jago.ends import effects_of
from joute.games.jago.material import RACK, other
from joute.games.jago.moves import Deal
from joute.games.jago.state import State
from joute.letters import Stock
from joute.play import Move, MoveKind, Ruling, Seat, illegal
from joute.values import replace


def deal(state: State, move: Move) -> Ruling[State]:
    if not isinstance(move, Deal):
        return illegal("JAG-3", "deal_first")
    expected = state.terms.letters
    if Stock.of(move.letters) != expected:
        return illegal("JAG-2", "wrong_letters", given=len(move.letters), expected=expected.counts_text())
    racks = (Stock.of(move.letters[:RACK]), Stock.of(move.letters[RACK : 2 * RACK]))
    after = replace(state, turn=state.terms.first, racks=racks, bag=move.letters[2 * RACK :])
    return effects_of(state, after, move, MoveKind.DEAL)


def refilled(state: State, seat: Seat) -> State:
    """JAG-3: the rack filled up to twelve while the bag lasts."""
    wanted = max(0, RACK - len(state.rack(seat)))
    drawn, left = state.bag[:wanted], state.bag[wanted:]
    return replace(state, racks=state.racks_with(seat, state.rack(seat).plus(drawn)), bag=left)


def closed(state: State) -> State:
    """The same once the turn just played stands: its author draws (JAG-19)."""
    if not state.contested:
        return state
    return refilled(replace(state, contest=None), other(state.turn))
