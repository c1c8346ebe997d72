"""What each kind of move does, or the first article against it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from joute.games.dames.board import Board
from joute.games.dames.material import DEALS, LETTERS, SHAPE, SHARE
from joute.games.dames.moves import Adoube, Deal, Slide, Touch
from joute.games.dames.slides import judge_slide
from joute.games.dames.values import Ending
from joute.letters import Stock
from joute.play import (
    CHANCE,
    END,
    RESIGN,
    TIMEOUT,
    Effects,
    Judgement,
    Kind,
    Move,
    Refusal,
    Seat,
    illegal,
)

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


def judge(position: DamesPosition, seat: Seat, move: Move) -> Judgement:
    """Judge a move of a seat that may act."""
    if isinstance(move, Deal) or seat == CHANCE:
        return _judge_deal(position, seat, move)
    if move == RESIGN:
        return _stopped(position, move, Ending("resignation", seat))
    if move == TIMEOUT:
        return _stopped(position, move, Ending("time", seat))
    if move == END:
        return _judge_end(position, seat, move)
    if isinstance(move, Slide):
        return _with_rigour(position, seat, move)
    if isinstance(move, Touch):
        return _judge_touch(position, seat, move)
    if isinstance(move, Adoube):
        return Effects(replace(position, adoube=position.strict), move, "adoube")
    return illegal("DAM-5", "letters_must_move", move=move.text())


def _judge_deal(position: DamesPosition, seat: Seat, move: Move) -> Judgement:
    if seat != CHANCE or not isinstance(move, Deal):
        return illegal("DAM-3", "deal_is_chance")
    if extra := position.bag.missing(move.letters):
        return illegal("DAM-2", "too_many_of", letters=extra)
    expected = DEALS if position.bag == LETTERS else (len(position.bag),)
    if len(move.letters) not in expected:
        counts = ", ".join(str(count) for count in expected)
        return illegal("DAM-4", "deal_count", count=len(move.letters), expected=counts)
    white, black, rest = move.letters[:SHARE], move.letters[SHARE : 2 * SHARE], move.letters[2 * SHARE :]
    dealt = replace(position, board=Board.laid(white, black), dealt=True, bag=Stock.of(rest), agreed=())
    return Effects(dealt, move, "deal")


def _stopped(position: DamesPosition, move: Move, ending: Ending) -> Effects:
    return Effects(replace(position, ending=ending), move, ending.reason)


def _judge_end(position: DamesPosition, seat: Seat, move: Move) -> Effects:
    agreed = tuple(sorted({*position.agreed, seat}))
    ending = Ending("agreement") if len(agreed) == position.seats else None
    return Effects(replace(position, agreed=agreed, ending=ending), move, "end")


def _with_rigour(position: DamesPosition, seat: Seat, move: Slide) -> Judgement:
    """Strict play loses the game where friendly play refuses the move (DAM-23)."""
    judged = judge_slide(position, seat, move)
    if not position.strict or not isinstance(judged, Refusal) or judged.kind is not Kind.ILLEGAL:
        return judged
    return replace(_stopped(position, move, Ending("fault", seat, judged.article)), fault=judged)


def _judge_touch(position: DamesPosition, seat: Seat, move: Touch) -> Judgement:
    if position.board.is_empty(move.square):
        return illegal("DAM-23", "nothing_to_touch", SHAPE.names((move.square,)))
    binds = position.strict and not position.adoube and position.touched is None
    if not binds or not position.board.holds_letter(move.square, seat):
        return Effects(position, move, "touch")
    return Effects(replace(position, touched=move.square), move, "touch")
