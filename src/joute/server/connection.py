"""One WebSocket: a bounded queue out, checked messages in. A client that cannot keep up is dropped."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket, WebSocketDisconnect

from joute.messages.live import (
    Acknowledged,
    Act,
    AskHint,
    ClientMessage,
    Hello,
    Preview,
    Previewed,
    Refusing,
    ServerMessage,
    Takeback,
    Trouble,
)
from joute.messages.wire import decode, encode
from joute.play import Language, Refusal, Seat
from joute.server.clock import now_ms
from joute.server.config import Limits
from joute.server.hints import find_hint
from joute.server.limits import RateLimit
from joute.server.live import LiveTable
from joute.server.presenting import effects_info, refusal_info, state
from joute.server.troubles import TroubleError

TOO_SLOW = 1013
TAKEBACK_WORDS = {"ask": "undo", "accept": "undo yes", "refuse": "undo no"}


class Connection:
    """A reader of one table; it is a watcher of the table's changes."""

    def __init__(self, socket: WebSocket, table: LiveTable, holder: str, limits: Limits) -> None:
        self.holder = holder
        self._socket = socket
        self._table = table
        self._limits = limits
        self._language = Language.FRENCH
        self._rate = RateLimit(limits.messages_per_second, limits.message_burst, most_keys=1)
        self._outgoing: asyncio.Queue[ServerMessage | None] = asyncio.Queue(limits.outgoing)
        self._stale = asyncio.Event()
        self._dropping: asyncio.Future[None] | None = None

    async def run(self) -> None:
        """Until either side leaves."""
        self._table.watchers.add(self)
        sending = asyncio.create_task(self._send_all())
        try:
            await self._receive_all()
        except (WebSocketDisconnect, RuntimeError):
            pass
        finally:
            self._table.watchers.discard(self)
            sending.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await sending

    def table_changed(self) -> None:
        """However many changes come at once, the reader gets the latest state once."""
        if not self._stale.is_set():
            self._stale.set()
            self._put(None)

    def _put(self, message: ServerMessage | None) -> None:
        try:
            self._outgoing.put_nowait(message)
        except asyncio.QueueFull:
            if self._dropping:
                return
            self._dropping = asyncio.ensure_future(self._drop())

    async def _drop(self) -> None:
        self._table.watchers.discard(self)
        with contextlib.suppress(Exception):
            await self._socket.close(TOO_SLOW)

    async def _send_all(self) -> None:
        while True:
            message = await self._outgoing.get()
            if message is None:
                self._stale.clear()
                table = self._table
                message = state(table.seated, self.holder, table.connected(), now_ms())
            await self._socket.send_text(encode(message))

    async def _receive_all(self) -> None:
        while True:
            text = await self._socket.receive_text()
            if wait := self._rate.wait_ms("", now_ms()):
                self._put(self._trouble("", TroubleError("too_fast", retry_ms=wait)))
                continue
            if len(text) > self._limits.message_bytes:
                self._put(self._trouble("", TroubleError("too_large")))
                continue
            message = decode(text)
            if isinstance(message, str):
                self._put(self._trouble("", TroubleError("unreadable", message)))
                continue
            await self._answer(message)

    async def _answer(self, message: ClientMessage) -> None:
        if isinstance(message, Hello):
            self._language = Language(message.language)
            self.table_changed()
            return
        try:
            if message.seat not in self._table.seated.held_by(self.holder):
                raise TroubleError("not_your_seat")
            self._put(await self._reply(message))
        except TroubleError as trouble:
            self._put(self._trouble(message.id, trouble))

    async def _reply(self, message: Act | Preview | AskHint | Takeback) -> ServerMessage:
        match message:
            case Act():
                return await self._act(message.seat, message.move, message.id)
            case Takeback():
                return await self._act(message.seat, TAKEBACK_WORDS[message.answer], message.id)
            case Preview():
                return self._previewed(message)
            case AskHint():
                return await find_hint(self._table.seated, message, self._language)

    async def _act(self, seat: Seat, action: str, client_id: str) -> ServerMessage:
        if not 1 <= len(client_id) <= 64:
            raise TroubleError("unreadable", "id")
        if action.strip().lower() == "timeout":
            raise TroubleError("not_your_seat")
        answer = await self._table.act(seat, action, client_id)
        if isinstance(answer, Refusal):
            info = refusal_info(answer, self._table.seated.table.game, self._language)
            return Refusing(id=client_id, refusal=info)
        return Acknowledged(id=client_id, version=answer)

    def _previewed(self, message: Preview) -> Previewed:
        judged = self._table.judge(message.seat, message.move)
        if isinstance(judged, Refusal):
            info = refusal_info(judged, self._table.seated.table.game, self._language)
            return Previewed(id=message.id, effects=None, refusal=info)
        return Previewed(id=message.id, effects=effects_info(judged), refusal=None)

    def _trouble(self, message_id: str, trouble: TroubleError) -> Trouble:
        return Trouble(
            id=message_id,
            code=trouble.code,
            message=trouble.message(self._language),
            retry_after_ms=trouble.retry_ms,
        )
