"""What a tournament asks for, done: results entered, lots drawn, tables opened."""

from __future__ import annotations

import logging
from itertools import takewhile

from joute.play import CHANCE, Refusal, Refused
from joute.server.chance import shuffled
from joute.server.live.hub import Hub
from joute.server.operations.database import in_database
from joute.server.tournaments.live import LiveTournament
from joute.server.tournaments.results import result_lines
from joute.server.tournaments.running import Running
from joute.server.tournaments.table_setup import missing, plan_event_table
from joute.storage import Conflict, OpenedRow, TournamentStore
from joute.tables import Table
from joute.tables.dealing import is_chance
from joute.tournaments import Assignment, EncountersEvent
from joute.tournaments.encounter_scores import MATCH
from joute.tournaments.players import ORGANISER, Line
from joute.tournaments.verifiable import Verifiable

LOG = logging.getLogger("joute.tournaments")


async def settle(live: LiveTournament, store: TournamentStore, hub: Hub) -> None:
    """Each step is stored by itself, and none is done twice: after a crash, settle again."""
    async with live.lock:
        await live.catch_up()
        finished = await in_database(store.finished, live.id)
        for opened in live.running.opened:
            if opened.table_id in finished:
                await _enter_result(live, hub, opened)
        await live.add(due_lines)
        for assignment in missing(live.running):
            await _open(live, store, hub, assignment)
        await _show_secret(live, hub)
        await live.catch_up()
        await in_database(store.settle, live.id, live.running.version)


def due_lines(running: Running) -> tuple[Line, ...] | Refusal:
    """What needs no organiser: lots between equals, and a match once both are there."""
    event = running.tournament.event
    if not event.agreement.online:
        return ()
    alone = isinstance(event, EncountersEvent) and event.agreement.format == MATCH and not event.lots
    if alone and len(event.present) == 2:
        return event.next_round(shuffled)
    return event.lots_due(shuffled)


async def _show_secret(live: LiveTournament, hub: Hub) -> None:
    """Once it is over: the secret behind the deals, and every deal, for whoever wants to check them."""
    running = live.running
    event = running.tournament.event
    if not (running.row.secret and event.over and isinstance(event, Verifiable)) or event.secret:
        return
    lines: list[Line] = [(ORGANISER, f"secret {running.row.secret}")]
    for opened in running.opened:
        table = (await hub.open(opened.table_id)).seated.table
        place = f"{opened.round} {opened.number} {opened.game + 1}"
        before_play = takewhile(lambda event: event.seat == CHANCE, table.events)
        lines += [(ORGANISER, f"dealt {place} {event.action}") for event in before_play if is_chance(event)]
    if refusal := await live.add(lambda _: tuple(lines)):
        LOG.error("secret not shown", extra={"tournament": live.id, "why": refusal.reason})


async def _enter_result(live: LiveTournament, hub: Hub, opened: OpenedRow) -> None:
    played = await hub.open(opened.table_id)
    # The node that stored its last event may have died before it could tell anybody.
    await played.refresh()
    table: Table = played.seated.table
    if not table.over:
        return

    def lines(running: Running) -> tuple[Line, ...] | Refusal:
        return result_lines(running, opened, table)

    if refusal := await live.add(lines, opened=opened):
        # Only its organiser can tell what such a table comes to.
        LOG.error("result not entered", extra={"table": opened.table_id, "article": refusal.article})
        await live.add(lambda _: (), opened=opened)


async def _open(live: LiveTournament, store: TournamentStore, hub: Hub, assignment: Assignment) -> None:
    try:
        opened, row, seats = plan_event_table(live.running, assignment)
        await in_database(store.open_table, opened, row, seats)
    except Conflict:
        return
    except Refused as refused:
        LOG.error("table not opened", extra={"table": str(assignment.table), "why": refused.refusal.reason})
        return
    await hub.open(row.id)
