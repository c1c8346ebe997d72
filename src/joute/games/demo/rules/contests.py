"""Contesting a play, or accepting it (DEM-10)."""

from __future__ import annotations

from joute.games.demo.ends import gains, window
from joute.games.demo.material import SHAPE, as_held
from joute.games.demo.rules.laying import word_of
from joute.games.demo.state import Played, State
from joute.letters import Stock
from joute.play import Challenge, Move, MoveKind, Refusal, Ruling, Seat, illegal
from joute.play.contests import refuse_contest, without
from joute.play.effects import Effects
from joute.play.grid import EMPTY
from joute.play.squares import with_hand
from joute.values import replace


def accept(state: State, seat: Seat, move: Move) -> Ruling[State]:
    """Who has accepted a play no longer contests it; a winning play stands once all have."""
    if refusal := _refuse(state, seat):
        return refusal
    after = replace(state, waiting=without(state.waiting, seat))
    return Effects(after, move, MoveKind.ACCEPT, gains=gains(after))


def contest(state: State, seat: Seat, move: Challenge) -> Ruling[State]:
    """The whole play is contested, once: the dictionary decides."""
    if refusal := _refuse(state, seat):
        return refusal
    last, words = state.last, last_words(state)
    assert last is not None
    if move.word and move.word not in words:
        return illegal("DEM-10", "not_in_the_play", word=move.word, words=", ".join(words))
    wrong = tuple(word for word in words if word not in state.terms.dictionary)
    if wrong:
        removed = SHAPE.names(last.squares)
        undone = _undone(state, last)
        return Effects(undone, move, MoveKind.CHALLENGE_RIGHT, wrong, removed=removed, gains=gains(undone))
    turn = (seat,) if seat in state.in_play else ()  # who has laid everything has no turn to lose
    after = replace(state, waiting=(), lost=tuple(sorted((*state.lost, *turn))))
    return Effects(after, move, MoveKind.CHALLENGE_WRONG, words, gains=gains(after))


def turn_at_stake(state: State, seat: Seat) -> str:
    """Which turn a wrong contest would cost the seat: `now`, `next`, `none`; `over` where the game ends."""
    if state.closing:
        return "over"
    if seat not in state.in_play:
        return "none"
    return "now" if seat == state.turn else "next"


def refuse_while_closing(state: State) -> Refusal:
    """Nobody plays on before a winning play, or the last one of a last round, is accepted or contested."""
    if state.pending is None and state.last:
        return illegal("DEM-10", "round_window_open", seat=state.last.seat)
    return illegal("DEM-10", "window_open", seat=state.pending or 0)


def _refuse(state: State, seat: Seat) -> Refusal | None:
    return refuse_contest(window(state), seat, "DEM-10", strict=not state.terms.contested)


def _undone(state: State, last: Played) -> State:
    """The squares go back to the hand; the turn is lost, for it has already moved on."""
    squares = "".join(as_held(state.grid[square]) for square in last.squares)
    hand = Stock.of(state.hands[last.seat - 1]).plus(squares).letters
    return replace(
        state,
        grid=state.grid.with_cells(dict.fromkeys(last.squares, EMPTY)),
        hands=with_hand(state.hands, last.seat, hand),
        out=without(state.out, last.seat),
        agreed=(),
        last=None,
        waiting=(),
    )


def last_words(state: State) -> tuple[str, ...]:
    """The words the last play has made."""
    squares = state.last.squares if state.last else ()
    return tuple(word_of(state.grid, run) for run in state.grid.runs_through(squares))
