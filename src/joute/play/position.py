"""The contract every game keeps: a frozen position, judged moves, views. The rim asks; it never works out."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from joute.letters import Stock
from joute.play.composing import Composition, Repair
from joute.play.effects import Effects
from joute.play.guidance import NO_GUIDANCE, Duty, Guidance
from joute.play.moves import Move, Seat
from joute.play.outcome import Outcome, Score
from joute.play.refusal import Refusal, Refused
from joute.play.view import View
from joute.play.vocabulary import Action
from joute.play.window import Window

Shuffle = Callable[[Sequence[str]], Sequence[str]]
"""Gives the same items in a random order; randomness is always handed in."""


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

    @property
    @abstractmethod
    def seats(self) -> int:
        """How many seats the game was started with."""

    @abstractmethod
    def to_act(self) -> tuple[Seat, ...]:
        """The seats that may act now, the one on turn first; chance is seat 0; none after the end."""

    @abstractmethod
    def on_turn(self) -> Seat | None:
        """Who may make a move of the game's own; nobody while the game waits for a contest alone."""

    @abstractmethod
    def timed(self) -> tuple[Seat, ...]:
        """The seats whose time runs now."""

    @abstractmethod
    def agreed(self) -> tuple[Seat, ...]:
        """Who has said `end` since the last play."""

    @abstractmethod
    def window(self) -> Window:
        """Whether the latest play may be contested, by whom, and whose play it is."""

    @abstractmethod
    def allowed(self, seat: Seat | None) -> tuple[Action, ...]:
        """What the seat may do now."""

    def guidance(self, seat: Seat) -> Guidance:  # noqa: ARG002
        """What the seat must do first, and where its moves may start; nothing unless it is on turn."""
        return NO_GUIDANCE

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

    def view_like(self, seen: View, seat: Seat | None) -> View:  # noqa: ARG002
        """The view of that seat, where another's view of this position is at hand already."""
        return self.view(seat)

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

    def undrawn(self) -> int:
        """How many letters may still be drawn; everybody knows. 0 in a game where none are drawn."""
        return 0

    @abstractmethod
    def shown(self, move: Move, to: Seat | None) -> str:
        """The move about to be played here, as the viewer may know it (chance's letters are hidden)."""

    def ways(self, seat: Seat, composition: Composition) -> tuple[Move, ...]:  # noqa: ARG002
        """The moves that what was laid may mean, the likeliest first; none while it means nothing yet."""
        return ()

    def awaits(self, seat: Seat, composition: Composition) -> Duty | None:  # noqa: ARG002
        """What is still to come before the composition can be right or wrong; None where it is judged."""
        return None

    def lacks(self, seat: Seat, composition: Composition, refusal: Refusal) -> Duty | None:  # noqa: ARG002
        """What a turn refused like this lacks, where more may be laid: refused only once it is played."""
        return None

    def misplaced(self, seat: Seat, composition: Composition) -> Refusal | None:  # noqa: ARG002
        """Why what was laid means no move, whatever is laid beside it; None where it may still mean one."""
        return None

    def dead_end(self, seat: Seat, composition: Composition) -> Refusal | None:  # noqa: ARG002
        """Why no legal move goes on from what was laid; None where one does, or where a game cannot tell."""
        return None

    def repairs(self, seat: Seat, composition: Composition) -> tuple[Repair, ...]:  # noqa: ARG002
        """Changes that may mend a refused composition, the likeliest first."""
        return ()

    def composition(self, move: Move) -> Composition | None:  # noqa: ARG002
        """The move as it would be composed here; None for a declaration."""
        return None

    def play(self, seat: Seat, move: Move) -> Position:
        """The next position; raises `Refused` where `judge` refuses."""
        judgement = self.judge(seat, move)
        if isinstance(judgement, Refusal):
            raise Refused(judgement)
        return judgement.after


Judgement = Refusal | Effects[Position]
