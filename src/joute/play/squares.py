"""Squares dealt out into hands: the deal, and hands in position texts."""

from __future__ import annotations

from dataclasses import dataclass

from joute.letters import ALPHABET, JOKER, capitals
from joute.play.moves import Move, Seat
from joute.play.refusal import Refusal, Refused, unreadable

NOTHING = "-"
_SQUARES = frozenset(ALPHABET + JOKER)


@dataclass(frozen=True, slots=True)
class Deal(Move):
    """Chance: the squares share by share, then those nobody gets."""

    squares: str

    def text(self) -> str:
        return f"deal {self.squares}"

    def shares(self, size: int, seats: int) -> tuple[str, ...]:
        """Each seat's hand, in alphabetical order."""
        starts = range(0, size * seats, size)
        return tuple("".join(sorted(self.squares[start : start + size])) for start in starts)

    def shown(self, size: int, to: Seat | None) -> str:
        """As the viewer may know it: their own share, nobody else's."""
        own = range((to - 1) * size, to * size) if to else range(0)
        return Deal("".join(s if i in own else "?" for i, s in enumerate(self.squares))).text()


def read_deal(text: str) -> Deal | Refusal | None:
    """`deal EAZ*…`; None for any other move."""
    head, *rest = capitals(text).split() or [""]
    if head != "DEAL":
        return None
    squares = "".join(rest)
    fits = squares and _SQUARES.issuperset(squares)
    return Deal(squares) if fits else unreadable("deal_expected", text=text[:80])


def with_hand(hands: tuple[str, ...], seat: Seat, hand: str) -> tuple[str, ...]:
    return (*hands[: seat - 1], hand, *hands[seat:])


def hands_text(hands: tuple[str, ...]) -> str:
    return "/".join(hand or NOTHING for hand in hands) or NOTHING


def read_hands(text: str, seats: int, part: str, reason: str) -> tuple[str, ...]:
    """Hands such as `AB*/-/C`, none at all for `-`; anything else raises `Refused` with the reason."""
    if text == NOTHING:
        return ()
    hands = tuple("" if hand == NOTHING else "".join(sorted(hand)) for hand in text.split("/"))
    if len(hands) != seats or not _SQUARES.issuperset("".join(hands)):
        raise Refused(unreadable(reason, part=part, value=text[:80]))
    return hands


def read_turn(text: str, seats: int, reason: str) -> Seat:
    """A seat, 0 before the deal."""
    if text not in map(str, range(seats + 1)):
        raise Refused(unreadable(reason, part="turn", value=text[:80]))
    return int(text)
