"""What a position remembers besides the letters: an open window, a penalty, an ending."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.jago.board import Board
from joute.letters import Stock
from joute.play import Seat


@dataclass(frozen=True, slots=True)
class Window:
    """A turn that may still be contested: what the board goes back to (JAG-20). Nothing here is hidden."""

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
        return "JAG-20" if self.upheld else "JAG-21"


@dataclass(frozen=True, slots=True)
class Ending:
    """How the game was ended by a declaration; `loser` is 0 if both agreed to stop."""

    reason: str
    loser: Seat = 0
