"""Making, listing and exporting tables; the live connection. Sitting down by a link: `invitations`."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from datetime import UTC, datetime
from functools import partial

from fastapi import APIRouter, Response, WebSocket

from joute.games import registry
from joute.messages.http import Again, Invitation, NewTable, TableMade
from joute.messages.shared import TableInfo
from joute.server.clock import now_ms
from joute.server.errors import RequestError, Unreadable, speaking_for
from joute.server.http.dependencies import Address, Holder, Reader, Services, Serving, reader, services
from joute.server.http.uploads import lists_of
from joute.server.keys import digest, new_key
from joute.server.live.marks import must_not_be_played
from joute.server.live.seated import Seated, open_table
from joute.server.live.table import LiveTable
from joute.server.live.table_setup import Made, plan_rematch, plan_table, seat_in_rematch
from joute.server.operations.database import in_database
from joute.server.wire.connection import Connection, dismissed
from joute.server.wire.incoming import Incoming
from joute.server.wire.to_messages import seats_info, table_info
from joute.storage import Conflict, TableRow
from joute.tables import record_for

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"])
MOST_LISTED = 50
NO_TABLE, CROWDED, TRY_AGAIN = 4404, 4429, 1013


@ROUTER.post("", status_code=201)
async def make_table(wanted: NewTable, serving: Serving, holder: Holder, address: Address) -> TableMade:
    """A new table; the seats kept for others come with one link for all of them and a link each."""
    game, lists = registry.find(wanted.game), lists_of(serving)
    serving.list_limits.check(address, wanted.options)
    with_machine = any(plan.kind == "machine" for plan in wanted.seats)
    if with_machine:
        serving.hub.check_machine_tables(address)
    with speaking_for(game):
        made = await serving.making.do(partial(plan_table, wanted, game, holder, lists), address)
        if wanted.position:
            # A game played here without help is not continued beside it; begun from the same position it may
            # be, if again without help.
            start = open_table(made.row, made.seats, (), lists).table.position
            with_help = wanted.hints or with_machine
            await must_not_be_played(serving.hub.store, game.name, [start], or_begun_with=with_help)
    opened = await _opened(serving, holder, made)
    (await serving.hub.open(made.row.id)).address = address
    return opened


@ROUTER.get("")
async def my_tables(serving: Serving, reader: Reader) -> list[TableInfo]:
    """The reader's tables, the running ones first."""
    rows = await in_database(serving.hub.store.held_by, reader, MOST_LISTED) if reader else ()
    return await _readable(serving, rows, reader)


@ROUTER.get("/watch")
async def listed_tables(serving: Serving, reader: Reader) -> list[TableInfo]:
    """Running tables that anyone may watch."""
    rows = await in_database(serving.hub.store.listed, MOST_LISTED)
    return await _readable(serving, rows, reader)


@ROUTER.get("/{table_id}")
async def table(table_id: str, serving: Serving, reader: Reader) -> TableInfo:
    return await _info(serving, table_id, reader)


@ROUTER.get("/{table_id}/record")
async def record(table_id: str, serving: Serving, reader: Reader) -> Response:
    """The record as this reader may have it: hidden letters masked until the game is over."""
    table = await serving.hub.open(table_id)
    held = table.seated.held_by(reader)
    seat = held[0] if len(held) == 1 else None
    text = record_for(table.seated.table, seat).with_headers(_about(table.seated)).text()
    name = f"{table.seated.row.game}-{table_id}.joute"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@ROUTER.post("/{table_id}/rematch", status_code=201)
async def rematch(table_id: str, serving: Serving, holder: Holder, wanted: Again | None = None) -> TableMade:
    """The same players again, sides changed: the first to ask proposes it, whoever asks next agrees."""
    table = await serving.hub.open(table_id)
    if not table.seated.held_by(holder):
        raise RequestError("not_your_seat")
    if not table.seated.table.over:
        raise RequestError("not_over")
    with speaking_for(table.seated.table.game):
        made = plan_rematch(table.seated, holder, wanted or Again(), lists_of(serving))
    try:
        return await _opened(serving, holder, made, rematch_of=table_id)
    except Conflict:
        await table.refresh()
        return TableMade(table=await _agreed(serving, table, holder), invitations=())
    finally:
        await table.refresh()


@ROUTER.post("/{table_id}/rematch/decline")
async def decline(table_id: str, serving: Serving, holder: Holder) -> TableInfo:
    """Somebody asked to a rematch of this table will not play it: it is proposed no more."""
    table = await serving.hub.open(table_id)
    if not table.seated.held_by(holder):
        raise RequestError("not_your_seat")
    followed = table.seated.row.rematch
    asked = await serving.hub.open(followed) if followed else None
    kept = _kept_for(table.seated, holder, asked.seated) if asked else ()
    if not (asked and kept):
        raise RequestError("moved_on")
    try:
        await serving.hub.withdraw(asked.id, holder, kept)
    except Conflict:
        raise RequestError("moved_on") from None
    return told(table, holder)


