"""Every word that could be laid or written over others, for checking the generator: words by words."""

from __future__ import annotations

from collections.abc import Iterator

from joute.dictionary.fitting import crosses_words, crossing, fitting, lines, slots
from joute.games.jago.material import CENTRE, SHAPE
from joute.games.jago.moves import Turn, Word
from joute.games.jago.state import State
from joute.play import Move
from joute.play.grid import EMPTY, Direction


def candidates(state: State) -> Iterator[Move]:
    """Turns that state one word, where it touches the board's letters or covers the centre (JAG-6)."""
    cells, hand, dictionary = state.board.grid.cells, state.at_hand, state.terms.dictionary
    filled = [square for square in range(SHAPE.size) if cells[square] != EMPTY]
    near = {n for square in filled for n in (square, *SHAPE.neighbours(square))} or {CENTRE}
    crosses = {down: crossing(dictionary, cells, SHAPE.columns, down) for down in (False, True)}
    for down, line in lines(cells, SHAPE.columns):
        direction = Direction.DOWN if down else Direction.ACROSS
        for slot in slots(line, 2, SHAPE.columns):
            if len(slot.squares) - slot.filled <= len(hand) and not near.isdisjoint(slot.squares):
                for word in fitting(dictionary, slot, hand, covering=True):
                    if word != slot.letters and crosses_words(slot, word, crosses[down]):  # JAG-7
                        yield Turn((Word(slot.squares[0], direction, word),))
