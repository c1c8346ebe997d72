"""Looking ahead with all hands open: rows laid, taken up and begun anew, everyone against one seat."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass

import numpy as np

from joute.bots.amusante.kernels import layout
from joute.bots.amusante.kernels.lookahead import worth
from joute.bots.amusante.words import entry_of, few_words, graph_of
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
    stops: bool = True
    """Whether nothing is laid after a complete word (AMU-4)."""
    constrained: bool = False
    """Whether the row is taken up only where no square fits (AMU-4)."""
    complete: bool = False
    """Whether the row spells the word announced, and so stops."""

    def lay(self, square: str, word: str = "") -> Table:
        row, hand = self.row + square, self._hand.replace(as_held(square), "", 1)
        said = "" if self.row else word
        return self._next(row, hand, self.rows_left, said, self.stops and word == row.upper())

    def take(self) -> Table:
        return self._next("", self._hand + as_held(self.row), self.rows_left - 1)

    @property
    def _hand(self) -> str:
        return self.hands[self.mover]

    def _next(self, row: str, hand: str, rows_left: int, said: str = "", complete: bool = False) -> Table:
        hands = (*self.hands[: self.mover], hand, *self.hands[self.mover + 1 :])
        mover = (self.mover + 1) % len(hands)
        return Table(row, hands, mover, rows_left, said, self.stops, self.constrained, complete)


class Lookahead:
    """Looks into tables from one seat, until its work is used up or the time is over."""

    def __init__(self, dictionary: Dictionary, seat: int, most: int, deadline: Deadline) -> None:
        self._dictionary = dictionary
        self._seat = seat
        self._deadline = deadline
        self._left = most
        self._dawg = graph_of(dictionary).dawg
        self._scratch = np.zeros(layout.SCRATCH, np.int64)
        self._scratch[layout.SINGLE : layout.HANDS] = np.concatenate(few_words(dictionary))

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
            0 if table.complete else entry_of(self._dictionary, table.row.upper()),
            _denied(self._dictionary, table.said, table.stops),
            min(depth, layout.MOST_DEPTH),
            table.rows_left,
            table.stops,
            table.constrained,
        )


def _laid(square: str) -> int:
    return (layout.AS_JOKER if square.islower() else 0) + _SQUARES.index(square.upper())


def _counted(hands: tuple[str, ...]) -> list[int]:
    """How many squares of each kind each hand holds, and how many in all."""
    return [count for hand in hands for count in (*map(hand.count, _SQUARES), len(hand))]


def _denied(dictionary: Dictionary, said: str, stops: bool) -> int:
    """What the word already announced denies the second player, as `layout` writes it; 0 if nothing."""
    if len(said) < 2:
        return 0
    first, second = _SQUARES.index(said[0]), _SQUARES.index(said[1])
    single, lone = (int(letters[first]) >> second & 1 for letters in few_words(dictionary))
    if single:
        return second if said in dictionary else 0
    if len(said) == 2:
        return second + layout.NOT_LAST if stops else 0
    return second + layout.NOT_OPEN if stops and lone and said in dictionary else 0


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
