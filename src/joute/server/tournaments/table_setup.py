"""The table of one game of a round, planned: who sits where, what it begins with."""

from __future__ import annotations

from joute.games import registry
from joute.server.clock import now_ms
from joute.server.keys import new_seed, new_table_id
from joute.server.live.seated import make_settings
from joute.server.tournaments.running import Running
from joute.storage import OpenedRow, SeatRow, TableRow
from joute.tables import Table
from joute.tournaments import Assignment, EncountersEvent, Event, HandsEvent
from joute.tournaments.hand_scores import Hand
from joute.tournaments.verifiable import Verifiable


def missing(running: Running) -> tuple[Assignment, ...]:
    """The tables of the round that have not been opened yet."""
    if not running.tournament.event.agreement.online:
        return ()
    known = {(one.number, one.game) for one in running.tables}
    wanted = running.tournament.event.assignments()
    return tuple(one for one in wanted if (one.table, one.played) not in known)


def fits_tables_opened(event: Event, opened: tuple[OpenedRow, ...]) -> bool:
    """Whether every table the server has opened is still a table of the event, with the same players."""
    for one in opened:
        if not isinstance(event, HandsEvent | EncountersEvent) or one.round > event.opened:
            return False
        last = event.rounds[one.round - 1]
        tables = last.tables if isinstance(last, Hand) else last
        if one.number > len(tables) or set(tables[one.number - 1].players) != set(one.players):
            return False
    return True


def plan_event_table(
    running: Running, assignment: Assignment
) -> tuple[OpenedRow, TableRow, tuple[SeatRow, ...]]:
    """Raises `Refused` where the game cannot be played like that."""
    game = registry.find(assignment.game)
    given = dict(assignment.options)
    settings = make_settings(game, len(assignment.players), given)
    position = game.start_with(assignment.letters) if assignment.letters else ""
    named = [spec.name for spec in game.options if spec.name in given]
    Table.open(game, settings, (), named, position)
    now = now_ms()
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        options=tuple((name, settings.options[name]) for name in named),
        position=position,
        listed=False,
        hints=False,
        dictionary=False,
        finished=False,
        created_ms=now,
        updated_ms=now,
        # Should this server die before the deal, the next one to start, or another, deals.
        wake_ms=now,
        event=running.row.id,
        seed=_seed(running, assignment),
    )
    opened = OpenedRow(
        tournament_id=running.row.id,
        round=running.round,
        number=assignment.table,
        game=assignment.played,
        table_id=row.id,
        players=assignment.players,
    )
    seats = tuple(_seat(running, row.id, seat, player) for seat, player in enumerate(assignment.players, 1))
    return opened, row, seats


def _seed(running: Running, assignment: Assignment) -> str:
    """What the deal follows from: the event's secret where it has one, so that it can be verified."""
    event = running.tournament.event
    secret = running.row.secret
    if not secret or not isinstance(event, Verifiable):
        return new_seed()
    return event.seed_of(secret, running.round, assignment.table, assignment.played + 1)


def _seat(running: Running, table_id: str, seat: int, player: int) -> SeatRow:
    person = running.person(player)
    return SeatRow(
        table_id=table_id,
        seat=seat,
        kind="machine" if person.level else "person",
        name=running.tournament.event.player(player).name,
        level=person.level,
        holder=person.holder,
        invitation=None,
    )
