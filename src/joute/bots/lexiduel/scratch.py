"""A scratch board to try words on: laid, looked at, taken back."""

from __future__ import annotations

from typing import Any

import numpy as np

from joute.dictionary.graph.jit import storage
from joute.games.lexiduel.engine import (
    ALONG,
    CHANGE,
    DIRECTION,
    FIRST,
    INITIAL_AMORCE,
    KIND,
    LAST,
    LETTERS_AT,
    MINE,
    MOST_CHANGES,
    MOST_PLACES,
    NET,
    PLACE,
    PLACED,
    REPLY,
    THEIRS,
    ZONES,
    AmorceRules,
    Found,
    Layings,
    Planes,
    answer_rules,
    best_replies,
    graphs_of,
    lay,
    letter_counts,
    letters_and_colours,
    planes,
    square,
    take_back,
    threats,
    zeros,
)
from joute.games.lexiduel.material import BLUE, CORNERS, SIDE
from joute.games.lexiduel.state import State
from joute.letters import ALPHABET

Reply = Any
"""One reply: its place, its letters and what it nets, by the names of the game's engine."""
_CORNERS = tuple(tuple(square(0, *divmod(index, SIDE)) for index in sorted(corner)) for corner in CORNERS)
"""Where the squares of each corner stand in the arrays."""


class Scratch:
    """Two sides: 0 is the player on turn where the board was set up, 1 the other."""

    def __init__(self, state: State) -> None:
        letters, blue, red = letters_and_colours(state.board.cells)
        mine, theirs = (blue, red) if state.turn == BLUE else (red, blue)
        stocks = state.stocks if state.turn == BLUE else state.stocks[::-1]
        owners = (planes(mine * MINE + theirs * THEIRS), planes(theirs * MINE + mine * THEIRS))
        self._graphs = graphs_of(state.terms.dictionary)
        self._letters, self._filled = planes(letters), planes(blue | red)
        self._stocks = tuple(letter_counts(stock.letters) for stock in stocks)
        self._boards = tuple(
            (self._letters, self._filled, owners[side], owners[1 - side], self._stocks[side])
            for side in range(2)
        )
        """The board as each side's word changes it."""
        work = [zeros() for _ in range(5)]
        self._planes = tuple(Planes(self._letters, each, *work) for each in owners)
        self._found = Found(zeros(MOST_PLACES * PLACE), zeros(1), zeros(2))
        self._order = zeros(MOST_PLACES)
        self.asked = 0
        """Positions looked at so far: the measure of work."""

    def replies(self, side: int, most: int, after: Reply | None = None) -> list[Reply]:
        """The best places of a side, best first, each with a word; `after` is the word just laid."""
        opened = after is not None and opens_corner(after)
        answers = self._ask(side, most, answer_rules(_squares(after))) if opened else []
        return answers or self._ask(side, most, self._free_amorces())

    def threats(self, side: int, most: int) -> list[int]:
        """What a side's best places net, best first, none of which needs a square of a better one."""
        nets = zeros(most)
        self.asked += 1
        count = threats(
            self._graphs,
            self._planes[side],
            self._found,
            self._stocks[side],
            self._free_amorces(),
            self._order,
            nets,
        )
        return [int(each) for each in nets[:count]]

    def _ask(self, side: int, most: int, amorces: AmorceRules) -> list[Reply]:
        room = zeros(most * REPLY)
        self.asked += 1
        count = best_replies(
            self._graphs,
            self._planes[side],
            self._found,
            self._stocks[side],
            amorces,
            self._order,
            most,
            room,
        )
        return [room[i * REPLY : (i + 1) * REPLY] for i in range(count)]

    def lay(self, side: int, reply: Reply) -> tuple[Any, int]:
        changes = zeros(MOST_CHANGES * CHANGE)
        return changes, lay(*self._boards[side], reply, changes)

    def take_back(self, side: int, laid: tuple[Any, int]) -> None:
        take_back(*self._boards[side], *laid)

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

    def _free_amorces(self) -> AmorceRules:
        letters = self._letters
        empty = sum(
            1 << number for number, places in enumerate(_CORNERS) if not any(letters[at] for at in places)
        )
        return AmorceRules(ZONES, self._filled, empty, False)


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


def _squares(reply: Reply) -> tuple[int, ...]:
    """The squares a reply lays letters on, as the board numbers them."""
    line, placed = int(reply[ALONG]), int(reply[PLACED])
    along = [column for column in range(SIDE) if placed >> column & 1]
    return tuple(column * SIDE + line if reply[DIRECTION] else line * SIDE + column for column in along)
