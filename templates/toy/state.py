"""Everything a moment of TOY consists of."""

from __future__ import annotations

from dataclasses import dataclass, field

from joute.play import Outcome, Seat
from templates.toy.options import Terms


@dataclass(frozen=True, slots=True)
class State:
    """No hands before the deal."""

    terms: Terms = field(repr=False)
    hands: tuple[str, ...] = ()
    stock: str = ""
    row: str = ""
    """The letters laid, the latest last."""
    turn: Seat = 1
    contestable: bool = False
    """Whether the last letter may still be contested, by the seat on turn."""
    agreed: tuple[Seat, ...] = ()
    ended: Outcome | None = None

    @property
    def seats(self) -> int:
        return self.terms.seats

    @property
    def author(self) -> Seat:
        """Who played before the seat on turn."""
        return (self.turn - 2) % self.seats + 1

    def others(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple(other for other in range(1, self.seats + 1) if other != seat)

    def with_hand(self, seat: Seat, hand: str) -> tuple[str, ...]:
        """All hands, the seat's being that one."""
        return (*self.hands[: seat - 1], hand, *self.hands[seat:])
