"""What a finished table brings to its tournament."""

from __future__ import annotations

from joute.games.dames.match import letters_left
from joute.games.dames.position import DamesPosition
from joute.play import Refusal
from joute.server.tournaments.running import Running
from joute.storage import OpenedRow
from joute.tables import Table
from joute.tournaments.players import Line


def result_lines(running: Running, opened: OpenedRow, table: Table) -> tuple[Line, ...] | Refusal:
    """The lines to enter; none where the organiser has entered something else meanwhile."""
    event = running.tournament.event
    waited_for = {(one.table, one.played, one.players) for one in event.assignments()}
    outcome = table.position.outcome()
    current = opened.round == running.round
    if outcome is None or not current or (opened.number, opened.game, opened.players) not in waited_for:
        return ()
    position = table.position
    one_bag = isinstance(position, DamesPosition) and event.agreement.match
    letters = letters_left(position).letters if one_bag and isinstance(position, DamesPosition) else ""
    return event.outcome_lines(opened.number, outcome, position.scores(), letters)
