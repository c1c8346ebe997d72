"""The deal, and the one bag of letters that serves a whole match (DAM-2 to DAM-4)."""

from __future__ import annotations

from joute.games.dames.board import Board
from joute.games.dames.material import DEALS, LETTERS, SHARE, can_be_dealt
from joute.games.dames.moves import Deal
from joute.games.dames.state import State
from joute.letters import Stock
from joute.play import Effects, Move, MoveKind, Refusal, Ruling, illegal
from joute.values import replace


def deal(state: State, move: Move) -> Ruling[State]:
    """Chance lays sixteen letters for each player (DAM-3)."""
    if not isinstance(move, Deal):
        return refuse_deal()
    if extra := state.bag.missing(move.letters):
        return illegal("DAM-2", "too_many_of", letters=extra)
    expected = DEALS if state.bag == LETTERS else (len(state.bag),)
    if len(move.letters) not in expected:
        counts = ", ".join(str(count) for count in expected)
        return illegal("DAM-4", "deal_count", count=len(move.letters), expected=counts)
    white, black, rest = move.letters[:SHARE], move.letters[SHARE : 2 * SHARE], move.letters[2 * SHARE :]
    dealt = replace(state, board=Board.laid(white, black), dealt=True, bag=Stock.of(rest), agreed=())
    return Effects(dealt, move, MoveKind.DEAL)


def refuse_deal() -> Refusal:
    """Chance does nothing but deal, and nobody else deals."""
    return illegal("DAM-3", "deal_is_chance")


def letters_left(state: State) -> Stock:
    """What the match's next game is dealt from; nothing where the bag holds no letters for one (DAM-4)."""
    return state.bag if can_be_dealt(state.bag) else Stock("")
