"""Whether a seat may contest or accept a play: what all games that are contested share."""

from __future__ import annotations

from joute.play.moves import Seat
from joute.play.refusal import Refusal, illegal
from joute.play.window import Window


def refuse_contest(window: Window, seat: Seat, article: str, strict: bool) -> Refusal | None:
    """Whether the seat may neither contest the play nor accept it, and why."""
    if seat in window.seats:
        return None
    if strict:
        return illegal(article, "strict_arbitration")
    own = window.is_open and seat == window.author
    return illegal(article, "own_play" if own else "no_contest_open")


def without(seats: tuple[Seat, ...], gone: Seat) -> tuple[Seat, ...]:
    return tuple(seat for seat in seats if seat != gone)
