"""Looking ahead with all hands open: rows laid, taken up and begun anew, everyone against one seat."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

import numpy as np

from joute.bots.amusante.words import entry_of, graph_of, single_words
from joute.bots.budget import Deadline
from joute.dictionary import Dictionary
from joute.dictionary.graph.jit import IntArray
from joute.dictionary.graph.search import NEVER
from joute.games.amusante.material import as_held
from joute.games.amusante.moves import Lay
from joute.letters import ALPHABET, JOKER
from joute.play import Move

_SCALE = 10.0
_SQUARES = JOKER + ALPHABET
_SLOWEST_MS = 0.0005
"""What a position takes where the machine is busy: no call is given more of them than the time left."""
_DEPTHS = (0, 1, 2, 4, 6, *range(8, 40))
"""How far it is looked in turn: the first looks cost little and serve only where time is short."""


@dataclass(frozen=True, slots=True)
class Table:
    """The row (a joker is a lower-case letter), every hand in the order of turns, whose turn it is."""

    row: str
    hands: tuple[str, ...]
    mover: int
    rows_left: int
    """How many rows may still be taken up (AMU-8)."""
    said: str = ""
    """The word announced with the only square of the row: the second player says another (AMU-3)."""

    def lay(self, square: str, word: str = "") -> Table:
        hand = self._hand.replace(as_held(square), "", 1)
        return self._next(self.row + square, hand, self.rows_left, "" if self.row else word)

    def take(self) -> Table:
        return self._next("", self._hand + as_held(self.row), self.rows_left - 1)

    @property
    def _hand(self) -> str:
        return self.hands[self.mover]

    def _next(self, row: str, hand: str, rows_left: int, said: str = "") -> Table:
        hands = (*self.hands[: self.mover], hand, *self.hands[self.mover + 1 :])
        return Table(row, hands, (self.mover + 1) % len(hands), rows_left, said)


class Looking:
    """Looks into tables from one seat, until its work is used up or the time is over."""

    def __init__(self, dictionary: Dictionary, seat: int, most: int, deadline: Deadline) -> None:
        from joute.bots.amusante.kernels import looking

        self._dictionary = dictionary
        self._seat = seat
        self._deadline = deadline
        self._left = most
        self._row = np.zeros(looking.MOST_ROW, np.int64)
        self._frames = np.zeros(looking.FRAME * (looking.MOST_DEPTH + 2), np.int64)
        self._question = np.zeros(looking.QUESTION, np.int64)

    def worth(self, table: Table, depth: int) -> float | None:
        """What the table is worth to the seat, in squares; None if it could not be looked into so far.

        How it stands now is always told: that takes no time.
        """
        from joute.bots.amusante.kernels import looking

        hands, question = _counted(table.hands), self._question
        for at, square in enumerate(table.row):
            joker = looking.AS_JOKER if square.islower() else 0
            self._row[at] = joker + _SQUARES.index(square.upper())
        asked = (
            len(table.hands),
            self._seat,
            table.mover,
            0,
            len(table.row),
            entry_of(self._dictionary, table.row.upper()),
            _denied(self._dictionary, table.said),
            min(depth, looking.MOST_DEPTH),
            table.rows_left,
        )
        question[: len(asked)] = asked
        dawg = graph_of(self._dictionary).dawg
        in_time = int(max(0.0, self._deadline.left_ms()) / _SLOWEST_MS) if depth else self._left
        question[looking.WORK] = work = min(self._left, in_time)
        stop = self._deadline.stop if depth else NEVER
        single = single_words(self._dictionary)
        value = looking.worth(dawg, single, hands, self._row, self._frames, question, stop)
        self._left -= work - int(question[looking.WORK])
        return None if question[looking.STOPPED] else value / _SCALE / (len(table.hands) - 1)


def _counted(hands: tuple[str, ...]) -> IntArray:
    return np.array([hand.count(square) for hand in hands for square in _SQUARES], np.int64)


def _denied(dictionary: Dictionary, said: str) -> int:
    """The second letter that only the word already announced has, if any."""
    if len(said) < 2:
        return 0
    second = 1 << _SQUARES.index(said[1])
    return second & int(single_words(dictionary)[_SQUARES.index(said[0])])


def after_move(table: Table, move: Move) -> Table:
    return table.lay(move.square, move.word) if isinstance(move, Lay) else table.take()


def values(
    dictionary: Dictionary, table: Table, moves: list[Move], depth: int, most: int, deadline: Deadline
) -> list[float] | None:
    """What each move is worth to the player on turn, as deep as the work allows, if at all."""
    found: list[float] | None = None
    looking = Looking(dictionary, table.mover, most, deadline)
    following = [after_move(table, move) for move in moves]
    for turns in _DEPTHS[: bisect_left(_DEPTHS, depth)]:
        worths: list[float] = []
        for after in following:
            if (worth := looking.worth(after, turns)) is None:
                return found
            worths.append(worth)
        found = worths
    return found
