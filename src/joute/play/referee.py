"""The one referee of all games: which rule speaks about which move, asked in the one order they share."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from joute.play.effects import Ruling
from joute.play.guidance import Duty
from joute.play.moves import ACCEPT, CHANCE, END, RESIGN, TIMEOUT, Challenge, Move, Seat
from joute.play.outcome import Outcome, Score
from joute.play.refusal import Refusal, illegal, unreadable
from joute.play.vocabulary import Action
from joute.play.window import NO_WINDOW, Window
from joute.values import swift


class State(Protocol):
    """What the referee reads of a game's state itself; the rest it asks of the game's rules."""

    @property
    def seats(self) -> int:
        """How many seats the game was started with."""
        ...

    @property
    def agreed(self) -> tuple[Seat, ...]:
        """Who has said `end` since the last play."""
        ...


S = TypeVar("S", bound=State)


@swift
@dataclass(frozen=True, slots=True)
class Now:
    """What everything else about a moment follows from."""

    outcome: Outcome | None
    to_act: tuple[Seat, ...]
    window: Window

    @property
    def on_turn(self) -> Seat | None:
        """Who may make a move of the game's own; nobody at the end, nor in a closing window."""
        return None if not self.to_act or self.window.is_closing else self.to_act[0]


def needs_turn(seat: Seat, move: Move) -> bool:
    """Resigning and agreeing to stop need no turn."""
    return seat == CHANCE or move not in (RESIGN, END)


def needs_turn_unless_contesting(seat: Seat, move: Move) -> bool:
    """Nor does contesting: who does so too late is told that, not that others play."""
    return needs_turn(seat, move) and (seat == CHANCE or not (isinstance(move, Challenge) or move == ACCEPT))


@dataclass(frozen=True, slots=True)
class Referee(Generic[S]):
    """The rules of one game as functions over its state; not every game needs those with a default."""

    turn_article: str
    """The article that says who plays: it refuses a move out of turn."""
    outcome: Callable[[S], Outcome | None]
    scores: Callable[[S], tuple[Score, ...]]
    to_act: Callable[[S], tuple[Seat, ...]]
    """The seats that may act now, the one on turn first; chance is seat 0; none after the end."""
    chance: Callable[[S, Move], Ruling[S]]
    """What chance does: the deal, the draw."""
    turn: Callable[[S, Seat, Move], Ruling[S]]
    """A move of the seat on turn."""
    resign: Callable[[S, Seat], Ruling[S]]
    agree: Callable[[S, Seat], Ruling[S]]
    """One more seat agrees to stop."""
    window: Callable[[S], Window] = lambda _: NO_WINDOW
    contest: Callable[[S, Seat, Challenge], Ruling[S]] | None = None
    accept: Callable[[S, Seat, Move], Ruling[S]] | None = None
    refuse_while_closing: Callable[[S], Refusal] | None = None
    """The refusal of a turn while the game waits for a contest; without it the turn itself is judged."""
    refuse_form: Callable[[S, Move], Refusal | None] = lambda _state, _move: None
    """What is wrong with the move whoever makes it: this speaks first."""
    needs_turn: Callable[[Seat, Move], bool] = needs_turn
    still_in: Callable[[S], tuple[Seat, ...]] = lambda state: tuple(range(1, state.seats + 1))
    """The seats that may still resign or agree to stop."""
    may_also: Callable[[S, Seat], tuple[Action, ...]] = lambda _state, _seat: ()
    """What the seat on turn may do besides playing: pass, take."""
    duty: Callable[[S, Seat], Duty | None] = lambda _state, _seat: None
    """What the seat on turn must do first."""

    def judge(self, state: S, seat: Seat, move: Move, now: Now | None = None) -> Ruling[S]:
        """Refuse the move, or say what it does to the state; what `now` says of it may be known already."""
        if refusal := self.refuse_form(state, move):
            return refusal
        acting = now.to_act if now else self.to_act(state)
        if refusal := self._refuse_actor(state, seat, move, acting):
            return refusal
        if seat == CHANCE:
            return self.chance(state, move)
        if move == RESIGN:
            return self.resign(state, seat)
        if move == END:
            return self.agree(state, seat)
        if isinstance(move, Challenge) and self.contest:
            return self.contest(state, seat, move)
        closing = (now.window if now else self.window(state)).is_closing
        if self.accept and (move == ACCEPT or (move == TIMEOUT and closing)):
            return self.accept(state, seat, move)
        if closing and self.refuse_while_closing:
            return self.refuse_while_closing(state)
        if seat != acting[0]:  # who may only contest has no time to run out of, either
            return illegal(self.turn_article, "not_your_turn", seat=seat, turn=acting[0])
        return self.turn(state, seat, move)

    def _refuse_actor(self, state: S, seat: Seat, move: Move, acting: tuple[Seat, ...]) -> Refusal | None:
        """The seat exists, the game goes on, and it is the seat's turn where the move needs one."""
        if not CHANCE <= seat <= state.seats:
            return unreadable("unknown_seat", seat=seat, seats=state.seats)
        if not acting and (outcome := self.outcome(state)):  # nobody may act after the end
            return illegal(outcome.article, "game_over", why=outcome.reason)
        if seat not in acting and self.needs_turn(seat, move):
            reason = "chance_first" if acting[0] == CHANCE else "not_your_turn"
            return illegal(self.turn_article, reason, seat=seat, turn=acting[0])
        return None

    def now(self, state: S) -> Now:
        """Whether it is over, who acts, who may contest: each asked once."""
        outcome = self.outcome(state)
        return Now(outcome, () if outcome else self.to_act(state), self.window(state))

    def on_turn(self, state: S) -> Seat | None:
        """Who may make a move of the game's own."""
        return self.now(state).on_turn

    def allowed(self, state: S, seat: Seat | None, now: Now) -> tuple[Action, ...]:
        """What the seat may do now, in a fixed order; a spectator nothing."""
        if seat is None or now.outcome:
            return ()
        found: list[Action] = []
        if seat == now.on_turn:
            found += [Action.PLAY, *self.may_also(state, seat)]
        if seat in now.window.seats:
            found += [Action.CHALLENGE, Action.ACCEPT]
        if seat in self.still_in(state):
            found += [Action.END, Action.RESIGN]
        return tuple(found)
