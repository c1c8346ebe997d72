"""What laying letters moves about: rack, set-aside letters, forms left behind; the turn does not pass."""

from __future__ import annotations

from dataclasses import replace

from joute.games.jago.board import Board
from joute.games.jago.change import Change
from joute.games.jago.position import JagoPosition
from joute.letters import Stock


def laid_out(position: JagoPosition, change: Change, board: Board) -> JagoPosition:
    """The position with the change made on the board by the seat on turn."""
    at_hand = position.aside.plus(change.replaced_letters())
    laid = Stock.of(change.laid_letters())
    used = at_hand.missing(laid)  # JAG-9: set-aside letters go first
    return replace(
        position,
        racks=position.racks_with(position.turn, position.rack(position.turn).without(used)),
        board=board,
        aside=at_hand.without(laid.without(used)),
        forms=position.forms + tuple(old.as_word() for old in change.old_words()),
        last=change.laid,
    )
