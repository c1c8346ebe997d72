"""Taking a move back by agreement: to before the asker's last move, if all the others agree."""

from __future__ import annotations

from joute.play import ACCEPT, CHANCE, END, RESIGN, Position, Refusal, Seat, illegal
from joute.tables.events import Ply, Takeback, TakebackStep


def asked_after(
    step: TakebackStep, plies: tuple[Ply, ...], asked: Takeback | None, seat: Seat
) -> Takeback | Refusal | None:
    """The request once the seat has asked or answered; None where it is refused or withdrawn."""
    if step is TakebackStep.ASK:
        return _ask(plies, asked, seat)
    return _answer(asked, seat, step is TakebackStep.ACCEPT)


def is_past_a_draw(plies: tuple[Ply, ...], seat: Seat) -> bool:
    """Whether letters have been drawn since before the seat’s last move: what was seen stays seen."""
    own = [number for number, ply in enumerate(plies) if ply.seat == seat and _is_play(ply)]
    since = plies[own[-1] :] if own else ()
    return any(ply.seat == CHANCE or _unseen(ply.after) < _unseen(ply.before) for ply in since)


def may_ask(plies: tuple[Ply, ...], seats: int, has_stock: bool) -> tuple[Seat, ...]:
    """Who may ask for the last move back: has played since letters were drawn, and has not resigned."""
    gone = {ply.seat for ply in plies if ply.effects.move == RESIGN}
    found: set[Seat] = set()
    unseen = _unseen(plies[-1].after) if plies and has_stock else 0
    for ply in reversed(plies):
        before = _unseen(ply.before) if has_stock else 0
        if ply.seat == CHANCE or unseen < before or len(found | gone) == seats:
            break
        unseen = before
        if _is_play(ply):
            found.add(ply.seat)
    return tuple(sorted(found - gone))


def _unseen(position: Position) -> int:
    """How many letters wait in the stock, as every spectator is told; 0 in a game without one."""
    view = position.view(None)
    counts = (getattr(view, name, None) for name in ("bag_count", "stock_count", "stock"))
    return next((count for count in counts if isinstance(count, int)), 0)


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
    return ply.effects.move not in (END, ACCEPT)
