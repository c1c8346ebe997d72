"""The moves of a board with their words written out: the kernels list them and say what they leave."""

from __future__ import annotations

from typing import Any

import numpy as np

from joute.bots.dames.boards import BitBoard, Choice
from joute.bots.dames.kernels import choices as fields
from joute.bots.dames.kernels.choices import CHOICE, Rules, best_choices, mark_unmade
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.dames.engine import (
    JOURNEY,
    ROW,
    WORD,
    Flags,
    find_words,
    new_listing,
    new_tools,
    word_paths,
)
from joute.games.dames.material import SHORTEST
from joute.games.dames.state import State

_ROOM = 1 << 14


class Scratch:
    """The arrays the kernels work in, for one thinker at a time."""

    def __init__(self, state: State, weights: IntArray) -> None:
        self.turning = state.terms.turns_over
        self.gaddag = word_paths(state.terms.dictionary)
        self._weights = storage(weights)
        self._tools = new_tools()
        self._listing = new_listing(_ROOM)
        self._codes, self._usable = np.zeros(_ROOM, np.int64), np.zeros(_ROOM, np.uint8)
        self._sides = _array(())
        self._words = self._free = 0

    def choices(self, board: BitBoard, most: int) -> list[Choice]:
        """The best moves by what they leave; none where the side to move is blocked."""
        self.list_words(board)
        return self.pick(board, most)

    def list_words(self, board: BitBoard) -> None:
        """Find the ways and words of the side to move; those already made are set aside (DAM-13)."""
        listing = self._listing
        listing.rows[: (self._words or _ROOM) * ROW] = 0  # the kernel writes letters, not what follows them
        listing.counts[:] = 0
        letters = _array(board.letters)
        self._sides = _array(board.sides())
        find_words(self.gaddag, letters, self._sides, self._tools, listing)
        self._words = max(0, int(listing.counts[1]))  # -1: more than any real board has room for
        listing.counts[1] = self._words
        made = _array(board.made)
        rows = storage(listing.rows[: self._words * ROW])
        self._free = mark_unmade(rows, self._words, made, self._codes, self._usable)
        if board.short_word_due:
            self.forbid(self._not_short())

    def strings(self) -> tuple[list[str], IntArray]:
        """The different words of the listing, and for each row which one it is."""
        rows = self._listing.rows.reshape(-1, ROW)[: self._words, :WORD]
        texts, inverse = np.unique(np.ascontiguousarray(rows).view(f"S{WORD}").ravel(), return_inverse=True)
        return [text.decode() for text in texts.tolist()], inverse.astype(np.int64)

    def forbid(self, rows: Flags) -> None:
        """Set words aside that the rules bar; without any word left, wordless moves may be free."""
        self.ignore(rows)
        self._free = int(self._usable[: self._words].sum())

    def _not_short(self) -> Flags:
        """The words of the listing that are longer than the shortest, or whose letter captures."""
        longer: Flags = self._listing.rows.reshape(-1, ROW)[: self._words, SHORTEST] != 0
        journeys = self._listing.journeys.reshape(-1, JOURNEY)
        taking: Flags = journeys[self._listing.journey_of[: self._words], 2] != 0
        return longer | taking

    def ignore(self, rows: Flags) -> None:
        """Set words aside that the player does not think of."""
        self._usable[: self._words][rows] = 0

    def pick(self, board: BitBoard, most: int) -> list[Choice]:
        """The best moves of the listing that use only words not set aside; none where none are asked for."""
        if most < 1:
            return []
        room = np.zeros(most * CHOICE, np.int64)
        count = best_choices(
            self._sides,
            Rules(self.turning, board.opening, self._free == 0, not board.short_word_due),
            self._weights,
            self._listing,
            self._codes,
            self._usable,
            most,
            room,
        )
        return [_choice(row) for row in room.reshape(most, CHOICE)[:count].tolist()]

    def word(self, row: int) -> tuple[str, tuple[int, ...]]:
        """A word of the last listing and its squares."""
        found = self._listing.rows[row * ROW : (row + 1) * ROW]
        letters = found[:WORD].tobytes().rstrip(b"\0").decode()
        squares = found[WORD : WORD + len(letters)].astype(np.int64) - 1
        return letters, tuple(squares.tolist())


def _choice(row: list[int]) -> Choice:
    words = tuple(r for r in (row[fields.FIRST], row[fields.SECOND]) if r >= 0)
    return Choice(
        row[fields.SOURCE],
        row[fields.TARGET],
        row[fields.CAPTURED],
        row[fields.TURNED],
        words,
        row[fields.VALUE],
        (row[fields.CODE], row[fields.OTHER_CODE]),
    )


def _array(numbers: tuple[int, ...]) -> Any:
    return storage(np.array(numbers, np.int64))
