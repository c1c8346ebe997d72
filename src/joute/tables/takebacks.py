"""Taking a move back by agreement: to before the asker's last move, if all the others agree."""

from __future__ import annotations

from joute.play import RESIGN, Refusal, Seat, illegal
from joute.tables.events import UNDO, UNDO_NO, UNDO_YES, Ply, Takeback

WORDS = (UNDO, UNDO_YES, UNDO_NO)


def takeback_word(action: str) -> str | None:
    """The takeback word the text spells, if it is one."""
    folded = " ".join(action.lower().split())
    return folded if folded in WORDS else None


def ask(plies: tuple[Ply, ...], asked: Takeback | None, seat: Seat) -> Takeback | Refusal:
    if asked is not None:
        return illegal("", "takeback_asked", seat=asked.seat)
    own = [number for number, ply in enumerate(plies) if ply.seat == seat]
    return Takeback(seat, own[-1]) if own else illegal("", "nothing_to_undo", seat=seat)


def answer(asked: Takeback | None, seat: Seat, yes: bool) -> Takeback | Refusal | None:
    """The request with one more agreement; None once it is refused."""
    if asked is None:
        return illegal("", "no_takeback")
    if seat == asked.seat:
        return illegal("", "own_takeback") if yes else None
    return Takeback(asked.seat, asked.ply, asked.agreed | {seat}) if yes else None


def is_agreed(asked: Takeback, plies: tuple[Ply, ...], seats: int) -> bool:
    gone = {ply.seat for ply in plies if ply.effects.move == RESIGN}
    return asked.agreed >= set(range(1, seats + 1)) - gone - {asked.seat}
