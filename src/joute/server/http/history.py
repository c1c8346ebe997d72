"""A table as it was after one of its plies, seen from the reader's seat; a picture of it as it is."""

from __future__ import annotations

from fastapi import APIRouter, Response

from joute.messages.http import Looked
from joute.messages.wire import encode
from joute.play.page import Ground
from joute.server.errors import RequestError
from joute.server.http.dependencies import Reader, Serving
from joute.server.http.drawings import drawn
from joute.server.live.seated import Seated
from joute.server.wire.to_messages import ply_info, viewpoint
from joute.tables import shown_text

ROUTER = APIRouter(prefix="/api/tables", tags=["tables"])


@ROUTER.get("/{table_id}/plies/{number}", response_model=Looked)
async def look_back(
    table_id: str, number: int, serving: Serving, reader: Reader, seat: int | None = None
) -> Response:
    """The table after a ply, as that seat saw it then; of the seats held, the one in view unless named."""
    live = await serving.hub.open(table_id)
    looked = _looked(live.seated, number, _eyes(live.seated, reader, seat))
    return Response(encode(looked), media_type="application/json")


@ROUTER.get("/{table_id}/picture.svg")
async def picture(table_id: str, serving: Serving, ground: Ground = "paper", small: bool = False) -> Response:
    """The table as it is now, as anyone may see it; its address should name the version, for it is kept."""
    table = (await serving.hub.open(table_id)).seated.table
    view = table.position.view(None)
    return drawn(table.game.thumbnail(view) if small else table.game.picture(view), ground)


def _eyes(seated: Seated, reader: str, seat: int | None) -> int | None:
    if seat is None:
        return viewpoint(seated.table, seated.held_by(reader))
    if seat not in seated.held_by(reader):
        raise RequestError("not_your_seat")
    return seat


def _looked(seated: Seated, number: int, seat: int | None) -> Looked:
    table = seated.table
    if seated.waiting or not 0 <= number <= len(table.plies):
        raise RequestError("not_found")
    if number == 0:
        return Looked(number=0, seat=seat, view=table.start.view(seat), effects=None)
    ply = table.plies[number - 1]
    shown = ply_info(table, number, shown_text(table, ply, seat))
    return Looked(number=number, seat=seat, view=ply.effects.after.view(seat), effects=shown.effects)
