"""A board to try moves on, as sets of squares: the kernels list the moves and say what they leave."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np

from joute.bots.dames.kernels import choices as fields
from joute.bots.dames.kernels.choices import CHOICE, best_choices, code_of, mark_free
from joute.dictionary.graph import graph_for
from joute.dictionary.graph.jit import IntArray, storage
from joute.dictionary.graph.kernels import paths
from joute.games.dames.kernels.words import JOURNEY, JOURNEYS, ROW, WORD, find_words
from joute.games.dames.material import camp, opponent
from joute.games.dames.position import DamesPosition
from joute.games.dames.sweep import Flags, board_lines
from joute.play import Settings
from joute.play.grid import EMPTY

_ROOM = 1 << 14
_CHUNK = 1024


@dataclass(frozen=True, slots=True)
class Board:
    """One side to move: its letters, the other's, both sides' jokers, its camp, the words made so far."""

    letters: tuple[int, ...]
    own: int
    opposing: int
    jokers: int
    blocking: int
    home: int
    made: tuple[int, ...]
    turns: int

    @property
    def opening(self) -> bool:
        """Whether a player without a word may move freely (DAM-17)."""
        return not self.made or self.turns == 1

    def after(self, choice: Choice, turning: bool) -> Board:
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
        own = self.own & ~(1 << choice.source) | gained
        opposing = self.opposing & ~(choice.captured | choice.turned)
        words = tuple(code for code in choice.codes if code)
        every = (1 << len(letters)) - 1
        return Board(
            tuple(letters),
            opposing,
            own,
            self.blocking,
            self.jokers,
            every & ~self.home,
            self.made + words,
            self.turns + 1,
        )


@dataclass(frozen=True, slots=True)
class Choice:
    """A move, and what the board is worth after it to who made it."""

    source: int
    target: int
    captured: int
    turned: int
    rows: tuple[int, ...]
    """Its words, as rows of the desk's last listing."""
    value: int
    codes: tuple[int, int]


def set_up(position: DamesPosition) -> Board:
    board, seat = position.board, position.turn
    mine = [square for square in board.jokers if board.owner(square) == seat]
    return Board(
        tuple(0 if cell == EMPTY else ord(cell) & 31 for cell in board.cells),
        _bits(board.squares(seat)),
        _bits(board.squares(opponent(seat))),
        _bits(mine),
        _bits(board.jokers.difference(mine)),
        _bits(camp(seat)),
        tuple(word_code(made.word) for made in position.made),
        position.turns,
    )


def word_code(word: str) -> int:
    row = np.zeros(ROW, np.uint8)
    row[: len(word)] = np.frombuffer(word.encode(), np.uint8)
    return int(code_of(row, 0))


class Desk:
    """The arrays the kernels work in, for one thinker at a time."""

    def __init__(self, settings: Settings, weights: IntArray) -> None:
        dictionary = settings.dictionary
        self.turning = settings.options["prise"] == "retournement"
        self._gaddag = graph_for(dictionary.fingerprint(), dictionary.words).walked_gaddag
        self._weights = storage(weights)
        self._scratch = (
            storage(np.zeros(paths.GRID, np.int64)),
            storage(np.zeros(paths.SEARCH, np.int64)),
            storage(np.zeros(paths.STACK, np.int64)),
            storage(np.zeros(paths.PATH, np.int64)),
            storage(np.zeros(_CHUNK * paths.PATH, np.uint8)),
            storage(np.zeros(_CHUNK, np.int64)),
        )
        self._journeys = np.zeros(JOURNEYS * JOURNEY, np.int64)
        self._rows = np.zeros(_ROOM * ROW, np.uint8)
        self._masks, self._journey_of, self._codes = (np.zeros(_ROOM, np.int64) for _ in range(3))
        self._usable = np.zeros(_ROOM, np.uint8)
        self._ways = self._words = self._free = 0
        self.asked = 0
        """Positions looked at so far: the measure of work."""

    def choices(self, board: Board, most: int) -> list[Choice]:
        """The best moves by what they leave; none where the side to move is blocked."""
        self.list_words(board)
        return self.pick(board, most)

    def list_words(self, board: Board) -> None:
        """Find the ways and words of the side to move; those already made are set aside (DAM-13)."""
        self.asked += 1
        self._rows[: (self._words or _ROOM) * ROW] = 0  # the kernel writes letters, not what follows them
        counts = np.zeros(2, np.int64)
        sides = (board.own, board.opposing, board.jokers, board.blocking, board.home)
        find_words(
            self._gaddag,
            storage(np.array(board.letters, np.int64)),
            storage(np.array(sides, np.int64)),
            *board_lines(),
            *self._scratch,
            self._journeys,
            self._rows,
            self._masks,
            self._journey_of,
            counts,
        )
        self._ways, words = counts.tolist()
        self._words = max(0, words)  # -1 says there are more than any real board has room for
        made = np.array(board.made, np.int64)
        self._free = mark_free(self._rows, self._codes, self._words, made, len(made), self._usable)

    def strings(self) -> tuple[list[str], IntArray]:
        """The different words of the listing, and for each row which one it is."""
        rows = self._rows.reshape(-1, ROW)[: self._words, :WORD]
        texts, inverse = np.unique(np.ascontiguousarray(rows).view(f"S{WORD}").ravel(), return_inverse=True)
        return [text.decode() for text in texts.tolist()], inverse.astype(np.int64)

    def forbid(self, rows: Flags) -> None:
        """Set words aside that the rules bar; without any word left, wordless moves may be free."""
        self.ignore(rows)
        self._free = int(self._usable[: self._words].sum())

    def ignore(self, rows: Flags) -> None:
        """Set words aside that the player does not think of."""
        self._usable[: self._words][rows] = 0

    def pick(self, board: Board, most: int) -> list[Choice]:
        """The best moves of the listing that use only words not set aside."""
        room = np.zeros(most * CHOICE, np.int64)
        count = best_choices(
            board.own,
            board.opposing,
            board.home,
            self.turning,
            board.opening,
            self._weights,
            self._journeys,
            self._ways,
            self._masks,
            self._journey_of,
            self._codes,
            self._usable,
            self._words,
            self._free,
            most,
            room,
        )
        return [_choice(row) for row in room.reshape(most, CHOICE)[:count].tolist()]

    def word(self, row: int) -> tuple[str, tuple[int, ...]]:
        """A word of the last listing and its squares."""
        letters = self._rows[row * ROW : row * ROW + WORD].tobytes().rstrip(b"\0").decode()
        squares = self._rows[row * ROW + WORD : row * ROW + WORD + len(letters)].astype(np.int64) - 1
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


def _bits(squares: Iterable[int]) -> int:
    return sum(1 << square for square in squares)
