"""How a machine answers offers: outside tournaments people may take moves back; it agrees to stop unless it leads."""

from __future__ import annotations

from joute.play import END, Effects, Move, Position, Seat
from joute.server.live.seated import Seated
from joute.tables import TakebackStep


def has_to_act(seated: Seated, seat: Seat) -> bool:
    return answer_to_offer(seated, seat) is not None or seat in seated.table.to_act


def answer_to_offer(seated: Seated, seat: Seat) -> Move | TakebackStep | None:
    """The answer to a person's offer, if one waits for this machine."""
    table = seated.table
    asked = table.takeback
    if asked and asked.seat != seat and seat not in asked.agreed:
        # In a tournament a move that has been played stays played.
        return TakebackStep.REFUSE if seated.row.event else TakebackStep.ACCEPT
    agreed = table.position.agreed()
    if agreed and seat not in agreed and not _is_ahead(table.position, seat):
        return END
    return None


def _is_ahead(position: Position, seat: Seat) -> bool:
    """Whether stopping now would cost the machine a lead: by who would win, or by the scores of a draw."""
    agreed = position.agreed()
    for other in range(1, position.seats + 1):
        judged = None if other in agreed or position.outcome() else position.judge(other, END)
        position = judged.after if isinstance(judged, Effects) else position
    outcome = position.outcome()
    if outcome and outcome.winners:
        return seat in outcome.winners and len(outcome.winners) < position.seats
    scores = position.scores()
    return all(scores[seat - 1] > score for other, score in enumerate(scores, 1) if other != seat)
