"""The deal and the turns: playing and passing (DEM-1, DEM-2, DEM-5, DEM-7, DEM-11)."""

from __future__ import annotations

from joute.games.demo.ends import gains
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.rules.laying import lay
from joute.games.demo.state import Played, State
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import TIMEOUT, EndReason, Move, MoveKind, Refusal, Ruling, Seat, illegal
from joute.play.effects import Effects
from joute.play.squares import Deal, with_hand
from joute.values import replace


def deal(state: State, move: Move) -> Ruling[State]:
    """All 90 squares, share by share (DEM-1, DEM-2)."""
    if not isinstance(move, Deal):
        return illegal("DEM-2", "only_chance_deals")
    dealt = Stock.of(move.squares)
    if dealt != SQUARES:
        missing, extra = dealt.missing(SQUARES), SQUARES.missing(dealt)
        wrong = f"+{extra} " * bool(extra) + f"−{missing}" * bool(missing)
        return illegal("DEM-1", "wrong_squares", count=len(dealt), wrong=_short(wrong.strip()))
    hands = move.shares(state.terms.hand_size, state.seats)
    return Effects(replace(state, hands=hands, following=1), move, MoveKind.DEAL)


def _short(text: str) -> str:
    return text if len(text) < 40 else f"{text[:40]}…"


def play(state: State, seat: Seat, move: Play) -> Ruling[State]:
    """The squares leave the hand; in contestation the others may doubt the words (DEM-10)."""
    laying = lay(state, seat, move)
    if isinstance(laying, Refusal):
        return laying
    hand = Stock(state.hands[seat - 1]).without(laying.held()).letters
    others = tuple(other for other in state.in_round if other != seat)
    after = replace(
        _after_turn(state, seat),
        grid=laying.grid,
        hands=with_hand(state.hands, seat, hand),
        out=state.out if hand else (*state.out, seat),
        passed=(),
        agreed=(),
        last=Played(seat, laying.squares),
        waiting=others if state.terms.contested else (),
    )
    laid = SHAPE.names(laying.squares)
    paths = tuple(SHAPE.names(run.squares) for run in laying.runs)
    return Effects(
        after, laying.move, MoveKind.PLAY, words=laying.words, laid=laid, gains=gains(after), paths=paths
    )


def pass_turn(state: State, seat: Seat, move: Move) -> Ruling[State]:
    """When all pass in succession the game stops (DEM-7). A pass is no play: contests stay open.

    A turn that runs out of time is passed (DEM-11). Where a last round is played, passing only ends that.
    """
    passed = tuple(sorted({*state.passed, seat}))
    after = replace(_after_turn(state, seat), passed=passed)
    last_round = state.terms.full_rounds and state.out
    if set(after.in_play) <= set(passed) and not last_round:
        after = replace(after, stopped=EndReason.BY_POINTS, waiting=())
    kind = MoveKind.TIMEOUT if move == TIMEOUT else MoveKind.PASS
    return Effects(after, move, kind, gains=gains(after))


def _after_turn(state: State, seat: Seat) -> State:
    _, lost = state.next_turn()
    return replace(state, following=seat % state.seats + 1, lost=lost)
