"""Laying a word: its shape, then the letters it needs, then the words it makes."""

from __future__ import annotations

from joute.games.lexiduel.board import with_play, word
from joute.games.lexiduel.ends import points
from joute.games.lexiduel.material import BLUE, SHAPE, opponent
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.rules.duty import refuse_unanswered
from joute.games.lexiduel.rules.plan import Plan
from joute.games.lexiduel.rules.shape import plan
from joute.games.lexiduel.rules.words import Made, refuse_words, words_made
from joute.games.lexiduel.state import State
from joute.play import Effects, MoveKind, Refusal, Ruling, Seat, ambiguous, illegal
from joute.play.grid import Grid
from joute.values import replace


def refuse_off_board(move: Laying) -> Refusal | None:
    """LXD-1: no position is needed to see that a word runs off the board."""
    if move.squares() is not None:
        return None
    return illegal("LXD-1", "off_board", SHAPE.names((move.square,)), word=move.word[:80])


def lay(state: State, seat: Seat, move: Laying) -> Ruling[State]:
    """The word as laid; within a stage (shape, letters, words) the lowest article speaks."""
    shaped = plan(state.board, seat, move, move.squares() or ())
    if refusal := refuse_unanswered(state, move, shaped):
        return refusal
    if isinstance(shaped, Refusal):
        return shaped
    if lacking := state.stocks[seat - 1].missing(shaped.laid.values()):
        return illegal("LXD-3", "stock_empty", SHAPE.names(tuple(shaped.laid)), letters=" ".join(lacking))
    board = with_play(state.board, shaped.laid, shaped.taken, seat)
    made = words_made(board, shaped)
    if refusal := refuse_words(board, made, state.terms.dictionary):
        return refusal
    if shaped.rival is not None:
        differing = tuple(sorted(shaped.taken ^ shaped.rival))
        return ambiguous("LXD-17", "which_direction", SHAPE.names(differing), move=move.text())
    return _effects(state, seat, shaped, board, made)


def _effects(state: State, seat: Seat, done: Plan, board: Grid, made: Made) -> Effects[State]:
    before, now = points(state.board), points(board)
    return Effects(
        _after(state, seat, done, board),
        done.move,
        done.kind,
        words=tuple(word(board, run) for run in (made.stated, *made.others)),
        laid=SHAPE.names(tuple(done.laid)),
        turned=SHAPE.names(tuple(sorted(done.taken))),
        gains=(now[0] - before[0], now[1] - before[1]),
        paths=tuple(SHAPE.names(run.squares) for run in (made.stated, *made.others)),
    )


def _after(state: State, seat: Seat, done: Plan, board: Grid) -> State:
    """The letters leave the stock for good (LXD-3); an initial amorce asks for an answer (LXD-8)."""
    mine = state.stocks[seat - 1].without(done.laid.values())
    theirs = state.stocks[opponent(seat) - 1]
    return replace(
        state,
        board=board,
        stocks=(mine, theirs) if seat == BLUE else (theirs, mine),
        turns=state.turns + 1,
        unanswered=tuple(done.laid) if done.kind is MoveKind.AMORCE_INITIALE else (),
        passes=0,
        agreed=(),
        laid=tuple(done.laid),
        turned=tuple(sorted(done.taken)),
    )
