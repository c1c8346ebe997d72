"""Tokens on the board: a capital is blue's, a small letter red's (LXD-4 turns them over)."""

from __future__ import annotations

from collections.abc import Iterable

from joute.games.lexiduel.material import BLUE, RED, SHAPE, SIDE
from joute.play import Seat
from joute.play.grid import EMPTY, Direction, Grid, Run

EMPTY_BOARD = Grid.empty(SHAPE)


def token(letter: str, seat: Seat) -> str:
    return letter.upper() if seat == BLUE else letter.lower()


def owner(board: Grid, index: int) -> Seat | None:
    """Whose colour the square shows; None where it is empty."""
    cell = board[index]
    return None if cell == EMPTY else BLUE if cell.isupper() else RED


def word(board: Grid, run: Run) -> str:
    return board.word(run).upper()


def with_play(board: Grid, laid: dict[int, str], turned: Iterable[int], seat: Seat) -> Grid:
    """The board once the letters are laid in the seat's colour and the taken ones turned to it."""
    changes = {square: token(letter, seat) for square, letter in laid.items()}
    return board.with_cells(changes | {square: token(board[square], seat) for square in turned})


def lines(board: Grid) -> list[str]:
    """The rows, then the columns, as text."""
    rows = [board.cells[start : start + SIDE] for start in range(0, SHAPE.size, SIDE)]
    return rows + [board.cells[column::SIDE] for column in range(SIDE)]


def neighbours_on(board: Grid, squares: tuple[int, ...], direction: Direction) -> tuple[int, ...]:
    """The letters that touch either end of these squares along their own line."""
    ends = (SHAPE.step(squares[0], direction, -1), SHAPE.step(squares[-1], direction, 1))
    return tuple(square for square in ends if square is not None and board.filled(square))


def touching(board: Grid, squares: tuple[int, ...]) -> tuple[int, ...]:
    """The letters in place that touch one of the squares by a side."""
    near = {square for index in squares for square in SHAPE.neighbours(index)}
    return tuple(sorted(square for square in near if board.filled(square)))
