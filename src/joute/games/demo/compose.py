"""Squares laid on the mat by hand, as the move they mean: the whole run through them (DEM-5)."""

from __future__ import annotations

from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.play import Duty, Move, Refusal, Repair, Seat, illegal
from joute.play.grid import Run
from joute.play.grid_composing import Composer, GridComposition, grid_composition


def ways(state: State, seat: Seat, made: GridComposition) -> tuple[Move, ...]:  # noqa: ARG001
    """The one move that lays these squares, if they make one; a square that reads both ways is written
    across, as the judge writes it. Nothing while a letter lies off the mat, on a letter or on another.
    """
    composer = Composer(state.grid, made)
    letters = composer.letters()
    if len(letters) < len(made.laid):
        return ()
    after = state.grid.with_cells(letters)
    whole = [run for run in composer.runs() if run == after.run(run.squares[0], run.direction)]
    whole.sort(key=lambda run: run.direction)  # across comes before down
    return tuple(_play(run, letters, state) for run in whole[:1])


def _play(run: Run, letters: dict[int, str], state: State) -> Play:
    """The run as it is written: a lower-case letter is a joker laid now."""
    word = (letters.get(square) or state.grid[square].upper() for square in run.squares)
    return Play(run.squares[0], run.direction, "".join(word))


def awaits(state: State, made: GridComposition) -> Duty | None:
    """Letters of one line with a gap between them: those that fill it may still come."""
    gaps = Composer(state.grid, made).gaps()
    return Duty("gap", "DEM-5", gaps) if gaps else None


def misplaced(state: State, made: GridComposition) -> Refusal | None:
    """A turn lays one word (DEM-5): no letter that follows brings two lines together."""
    strays = Composer(state.grid, made).strays()
    return illegal("DEM-5", "two_lines", strays) if strays else None


def repairs(state: State, seat: Seat, made: GridComposition) -> tuple[Repair, ...]:  # noqa: ARG001
    return Composer(state.grid, made).repairs()


def composition(state: State, move: Move) -> GridComposition | None:
    """The squares that the play lays; None for a declaration, or a word that runs off the mat."""
    if not isinstance(move, Play):
        return None
    covered = [SHAPE.step(move.square, move.direction, count) for count in range(len(move.word))]
    squares = tuple(square for square in covered if square is not None)
    if len(squares) < len(covered):
        return None
    return grid_composition(state.grid, {Run(move.direction, squares): move.word})
