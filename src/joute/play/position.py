"""The contract every game keeps: a frozen position, judged moves, views."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from joute.letters import Stock
from joute.play.moves import CHANCE, END, RESIGN, Move, Seat
from joute.play.outcome import Outcome, Score
from joute.play.refusal import Refusal, Refused, illegal, unreadable
from joute.play.view import View

Shuffle = Callable[[Sequence[str]], Sequence[str]]
"""Gives the same items in a random order; randomness is always handed in."""


@dataclass(frozen=True, slots=True)
class Effects:
    """What a legal move does. Everything but `position` is public: it names nothing hidden."""

    position: Position
    move: Move
    kind: str
    words: tuple[str, ...] = ()
    laid: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    removed: tuple[str, ...] = ()
    gains: tuple[Score, ...] = ()
    resumes: bool = False
    """Whether the seat now on turn goes on with a turn it had begun, its time running on (JAG-20)."""
    fault: Refusal | None = None
    """What is wrong with the move, where a wrong move is played all the same and loses (DAM-23)."""


Judgement = Refusal | Effects


@dataclass(frozen=True, slots=True)
class Moves:
    """Legal moves in a fixed order, listed anew at each iteration."""

    listing: Callable[[], Iterable[Move]]
    complete: bool = True
    note: str = ""
    """A code saying what is left out when the listing is not complete."""
    counting: Callable[[], int] | None = None
    """A faster count, where a game has one."""

    def __iter__(self) -> Iterator[Move]:
        return iter(self.listing())

    def count(self) -> int:
        return self.counting() if self.counting else sum(1 for _ in self)


class Position(ABC):
    """One moment of one game. Frozen: playing gives another position."""

    __slots__ = ()

    turn_article: ClassVar[str]
    """The article that says who plays: it refuses a move out of turn."""

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats the game was started with."""

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, the one on turn first; chance is seat 0; none after the end."""

    def timed(self) -> tuple[Seat, ...]:
        """The seats whose time runs now: whoever is on turn; nobody while a contest is settled (JAG-19)."""
        return self.to_act()[:1]

    @abstractmethod
    def judge(self, seat: Seat, move: Move) -> Judgement:
        """Refuse the move, or say what it does. Nothing changes."""

    @abstractmethod
    def moves(self, seat: Seat) -> Moves:
        """The seat's legal moves (declarations `resign`, `end` and `timeout` apart)."""

    @abstractmethod
    def chance(self, shuffle: Shuffle) -> Move:
        """The move chance makes here, drawn with the given shuffle."""

    @abstractmethod
    def view(self, seat: Seat | None) -> View:
        """All that the seat may know; None is a spectator."""

    @abstractmethod
    def scores(self) -> tuple[Score, ...]:
        """One score per seat."""

    @abstractmethod
    def outcome(self) -> Outcome | None:
        """The end, once it is reached."""

    @abstractmethod
    def text(self) -> str:
        """The position in one line; `Game.position` reads it back."""

    @abstractmethod
    def letters(self) -> Stock:
        """Every letter of the game, wherever it lies: the same before and after any move."""

    @abstractmethod
    def shown(self, move: Move, to: Seat | None) -> str:
        """The move about to be played here, as the viewer may know it (chance's letters are hidden)."""

    def window(self) -> str:
        """Whether the latest play may be contested: « open » beside the next turn, « closing » when the game
        waits for that alone, else empty."""
        return ""

    def play(self, seat: Seat, move: Move) -> Position:
        """The next position; raises `Refused` where `judge` refuses."""
        judgement = self.judge(seat, move)
        if isinstance(judgement, Refusal):
            raise Refused(judgement)
        return judgement.position

    def refuse_actor(self, seat: Seat, move: Move) -> Refusal | None:
        """The first checks of every judgement: the seat exists, the game goes on, it is the seat's turn.

        Resigning and agreeing to stop need no turn.
        """
        if not CHANCE <= seat <= self.seats:
            return unreadable("unknown_seat", seat=seat, seats=self.seats)
        if outcome := self.outcome():
            return illegal(outcome.article, "game_over", why=outcome.reason)
        if seat not in self.to_act() and (seat == CHANCE or move not in (RESIGN, END)):
            turn = self.to_act()[0]
            reason = "chance_first" if turn == CHANCE else "not_your_turn"
            return illegal(self.turn_article, reason, seat=seat, turn=turn)
        return None
