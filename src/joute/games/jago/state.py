"""Everything a moment of JAGO consists of."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.games.jago.board import Board
from joute.games.jago.material import TURNED_BY_CONTEST
from joute.games.jago.moves import Word
from joute.games.jago.options import Terms
from joute.letters import Stock
from joute.play import Outcome, Seat

NO_LETTERS = Stock("")
EMPTY_BOARD = Board.empty()
UPHELD, REFUTED = "JAG-20", "JAG-21"
"""The articles by which letters turn after a contest."""


def most_of(board: Board, seat: Seat) -> int:
    """How many of the seat's letters a contest lets the other turn: three, or all if there are fewer."""
    return min(TURNED_BY_CONTEST, len(board.squares_of(seat)))


@dataclass(frozen=True, slots=True)
class ContestedTurn:
    """A turn that may still be contested: what the table goes back to (JAG-20). Nothing here is hidden."""

    board: Board
    aside: Stock
    used: Stock
    """The letters the turn took from the rack."""
    forms: int
    """How many forms had been left behind before it."""


@dataclass(frozen=True, slots=True)
class Penalty:
    """A contest has been judged: the seat not on turn turns letters (JAG-20 upheld, JAG-21 refuted)."""

    upheld: bool

    @property
    def article(self) -> str:
        return UPHELD if self.upheld else REFUTED


@dataclass(frozen=True, slots=True)
class State:
    """`turn` is 0 until the letters are dealt."""

    terms: Terms = field(compare=False, repr=False)
    board: Board = EMPTY_BOARD
    turn: Seat = 0
    racks: tuple[Stock, Stock] = (NO_LETTERS, NO_LETTERS)
    bag: str = ""
    """In the order of drawing."""
    aside: Stock = NO_LETTERS
    forms: tuple[Word, ...] = ()
    """Every form a run had and lost, oldest first (JAG-14)."""
    last: tuple[int, ...] = ()
    """The squares the latest turn laid."""
    contest: ContestedTurn | Penalty | None = None
    agreed: tuple[Seat, ...] = ()
    ended: Outcome | None = None
    """The end, where a declaration or the clock brought it."""

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def penalty(self) -> Penalty | None:
        return self.contest if isinstance(self.contest, Penalty) else None

    @property
    def contested(self) -> ContestedTurn | None:
        return self.contest if isinstance(self.contest, ContestedTurn) else None

    def rack(self, seat: Seat) -> Stock:
        return self.racks[seat - 1]

    def racks_with(self, seat: Seat, rack: Stock) -> tuple[Stock, Stock]:
        """Both racks, the seat's being that one."""
        return (rack, self.racks[1]) if seat == 1 else (self.racks[0], rack)

    @property
    def at_hand(self) -> str:
        """The letters the seat on turn may lay: its rack's and those set aside (JAG-9)."""
        return self.rack(self.turn).letters + self.aside.letters

    def words_of_turn(self) -> tuple[str, ...]:
        """Every word of the latest turn, across then down."""
        grid = self.board.grid
        return tuple(grid.word(run) for run in grid.runs_through(self.last))

    def flippable(self) -> tuple[int, ...]:
        """The letters the winner of a contest may choose from: those of the seat on turn."""
        return self.board.squares_of(self.turn)

    def most_flips(self) -> int:
        """How many of them at most: three, or all if there are fewer (JAG-20, JAG-21)."""
        return most_of(self.board, self.turn)

    def letters(self) -> Stock:
        """Every letter of the game, wherever it lies."""
        if not self.turn:
            return self.terms.letters
        held = self.racks[0].letters + self.racks[1].letters + self.aside.letters
        return Stock.of(held + self.bag + self.board.letters())
