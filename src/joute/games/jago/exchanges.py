"""Turns in which letters change places: up to three are laid, one of them at most on an empty square.

Who has a single letter at hand can do nothing else, unless more than three letters change: with the turns of
one word this is every turn of up to three letters there is.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.jago.arrays import known_of, pool_of
from joute.games.jago.judge import REFEREE
from joute.games.jago.kernels.exchange_board import LAID, NOWHERE, Board, list_places
from joute.games.jago.kernels.exchanges import find_exchanges
from joute.games.jago.kernels.layout import LETTER_BITS, LINE, PLANE, SIDE, START_BITS
from joute.games.jago.laid_out_search import crossing_of, walked_dawg_of, zeros
from joute.games.jago.material import other
from joute.games.jago.moves import Turn, Word
from joute.games.jago.search import RUN_ON
from joute.games.jago.state import State
from joute.play import Effects

_ROOM = 1 << 10
_WIDTH = START_BITS + LETTER_BITS


def exchanges(state: State, stop: IntArray = RUN_ON) -> list[Turn]:
    """Those of several words that are legal, the greatest lead first; some where `stop[0]` is not 0."""
    found: dict[Turn, int] = {}
    for turn in _stated(state, _changes(state, stop)):
        if stop[0]:
            break
        done = REFEREE.judge(state, state.turn, turn)
        if isinstance(done, Effects) and isinstance(done.move, Turn) and len(done.move.words) > 1:
            board = done.after.board
            found[done.move] = board.count(state.turn) - board.count(other(state.turn))
    return sorted(found, key=lambda turn: -found[turn])


def _changes(state: State, stop: IntArray) -> IntArray:
    """The changes after which every run they touch is a word, packed."""
    known, places = known_of(state), zeros(PLANE)
    letters, count = list_places(known, places)
    lead = state.board.count(state.turn) - state.board.count(other(state.turn))
    room = _ROOM
    while True:
        pool = pool_of(state)
        board = Board(
            walked_dawg_of(state.terms.dictionary),
            known,
            crossing_of(state.terms.dictionary, known).allowed,
            known.letters.copy(),
            pool,
            sum(1 << letter for letter in np.flatnonzero(pool).tolist()),
            zeros(PLANE),
            zeros(LAID + 1),
            lead,
            zeros(room),
        )
        found = find_exchanges(board, places[:count], letters, zeros(count), stop)
        if found <= room or stop[0]:
            return board.found[: min(found, room)]
        room = found


def _stated(state: State, changes: IntArray) -> Iterator[Turn]:
    """The changes as turns, in all words they make."""
    for change in changes.tolist():
        laid = [change >> _WIDTH * number & (1 << _WIDTH) - 1 for number in range(LAID)]
        letters = {
            _square(each >> LETTER_BITS): chr(each % (1 << LETTER_BITS) + 64)
            for each in laid
            if each >> LETTER_BITS != NOWHERE
        }
        after = state.board.grid.with_cells(letters)
        runs = after.runs_through(tuple(letters))
        yield Turn(tuple(Word(run.squares[0], run.direction, after.word(run)) for run in runs))


def _square(place: int) -> int:
    """A square of the kernels as the board counts."""
    return (place // LINE - 1) * SIDE + place % LINE - 1
