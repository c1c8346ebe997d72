"""Dealing and laying letters (TOY-1 to TOY-4)."""

from __future__ import annotations

from dataclasses import replace

from joute.letters import Stock
from joute.play import EndReason, Move, MoveKind, Outcome, Ruling, Seat, illegal
from joute.play.effects import Effects
from templates.toy.ends import gains
from templates.toy.material import HAND, LETTERS
from templates.toy.moves import Deal, Lay
from templates.toy.state import State


def deal(state: State, move: Move) -> Ruling[State]:
    if not isinstance(move, Deal):
        return illegal("TOY-1", "deal_first")
    if Stock.of(move.letters) != LETTERS:
        return illegal("TOY-1", "wrong_letters")
    hands = tuple(move.letters[i * HAND : (i + 1) * HAND] for i in range(state.seats))
    after = replace(state, hands=hands, stock=move.letters[state.seats * HAND :])
    return Effects(after, move, MoveKind.DEAL)


def lay(state: State, seat: Seat, move: Lay) -> Ruling[State]:
    hand = state.hands[seat - 1]
    if move.letter not in hand:
        return illegal("TOY-3", "not_in_hand", letter=move.letter)
    hands = state.with_hand(seat, hand.replace(move.letter, "", 1))
    after = replace(passed_on(state), hands=hands, row=state.row + move.letter, contestable=True)
    if not hands[seat - 1]:
        won = Outcome((seat,), EndReason.BY_POINTS, "TOY-4")
        after = replace(after, ended=won, contestable=False)
    return Effects(after, move, MoveKind.LAY, laid=(move.letter,), gains=gains(state, after))


def passed_on(state: State) -> State:
    """The turn goes to the next seat."""
    return replace(state, turn=state.turn % state.seats + 1, contestable=False, agreed=())
