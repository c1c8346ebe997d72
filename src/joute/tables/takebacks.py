"""Taking a move back by agreement: to before the asker's last move, if all the others agree."""

from __future__ import annotations

from joute.play import ACCEPT, CHANCE, END, RESIGN, MoveKind, Refusal, Seat, illegal
from joute.tables.events import Ply, Takeback, TakebackStep

_VERDICTS = (MoveKind.CHALLENGE_RIGHT, MoveKind.CHALLENGE_WRONG)
_NO_PLAYS = (MoveKind.END, MoveKind.ACCEPT)


def asked_after(
    step: TakebackStep, plies: tuple[Ply, ...], asked: Takeback | None, seat: Seat
) -> Takeback | Refusal | None:
    """The request once the seat has asked or answered; None where it is refused or withdrawn."""
    if step is TakebackStep.ASK:
        return _ask(plies, asked, seat)
    return _answer(asked, seat, step is TakebackStep.ACCEPT)


def seen_since(plies: tuple[Ply, ...], seat: Seat) -> Refusal | None:
    """Letters drawn or a verdict given since before the seat’s last move: what was seen stays seen."""
    own = [number for number, ply in enumerate(plies) if ply.seat == seat and _is_play(ply)]
    for ply in plies[own[-1] :] if own else ():
        if _is_draw(ply):
            return illegal("", "takeback_past_a_draw")
        if ply.effects.kind in _VERDICTS:
            return illegal("", "takeback_past_a_contest")
    return None


def may_ask(plies: tuple[Ply, ...], seats: int) -> tuple[Seat, ...]:
    """Who may ask for their last move back: has played since anything was seen, and not resigned."""
    found: set[Seat] = set()
    gone: set[Seat] = set()
    for ply in reversed(plies):
        kind = ply.effects.kind
        if len(found) + len(gone) == seats or kind in _VERDICTS or _is_draw(ply):
            break
        if kind is MoveKind.RESIGN:
            gone.add(ply.seat)
        elif _is_play(ply) and ply.seat not in gone:
            found.add(ply.seat)
    return tuple(sorted(found))


def _is_draw(ply: Ply) -> bool:
    return ply.seat == CHANCE or ply.after.undrawn() < ply.before.undrawn()


def _ask(plies: tuple[Ply, ...], asked: Takeback | None, seat: Seat) -> Takeback | Refusal:
    if asked is not None:
        return illegal("", "takeback_asked", seat=asked.seat)
    own = [number for number, ply in enumerate(plies) if ply.seat == seat and _is_play(ply)]
    return Takeback(seat, own[-1]) if own else illegal("", "nothing_to_undo", seat=seat)


def _answer(asked: Takeback | None, seat: Seat, yes: bool) -> Takeback | Refusal | None:
    if asked is None:
        return illegal("", "no_takeback")
    if seat == asked.seat:
        return illegal("", "own_takeback") if yes else None
    return Takeback(asked.seat, asked.ply, asked.agreed | {seat}) if yes else None


def is_agreed(asked: Takeback, plies: tuple[Ply, ...], seats: int) -> bool:
    gone = {ply.seat for ply in plies if ply.effects.move == RESIGN}
    return asked.agreed >= set(range(1, seats + 1)) - gone - {asked.seat}


def _is_play(ply: Ply) -> bool:
    """Offering to stop and letting a play stand are nothing to take back."""
    effects = ply.effects  # its kind tells nearly always, and is compared at once
    return effects.kind not in _NO_PLAYS or effects.move not in (END, ACCEPT)
