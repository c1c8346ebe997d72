"""One moment of a game of DAMES DE LETTRES."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, ClassVar, TypeVar, cast

from joute.games.dames.board import Board
from joute.games.dames.ends import outcome_on_board
from joute.games.dames.generate import legal_moves
from joute.games.dames.judge import judge
from joute.games.dames.material import BLACK, JOKERS, LETTERS, SHARE, WHITE
from joute.games.dames.moves import Deal
from joute.games.dames.search import can_make_word
from joute.games.dames.texts import text_of
from joute.games.dames.values import Ending, Made
from joute.games.dames.view import DamesView, view_of
from joute.letters import Stock
from joute.play import CHANCE, Judgement, Move, Moves, Outcome, Position, Score, Seat, Settings, Shuffle

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class DamesPosition(Position):
    """Frozen; what takes long to find out about it is found out once, when asked."""

    turn_article: ClassVar[str] = "DAM-5"

    settings: Settings
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
    agreed: tuple[Seat, ...] = ()
    """Who has proposed to stop since the last play."""
    bag: Stock = LETTERS
    captured: Stock = field(default_factory=lambda: Stock(""))
    last: tuple[int, ...] = ()
    """The latest move: from, to, and the letters it turned."""
    ending: Ending | None = None
    known: dict[str, Any] = field(default_factory=dict, init=False, compare=False, repr=False)

    @property
    def seats(self) -> int:
        return 2

    @property
    def turn(self) -> Seat:
        return BLACK if self.turns % 2 else WHITE

    @property
    def opening(self) -> bool:
        """While nobody has made a word, and on Black's first turn in any case (DAM-17)."""
        return not self.made or self.turns == 1

    @property
    def turns_over(self) -> bool:
        """Whether captured letters are turned instead of removed (DAM-7)."""
        return self.settings.options["prise"] == "retournement"

    @property
    def strict(self) -> bool:
        return self.settings.options["rigueur"] == "officielle"

    def to_act(self) -> tuple[Seat, ...]:
        if not self.dealt:
            return () if self.ending else (CHANCE,)
        return () if self.outcome() else (self.turn,)

    def judge(self, seat: Seat, move: Move) -> Judgement:
        return self.refuse_actor(seat, move) or judge(self, seat, move)

    def moves(self, seat: Seat) -> Moves:
        return legal_moves(self, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(self.bag.letters)))

    def view(self, seat: Seat | None) -> DamesView:
        return view_of(self, seat)

    def scores(self) -> tuple[Score, ...]:
        """How many letters of each colour are on the board."""
        return self.board.count(WHITE), self.board.count(BLACK)

    def outcome(self) -> Outcome | None:
        if self.ending:
            return self.ending.outcome()
        return self.remember("outcome", lambda: outcome_on_board(self)) if self.dealt else None

    def can_make_word(self) -> bool:
        """Whether the player to move has any word to make (DAM-16, DAM-17, DAM-21)."""
        return self.remember("can_make_word", lambda: can_make_word(self))

    def text(self) -> str:
        return text_of(self)

    def letters(self) -> Stock:
        """The jokers are the two small letters."""
        board = self.board
        laid = [board.letter(s) for seat in (WHITE, BLACK) for s in board.squares(seat)]
        return self.bag.plus(self.captured).plus(laid).plus(JOKERS.lower())

    def shown(self, move: Move, to: Seat | None) -> str:  # noqa: ARG002
        if not isinstance(move, Deal):
            return move.text()
        hidden = len(move.letters) - 2 * SHARE
        return Deal(move.letters[: 2 * SHARE] + "?" * hidden).text()

    def remember(self, what: str, find: Callable[[], T]) -> T:
        if what not in self.known:
            self.known[what] = find()
        return cast(T, self.known[what])
