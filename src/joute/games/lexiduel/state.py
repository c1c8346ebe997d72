"""Everything a moment of LEXIDUEL consists of."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.games.lexiduel.board import EMPTY_BOARD
from joute.games.lexiduel.options import Terms
from joute.letters import Stock
from joute.play import EndReason, Seat
from joute.play.grid import Grid


@dataclass(frozen=True, slots=True)
class Forfeit:
    """A seat that lost whatever the score: by resignation or on time."""

    seat: Seat
    reason: EndReason


@dataclass(frozen=True, slots=True)
class State:
    """Board, stocks, and what the next moves depend on."""

    terms: Terms = field(compare=False, repr=False)
    board: Grid = EMPTY_BOARD
    stocks: tuple[Stock, Stock] = field(kw_only=True)
    turns: int = 0
    """Turns taken by both players: words laid, passes."""
    unanswered: tuple[int, ...] = ()
    """The squares of an initial amorce that was just laid: LXD-8 asks for an answer to it."""
    passes: int = 0
    """Passes in a row, just now."""
    agreed: tuple[Seat, ...] = ()
    """Who has offered to stop since the last turn."""
    forfeit: Forfeit | None = None
    laid: tuple[int, ...] = ()
    """Where the latest word was laid, and what it took."""
    turned: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def turn(self) -> Seat:
        """The player on turn: blue first, then by turns (LXD-3)."""
        return self.turns % 2 + 1

    @property
    def stock(self) -> Stock:
        """The letters left to the player on turn."""
        return self.stocks[self.turn - 1]

    @property
    def nothing_laid(self) -> bool:
        return self.board == EMPTY_BOARD
