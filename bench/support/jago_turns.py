"""Every turn of JAGO for who has a single letter at hand: all changes of the board, the referee judging each.

With one letter at hand at most one empty square is filled. A letter laid over another sets that one free for
the same turn (JAG-16), so letters may go round; every way for up to three laid letters is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, permutations

from joute.games.jago.material import SHAPE
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.play import Effects, Move
from joute.play.grid import Grid

_MOST_LAID = 3


def every_turn(position: JagoPosition) -> Iterator[Move]:
    """Those of one word first: they are quickly found, and one answer is often all that is asked for."""
    state = position.state
    seen: set[Move] = set()
    for move in position.moves(state.turn):
        seen.add(move)
        yield move
    for words in _makes_words(position, state.board.grid):
        done = position.judge(state.turn, Turn(words))
        if isinstance(done, Effects) and done.move not in seen:
            seen.add(done.move)
            yield done.move


def _makes_words(position: JagoPosition, grid: Grid) -> Iterator[tuple[Word, ...]]:
    """The changes after which every run through a laid letter is a word, each as these words."""
    dictionary, alone = position.state.terms.dictionary, _Alone(position, grid)
    filled = [square for square in range(SHAPE.size) if grid.filled(square)]
    beside = sorted({near for square in filled for near in SHAPE.neighbours(square)} - set(filled))
    for squares in _places(filled, beside):
        pool = position.state.at_hand + "".join(grid[square] for square in squares if grid.filled(square))
        apart = [number for number, square in enumerate(squares) if _is_apart(square, squares)]
        if any(not alone.fits(squares[number], pool) for number in apart):
            continue
        for letters in set(permutations(pool, len(squares))):
            laid = dict(zip(squares, letters, strict=True))
            if any(grid[square] == letter for square, letter in laid.items()):
                continue
            after = grid.with_cells(laid)
            runs = after.runs_through(squares)
            covered = set(chain.from_iterable(run.squares for run in runs))
            if covered.issuperset(squares) and all(after.word(run) in dictionary for run in runs):
                yield tuple(Word(run.squares[0], run.direction, after.word(run)) for run in runs)


class _Alone:
    """Whether a single letter makes words at a square: where a change has nothing else near, it must."""

    def __init__(self, position: JagoPosition, grid: Grid) -> None:
        self._dictionary, self._grid = position.state.terms.dictionary, grid
        self._known: dict[tuple[int, str], bool] = {}

    def fits(self, square: int, pool: str) -> bool:
        return any(self._fits(square, letter) for letter in set(pool) - {self._grid[square]})

    def _fits(self, square: int, letter: str) -> bool:
        if (square, letter) not in self._known:
            after = self._grid.with_cells({square: letter})
            runs = after.runs_through((square,))
            self._known[square, letter] = bool(runs) and all(
                after.word(run) in self._dictionary for run in runs
            )
        return self._known[square, letter]


def _places(filled: list[int], beside: list[int]) -> Iterator[tuple[int, ...]]:
    """Squares to lay letters on: some that are filled, and one or none that is not."""
    for replaced in range(_MOST_LAID + 1):
        for squares in combinations(filled, replaced):
            if squares:
                yield squares
            if replaced < _MOST_LAID:
                yield from ((*squares, square) for square in beside)


def _is_apart(square: int, squares: tuple[int, ...]) -> bool:
    """Whether no other of the squares lies in its row or column."""
    row, column = divmod(square, SHAPE.columns)
    return all(
        other == square or (other // SHAPE.columns != row and other % SHAPE.columns != column)
        for other in squares
    )
