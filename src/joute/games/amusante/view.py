"""What a seat may know: the row and its words, its own hand, how many squares the others hold."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from joute.games.amusante.announcing import Announced
from joute.games.amusante.material import ROWS_PER_PLAYER
from joute.letters.squares import SQUARES
from joute.play import CHANCE, Seat, View

if TYPE_CHECKING:
    from joute.games.amusante.position import AmusantePosition


@dataclass(frozen=True, slots=True, kw_only=True)
class AmusanteView(View):
    """The stock is only counted; squares taken up from the row are known to all."""

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
    taken: int
    limit: int
    """After how many rows taken up the game ends (AMU-8)."""
    resigned: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    waiting: tuple[Seat, ...]
    closing: bool
    stopped: str
    arbitration: str


def view_of(position: AmusantePosition, seat: Seat | None) -> AmusanteView:
    on = bool(position.hands) and not position.ending()
    return AmusanteView(
        game="amusante",
        seat=seat,
        seats=position.seats,
        to_act=position.to_act(),
        scores=position.scores(),
        outcome=position.outcome(),
        row=position.row,
        announced=position.announced,
        hand=position.hands[seat - 1] if seat and position.hands else "",
        counts=tuple(map(len, position.hands)),
        known=position.known,
        stock=len(SQUARES) - sum(map(len, position.hands)) - len(position.row),
        turn=position.turn if on else CHANCE,
        following=position.following,
        taken=position.taken,
        limit=ROWS_PER_PLAYER * position.seats,
        resigned=position.resigned,
        agreed=position.agreed,
        waiting=position.waiting,
        closing=position.closing,
        stopped=position.stopped,
        arbitration=position.settings.options["arbitration"],
    )
