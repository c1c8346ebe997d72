"""The least a durable action can cost here: a message is read, stored and answered, and no game is played."""

from __future__ import annotations

import asyncio
from functools import partial

from fastapi import FastAPI, WebSocket, WebSocketDisconnect

from joute.messages.live import Acknowledged, Act
from joute.messages.wire import decode, encode
from joute.server.clock import now_ms
from joute.storage import Change, Store, Writer, open_engine
from joute.tables import Event, EventKind


def add_floor(app: FastAPI, database: str) -> None:
    """A route `/stored/TABLE`, with the server's own kind of store and writer; the table is not played on."""
    opened: list[tuple[Store, Writer]] = []

    async def stored(socket: WebSocket, table: str) -> None:
        await socket.accept()
        if not opened:
            store = Store(open_engine(database))
            opened.append((store, Writer(store, asyncio.get_running_loop().call_soon_threadsafe)))
        store, writer = opened[0]
        version = len(store.events(table))
        try:
            while True:
                message = decode(await socket.receive_text())
                assert isinstance(message, Act)
                version += 1
                await _append(writer, table, version, message)
                await socket.send_text(encode(Acknowledged(id=message.id, version=version)))
        except WebSocketDisconnect:
            pass

    app.add_api_websocket_route("/stored/{table}", stored)


async def _append(writer: Writer, table: str, version: int, message: Act) -> None:
    told: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    client_id = f"{message.seat} {version}"
    event = Event(version, now_ms(), message.seat, EventKind.MOVE, message.move, client_id)
    writer.append(Change(table, (event,), False, None), partial(_tell, told))
    await told


def _tell(told: asyncio.Future[None], error: Exception | None) -> None:
    if error:
        told.set_exception(error)
    else:
        told.set_result(None)
