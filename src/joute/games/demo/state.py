"""Everything a moment of DÉMO consists of."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field
from itertools import cycle

from joute.games.demo.material import as_held
from joute.games.demo.options import Terms
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import CHANCE, EndReason, Seat
from joute.play.grid import EMPTY, Grid


@dataclass(frozen=True, slots=True)
class Played:
    """The latest play: whose it is, and the squares laid."""

    seat: Seat
    squares: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class State:
    """The mat (a joker is a lower-case letter), the hands, and who may still do what."""

    terms: Terms = field(compare=False, repr=False)
    grid: Grid
    hands: tuple[str, ...] = ()
    """Each in alphabetical order, that of a player who resigned too; none before the deal."""
    following: Seat = CHANCE
    """Whose turn follows, but for lost turns; chance before the deal."""
    out: tuple[Seat, ...] = ()
    """Who has laid all their squares, in order."""
    resigned: tuple[Seat, ...] = ()
    passed: tuple[Seat, ...] = ()
    """Who has passed since the last play."""
    lost: tuple[Seat, ...] = ()
    """Who still has a turn to lose after a contest (DEM-10), as often as it was lost."""
    agreed: tuple[Seat, ...] = ()
    """Who has said `end` since the last play."""
    last: Played | None = None
    waiting: tuple[Seat, ...] = ()
    """Who may still contest the last play."""
    stopped: EndReason | None = None
    """`BY_POINTS` once all have passed in succession, `AGREEMENT` once all have said `end`."""

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Who still has squares to lay."""
        gone, seats = self.out + self.resigned, range(1, self.terms.seats + 1)
        return tuple([seat for seat in seats if seat not in gone]) if gone else tuple(seats)

    @property
    def pending(self) -> Seat | None:
        """Who has laid the last squares in a play that may still be contested."""
        return self.last.seat if self.last and self.waiting and self.last.seat in self.out else None

    @property
    def closing(self) -> bool:
        """Whether the game is over if the last play stands (DEM-10): then nobody plays on before that."""
        if self.terms.full_rounds:
            return bool(self.waiting and self.out) and self.is_round_over
        return self.pending is not None and (not self.terms.single_loser or len(self.in_play) < 2)

    @property
    def in_round(self) -> tuple[Seat, ...]:
        """Who plays, or waits for the end of the round without a square left (DEM-8)."""
        return tuple(sorted(self.in_play + self.out)) if self.terms.full_rounds else self.in_play

    @property
    def is_round_over(self) -> bool:
        """Whether all have had their turn, or lost it, since the turn of seat 1."""
        if self.following == 1:
            return True
        return not any(seat >= self.following and seat not in self.lost for seat in self.in_play)

    @property
    def turn(self) -> Seat:
        return self.next_turn()[0]

    def next_turn(self) -> tuple[Seat, tuple[Seat, ...]]:
        """Whose turn it is once lost turns are gone over, and the turns then still to lose."""
        seats = self.in_play
        first = bisect_left(seats, self.following)
        owed = list(self.lost)
        for seat in cycle(seats[first:] + seats[:first]):
            if seat not in owed:
                return seat, tuple(owed)
            owed.remove(seat)
        return CHANCE, ()

    def is_mat_empty(self) -> bool:
        return not self.grid.cells.strip(EMPTY)

    def laid(self) -> str:
        """The squares on the mat, as they were in the hands."""
        return "".join(as_held(cell) for cell in self.grid.cells if cell != EMPTY)

    def aside(self) -> Stock:
        """What was not dealt out."""
        return SQUARES.without("".join(self.hands) + self.laid())
