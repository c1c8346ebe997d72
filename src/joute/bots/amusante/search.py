"""Looking ahead with all hands open: rows laid, taken up and begun anew, everyone against one seat."""

from __future__ import annotations

from dataclasses import dataclass

from joute.bots.amusante.words import following
from joute.bots.budget import Deadline
from joute.dictionary import Dictionary
from joute.games.amusante.material import as_held
from joute.games.amusante.moves import Lay
from joute.letters import JOKER
from joute.play import Move

WON = 100.0
_JOKER_LETTERS = 5
_BETWEEN_LOOKS = 256
_STEP_MS = 2
_AT_RISK = 0.3
"""The part of an unfinished row that whoever is on turn is likely to take up."""


class TooLong(Exception):
    """More positions than were asked for, or no time for more."""


@dataclass(frozen=True, slots=True)
class Table:
    """The row in capitals, every hand by seat from 0, whose turn it is."""

    row: str
    squares: str
    """The same as it is held: jokers as jokers."""
    hands: tuple[str, ...]
    mover: int

    def lay(self, square: str) -> Table:
        held = as_held(square)
        return self._next(self.row + square.upper(), self.squares + held, _without(self._hand, held))

    def take(self) -> Table:
        return self._next("", "", self._hand + self.squares)

    @property
    def _hand(self) -> str:
        return self.hands[self.mover]

    def _next(self, row: str, squares: str, hand: str) -> Table:
        hands = (*self.hands[: self.mover], hand, *self.hands[self.mover + 1 :])
        return Table(row, squares, hands, (self.mover + 1) % len(hands))


def _without(hand: str, square: str) -> str:
    return hand.replace(square, "", 1)


class Looking:
    """One imagined deal, looked into as far as a number of positions allows."""

    def __init__(self, dictionary: Dictionary, seat: int, most: int, deadline: Deadline) -> None:
        self._dictionary = dictionary
        self._seat = seat
        self._left = most
        self._deadline = deadline

    def squares(self, table: Table) -> list[str]:
        """What the player on turn can lay; of a joker's letters those that narrow the row most."""
        hand = table.hands[table.mover]
        fitting = following(self._dictionary, table.row)
        found = [letter for letter in fitting if letter in hand]
        if JOKER in hand:
            narrow = sorted(fitting, key=lambda letter: len(following(self._dictionary, table.row + letter)))
            found += [letter.lower() for letter in narrow[:_JOKER_LETTERS]]
        return found

    def worth(self, table: Table, depth: int, low: float = -1e9, high: float = 1e9) -> float:
        """The seat's share of what is coming; raises `TooLong` when there is no work left."""
        self._left -= 1
        if self._left < 0 or (self._left % _BETWEEN_LOOKS == 0 and self._deadline.over(_STEP_MS)):
            raise TooLong
        out = next((seat for seat, hand in enumerate(table.hands) if not hand), None)
        if out is not None:
            others = sum(map(len, table.hands))
            return WON + others + depth if out == self._seat else -WON - len(table.hands[self._seat]) - depth
        squares = self.squares(table)
        if not depth:
            return self._standing(table, bool(squares))
        return self._best(table, squares, depth, low, high)

    def _best(self, table: Table, squares: list[str], depth: int, low: float, high: float) -> float:
        best = None
        sign = 1 if table.mover == self._seat else -1
        following_tables = [table.lay(square) for square in squares]
        if table.row:
            following_tables.append(table.take())
        for after in following_tables:
            value = self.worth(after, depth - 1, low, high)
            if best is None or sign * value > sign * best:
                best = value
            if sign > 0:
                low = max(low, best)
            else:
                high = min(high, best)
            if low >= high:
                break
        return self._standing(table, False) if best is None else best

    def _standing(self, table: Table, can_lay: bool) -> float:
        sizes = [float(len(hand)) for hand in table.hands]
        sizes[table.mover] += len(table.row) * (_AT_RISK if can_lay else 1.0)
        own = sizes.pop(self._seat)
        return sum(sizes) / len(sizes) - own


def after_move(table: Table, move: Move) -> Table:
    return table.lay(move.square) if isinstance(move, Lay) else table.take()


def values(
    dictionary: Dictionary, table: Table, moves: list[Move], depth: int, most: int, deadline: Deadline
) -> list[float] | None:
    """What each move is worth to the player on turn, as deep as the work allows, if at all."""
    found: list[float] | None = None
    looking = Looking(dictionary, table.mover, most, deadline)
    for turns in range(depth):
        try:
            found = [looking.worth(after_move(table, move), turns) for move in moves]
        except TooLong:
            break
    return found
