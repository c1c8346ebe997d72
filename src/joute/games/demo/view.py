"""What a seat may know: the mat, its own hand, how many squares the others hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from joute.games.demo.contests import last_words
from joute.games.demo.material import SHAPE
from joute.letters.squares import SQUARES
from joute.play import CHANCE, Seat, View
from joute.play.grid import EMPTY

if TYPE_CHECKING:
    from joute.games.demo.position import DemoPosition


@dataclass(frozen=True, slots=True, kw_only=True)
class DemoView(View):
    """Hands are counted out openly once the game is over; what lies aside is never shown."""

    cells: str
    """The mat, row by row: `.` empty, a lower-case letter a joker."""
    hands: tuple[str | None, ...]
    """The viewer's own; None for the others' while the game goes on; empty before the deal."""
    counts: tuple[int, ...]
    aside: int
    turn: Seat
    """Whose turn it is; chance before the deal and after the end."""
    following: Seat
    out: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    passed: tuple[Seat, ...]
    lost: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    closing: bool
    stopped: str
    last_seat: Seat | None
    last_squares: tuple[str, ...]
    last_words: tuple[str, ...]
    share: str
    most: int | None
    loser: str
    arbitration: str

    @property
    def hand(self) -> str:
        """The viewer's own squares."""
        own = self.hands[self.seat - 1] if self.seat and self.hands else None
        return own or ""


def view_of(position: DemoPosition, seat: Seat | None) -> DemoView:
    over = bool(position.ending())
    options = position.settings.options
    last = position.last
    return DemoView(
        game="demo",
        seat=seat,
        seats=position.seats,
        to_act=position.to_act(),
        scores=position.scores(),
        outcome=position.outcome(),
        cells=position.grid.cells,
        hands=tuple(hand if over or owner == seat else None for owner, hand in enumerate(position.hands, 1)),
        counts=tuple(map(len, position.hands)),
        aside=len(SQUARES) - sum(map(len, position.hands)) - (SHAPE.size - position.grid.cells.count(EMPTY)),
        turn=CHANCE if over or not position.hands else position.turn,
        following=position.following,
        out=position.out,
        resigned=position.resigned,
        passed=position.passed,
        lost=position.lost,
        agreed=position.agreed,
        waiting=position.waiting,
        closing=position.closing,
        stopped=position.stopped,
        last_seat=last.seat if last else None,
        last_squares=SHAPE.names(last.squares) if last else (),
        last_words=last_words(position),
        share=options["share"],
        most=options.number("most"),
        loser=options["loser"],
        arbitration=options["arbitration"],
    )
