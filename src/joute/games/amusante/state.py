"""Everything a moment of a game by the amusing rule consists of."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from joute.games.amusante.material import as_held
from joute.games.amusante.options import Terms
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import CHANCE, NO_WINDOW, EndReason, Seat, Window, acting, window_over


@dataclass(frozen=True, slots=True)
class Announced:
    """A word announced with a square, and by whom."""

    seat: Seat
    word: str


@dataclass(frozen=True)  # without slots: what is asked over and over again is kept once worked out
class State:
    """The row (a joker is a lower-case letter), what was announced on it, the hands."""

    terms: Terms = field(compare=False, repr=False)
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
    stopped: bool = False
    """Whether all have agreed to stop."""

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def in_play(self) -> tuple[Seat, ...]:
        everybody = range(1, self.terms.seats + 1)
        gone = self.resigned
        return tuple([seat for seat in everybody if seat not in gone] if gone else everybody)

    @property
    def turn(self) -> Seat:
        if not self.resigned:
            return self.following or 1
        seats = self.in_play
        return next((seat for seat in seats if seat >= self.following), seats[0])

    def left_of(self, seat: Seat) -> Seat:
        """Whose turn follows that of the seat (AMU-3)."""
        return seat % self.terms.seats + 1

    @property
    def author(self) -> Seat | None:
        """Who laid the last square of the row."""
        return self.announced[-1].seat if self.announced else None

    @property
    def first_word(self) -> str:
        """What was announced with the only square of the row: the second player says another word (AMU-3)."""
        return self.announced[0].word if len(self.row) == 1 and self.announced else ""

    @property
    def spelled(self) -> str:
        """The word announced last, if the row spells all of it; empty otherwise."""
        word = self.announced[-1].word if self.announced else ""
        return word if word == self.row.upper() else ""

    @property
    def stopped_by(self) -> str:
        """The complete word after which nothing is laid (AMU-4); empty while the row may grow."""
        return self.spelled if self.terms.stops else ""

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

    @cached_property
    def ending(self) -> EndReason | None:
        """Why the game is over (AMU-5, AMU-7, AMU-8); None while it goes on."""
        if self.stopped:
            return EndReason.AGREEMENT
        if self.closing:
            return None
        if self.out:
            return EndReason.ALL_LAID
        if len(self.resigned) == self.seats - 1:
            return EndReason.RESIGNATION
        return EndReason.STALEMATE if self.rows_left <= 0 else None

    @cached_property
    def window(self) -> Window:
        """Who may still contest the last word (AMU-6)."""
        if self.ending or not self.hands:
            return NO_WINDOW
        return window_over(self.author, self.waiting, self.closing)

    @cached_property
    def to_act(self) -> tuple[Seat, ...]:
        """Who may play or contest; chance before the deal."""
        if self.ending:
            return ()
        return acting(self.turn, self.window) if self.hands else (CHANCE,)

    @property
    def rows_left(self) -> int:
        """How many rows may still be taken up (AMU-8)."""
        return self.terms.most_rows - self.taken

    @property
    def stock(self) -> Stock:
        """What was not dealt out: it is not drawn from (AMU-1)."""
        return SQUARES.without(self.dealt)

    @property
    def dealt(self) -> str:
        """Every square that was dealt out."""
        return "".join(self.hands) + as_held(self.row)
