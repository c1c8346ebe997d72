"""What the organiser enters, as lines: with the lots and the round asked for, nonsense refused."""

from __future__ import annotations

from joute.messages.organiser import DeskWanted
from joute.messages.tournaments import Entered
from joute.play import Kind, Refusal, illegal
from joute.server.chance import shuffled
from joute.server.errors import RequestError
from joute.server.tournaments.running import Running
from joute.server.tournaments.table_setup import fits_tables_opened
from joute.tournaments import Tournament
from joute.tournaments.players import Line


def wanted_lines(wanted: Entered, running: Running) -> tuple[Line, ...] | Refusal:
    """The lines to enter in a tournament the server keeps, or why they are refused."""
    if wanted.since is not None and wanted.since != running.version:
        raise RequestError("moved_on")
    lines = all_lines(wanted, running.tournament)
    if isinstance(lines, Refusal):
        return lines
    after = running.tournament.enter_all(lines)
    if isinstance(after, Refusal):
        return after
    if not fits_tables_opened(after.event, running.opened):
        return illegal("", "tables_opened")
    return lines


def all_lines(wanted: Entered | DeskWanted, tournament: Tournament) -> tuple[Line, ...] | Refusal:
    """The lines given, then the lots and the round that are asked for with them."""
    given = tuple((line.who, line.action) for line in wanted.lines)
    doubt = tournament.doubts(given)
    # What merely looks like a slip is taken once it has been asked about.
    if doubt and not (wanted.sure and doubt.kind is Kind.AMBIGUOUS):
        return doubt
    entered = tournament.enter_all(given)
    if isinstance(entered, Refusal):
        return entered
    if wanted.lots:
        given = (*given, *entered.event.lots_wanted(shuffled))
    if not wanted.next_round:
        return given
    opening = entered.event.next_round(shuffled)
    return opening if isinstance(opening, Refusal) else (*given, *opening)
