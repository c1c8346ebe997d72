"""The time in which the latest play may be contested: by whom, and whose play it was."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play.moves import Seat
from joute.play.vocabulary import WindowState


@dataclass(frozen=True, slots=True)
class Window:
    """`seats` may still contest or accept the play of `author`; nobody in `NO_WINDOW`."""

    state: WindowState = WindowState.NONE
    seats: tuple[Seat, ...] = ()
    author: Seat | None = None

    @property
    def is_open(self) -> bool:
        """Whether anybody may contest, beside the next turn or before it."""
        return self.state is not WindowState.NONE

    @property
    def is_closing(self) -> bool:
        """Whether the game waits for the window alone."""
        return self.state is WindowState.CLOSING


NO_WINDOW = Window()


def window_over(author: Seat | None, waiting: tuple[Seat, ...], closing: bool) -> Window:
    """The window of a play that these seats may still contest; none where nobody may."""
    if closing:
        return Window(WindowState.CLOSING, waiting, author)
    return Window(WindowState.OPEN, waiting, author) if waiting else NO_WINDOW


def acting(turn: Seat, window: Window) -> tuple[Seat, ...]:
    """Whoever is on turn, then who may still contest; in a closing window these alone."""
    if not window.is_open:
        return (turn,)
    waiting = tuple(sorted(window.seats, key=lambda seat: (seat < turn, seat)))
    return waiting if window.is_closing else (turn, *(seat for seat in waiting if seat != turn))
