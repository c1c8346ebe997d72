"""What a seat may know, and a whole state imagined from it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from joute.play import Now, Seat, Shuffle, View, shared
from templates.toy.judge import REFEREE
from templates.toy.material import LETTERS
from templates.toy.options import Terms
from templates.toy.state import State


@dataclass(frozen=True, slots=True, kw_only=True)
class ToyView(View):
    """The row is open, every hand is hidden from the others."""

    row: str
    hand: str
    counts: tuple[int, ...]
    turn: Seat


def view(state: State, seat: Seat | None, now: Now) -> ToyView:
    return ToyView(
        **shared("toy", REFEREE, state, seat, now),
        row=state.row,
        **own(state, seat),
        counts=tuple(len(hand) for hand in state.hands),
        turn=state.turn,
    )


def own(state: State, seat: Seat | None) -> dict[str, Any]:
    """What each seat sees in its own way."""
    return {"hand": "".join(sorted(state.hands[seat - 1])) if seat and state.hands else ""}


def imagine(seen: ToyView, terms: Terms, shuffle: Shuffle) -> State:
    """The letters not seen are shared out at random."""
    hidden = "".join(shuffle(LETTERS.without(seen.row + seen.hand).letters))
    hands: list[str] = []
    for seat, count in enumerate(seen.counts, 1):
        own = seat == seen.seat
        hands.append(seen.hand if own else hidden[:count])
        hidden = hidden if own else hidden[count:]
    stock = hidden if hands else ""
    contestable = seen.window.is_open
    return State(terms, tuple(hands), stock, seen.row, seen.turn, contestable, seen.agreed, seen.outcome)
