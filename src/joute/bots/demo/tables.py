"""A position from the seat of who is on turn, as the desk reads it."""

from __future__ import annotations

from dataclasses import dataclass

from joute.bots.demo.desk import hand_of, mat_of
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.play import Seat
from joute.play.grid import Direction

_QUICK = 13
_A_JOKER = 4


@dataclass(frozen=True, slots=True)
class Table:
    """The mat, the hand of the player on turn, the others' in the order of turns."""

    mat: bytes
    own: bytes
    others: tuple[bytes, ...]

    @classmethod
    def of(cls, position: DemoPosition, seat: Seat) -> Table:
        seats = sorted(position.in_play, key=lambda each: (each < seat, each))
        own, *others = (hand_of(position.hands[each - 1]) for each in seats)
        return cls(mat_of(position), own, tuple(others))

    def mat_with(self, play: Play) -> bytes:
        after = bytearray(self.mat)
        step = 1 if play.direction is Direction.ACROSS else SHAPE.columns
        for place, letter in enumerate(hand_of(play.word)):
            after[play.square + place * step] = letter
        return bytes(after)


def quick(hand: bytes) -> bool:
    """Whether a search of the hand is short enough to be repeated: jokers count for several squares."""
    return len(hand) + _A_JOKER * hand.count(0) <= _QUICK
