"""The referee: refuses a move with the article it breaks, or says what it does."""

from __future__ import annotations

from dataclasses import replace

from joute.games.jago.board import Board
from joute.games.jago.canonical import canonical
from joute.games.jago.change import Change, change_of
from joute.games.jago.contest import judge_accept, judge_challenge, judge_flip
from joute.games.jago.laying import laid_out
from joute.games.jago.material import LETTER_SETS, RACK, SHAPE, other
from joute.games.jago.moves import Deal, Flip, Turn
from joute.games.jago.position import JagoPosition, effects, gains
from joute.games.jago.rules import refuse_lead, refuse_material, refuse_shape, refuse_words
from joute.games.jago.theft import coloured, refuse_replacements, thefts_of
from joute.games.jago.values import Ending, Penalty, Window
from joute.letters import Stock
from joute.play import (
    ACCEPT,
    CHANCE,
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Challenge,
    Effects,
    Judgement,
    Move,
    Refusal,
    Seat,
    illegal,
    unreadable,
)


def judge(position: JagoPosition, seat: Seat, move: Move) -> Judgement:
    """Judge a move of a seat that may act (`refuse_actor` has spoken)."""
    if seat == CHANCE or isinstance(move, Deal):
        return _judge_deal(position, seat, move)
    if move == END:
        return _judge_end(position, seat)
    if move == RESIGN:
        return effects(position, _lost(position, "resignation", seat), move, "resign")
    if move == TIMEOUT:
        return _judge_timeout(position, seat)
    if move == PASS:
        return illegal("JAG-24", "no_pass")
    if move == ACCEPT:
        return judge_accept(position)
    if isinstance(move, Challenge):
        return judge_challenge(position, move)
    if isinstance(move, Flip):
        return judge_flip(position, seat, move)
    if isinstance(move, Turn):
        return _judge_turn(position, seat, move)
    return unreadable("unreadable_move", text=move.text())


def _judge_deal(position: JagoPosition, seat: Seat, move: Move) -> Judgement:
    if not isinstance(move, Deal):
        return illegal("JAG-3", "deal_first")
    if seat != CHANCE:
        return illegal("JAG-3", "only_chance_deals")
    expected = LETTER_SETS[position.settings.options["lettres"]]
    if Stock.of(move.letters) != expected:
        return illegal("JAG-2", "wrong_letters", given=len(move.letters), expected=expected.counts_text())
    racks = (Stock.of(move.letters[:RACK]), Stock.of(move.letters[RACK : 2 * RACK]))
    after = replace(position, turn=1, racks=racks, bag=move.letters[2 * RACK :])
    return effects(position, after, move, "deal")


def _judge_end(position: JagoPosition, seat: Seat) -> Effects:
    stopping = tuple(sorted({*position.stopping, seat}))
    ending = Ending("agreement") if len(stopping) == position.seats else None
    return effects(position, replace(position, stopping=stopping, ending=ending), END, "end")


def _judge_timeout(position: JagoPosition, seat: Seat) -> Judgement:
    """JAG-23; whoever has no letter left only lets the window run out (JAG-24)."""
    closed = position.closed()
    if closed.outcome():
        return effects(position, closed, TIMEOUT, "accept")
    return effects(position, _lost(position, "time", seat), TIMEOUT, "timeout")


def _lost(position: JagoPosition, reason: str, seat: Seat) -> JagoPosition:
    return replace(position, ending=Ending(reason, seat), stopping=())


def _judge_turn(position: JagoPosition, seat: Seat, turn: Turn) -> Judgement:
    if isinstance(position.contest, Penalty):
        return illegal(position.contest.article, "flip_first", count=position.turned_by_penalty())
    position = position.closed()
    if position.outcome():
        return illegal("JAG-24", "no_letters")
    change = change_of(position.board, seat, turn)
    if isinstance(change, Refusal):
        return change
    dictionary = position.settings.dictionary
    refusal = (
        refuse_shape(change, position.forms)
        or refuse_material(change, position.rack(seat), position.aside)
        or (None if position.contesting else refuse_words(change.after, turn, dictionary))
    )
    if refusal:
        return refusal
    thefts = thefts_of(change, dictionary)
    after = coloured(change, thefts, seat)
    return (
        refuse_replacements(change, thefts)
        or refuse_lead(after, seat)
        or _turn_effects(position, seat, change, after)
    )


def _turn_effects(position: JagoPosition, seat: Seat, change: Change, board: Board) -> Effects:
    laid = laid_out(position, change, board)
    if position.contesting:
        used = position.rack(seat).without(laid.rack(seat))
        window = Window(position.board, position.aside, used, len(position.forms))
        after = replace(laid, turn=other(seat), stopping=(), contest=window)
    else:
        after = replace(laid, turn=other(seat), stopping=()).refilled(seat)
    own = str(seat)
    turned = tuple(
        square
        for square in position.board.squares_of(other(seat))
        if board.owners[square] == own and square not in change.laid
    )
    return Effects(
        after,
        canonical(change),
        "turn",
        words=tuple(word.letters for word in change.words),
        laid=SHAPE.names(change.laid),
        turned=SHAPE.names(turned),
        removed=SHAPE.names(change.replaced),
        gains=gains(position, after),
    )
