"""A board to try words on: laid, looked at, taken back."""

from __future__ import annotations

from typing import Any

import numpy as np

from joute.bots.lexiduel.corners import CORNER_PLACES, CORNER_ZONES
from joute.bots.lexiduel.kernels.replies import (
    CHANGE,
    LETTERS_AT,
    MOST_CHANGES,
    NET,
    REPLY,
    best_replies,
    lay,
    take_back,
)
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.lexiduel.generate import graphs_of
from joute.games.lexiduel.kernels.layout import MINE, SIDE, THEIRS, Found, Planes, square
from joute.games.lexiduel.kernels.places import (
    ALONG,
    DIRECTION,
    FIRST,
    INITIAL_AMORCE,
    KIND,
    LAST,
    MOST_PLACES,
    PLACE,
    PLACED,
)
from joute.games.lexiduel.layings import Layings
from joute.games.lexiduel.planes import ZONES, blank, flags, planes
from joute.games.lexiduel.position import LexiduelPosition
from joute.letters import ALPHABET

Reply = Any
"""One reply: the numbers named in `kernels.replies`."""


class Desk:
    """Two sides: 0 is the player on turn where the desk was set up, 1 the other."""

    def __init__(self, position: LexiduelPosition) -> None:
        cells = np.frombuffer(position.board.cells.encode(), np.uint8).astype(np.int64).reshape(SIDE, SIDE)
        blue, red = cells & 0xE0 == 0x40, cells & 0xE0 == 0x60
        mine, theirs = (blue, red) if position.mover == 1 else (red, blue)
        stocks = position.stocks if position.mover == 1 else position.stocks[::-1]
        self._graphs = graphs_of(position.settings.dictionary)
        self._letters = planes(np.where(blue | red, cells & 31, 0))
        self._board = planes((blue | red).astype(np.int64))
        self._owners = (planes(mine * MINE + theirs * THEIRS), planes(theirs * MINE + mine * THEIRS))
        self._stocks = tuple(_counts(stock.letters) for stock in stocks)
        work = [blank() for _ in range(5)]
        self._planes = tuple(Planes(self._letters, owners, *work) for owners in self._owners)
        self._found = Found(blank(MOST_PLACES * PLACE), blank(1), blank(2))
        self._order = blank(MOST_PLACES)
        self.asked = 0
        """Positions looked at so far: the measure of work."""

    def replies(self, side: int, most: int, after: Reply | None = None) -> list[Reply]:
        """The best places of a side, best first, each with a word; `after` is the word just laid."""
        if after is not None and opens_corner(after):
            squares = _squares(after)
            number = next(i for i, corner in enumerate(CORNER_PLACES) if _place(squares[0]) in corner)
            if answers := self._ask(side, most, CORNER_ZONES[number], flags(squares), answering=True):
                return answers
        return self._ask(side, most, ZONES, self._board, answering=False)

    def _ask(self, side: int, most: int, zones: Any, targets: Any, answering: bool) -> list[Reply]:
        room = blank(most * REPLY)
        self.asked += 1
        count = best_replies(
            self._graphs,
            self._planes[side],
            self._found,
            self._order,
            self._stocks[side],
            zones,
            targets,
            0 if answering else self._empty_corners(),
            answering,
            most,
            room,
        )
        return [room[i * REPLY : (i + 1) * REPLY] for i in range(count)]

    def lay(self, side: int, reply: Reply) -> tuple[Any, int]:
        changes = blank(MOST_CHANGES * CHANGE)
        mine, theirs = self._owners[side], self._owners[1 - side]
        count = lay(self._letters, mine, theirs, self._board, self._stocks[side], reply, 0, changes)
        return changes, count

    def take_back(self, side: int, laid: tuple[Any, int]) -> None:
        mine, theirs = self._owners[side], self._owners[1 - side]
        take_back(self._letters, mine, theirs, self._board, self._stocks[side], *laid)

    def word(self, reply: Reply) -> str:
        """The word a reply would write, before it is laid."""
        origin = square(int(reply[DIRECTION]), int(reply[ALONG]), 0)
        packed, word = int(reply[LETTERS_AT]), ""
        for column in range(int(reply[FIRST]), int(reply[LAST]) + 1):
            letter = int(self._letters[origin + column])
            if letter == 0:
                letter, packed = packed & 31, packed >> 5
            word += ALPHABET[letter - 1]
        return word

    def _empty_corners(self) -> int:
        letters = self._letters
        return sum(
            1 << number
            for number, places in enumerate(CORNER_PLACES)
            if not any(letters[at] for at in places)
        )


def reply_of(layings: Layings, row: int, nets: int) -> Reply:
    """A row of the full listing as a reply."""
    packed = int(layings.rows[row])
    reply = np.zeros(REPLY, np.int64)
    reply[:PLACE] = layings.places[packed >> 32]
    reply[LETTERS_AT] = packed & ((1 << 32) - 1)
    reply[NET] = nets
    return storage(reply)


def opens_corner(reply: Reply) -> bool:
    """LXD-8: the next player must answer in that corner."""
    return int(reply[KIND]) == INITIAL_AMORCE


def net(reply: Reply) -> int:
    return int(reply[NET])


def _squares(reply: Reply) -> list[int]:
    """The squares a reply lays letters on, as the board numbers them."""
    line, placed = int(reply[ALONG]), int(reply[PLACED])
    along = [column for column in range(SIDE) if placed >> column & 1]
    return [column * SIDE + line if reply[DIRECTION] else line * SIDE + column for column in along]


def _place(index: int) -> int:
    return int(square(0, *divmod(index, SIDE)))


def _counts(letters: str) -> IntArray:
    counts = np.bincount(np.frombuffer(f"@{letters}".encode(), np.uint8) & 31, minlength=27)
    return storage(counts)  # type: ignore[no-any-return]
