"""Every turn of JAGO for who has a single letter at hand: all changes of the board, the referee judging each.

With one letter at hand at most one empty square is filled. A letter laid over another sets that one free for
the same turn (JAG-16), so letters may go round; every way for up to three laid letters is tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, permutations

from joute.games.jago.material import SHAPE, other, replacements_allowed
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.play import Effects, Move
from joute.play.grid import Grid

_MOST_LAID = 3
_LINES = tuple(
    frozenset(
        near
        for near in range(SHAPE.size)
        if near != square
        and (
            near // SHAPE.columns == square // SHAPE.columns or near % SHAPE.columns == square % SHAPE.columns
        )
    )
    for square in range(SHAPE.size)
)
"""The other squares in the row and the column of each."""


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
    for squares in _places(_theirs(position), beside):
        apart = [number for number, square in enumerate(squares) if _LINES[square].isdisjoint(squares)]
        if not all(alone.letters(squares[number]) for number in apart):
            continue
        pool = position.state.at_hand + "".join(grid[square] for square in squares if grid.filled(square))
        for letters in set(permutations(pool, len(squares))):
            if any(letters[number] not in alone.letters(squares[number]) for number in apart):
                continue
            laid = dict(zip(squares, letters, strict=True))
            if any(grid[square] == letter for square, letter in laid.items()):
                continue
            after = grid.with_cells(laid)
            runs = after.runs_through(squares)
            covered = set(chain.from_iterable(run.squares for run in runs))
            if covered.issuperset(squares) and all(after.word(run) in dictionary for run in runs):
                yield tuple(Word(run.squares[0], run.direction, after.word(run)) for run in runs)


class _Alone:
    """Which letters make words at a square by themselves: where a change has nothing else near, one must."""

    def __init__(self, position: JagoPosition, grid: Grid) -> None:
        self._dictionary, self._grid = position.state.terms.dictionary, grid
        laid = (grid[square] for square in range(SHAPE.size) if grid.filled(square))
        self._all = {*position.state.at_hand, *laid}
        self._known: dict[int, frozenset[str]] = {}

    def letters(self, square: int) -> frozenset[str]:
        if square not in self._known:
            others = self._all - {self._grid[square]}
            self._known[square] = frozenset(letter for letter in others if self._makes_words(square, letter))
        return self._known[square]

    def _makes_words(self, square: int, letter: str) -> bool:
        after = self._grid.with_cells({square: letter})
        runs = after.runs_through((square,))
        return bool(runs) and all(after.word(run) in self._dictionary for run in runs)


def _theirs(position: JagoPosition) -> list[tuple[frozenset[int], int]]:
    """The opponent's words, by their squares, and how many letters of each may be replaced (JAG-11)."""
    board, seat = position.state.board, position.state.turn
    found = []
    for run in board.grid.runs():
        owners = [board.owner(square) for square in run.squares]
        if owners.count(other(seat)) >= owners.count(seat):
            found.append((frozenset(run.squares), replacements_allowed(len(run.squares))))
    return found


def _places(theirs: list[tuple[frozenset[int], int]], beside: list[int]) -> Iterator[tuple[int, ...]]:
    """Squares to lay letters on: some in words of the opponent's (JAG-15), and one or none that is empty."""
    replaceable = sorted(frozenset[int]().union(*(squares for squares, _ in theirs)))
    for replaced in range(_MOST_LAID + 1):
        for squares in combinations(replaceable, replaced):
            if any(len(word.intersection(squares)) > most for word, most in theirs):
                continue
            if squares:
                yield squares
            if replaced < _MOST_LAID:
                yield from ((*squares, square) for square in beside)
