"""Judging a move: form, turn, shape, material, words; within a stage the lowest article speaks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.games.lexiduel.board import scores, with_play, word
from joute.games.lexiduel.duty import answer_exists
from joute.games.lexiduel.material import SHAPE
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.outcome import Forfeit
from joute.games.lexiduel.plan import Kind, Plan
from joute.games.lexiduel.shape import answers, plan
from joute.games.lexiduel.words import Made, refuse_words, words_made
from joute.play import (
    END,
    PASS,
    RESIGN,
    TIMEOUT,
    Effects,
    Judgement,
    Move,
    Refusal,
    Seat,
    ambiguous,
    illegal,
    unreadable,
)
from joute.play.grid import Grid

if TYPE_CHECKING:
    from joute.games.lexiduel.position import LexiduelPosition


def judge(position: LexiduelPosition, seat: Seat, move: Move) -> Judgement:
    """What the move does, or why it is refused."""
    if not isinstance(move, Laying) and move not in (PASS, END, RESIGN, TIMEOUT):
        return unreadable("not_in_this_game", text=move.text()[:80])
    if isinstance(move, Laying) and move.squares() is None:
        return illegal("LXD-1", "off_board", SHAPE.names((move.square,)), word=move.word[:80])
    if refusal := position.refuse_actor(seat, move):
        return refusal
    if isinstance(move, Laying):
        return _judge_laying(position, seat, move)
    if move == PASS:
        return refuse_pass(position) or Effects(position.after_pass(), move, "pass", gains=(0, 0))
    return _judge_declaration(position, seat, move)


def refuse_pass(position: LexiduelPosition) -> Refusal | None:
    """LXD-19: no passing on the first move of the game, nor while an answer is due and possible."""
    if position.nothing_laid():
        return illegal("LXD-19", "first_pass")
    if bound(position):
        return illegal("LXD-19", "answer_before_passing", SHAPE.names(position.duty))
    return None


def bound(position: LexiduelPosition) -> bool:
    """LXD-8: whether the player on turn must answer an initial amorce, and can."""
    stock = position.stocks[position.mover - 1]
    return bool(position.duty) and answer_exists(
        position.board, position.duty, stock, position.settings.dictionary
    )


def _judge_declaration(position: LexiduelPosition, seat: Seat, move: Move) -> Judgement:
    if move == END:
        return Effects(position.after_end(seat), move, "end", gains=(0, 0))
    if move == RESIGN:
        return Effects(position.after_forfeit(Forfeit(seat, "resignation")), move, "resign", gains=(0, 0))
    per_turn = position.settings.options["clock"].lower().startswith("turn")
    if per_turn and not refuse_pass(position):  # LXD-21: the turn is passed, where LXD-19 lets it be
        return Effects(position.after_pass(), move, "timeout", gains=(0, 0))
    return Effects(position.after_forfeit(Forfeit(seat, "time")), move, "timeout", gains=(0, 0))


def _judge_laying(position: LexiduelPosition, seat: Seat, move: Laying) -> Judgement:
    shaped = plan(position.board, seat, move, move.squares() or ())
    if refusal := _refuse_duty(position, shaped):
        return refusal
    if isinstance(shaped, Refusal):
        return shaped
    if lacking := position.stocks[seat - 1].missing(shaped.laid.values()):
        return illegal("LXD-3", "stock_empty", SHAPE.names(tuple(shaped.laid)), letters=" ".join(lacking))
    after = with_play(position.board, shaped.laid, shaped.taken, seat)
    made = words_made(after, shaped)
    if refusal := refuse_words(after, made, position.settings.dictionary):
        return refusal
    if shaped.rival is not None:
        differing = tuple(sorted(shaped.taken ^ shaped.rival))
        return ambiguous("LXD-17", "which_direction", SHAPE.names(differing), move=move.text())
    return _effects(position, seat, shaped, after, made)


def _refuse_duty(position: LexiduelPosition, shaped: Plan | Refusal) -> Refusal | None:
    """LXD-8 speaks after LXD-4 and LXD-5, before everything else about the shape."""
    if not position.duty:
        return None
    if isinstance(shaped, Refusal):
        if shaped.article in ("LXD-4", "LXD-5"):
            return None
    elif shaped.kind is Kind.AMORCE and answers(tuple(shaped.laid), position.duty):
        return None
    return illegal("LXD-8", "answer_first", SHAPE.names(position.duty)) if bound(position) else None


def _effects(position: LexiduelPosition, seat: Seat, done: Plan, after: Grid, made: Made) -> Effects:
    before, now = scores(position.board), scores(after)
    return Effects(
        position.after_laying(seat, after, done),
        done.move,
        done.kind.value,
        words=tuple(word(after, run) for run in (made.stated, *made.others)),
        laid=SHAPE.names(tuple(done.laid)),
        turned=SHAPE.names(tuple(sorted(done.taken))),
        gains=(now[0] - before[0], now[1] - before[1]),
    )
