"""Every play that could be made somewhere, for checking the generator: words by words, squares by squares."""

from __future__ import annotations

from collections.abc import Iterator

from joute.dictionary.fitting import fitting, lines, slots, with_jokers
from joute.games.demo.material import FIRST_WORD, MIDDLE, SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.play import PASS, Move, Seat
from joute.play.grid import EMPTY, Direction


def candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Where a word would touch what lies on the mat, or cover its middle (DEM-4, DEM-5)."""
    yield PASS
    cells, hand = state.grid.cells, state.hands[seat - 1]
    filled = [square for square in range(SHAPE.size) if cells[square] != EMPTY]
    near = {n for square in filled for n in (square, *SHAPE.neighbours(square))} or {MIDDLE}
    for down, line in lines(cells, SHAPE.columns):
        direction = Direction.DOWN if down else Direction.ACROSS
        for slot in slots(line, FIRST_WORD, SHAPE.columns):
            laid = len(slot.squares) - slot.filled
            if 1 <= laid <= len(hand) and not near.isdisjoint(slot.squares):
                for word in fitting(state.terms.dictionary, slot, hand):
                    yield Play(slot.squares[0], direction, with_jokers(slot, word, hand))
