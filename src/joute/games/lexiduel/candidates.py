"""Every word that could be laid somewhere, for checking the generator: words by words, squares by squares."""

from __future__ import annotations

from collections.abc import Iterator

from joute.dictionary.fitting import Line, Slot, crosses_words, crossing, fitting, lines, slots
from joute.games.lexiduel.material import CORNERS, LONGEST_AMORCE, MOST_PLACED, SHAPE, SHORTEST_AMORCE
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.state import State
from joute.play import PASS, Move, Seat
from joute.play.grid import EMPTY, Direction


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Amorces that touch or open a corner; else words over two letters of the board (LXD-10, LXD-11)."""
    yield PASS
    cells = state.board.cells
    near = frozenset(
        n for square in range(SHAPE.size) if cells[square] != EMPTY for n in SHAPE.neighbours(square)
    )
    stock, dictionary = state.stocks[seat - 1].letters, state.terms.dictionary
    crosses = {down: crossing(dictionary, cells, SHAPE.columns, down) for down in (False, True)}
    for down, line in lines(cells, SHAPE.columns):
        direction = Direction.DOWN if down else Direction.ACROSS
        for slot in (*_amorces(line, near), *_growths(line)):
            signs = ("", "+", "-") if slot.filled else ("",)
            for word in fitting(dictionary, slot, stock):
                if crosses_words(slot, word, crosses[down]):  # LXD-5
                    yield from (Laying(slot.squares[0], direction, word, sign) for sign in signs)


def _amorces(line: Line, near: frozenset[int]) -> Iterator[Slot]:
    """Empty squares that touch a letter or lie in one corner; an amorce is stated without what it touches."""
    for start in range(len(line.squares)):
        for size in range(SHORTEST_AMORCE, LONGEST_AMORCE + 1):
            slot = Slot(line.squares[start : start + size], line.letters[start : start + size])
            opens = any(corner.issuperset(slot.squares) for corner in CORNERS)
            if len(slot.squares) == size and not slot.filled and (opens or not near.isdisjoint(slot.squares)):
                yield slot


def _growths(line: Line) -> Iterator[Slot]:
    for slot in slots(line, SHORTEST_AMORCE, SHAPE.columns):
        if slot.filled > 1 and 1 <= len(slot.squares) - slot.filled <= MOST_PLACED:
            yield slot
