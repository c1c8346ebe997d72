"""What a seat may know, and a whole state imagined from it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from joute.games.amusante.judge import REFEREE
from joute.games.amusante.material import NAME, as_held
from joute.games.amusante.options import Terms
from joute.games.amusante.state import Announced, State
from joute.letters.squares import SQUARES
from joute.play import CHANCE, EndReason, Now, Seat, Shuffle, View, shared
from joute.values import swift


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class AmusanteView(View):
    """The row and its words, the own hand, how many squares the others hold.

    The stock is only counted; squares taken up from the row are known to all.
    """

    row: str
    """A lower-case letter is a joker."""
    announced: tuple[Announced, ...]
    hand: str
    counts: tuple[int, ...]
    known: tuple[str, ...]
    stock: int
    turn: Seat
    """Whose turn it is; chance before the deal and after the end."""
    following: Seat
    """Whose turn it would be if nobody had resigned."""
    taken: int
    limit: int
    """After how many rows taken up the game ends (AMU-8)."""
    resigned: tuple[Seat, ...]
    arbitration: str


def view(state: State, seat: Seat | None, now: Now) -> AmusanteView:
    common = shared(NAME, REFEREE, state, seat, now)
    goes_on = bool(state.hands) and not common["outcome"]
    return AmusanteView(
        **common,
        row=state.row,
        announced=state.announced,
        **own(state, seat),
        counts=tuple(map(len, state.hands)),
        known=state.known,
        stock=len(SQUARES) - sum(map(len, state.hands)) - len(state.row),
        turn=state.turn if goes_on else CHANCE,
        following=state.following,
        taken=state.taken,
        limit=state.terms.most_rows,
        resigned=state.resigned,
        arbitration=state.terms.arbitration,
    )


def own(state: State, seat: Seat | None) -> dict[str, Any]:
    """What each seat sees in its own way."""
    return {"hand": state.hands[seat - 1] if seat and state.hands else ""}


def imagine(seen: AmusanteView, terms: Terms, shuffle: Shuffle) -> State:
    """The others hold what they were seen to take up, and for the rest any squares not seen."""
    others = "".join(known for seat, known in enumerate(seen.known, 1) if seat != seen.seat)
    unseen = iter(shuffle(SQUARES.without(seen.hand + as_held(seen.row) + others).letters))
    return State(
        terms,
        tuple(_hand(seen, seat, unseen) for seat in range(1, len(seen.counts) + 1)),
        seen.following,
        seen.row,
        seen.announced,
        seen.taken,
        seen.known,
        seen.resigned,
        seen.agreed,
        waiting=seen.window.seats,
        stopped=seen.outcome is not None and seen.outcome.reason == EndReason.AGREEMENT,
    )


def _hand(seen: AmusanteView, seat: Seat, unseen: Iterator[str]) -> str:
    if seat == seen.seat:
        return seen.hand
    known = seen.known[seat - 1]
    return "".join(sorted([*known, *islice(unseen, seen.counts[seat - 1] - len(known))]))
