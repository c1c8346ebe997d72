"""A position that wraps a game's state and asks its referee: what all games' positions have in common."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from joute.play.composing import Composition, Repair
from joute.play.guidance import NO_GUIDANCE, Guidance
from joute.play.moves import PASS, Move, Seat
from joute.play.outcome import Outcome, Score
from joute.play.position import Judgement, Position
from joute.play.referee import Now, Referee, State
from joute.play.refusal import Refusal
from joute.play.view import View
from joute.play.vocabulary import Action
from joute.play.window import Window
from joute.values import replace

S = TypeVar("S", bound=State)


class Composing(Protocol):
    """A game's module `compose`."""

    def ways(self, state: Any, seat: Seat, made: Any) -> tuple[Move, ...]: ...
    def repairs(self, state: Any, seat: Seat, made: Any) -> tuple[Repair, ...]: ...
    def composition(self, state: Any, move: Move) -> Composition | None: ...


class Writing(Protocol):
    """A game's module `text`."""

    def write(self, state: Any) -> str: ...


class Viewing(Protocol):
    """A game's module `view`."""

    def own(self, state: Any, seat: Seat | None) -> dict[str, Any]:
        """The fields of the game's view that the seat sees in its own way."""
        ...


class Guiding(Protocol):
    """A game's module `guide`."""

    def guidance(self, state: Any, seat: Seat) -> Guidance: ...


@dataclass(frozen=True, slots=True)
class RefereedPosition(Position, Generic[S]):
    """A game's own position adds what only it knows: its view, its moves, its text, its letters."""

    state: S
    _now: Now | None = field(default=None, init=False, compare=False, repr=False)
    """Found when first asked for: everybody asks at every change, and some games take a while to answer."""
    referee: ClassVar[Referee[Any]]
    composing: ClassVar[Composing]
    writing: ClassVar[Writing]
    guiding: ClassVar[Guiding | None] = None
    """Where moves may start; None in a game without places."""
    viewing: ClassVar[Viewing | None] = None
    """What each seat sees in its own way; None where nobody has said."""

    @property
    def seats(self) -> int:
        return self.state.seats

    def now(self) -> Now:
        """Whether it is over, who acts, who may contest."""
        if (known := self._now) is None:
            known = self.referee.now(self.state)
            object.__setattr__(self, "_now", known)
        return known

    def to_act(self) -> tuple[Seat, ...]:
        return self.now().to_act

    def on_turn(self) -> Seat | None:
        return self.now().on_turn

    def timed(self) -> tuple[Seat, ...]:
        """Whoever is on turn; the delay of a closing window runs for everybody who may still contest."""
        now = self.now()
        return now.to_act if now.window.is_closing else now.to_act[:1]

    def agreed(self) -> tuple[Seat, ...]:
        return self.state.agreed

    def window(self) -> Window:
        return self.now().window

    def view_like(self, seen: View, seat: Seat | None) -> View:
        """What all seats see alike is taken over."""
        if self.viewing is None:
            return self.view(seat)
        allowed = self.referee.allowed(self.state, seat, self.now())
        return replace(seen, seat=seat, allowed=allowed, **self.viewing.own(self.state, seat))

    def allowed(self, seat: Seat | None) -> tuple[Action, ...]:
        return self.referee.allowed(self.state, seat, self.now())

    def guidance(self, seat: Seat) -> Guidance:
        if self.guiding:
            found = self.guiding.guidance(self.state, seat)
        else:
            found = Guidance(self.referee.duty(self.state, seat)) if seat == self.on_turn() else NO_GUIDANCE
        return replace(found, pass_ends=True) if self._pass_ends(seat) else found

    def _pass_ends(self, seat: Seat) -> bool:
        """Whether passing would end the game, as the referee says."""
        if Action.PASS not in self.allowed(seat):
            return False
        passed = self.judge(seat, PASS)
        return not isinstance(passed, Refusal) and passed.after.outcome() is not None

    def judge(self, seat: Seat, move: Move) -> Judgement:
        ruling = self.referee.judge(self.state, seat, move, self.now())
        return ruling if isinstance(ruling, Refusal) else ruling.leading_to(type(self)(ruling.after))

    def ways(self, seat: Seat, composition: Composition) -> tuple[Move, ...]:
        return self.composing.ways(self.state, seat, composition)

    def repairs(self, seat: Seat, composition: Composition) -> tuple[Repair, ...]:
        return self.composing.repairs(self.state, seat, composition)

    def composition(self, move: Move) -> Composition | None:
        return self.composing.composition(self.state, move)

    def text(self) -> str:
        return self.writing.write(self.state)

    def scores(self) -> tuple[Score, ...]:
        return self.referee.scores(self.state)

    def outcome(self) -> Outcome | None:
        return self.now().outcome


def state_in(position: Position, kind: type[S]) -> S:
    """The state that a position of a game wraps."""
    state = getattr(position, "state", None)  # asking an abstract class for its instances takes longer
    if not isinstance(state, kind):
        raise TypeError(f"{type(position).__name__} holds no {kind.__module__}.{kind.__name__}")
    return state
