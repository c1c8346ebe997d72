"""The one door for bots: the state inside a position, and plays as rows of bytes, found by the thousand.

A mat is 625 letters 1–26, 0 for an empty square; a hand the same letters, 0 for a joker; a play is the row of
bytes that the kernel writes.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from joute.dictionary.graph import LONGEST
from joute.dictionary.graph.codes import codes
from joute.dictionary.graph.jit import IntArray
from joute.dictionary.graph.kernels.rows import PLAY, PLAY_LAID
from joute.dictionary.graph.play import read_plays
from joute.dictionary.graph.search import Search, Task
from joute.games.demo.generate import OPENING, as_move, longest_plays, word_graph
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.play import Position, state_in

__all__ = ["PlaySearch", "Row", "hand_codes", "longest_plays", "mat_codes", "move_of", "state_of"]

Row = bytes
"""A play."""

_AT_A_TIME = 512


def state_of(position: Position) -> State:
    return state_in(position, State)


def mat_codes(state: State) -> bytes:
    return codes(state.grid.cells).tobytes()


def hand_codes(squares: str) -> bytes:
    return codes(squares).tobytes()


def move_of(row: Row) -> Play:
    return as_move(next(read_plays(np.frombuffer(row, np.uint8).reshape(1, PLAY))))


class PlaySearch:
    """Plays with the words and limits agreed on at this state, on any mat; ended by the flag `stop`."""

    def __init__(self, state: State, stop: IntArray) -> None:
        graph = word_graph(state.terms)
        self._reach = graph.reach
        self._search = Search(graph.walked_gaddag, stop)
        self._rows = np.zeros((_AT_A_TIME, PLAY), np.uint8)
        self._limit = state.terms.most_laid or LONGEST
        self.stop = stop

    def longest(self, mat: bytes, hand: bytes, most: int, limit: int = LONGEST) -> list[Row]:
        """The plays that lay most squares, at most `limit`; once stopped, those found until then."""
        task = self._task(mat, hand, limit)
        found: list[Row] = []
        for laid in range(task.limit, 0, -1):
            self._search.begin(task, laid, self._reach)
            for row in self._found():
                if row[PLAY_LAID] == laid:
                    found.append(row)
                    if len(found) == most:
                        return found
        return found

    def every(self, mat: bytes, hand: bytes, limit: int = LONGEST) -> Iterator[Row]:
        """All plays that lay at most so many squares, as they are found; one listing at a time."""
        self._search.begin(self._task(mat, hand, limit))
        return self._found()

    def _found(self) -> Iterator[Row]:
        while not self._search.finished:
            count = self._search.fill(self._rows)
            text = self._rows[:count].tobytes()
            for at in range(0, len(text), PLAY):
                yield text[at : at + PLAY]

    def _task(self, mat: bytes, hand: bytes, limit: int) -> Task:
        most = min(len(hand), limit, self._limit)
        squares, letters = np.frombuffer(mat, np.uint8), np.frombuffer(hand, np.uint8)
        return Task(SHAPE.rows, SHAPE.columns, squares, letters, most, OPENING)
