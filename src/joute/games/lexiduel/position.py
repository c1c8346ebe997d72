"""One moment of a game of LEXIDUEL."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from joute.games.lexiduel.board import EMPTY_BOARD, scores
from joute.games.lexiduel.judge import judge
from joute.games.lexiduel.material import FULL_STOCK, opponent
from joute.games.lexiduel.outcome import Forfeit, by_forfeit, by_points
from joute.games.lexiduel.plan import Kind, Plan
from joute.letters import Stock
from joute.play import (
    Judgement,
    Move,
    Moves,
    Outcome,
    Position,
    Refused,
    Score,
    Seat,
    Settings,
    Shuffle,
    illegal,
)
from joute.play.grid import Grid
from joute.play.view import View


@dataclass(frozen=True, slots=True)
class LexiduelPosition(Position):
    """Board, stocks, and what the next moves depend on."""

    turn_article: ClassVar[str] = "LXD-3"

    settings: Settings
    board: Grid = EMPTY_BOARD
    stocks: tuple[Stock, Stock] = (FULL_STOCK, FULL_STOCK)
    turns: int = 0
    """Turns taken by both players: words laid, passes."""
    duty: tuple[int, ...] = ()
    """The squares of an initial amorce that was just laid: LXD-8 asks for an answer to it."""
    passes: int = 0
    """Passes in a row, just now."""
    ended: tuple[Seat, ...] = ()
    """Who has offered to stop since the last turn."""
    forfeit: Forfeit | None = None
    laid: tuple[int, ...] = ()
    """Where the latest word was laid, and what it took."""
    turned: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        return 2

    @property
    def mover(self) -> Seat:
        """The player on turn: blue first, then by turns (LXD-3)."""
        return self.turns % 2 + 1

    @property
    def rounds(self) -> int | None:
        return self.settings.options.number("rounds")

    def nothing_laid(self) -> bool:
        return self.board == EMPTY_BOARD

    def to_act(self) -> tuple[Seat, ...]:
        return () if self.outcome() else (self.mover,)

    def judge(self, seat: Seat, move: Move) -> Judgement:
        return judge(self, seat, move)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.lexiduel.generate import legal_moves

        return legal_moves(self, seat)

    def chance(self, shuffle: Shuffle) -> Move:  # noqa: ARG002
        raise Refused(illegal("LXD-3", "no_chance"))

    def view(self, seat: Seat | None) -> View:
        from joute.games.lexiduel.view import view_of

        return view_of(self, seat)

    def scores(self) -> tuple[Score, ...]:
        return scores(self.board)

    def outcome(self) -> Outcome | None:
        if self.forfeit:
            return by_forfeit(self.forfeit)
        if self.passes >= 2:
            return by_points(scores(self.board), "by points", "LXD-19")
        if len(self.ended) == self.seats:
            return by_points(scores(self.board), "agreement", "LXD-20")
        if self.rounds is not None and self.turns >= 2 * self.rounds:
            return by_points(scores(self.board), "by points", "LXD-20")
        return None

    def text(self) -> str:
        from joute.games.lexiduel.texts import write

        return write(self)

    def letters(self) -> Stock:
        on_board = self.board.cells.replace(".", "").upper()
        return self.stocks[0].plus(self.stocks[1]).plus(on_board)

    def shown(self, move: Move, to: Seat | None) -> str:  # noqa: ARG002
        return move.text()

    def after_pass(self) -> LexiduelPosition:
        return replace(
            self, turns=self.turns + 1, duty=(), passes=self.passes + 1, ended=(), laid=(), turned=()
        )

    def after_end(self, seat: Seat) -> LexiduelPosition:
        return replace(self, ended=tuple(sorted({*self.ended, seat})))

    def after_forfeit(self, forfeit: Forfeit) -> LexiduelPosition:
        return replace(self, forfeit=forfeit)

    def after_laying(self, seat: Seat, board: Grid, done: Plan) -> LexiduelPosition:
        """The letters leave the stock for good (LXD-3); an initial amorce asks for an answer (LXD-8)."""
        mine = self.stocks[seat - 1].without(done.laid.values())
        theirs = self.stocks[opponent(seat) - 1]
        return replace(
            self,
            board=board,
            stocks=(mine, theirs) if seat == 1 else (theirs, mine),
            turns=self.turns + 1,
            duty=tuple(done.laid) if done.kind is Kind.AMORCE_INITIALE else (),
            passes=0,
            ended=(),
            laid=tuple(done.laid),
            turned=tuple(sorted(done.taken)),
        )
