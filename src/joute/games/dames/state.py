"""Everything a moment of DAMES DE LETTRES consists of."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar, cast

from joute.dictionary import MadeWords
from joute.games.dames.board import Board
from joute.games.dames.material import BLACK, LETTERS, WHITE
from joute.games.dames.options import Terms
from joute.letters import Stock
from joute.play import EndReason, Seat

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Made:
    """A word made in the game, and who made it (DAM-13)."""

    word: str
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ending:
    """An end that the board does not show: resignation, time, agreement, a fault in strict play."""

    reason: EndReason
    loser: Seat | None = None
    broken: str = ""
    """The article a fault went against (DAM-23)."""


@dataclass(frozen=True, slots=True)
class State:
    """Frozen; what takes long to find out about it is found out once, when asked (`remember`)."""

    terms: Terms = field(compare=False, repr=False)
    board: Board = field(default_factory=Board.empty_board)
    dealt: bool = False
    turns: int = 0
    """Turns played: White is to move when it is even."""
    made: tuple[Made, ...] = ()
    """The words made, in order (DAM-13)."""
    strategic: int = 0
    """Strategic moves in a row (DAM-17)."""
    touched: int | None = None
    """The letter the player to move has touched, where that binds (DAM-23)."""
    adoube: bool = False
    """Whether the player to move has said « j'adoube » (DAM-23)."""
    agreed: tuple[Seat, ...] = ()
    bag: Stock = LETTERS
    captured: Stock = field(default_factory=lambda: Stock(""))
    last: tuple[int, ...] = ()
    """The latest move: from, to, and the letters it turned."""
    ending: Ending | None = None
    known: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def turn(self) -> Seat:
        return BLACK if self.turns % 2 else WHITE

    @property
    def opening(self) -> bool:
        """While nobody has made a word, on Black's first turn, until White's short first word (DAM-17)."""
        return not self.made or self.turns == 1 or self.short_word_due

    @property
    def short_word_due(self) -> bool:
        """Whether the word made now would be White's first, which the short opening binds (DAM-17)."""
        opens = self.terms.opens_short and self.turn == WHITE
        return opens and all(each.seat != WHITE for each in self.made)

    def made_words(self) -> MadeWords:
        """The words made, as the dictionary compares them with a new one (DAM-13)."""
        return self.remember(
            "made_words",
            lambda: MadeWords(self.terms.dictionary.readings, ((each.word, each.seat) for each in self.made)),
        )

    def remember(self, what: str, find: Callable[[], T]) -> T:
        """What was found out under this name, or is now."""
        if what not in self.known:
            self.known[what] = find()
        return cast(T, self.known[what])
