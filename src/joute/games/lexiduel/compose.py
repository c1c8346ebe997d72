"""Letters laid on the board by hand, as the words they may mean."""

from __future__ import annotations

from collections.abc import Iterator

from joute.games.lexiduel.board import neighbours_on
from joute.games.lexiduel.material import CORNERS, LONGEST_AMORCE
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.rules.duty import answering_places, duty
from joute.games.lexiduel.rules.plan import Plan
from joute.games.lexiduel.rules.routes import BACKWARDS, FORWARDS
from joute.games.lexiduel.rules.shape import plan
from joute.games.lexiduel.state import State
from joute.play import Duty, Move, Refusal, Repair, Seat
from joute.play.grid import Run
from joute.play.grid_composing import Composer, GridComposition, grid_composition
from joute.values import replace


def ways(state: State, seat: Seat, made: GridComposition) -> tuple[Move, ...]:
    """The whole word, then the laid letters alone as an amorce, then a single letter's other word.

    The first is judged first: a word from one letter that joins no other comes after an amorce that may lie
    there, for only the amorce can be meant (LXD-9, LXD-11).
    """
    composer = Composer(state.board, made)
    if len(composer.letters()) < len(made.laid):  # a letter that can lie nowhere, or two on one square
        return ()
    runs = (run for run in composer.runs() if not _too_long_alone(state, run))
    stated = [Laying(run.squares[0], run.direction, composer.word(run).upper()) for run in runs]
    shaped = [(move, plan(state.board, seat, move, move.squares() or ())) for move in stated]
    if any(isinstance(shape, Plan) for _, shape in shaped):
        shaped.sort(key=lambda each: isinstance(each[1], Refusal) and each[1].article == "LXD-11")
    return tuple(move for laying, shape in shaped for move in _signed(laying, shape))


def _too_long_alone(state: State, run: Run) -> bool:
    """New letters alone against letters in place: beyond an amorce's length only the whole word is meant."""
    alone = not any(map(state.board.filled, run.squares))
    return (
        alone and len(run) > LONGEST_AMORCE and bool(neighbours_on(state.board, run.squares, run.direction))
    )


def awaits(state: State, seat: Seat, made: GridComposition) -> Duty | None:
    """The first letter of an amorce that is due awaits the next (LXD-7, LXD-8): nothing is wrong yet."""
    laid = Composer(state.board, made).letters()
    if len(made.laid) != 1 or len(laid) != 1:
        return None
    if state.nothing_laid:
        in_corner = any(not corner.isdisjoint(laid) for corner in CORNERS)
        return Duty("open_first", "LXD-7") if in_corner else None
    due = duty(state, seat)
    places = answering_places(state.board, state.unanswered) if due else ()
    return due if any(not laid.keys().isdisjoint(squares) for squares, _ in places) else None


def repairs(state: State, seat: Seat, made: GridComposition) -> tuple[Repair, ...]:  # noqa: ARG001
    return Composer(state.board, made).repairs()


def composition(state: State, move: Move) -> GridComposition | None:
    squares = move.squares() if isinstance(move, Laying) else None
    if squares is None or not isinstance(move, Laying):
        return None
    return grid_composition(state.board, {Run(move.direction, squares): move.word})


def _signed(move: Laying, shape: Plan | Refusal) -> Iterator[Laying]:
    """Both directions of growth where they take different letters (LXD-17); else the move as it is."""
    if isinstance(shape, Plan) and shape.rival is not None:
        yield replace(move, sign=FORWARDS)
        yield replace(move, sign=BACKWARDS)
    else:
        yield move
