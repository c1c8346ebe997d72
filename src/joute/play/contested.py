"""Games whose plays may be contested before the next one: who may act meanwhile, which rule speaks when."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from joute.play.moves import ACCEPT, CHANCE, END, RESIGN, TIMEOUT, Challenge, Move, Seat
from joute.play.position import Position
from joute.play.refusal import Refusal, illegal
from joute.play.window import Window, window_over


class Contested(Protocol):
    """A moment at which somebody is on turn, and others may perhaps contest what was played before."""

    @property
    def turn(self) -> Seat: ...

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """Who may still contest the last play."""
        ...

    @property
    def closing(self) -> bool:
        """Whether nobody plays on before the last play is accepted or contested."""
        ...


def acting(now: Contested) -> tuple[Seat, ...]:
    """Whoever is on turn, then who may still contest; in a closing window these alone."""
    turn, closing = now.turn, now.closing
    if not now.waiting and not closing:
        return (turn,)
    waiting = tuple(sorted(now.waiting, key=lambda seat: (seat < turn, seat)))
    return waiting if closing else (turn, *(seat for seat in waiting if seat != turn))


class ContestedPosition(Position):
    """A position with a window: open beside the next turn, or closing where the game waits for it alone."""

    __slots__ = ()

    @abstractmethod
    def now(self) -> Contested:
        """Whose turn it is and who may contest: the position itself, or what it holds."""

    def timed(self) -> tuple[Seat, ...]:
        """The delay of a closing window runs for everybody who may still contest."""
        acting = self.to_act()
        return acting if self.now().closing else acting[:1]

    def window(self) -> Window:
        now = self.now()
        return window_over(None, now.waiting, now.closing)

    def refuse_actor(self, seat: Seat, move: Move) -> Refusal | None:
        """Contesting needs no turn: who does so too late is told that, not that others play."""
        contests = isinstance(move, Challenge) or move == ACCEPT
        if contests and CHANCE < seat <= self.seats and not self.outcome():
            return None
        return super().refuse_actor(seat, move)


P = TypeVar("P", bound=Contested)
R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Referee(Generic[P, R]):
    """What a game says about each sort of move, asked in the one order they share."""

    turn_article: str
    chance: Callable[[P, Move], R | Refusal]
    resign: Callable[[P, Seat], R | Refusal]
    agree: Callable[[P, Seat], R | Refusal]
    contest: Callable[[P, Seat, Challenge], R | Refusal]
    accept: Callable[[P, Seat, Move], R | Refusal]
    held_up: Callable[[P], Refusal]
    """The refusal of a turn while a window is closing."""
    on_turn: Callable[[P, Seat, Move], R | Refusal]

    def judge(self, now: P, seat: Seat, move: Move) -> R | Refusal:
        """The seat exists, the game goes on, and the seat may act (or resigns, stops or contests)."""
        if seat == CHANCE:
            return self.chance(now, move)
        if move == RESIGN:
            return self.resign(now, seat)
        if move == END:
            return self.agree(now, seat)
        if isinstance(move, Challenge):
            return self.contest(now, seat, move)
        if move == ACCEPT or (move == TIMEOUT and now.closing):
            return self.accept(now, seat, move)
        if now.closing:
            return self.held_up(now)
        if seat != now.turn:  # who may only contest has no time to run out of, either
            return illegal(self.turn_article, "not_your_turn", seat=seat, turn=now.turn)
        return self.on_turn(now, seat, move)


def refuse_contest(
    now: Contested, seat: Seat, author: Seat | None, article: str, strict: bool
) -> Refusal | None:
    """Whether the seat may neither contest the author's play nor accept it, and why."""
    if seat in now.waiting:
        return None
    if strict:
        return illegal(article, "strict_arbitration")
    return illegal(article, "own_play" if now.waiting and seat == author else "no_contest_open")


def without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)
