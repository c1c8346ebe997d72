"""One moment of a game of DÉMO."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import cycle
from typing import TYPE_CHECKING, ClassVar

from joute.games.demo import judge, payments, texts, view
from joute.games.demo.laying import Played
from joute.games.demo.material import as_held, share
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import CHANCE, Judgement, Move, Moves, Outcome, Score, Seat, Settings, Shuffle
from joute.play.contested import ContestedPosition, acting
from joute.play.grid import EMPTY, Grid
from joute.play.squares import Deal

if TYPE_CHECKING:
    from joute.games.demo.view import DemoView


@dataclass(frozen=True, slots=True)
class DemoPosition(ContestedPosition):
    """The mat (a joker is a lower-case letter), the hands, and who may still do what."""

    turn_article: ClassVar[str] = "DEM-5"

    settings: Settings = field(compare=False, repr=False)
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
    last: Played | None = None
    waiting: tuple[Seat, ...] = ()
    """Who may still contest the last play."""
    stopped: str = ""
    """`passes` once all have passed, `agreement` once all have said so."""

    @property
    def seats(self) -> int:
        return self.settings.seats

    @property
    def single_loser(self) -> bool:
        return self.settings.options["loser"] == "single"

    @property
    def contesting(self) -> bool:
        return self.settings.options["arbitration"] == "contest"

    @property
    def in_play(self) -> tuple[Seat, ...]:
        """Who still has squares to lay."""
        gone = self.out + self.resigned
        return tuple([seat for seat in range(1, self.settings.seats + 1) if seat not in gone])

    @property
    def pending(self) -> Seat | None:
        """Who has laid the last squares in a play that may still be contested."""
        return self.last.seat if self.last and self.waiting and self.last.seat in self.out else None

    @property
    def closing(self) -> bool:
        """Whether the game is over if the last play stands (DEM-10): then nobody plays on before that."""
        return self.pending is not None and (not self.single_loser or len(self.in_play) < 2)

    @property
    def turn(self) -> Seat:
        return self.next_turn()[0]

    def next_turn(self) -> tuple[Seat, tuple[Seat, ...]]:
        """Whose turn it is once lost turns are gone over, and the turns then still to lose."""
        owed = list(self.lost)
        for seat in self._round(self.following):
            if seat not in owed:
                return seat, tuple(owed)
            owed.remove(seat)
        return CHANCE, ()

    def _round(self, first: Seat) -> Iterator[Seat]:
        """The players with squares to lay, from that seat on, again and again."""
        seats = self.in_play
        return cycle([seat for seat in seats if seat >= first] + [seat for seat in seats if seat < first])

    def ending(self) -> str:
        """Why the game is over; empty while it goes on."""
        if self.stopped:
            return "by points" if self.stopped == "passes" else self.stopped
        if self.closing or (len(self.in_play) > 1 and (self.single_loser or not self.out)):
            return ""
        if not self.out:
            return "resignation"
        return "one left" if self.single_loser else "all laid"

    def now(self) -> DemoPosition:
        return self

    def to_act(self) -> tuple[Seat, ...]:
        if self.ending():
            return ()
        return acting(self) if self.hands else (CHANCE,)

    def judge(self, seat: Seat, move: Move) -> Judgement:
        return self.refuse_actor(seat, move) or judge.REFEREE.judge(self, seat, move)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.demo.generate import moves_of

        return moves_of(self, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(SQUARES.letters)))

    def view(self, seat: Seat | None) -> DemoView:
        return view.view_of(self, seat)

    def scores(self) -> tuple[Score, ...]:
        outcome = self.outcome()
        return outcome.payments if outcome else (0,) * self.seats

    def outcome(self) -> Outcome | None:
        ending = self.ending()
        return payments.settle(self, ending) if ending else None

    def text(self) -> str:
        return texts.write(self)

    def laid(self) -> str:
        """The squares on the mat, as they were in the hands."""
        return "".join(as_held(cell) for cell in self.grid.cells if cell != EMPTY)

    def aside(self) -> Stock:
        """What was not dealt out."""
        return SQUARES.without("".join(self.hands) + self.laid())

    def letters(self) -> Stock:
        return self.aside().plus("".join(self.hands) + self.laid())

    def shown(self, move: Move, to: Seat | None) -> str:
        if not isinstance(move, Deal):
            return move.text()
        return move.shown(share(self.settings.options["share"], self.seats), to)
