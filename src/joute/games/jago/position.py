"""One moment of a game of JAGO."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from joute import play
from joute.games.jago.board import Board, runs_through
from joute.games.jago.material import LETTER_SETS, RACK, TURNED_BY_CONTEST, other
from joute.games.jago.moves import Deal, Word
from joute.games.jago.values import Ending, Penalty, Window
from joute.games.jago.view import JagoView, view_of
from joute.letters import Stock
from joute.play import Effects, Judgement, Move, Moves, Outcome, Position, Seat, Settings, Shuffle

NO_LETTERS = Stock("")
EMPTY_BOARD = Board.empty()


@dataclass(frozen=True, slots=True)
class JagoPosition(Position):
    """Frozen; `turn` is 0 until the letters are dealt."""

    turn_article: ClassVar[str] = "JAG-5"

    settings: Settings
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
    contest: Window | Penalty | None = None
    stopping: tuple[Seat, ...] = ()
    """The seats that have said `end` since the last play."""
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        return 2

    @property
    def contesting(self) -> bool:
        """Whether words are checked only when contested (JAG-19)."""
        return self.settings.options["arbitration"] == "contest"

    def rack(self, seat: Seat) -> Stock:
        return self.racks[seat - 1]

    def racks_with(self, seat: Seat, rack: Stock) -> tuple[Stock, Stock]:
        """Both racks, the seat's being that one."""
        return (rack, self.racks[1]) if seat == 1 else (self.racks[0], rack)

    def refilled(self, seat: Seat) -> JagoPosition:
        """JAG-3: the rack filled up to twelve while the bag lasts."""
        wanted = max(0, RACK - len(self.rack(seat)))
        drawn, left = self.bag[:wanted], self.bag[wanted:]
        return replace(self, racks=self.racks_with(seat, self.rack(seat).plus(drawn)), bag=left)

    def closed(self) -> JagoPosition:
        """The same once the turn just played stands: its author draws (JAG-19)."""
        if not isinstance(self.contest, Window):
            return self
        return replace(self, contest=None).refilled(other(self.turn))

    def words_of_turn(self) -> tuple[str, ...]:
        """Every word of the latest turn, across then down."""
        grid = self.board.grid
        return tuple(grid.word(run) for run in runs_through(grid, self.last))

    def to_turn(self) -> tuple[int, ...]:
        """The letters the winner of a contest may choose from."""
        return self.board.squares_of(self.turn)

    def turned_by_penalty(self) -> int:
        return min(TURNED_BY_CONTEST, len(self.to_turn()))

    def to_act(self) -> tuple[Seat, ...]:
        if self.outcome():
            return ()
        return (other(self.turn),) if isinstance(self.contest, Penalty) else (self.turn,)

    def timed(self) -> tuple[Seat, ...]:
        """The clock stops while a contest is judged (JAG-19)."""
        return () if isinstance(self.contest, Penalty) else self.to_act()

    def window(self) -> play.Window:
        if self.ending or not isinstance(self.contest, Window):
            return play.NO_WINDOW
        return play.window_over(other(self.turn), (self.turn,), self.closed().outcome() is not None)

    def judge(self, seat: Seat, move: Move) -> Judgement:
        from joute.games.jago.judge import judge

        return self.refuse_actor(seat, move) or judge(self, seat, move)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.jago.generate import moves_of

        return moves_of(self, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(self.letters().letters)))

    def view(self, seat: Seat | None) -> JagoView:
        return view_of(self, seat)

    def scores(self) -> tuple[int, ...]:
        return self.board.count(1), self.board.count(2)

    def outcome(self) -> Outcome | None:
        if self.ending:
            return self._ended(self.ending)
        if self.turn and self.contest is None and not len(self.rack(self.turn)) + len(self.aside):
            return Outcome((other(self.turn),), "blocked", "JAG-24")
        return None

    def _ended(self, ending: Ending) -> Outcome:
        if ending.loser:
            article = "JAG-23" if ending.reason == "time" else "JAG-24"
            return Outcome((other(ending.loser),), ending.reason, article)
        blue, red = self.scores()
        winners = () if blue == red else (1,) if blue > red else (2,)
        return Outcome(winners, ending.reason, "JAG-24")

    def text(self) -> str:
        from joute.games.jago.texts import text_of

        return text_of(self)

    def letters(self) -> Stock:
        if not self.turn:
            return LETTER_SETS[self.settings.options["lettres"]]
        held = self.racks[0].letters + self.racks[1].letters + self.aside.letters
        return Stock.of(held + self.bag + self.board.letters())

    def shown(self, move: Move, to: Seat | None) -> str:
        """The deal shows a seat its own twelve letters and nobody more."""
        if not isinstance(move, Deal):
            return move.text()
        start = RACK * (to - 1) if to in (1, 2) else len(move.letters)
        seen = range(start, start + RACK)
        return "deal " + "".join(c if i in seen else "?" for i, c in enumerate(move.letters))


def effects(before: JagoPosition, after: JagoPosition, move: Move, kind: str) -> Effects:
    """A move that lays no letter: what changes is counted from the two positions."""
    return Effects(after, move, kind, gains=gains(before, after))


def gains(before: JagoPosition, after: JagoPosition) -> tuple[int, ...]:
    return tuple(new - old for old, new in zip(before.scores(), after.scores(), strict=True))
