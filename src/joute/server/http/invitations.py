"""Links to the seats of a table: what one leads to, and sitting down by it."""

from __future__ import annotations

from fastapi import APIRouter

from joute.messages.http import Asked, Invited, Join
from joute.messages.shared import TableInfo
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.http.dependencies import Holder, Reader, Services, Serving
from joute.server.http.tables import told
from joute.server.keys import digest, seat_key, table_of
from joute.server.live.seated import Seated
from joute.server.operations.database import in_database
from joute.storage import SeatRow

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"])


@ROUTER.post("/invited")
async def invited(wanted: Asked, serving: Serving, reader: Reader) -> Invited | None:
    """What a link leads to, before it is used; nothing once every seat it leads to is taken."""
    store = serving.hub.store
    if table_of(wanted.token):
        seated = await _by_shared_key(serving, wanted.token)
        if seated is None:
            return None
        if seated.withdrawn:
            return _told(seated, None, "")
        sits = bool(reader and seated.held_by(reader))
        return _told(seated, None, seated.row.id if sits else "") if sits or seated.waiting else None
    seat = await in_database(store.seat_kept_for, digest(wanted.token))
    if seat is None:
        return None
    return _told((await serving.hub.open(seat.table_id)).seated, seat, "")


@ROUTER.post("/join")
async def join(wanted: Join, serving: Serving, holder: Holder) -> TableInfo:
    """Sit down by a link. One seat's is used up; by one for all, who sits already stays there."""
    name = " ".join(wanted.name.split())[:40]
    for token in await _seat_keys(serving, wanted.token, holder):
        seat = await in_database(serving.hub.store.take_seat, digest(token), holder, name, now_ms())
        if seat is not None:
            return told(await serving.hub.seated_anew(seat.table_id), holder)
    seated = await _by_shared_key(serving, wanted.token)
    if seated is not None and seated.withdrawn:
        raise RequestError("invitation_withdrawn")
    if seated is None or not seated.held_by(holder):
        raise RequestError("no_invitation")
    return told(await serving.hub.open(seated.row.id), holder)


async def _seat_keys(serving: Services, token: str, holder: str) -> list[str]:
    """The keys to try, one after the other: somebody else may take a seat in between."""
    if not table_of(token):
        return [token]
    seated = await _by_shared_key(serving, token)
    if seated is None or seated.held_by(holder):
        return []
    return [seat_key(token, seat.seat) for seat in seated.seats if seat.kind == "open"]


async def _by_shared_key(serving: Services, token: str) -> Seated | None:
    """The table of a link to any of its seats, as it is now; None if the key is not its own."""
    if not (table_id := table_of(token)):
        return None
    try:
        seated = (await serving.hub.open(table_id)).seated
    except RequestError:
        return None
    return seated if _opens(token, seated) else None


def _opens(token: str, seated: Seated) -> bool:
    """A free seat keeps the digest of its key; once none is left, or has one, any key looks right."""
    free = [seat for seat in seated.seats if seat.kind == "open" and seat.invitation]
    return not free or any(seat.invitation == digest(seat_key(token, seat.seat)) for seat in free)


def _told(seated: Seated, seat: SeatRow | None, table_id: str) -> Invited:
    return Invited(
        game=seated.row.game,
        seat=seat.seat if seat else 0,
        table=table_id,
        free=sum(one.kind == "open" for one in seated.seats),
        names=tuple(one.name for one in seated.seats),
        machines=tuple(one.seat for one in seated.seats if one.kind == "machine"),
        withdrawn=seated.withdrawn,
        moved=bool(seat and seat.holder),
        options=dict(seated.table.settings.options.values),
        hints=seated.row.hints,
        dictionary=seated.row.dictionary,
        listed=seated.row.listed,
    )
