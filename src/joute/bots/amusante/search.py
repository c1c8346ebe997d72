"""Looking ahead with all hands open: rows laid, taken up and begun anew, everyone against one seat."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

import numpy as np

from joute.bots.amusante.kernels import layout
from joute.bots.amusante.kernels.lookahead import worth
from joute.bots.amusante.words import entry_of, graph_of, single_words
from joute.bots.budget import Deadline
from joute.dictionary import Dictionary
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


class Lookahead:
    """Looks into tables from one seat, until its work is used up or the time is over."""

    def __init__(self, dictionary: Dictionary, seat: int, most: int, deadline: Deadline) -> None:
        self._dictionary = dictionary
        self._seat = seat
        self._deadline = deadline
        self._left = most
        self._dawg = graph_of(dictionary).dawg
        self._scratch = np.zeros(layout.SCRATCH, np.int64)
        self._scratch[layout.SINGLE : layout.HANDS] = single_words(dictionary)

    def worth(self, table: Table, depth: int) -> float | None:
        """What the table is worth to the seat, in squares; None if it could not be looked into so far.

        How it stands now is always told: that takes no time.
        """
        scratch, hands = self._scratch, _counted(table.hands)
        scratch[: layout.WORK] = self._asked(table, depth)
        in_time = int(max(0.0, self._deadline.left_ms()) / _SLOWEST_MS) if depth else self._left
        scratch[layout.WORK] = work = min(self._left, in_time)
        scratch[layout.HANDS : layout.HANDS + len(hands)] = hands
        scratch[layout.ROW : layout.ROW + len(table.row)] = [_laid(square) for square in table.row]
        value = worth(self._dawg, scratch, self._deadline.stop if depth else NEVER)
        self._left -= work - int(scratch[layout.WORK])
        return None if scratch[layout.STOPPED] else value / _SCALE / (len(table.hands) - 1)

    def _asked(self, table: Table, depth: int) -> tuple[int, ...]:
        """In the order of `layout`."""
        return (
            len(table.hands),
            self._seat,
            table.mover,
            len(table.row),
            entry_of(self._dictionary, table.row.upper()),
            _denied(self._dictionary, table.said),
            min(depth, layout.MOST_DEPTH),
            table.rows_left,
        )


def _laid(square: str) -> int:
    return (layout.AS_JOKER if square.islower() else 0) + _SQUARES.index(square.upper())


def _counted(hands: tuple[str, ...]) -> list[int]:
    """How many squares of each kind each hand holds, and how many in all."""
    return [count for hand in hands for count in (*map(hand.count, _SQUARES), len(hand))]


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
    lookahead = Lookahead(dictionary, table.mover, most, deadline)
    following = [after_move(table, move) for move in moves]
    for turns in _DEPTHS[: bisect_left(_DEPTHS, depth)]:
        worths: list[float] = []
        for after in following:
            if (value := lookahead.worth(after, turns)) is None:
                return found
            worths.append(value)
        found = worths
    return found
