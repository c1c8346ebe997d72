"""Every play of a hand on a crossword board: listed, counted, or the longest or best ones only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

import numpy as np

from joute.dictionary.graph.codes import board_codes, codes
from joute.dictionary.graph.jit import ByteArray
from joute.dictionary.graph.kernels.rows import PLAY, PLAY_LAID
from joute.dictionary.graph.kernels.search import MOST_IN_HAND
from joute.dictionary.graph.play import Play, Scored, read_plays, read_scores
from joute.dictionary.graph.scoring import Scoring
from joute.dictionary.graph.search import Opening, Search, Task
from joute.dictionary.graph.word_graph import LONGEST, WordGraph

__all__ = ["Crossword", "Opening", "Play", "Scored", "Scoring", "read_plays", "read_scores"]

CHUNK = 8192
_FEW = 512


@dataclass(frozen=True, slots=True)
class Crossword:
    """A board of up to 25×25 squares on which every run of two or more letters is a word of the graph.

    Boards are given as rows of text, `.` for an empty square, lower case where a joker stands for a letter
    (only scores ask); hands as letters, `*` for a joker. A play with a joker and the one with the letter
    itself are two plays; a single square that reads both ways is one, across. Where no opening is named a
    first word may lie anywhere. Plays come in a fixed order.
    """

    graph: WordGraph
    rows: int
    cols: int

    def __post_init__(self) -> None:
        if not (1 <= self.rows <= LONGEST and 1 <= self.cols <= LONGEST):
            raise ValueError(f"no crossword board of {self.rows}×{self.cols}")

    def plays(
        self,
        board: Sequence[str],
        hand: Iterable[str],
        limit: int | None = None,
        opening: Opening | None = None,
    ) -> Iterator[Play]:
        """Every play that lays at most `limit` squares."""
        for rows in self.chunks(board, hand, limit, opening):
            yield from read_plays(rows)

    def chunks(
        self,
        board: Sequence[str],
        hand: Iterable[str],
        limit: int | None = None,
        opening: Opening | None = None,
    ) -> Iterator[ByteArray]:
        """The same as rows of bytes for `read_plays`, thousands at a time; each chunk overwrites the last."""
        return _chunks(self._begun(self.task(board, hand, limit, opening)), CHUNK)

    def count(
        self,
        board: Sequence[str],
        hand: Iterable[str],
        limit: int | None = None,
        opening: Opening | None = None,
    ) -> int:
        """How many plays there are."""
        return self._begun(self.task(board, hand, limit, opening)).count()

    def longest(
        self,
        most: int,
        board: Sequence[str],
        hand: Iterable[str],
        limit: int | None = None,
        opening: Opening | None = None,
    ) -> list[Play]:
        """The `most` plays that lay most squares, longest first, without looking at all the others."""
        task = self.task(board, hand, limit, opening)
        search = Search(self.graph.walked_gaddag)
        chosen: list[Play] = []
        for laid in range(task.limit, 0, -1):
            search.begin(task, laid, self.graph.reach)
            exactly = (rows[rows[:, PLAY_LAID] == laid] for rows in _chunks(search, _FEW))
            plays = (play for rows in exactly for play in read_plays(rows))
            chosen += islice(plays, most - len(chosen))
            if len(chosen) == most:
                break
        return chosen

    def best(
        self,
        most: int,
        board: Sequence[str],
        hand: Iterable[str],
        scoring: Scoring,
        limit: int | None = None,
        opening: Opening | None = None,
    ) -> list[Scored]:
        """The `most` plays that score most, the best first; of equal ones, those found first."""
        search = self._begun(self.task(board, hand, limit, opening), scoring)
        best = np.zeros((0, PLAY), np.uint8)
        for rows in _chunks(search, CHUNK):
            best = np.concatenate([best, rows])
            best = best[np.argsort(-read_scores(best), kind="stable")[:most]]
        scores = read_scores(best).tolist()
        return [Scored(score, play) for score, play in zip(scores, read_plays(best), strict=True)]

    def _begun(self, task: Task, scoring: Scoring | None = None) -> Search:
        search = Search(self.graph.walked_gaddag, scoring=scoring)
        search.begin(task)
        return search

    def task(
        self,
        board: Sequence[str],
        hand: Iterable[str],
        limit: int | None = None,
        opening: Opening | None = None,
    ) -> Task:
        """What is asked, read and checked, for a `Search`."""
        if len(board) != self.rows or any(len(row) != self.cols for row in board):
            raise ValueError(f"not a board of {self.rows} rows of {self.cols} squares")
        if opening and not (0 <= opening.row < self.rows and 0 <= opening.col < self.cols):
            raise ValueError(f"no such square: {opening}")
        letters = codes("".join(hand))
        if len(letters) > MOST_IN_HAND:
            raise ValueError(f"more than {MOST_IN_HAND} squares in hand")
        most = min(len(letters), LONGEST if limit is None else limit)
        return Task(self.rows, self.cols, board_codes("".join(board)), letters, most, opening)


def _chunks(search: Search, size: int) -> Iterator[ByteArray]:
    buffer = np.zeros((size, PLAY), np.uint8)
    while not search.finished:
        found = search.fill(buffer)
        if found > 0:
            yield buffer[:found]
