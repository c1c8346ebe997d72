"""A board to try moves on, as sets of squares, and a move on it."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from joute.bots.dames.kernels.choices import code_of
from joute.dictionary.graph.jit import storage
from joute.games.dames.engine import ROW, letter_numbers, sides_of
from joute.games.dames.material import WHITE
from joute.games.dames.moves import Joker
from joute.games.dames.state import State


@dataclass(frozen=True, slots=True)
class BitBoard:
    """One side to move: its squares, the other's, both sides' jokers, its camp, the words made so far."""

    letters: tuple[int, ...]
    own: int
    opposing: int
    jokers: int
    blocking: int
    home: int
    made: tuple[int, ...]
    turns: int
    opens_short: bool = False
    """Whether White's first word is still to come, and must be a short one (DAM-17)."""
    bag: tuple[int, ...] = ()
    """The jokers nobody has set yet, as letters (DAM-18)."""

    @property
    def opening(self) -> bool:
        """Whether a player without a word may move freely (DAM-17)."""
        return not self.made or self.turns == 1 or self.short_word_due

    @property
    def short_word_due(self) -> bool:
        """Whether a word made now would be White's first (DAM-17)."""
        return self.opens_short and self.turns % 2 == 0

    def after(self, choice: Choice, turning: bool) -> BitBoard:
        """The board after a move, the other side to move."""
        letters = list(self.letters)
        letters[choice.target], letters[choice.source] = letters[choice.source], 0
        gained = choice.turned | 1 << choice.target
        if turning:
            gained |= choice.captured
        else:
            for square in range(choice.captured.bit_length()):
                if choice.captured >> square & 1:
                    letters[square] = 0
        every = (1 << len(letters)) - 1
        return BitBoard(
            tuple(letters),
            own=self.opposing & ~(choice.captured | choice.turned),
            opposing=self.own & ~(1 << choice.source) | gained,
            jokers=self.blocking,
            blocking=self.jokers,
            home=every & ~self.home,
            made=self.made + tuple(code for code in choice.codes if code),
            turns=self.turns + 1,
            opens_short=self.opens_short and not (self.short_word_due and choice.rows),
            bag=self.bag,
        )

    def with_jokers(self, jokers: tuple[Joker, ...]) -> BitBoard:
        """The same with the jokers that the side which has just moved sets (DAM-18)."""
        if not jokers:
            return self
        letters, blocking = list(self.letters), self.blocking
        for joker in jokers:
            letters[joker.square] = letter_number(joker.letter)
            blocking |= 1 << joker.square
        return replace(self, letters=tuple(letters), blocking=blocking, bag=self.bag[len(jokers) :])

    def sides(self) -> tuple[int, ...]:
        """As the kernels read them."""
        return self.own, self.opposing, self.jokers, self.blocking, self.home


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and what the board is worth after it to who made it."""

    source: int
    target: int
    captured: int
    turned: int
    rows: tuple[int, ...]
    """Its words, as rows of the last listing."""
    value: int
    codes: tuple[int, int]


def set_up(state: State) -> BitBoard:
    own, opposing, jokers, blocking, home = sides_of(state)
    made = tuple(word_code(each.word) for each in state.made)
    short = state.terms.opens_short and all(each.seat != WHITE for each in state.made)
    bag = tuple(map(letter_number, state.board.jokers_left()))
    letters = letter_numbers(state)
    return BitBoard(letters, own, opposing, jokers, blocking, home, made, state.turns, short, bag)


def letter_number(letter: str) -> int:
    """As the kernels read it: from 1."""
    return ord(letter) & 31


def word_code(word: str) -> int:
    row = np.zeros(ROW, np.uint8)
    row[: len(word)] = np.frombuffer(word.encode(), np.uint8)
    return int(code_of(storage(row), 0))
