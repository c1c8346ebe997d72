"""How a machine answers offers: moves may be taken back outside tournaments; it stops where all is played."""

from __future__ import annotations

from joute.bots import agrees_to_stop
from joute.play import CHANCE, END, Action, Move, MoveKind, Seat
from joute.server.live.seated import Seated
from joute.server.machines.seeds import secret_seed
from joute.tables import About, Offer, Step, StopStep, Table, TakebackStep

THINKING_MS = 400
_NO_PLAYS = (MoveKind.END, MoveKind.ACCEPT, MoveKind.RESIGN)


def has_to_act(seated: Seated, seat: Seat) -> bool:
    return offered_to(seated.table, seat) is not None or seat in seated.table.to_act


def offered_to(table: Table, seat: Seat) -> Offer | None:
    """The offer of somebody else that waits for this machine's answer."""
    for offer in table.offers():
        if seat not in (offer.seat, *offer.agreed) and Action.END in table.position.allowed(seat):
            return offer
    return None


def answer_to_offer(seated: Seated, seat: Seat, level: int) -> Move | Step | None:
    """The machine's answer, if an offer waits for it."""
    table = seated.table
    offer = offered_to(table, seat)
    if offer is None:
        return None
    if offer.about is About.TAKEBACK:
        # In a tournament a move that has been played stays played.
        return TakebackStep.REFUSE if seated.row.event else TakebackStep.ACCEPT
    view, plays = table.position.view(seat), _plays(table)
    agrees = agrees_to_stop(table.game, view, table.settings, level, THINKING_MS, secret_seed(seated), plays)
    return END if agrees else StopStep.REFUSE


def _plays(table: Table) -> int:
    return sum(1 for ply in table.plies if ply.seat != CHANCE and ply.effects.kind not in _NO_PLAYS)


def refused(seated: Seated, seat: Seat) -> Step | None:
    """Its answer where it fails to think of one."""
    offer = offered_to(seated.table, seat)
    if offer is None:
        return None
    return TakebackStep.REFUSE if offer.about is About.TAKEBACK else StopStep.REFUSE