@ROUTER.post("/{table_id}/withdraw")
async def withdraw(table_id: str, serving: Serving, holder: Holder) -> TableInfo:
    """Whoever opened a table, or proposed a rematch, takes it back while it waits for somebody."""
    table = await serving.hub.open(table_id)
    if table.seated.maker not in table.seated.held_by(holder):
        raise RequestError("not_the_maker")
    if table.seated.withdrawn:
        return told(table, holder)
    try:
        return told(await serving.hub.withdraw(table_id), holder)
    except Conflict:
        await table.refresh()
        raise RequestError("already_begun") from None


@ROUTER.post("/{table_id}/seats/{seat}/move")
async def move_seat(table_id: str, seat: int, serving: Serving, holder: Holder) -> Invitation:
    """A link that moves one's own seat to another device."""
    table = await serving.hub.open(table_id)
    if seat not in table.seated.held_by(holder):
        raise RequestError("not_your_seat")
    token = new_key()
    await in_database(serving.hub.store.invite, table_id, seat, digest(token))
    return Invitation(seat=seat, token=token)


@ROUTER.websocket("/{table_id}/live")
async def live(socket: WebSocket, table_id: str) -> None:
    serving = services(socket)
    await socket.accept()
    with Incoming(socket, serving.config.limits) as incoming:
        try:
            table = await serving.hub.open(table_id)
        except RequestError as error:
            await dismissed(socket, NO_TABLE if error.code == "no_table" else TRY_AGAIN)
            return
        await _entered(serving, socket, incoming, table)


async def _entered(serving: Services, socket: WebSocket, incoming: Incoming, table: LiveTable) -> None:
    """Until they leave, if there is room for them; whoever plays here is always let in."""
    address = socket.client.host if socket.client else ""
    holder = reader(socket)
    player = holder if table.seated.held_by(holder) else ""
    if player:
        table.address = address
        room = serving.connections.has_room_for_player(player, table.id)
        await table.look()
    else:
        most = serving.config.limits.connections_per_table
        room = serving.connections.has_room_for(address, table.id, most)
    if not room:
        await dismissed(socket, CROWDED)
        return
    with serving.connections.entered(address, table.id, player):
        await Connection(socket, incoming, table, holder, serving.wire).run()


def _about(seated: Seated) -> dict[str, str]:
    """What a record tells besides the game: when, how strong the machines were, how it ended."""
    day = datetime.fromtimestamp(seated.row.created_ms / 1000, UTC).date().isoformat()
    levels = {f"Level.{seat.seat}": str(seat.level) for seat in seated.seats if seat.level}
    outcome = seated.table.outcome
    if outcome is None:
        return {"Date": day, **levels}
    winners = "+".join(map(str, outcome.winners)) or "draw"
    scores = "/".join(map(str, seated.table.position.scores()))
    return {"Date": day, **levels, "Result": f"{winners} {outcome.reason.value} {scores}"}


async def _agreed(serving: Services, table: LiveTable, holder: str) -> TableInfo:
    """Take one's seats in the rematch that somebody has proposed."""
    store, followed = serving.hub.store, table.seated.row.rematch or ""
    if not followed:  # it was withdrawn meanwhile
        raise RequestError("moved_on")
    seated = (await serving.hub.open(followed)).seated
    kept = _kept_for(table.seated, holder, seated)
    for seat in seated.seats:
        if seat.seat in kept and seat.invitation:
            await in_database(store.take_seat, seat.invitation, holder, "", now_ms())
    await serving.hub.seated_anew(followed)
    return await _info(serving, followed, holder)


def _kept_for(before: Seated, holder: str, rematch: Seated) -> tuple[int, ...]:
    """The free seats of a rematch that are kept for one of the players before."""
    mine = {seat_in_rematch(before, seat) for seat in before.held_by(holder)}
    return tuple(seat.seat for seat in rematch.seats if seat.seat in mine and seat.kind == "open")


async def _opened(serving: Services, holder: str, made: Made, rematch_of: str = "") -> TableMade:
    table = await serving.hub.create(made.row, made.seats, rematch_of)
    return TableMade(table=told(table, holder), invitations=made.invitations, shared=made.shared)


async def _readable(serving: Services, rows: Iterable[TableRow], reader: str) -> list[TableInfo]:
    """One that cannot be read hides no other; what was withdrawn is no game."""
    found = []
    for row in rows:
        with contextlib.suppress(Unreadable):
            found.append(await _info(serving, row.id, reader))
    return [info for info in found if info.status != "withdrawn"]


async def _info(serving: Services, table_id: str, reader: str) -> TableInfo:
    return told(await serving.hub.open(table_id), reader)


def told(live: LiveTable, reader: str) -> TableInfo:
    seated = live.seated
    return table_info(seated, seated.held_by(reader), seats_info(seated.seats, live.connected()))
