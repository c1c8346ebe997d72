"""What a finished table brings to its tournament."""

from __future__ import annotations

from joute.play import Refusal
from joute.server.tournaments.running import Running
from joute.storage import OpenedRow
from joute.tables import Table
from joute.tournaments.players import Line


def result_lines(running: Running, opened: OpenedRow, table: Table) -> tuple[Line, ...] | Refusal:
    """The lines to enter; none where the organiser has entered something else meanwhile."""
    event = running.tournament.event
    waited_for = {(one.table, one.played, one.players) for one in event.assignments()}
    outcome = table.outcome
    current = opened.round == running.round
    if outcome is None or not current or (opened.number, opened.game, opened.players) not in waited_for:
        return ()
    letters = table.game.letters_left(table.position) if event.agreement.match_rule else ""
    return event.outcome_lines(opened.number, outcome, table.position.scores(), letters)
