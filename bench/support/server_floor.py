"""The least a durable action can cost here: a message is read, stored and answered, and no game is played."""

from __future__ import annotations

import asyncio
from functools import partial
from uuid import uuid4

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from joute.messages.live import Acknowledged, Act
from joute.messages.wire import decode, encode
from joute.server.clock import now_ms
from joute.storage import Change, SeatRow, Store, StoredEvent, TableRow, Writer, open_engine


def add_floor(app: FastAPI, database: str) -> None:
    """A route `/stored`, with the server's own store and writer."""
    opened: list[tuple[Store, Writer]] = []

    async def stored(socket: WebSocket) -> None:
        await socket.accept()
        if not opened:
            store = Store(open_engine(database))
            opened.append((store, Writer(store, asyncio.get_running_loop().call_soon_threadsafe)))
        store, writer = opened[0]
        table = _empty_table(store)
        version = 0
        try:
            while True:
                message = decode(await socket.receive_text())
                assert isinstance(message, Act)
                version += 1
                await _append(writer, table, version, message)
                await socket.send_text(encode(Acknowledged(id=message.id, version=version)))
        except WebSocketDisconnect:
            pass

    app.add_api_websocket_route("/stored", stored)


def _empty_table(store: Store) -> str:
    """A row for the events to belong to."""
    table, now = uuid4().hex, now_ms()
    row = TableRow(
        id=table,
        game="lexiduel",
        options=(),
        position="",
        listed=False,
        hints=False,
        dictionary=False,
        finished=False,
        created_ms=now,
        updated_ms=now,
    )
    seat = SeatRow(table_id=table, seat=1, kind="person", name="", level=None, holder=None, invitation=None)
    store.create(row, [seat])
    return table


async def _append(writer: Writer, table: str, version: int, message: Act) -> None:
    told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    event = StoredEvent(
        table_id=table,
        version=version,
        at_ms=now_ms(),
        seat=message.seat,
        action=message.move,
        client_id=f"{message.seat} {version}",
    )
    writer.append(Change((event,), False, None), partial(_tell, told))
    await told


def _tell(told: asyncio.Future[None], error: Exception | None) -> None:
    if error:
        told.set_exception(error)
    else:
        told.set_result(None)
