"""One moment of a game by the amusing rule."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, ClassVar

from joute.games.amusante import judge, points, texts, view
from joute.games.amusante.announcing import Announced
from joute.games.amusante.material import ROWS_PER_PLAYER, SHARE, as_held
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import CHANCE, Judgement, Move, Moves, Outcome, Score, Seat, Settings, Shuffle
from joute.play.contested import ContestedPosition, acting
from joute.play.squares import Deal

if TYPE_CHECKING:
    from joute.games.amusante.view import AmusanteView


@dataclass(frozen=True, slots=True)
class AmusantePosition(ContestedPosition):
    """The row (a joker is a lower-case letter), what was announced on it, the hands."""

    turn_article: ClassVar[str] = "AMU-3"

    settings: Settings = field(compare=False, repr=False)
    hands: tuple[str, ...] = ()
    """Each in alphabetical order, that of a player who resigned too; none before the deal."""
    following: Seat = CHANCE
    """Whose turn follows, if still in; chance before the deal."""
    row: str = ""
    announced: tuple[Announced, ...] = ()
    """For each square of the row, in order."""
    taken: int = 0
    """How many rows have been taken up (AMU-8)."""
    known: tuple[str, ...] = ()
    """Of each hand, the squares all have seen it take up."""
    resigned: tuple[Seat, ...] = ()
    agreed: tuple[Seat, ...] = ()
    waiting: tuple[Seat, ...] = ()
    """Who may still contest the last word."""
    stopped: str = ""
    """`agreement` once all have said so."""

    @property
    def seats(self) -> int:
        return self.settings.seats

    @property
    def contesting(self) -> bool:
        return self.settings.options["arbitration"] == "contest"

    @property
    def in_play(self) -> tuple[Seat, ...]:
        return tuple([seat for seat in range(1, self.settings.seats + 1) if seat not in self.resigned])

    @property
    def author(self) -> Seat | None:
        """Who laid the last square of the row."""
        return self.announced[-1].seat if self.announced else None

    @property
    def out(self) -> Seat | None:
        """Who holds no square any more."""
        if "" not in self.hands:
            return None
        return next((seat for seat in self.in_play if not self.hands[seat - 1]), None)

    @property
    def closing(self) -> bool:
        """Whether a last square waits to be accepted or contested (AMU-6)."""
        return bool(self.waiting) and self.out is not None

    @property
    def turn(self) -> Seat:
        seats = self.in_play
        return next((seat for seat in seats if seat >= self.following), seats[0])

    def ending(self) -> str:
        """Why the game is over; empty while it goes on."""
        if self.stopped or self.closing:
            return self.stopped
        if self.out:
            return "all laid"
        if len(self.in_play) == 1:
            return "resignation"
        return "stalemate" if self.taken >= ROWS_PER_PLAYER * self.seats else ""

    def now(self) -> AmusantePosition:
        return self

    def to_act(self) -> tuple[Seat, ...]:
        if self.ending():
            return ()
        return acting(self) if self.hands else (CHANCE,)

    def judge(self, seat: Seat, move: Move) -> Judgement:
        return self.refuse_actor(seat, move) or judge.REFEREE.judge(self, seat, move)

    def moves(self, seat: Seat) -> Moves:
        from joute.games.amusante.generate import moves_of

        return moves_of(self, seat)

    def chance(self, shuffle: Shuffle) -> Move:
        return Deal("".join(shuffle(SQUARES.letters)))

    def view(self, seat: Seat | None) -> AmusanteView:
        return view.view_of(self, seat)

    def scores(self) -> tuple[Score, ...]:
        ending = self.ending()
        return points.points(self, ending) if ending else (0,) * self.seats

    def outcome(self) -> Outcome | None:
        ending = self.ending()
        return points.settle(self, ending) if ending else None

    def text(self) -> str:
        return texts.write(self)

    def stock(self) -> Stock:
        """What was not dealt out: it is not drawn from."""
        return SQUARES.without("".join(self.hands) + as_held(self.row))

    def letters(self) -> Stock:
        return self.stock().plus("".join(self.hands) + as_held(self.row))

    def shown(self, move: Move, to: Seat | None) -> str:
        if not isinstance(move, Deal):
            return move.text()
        return move.shown(SHARE, to)
