"""What a seat, or a spectator, may know."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict, TypeVar

from joute.play.guidance import Duty
from joute.play.moves import Seat
from joute.play.outcome import Outcome, Score
from joute.play.referee import Now, Referee, State
from joute.play.vocabulary import Action
from joute.play.window import Window


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """Shared part of every game's view; fields are plain values so that any channel can carry them."""

    game: str
    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    scores: tuple[Score, ...]
    outcome: Outcome | None
    agreed: tuple[Seat, ...]
    """Who has said `end` since the last play."""
    window: Window
    allowed: tuple[Action, ...]
    """What this seat may do now."""
    duty: Duty | None
    """What the player on turn must do first."""


class Shared(TypedDict):
    """The fields of `View`, to be unpacked into a game's own view."""

    game: str
    seat: Seat | None
    seats: int
    to_act: tuple[Seat, ...]
    scores: tuple[Score, ...]
    outcome: Outcome | None
    agreed: tuple[Seat, ...]
    window: Window
    allowed: tuple[Action, ...]
    duty: Duty | None


S = TypeVar("S", bound=State)


def shared(game: str, referee: Referee[S], state: S, seat: Seat | None, now: Now) -> Shared:
    """What every view tells, asked of the game's referee."""
    turn = now.on_turn
    return {
        "game": game,
        "seat": seat,
        "seats": state.seats,
        "to_act": now.to_act,
        "scores": referee.scores(state),
        "outcome": now.outcome,
        "agreed": state.agreed,
        "window": now.window,
        "allowed": referee.allowed(state, seat, now),
        "duty": referee.duty(state, turn) if turn else None,
    }
