"""One WebSocket: a bounded queue out, checked messages in. A client that cannot keep up is dropped."""

from __future__ import annotations

import asyncio
import contextlib
import time
from functools import partial

from fastapi import WebSocket, WebSocketDisconnect

from joute.messages.live import (
    Acknowledged,
    Act,
    AskHint,
    Asking,
    Compose,
    Composed,
    Guide,
    Guided,
    Hello,
    Refusing,
    ServerMessage,
    Takeback,
    Trouble,
)
from joute.messages.shared import DestinationInfo
from joute.messages.wire import decode, encode, id_in, is_id
from joute.play import TIMEOUT, Language, Refusal, Seat
from joute.server.clock import now_ms
from joute.server.composing import compose, guide, read_composition
from joute.server.context import Services
from joute.server.hints import find_hint
from joute.server.live import LiveTable
from joute.server.presenting import duty_info, refusal_info
from joute.server.troubles import TroubleError

TOO_SLOW = 1013
TAKEBACK_WORDS = {"ask": "undo", "accept": "undo yes", "refuse": "undo no"}


class Connection:
    """A reader of one table; it is a watcher of the table's changes."""

    def __init__(self, socket: WebSocket, table: LiveTable, holder: str, serving: Services) -> None:
        self.holder = holder
        self._socket = socket
        self._table = table
        self._serving = serving
        self._limits = serving.config.limits
        self._language = Language.FRENCH
        address = socket.client.host if socket.client else ""
        self._rated_as = f"{table.id} {holder or address}"
        self._outgoing: asyncio.Queue[ServerMessage | None] = asyncio.Queue(self._limits.outgoing)
        self._stale = False
        self._sending_since: float | None = None
        self._too_slow = asyncio.Event()

    async def run(self) -> None:
        """Until either side leaves, or the reader falls too far behind."""
        self._table.join(self)
        tasks = [
            asyncio.create_task(work)
            for work in (self._receive_all(), self._send_all(), self._too_slow.wait())
        ]
        self._check_pace()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._table.leave(self)
            self._next_check.cancel()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if self._too_slow.is_set():
            self._serving.metrics.dropped.inc()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._socket.close(TOO_SLOW), 1)

    def table_changed(self) -> None:
        """However many changes come at once, the reader gets the latest state once."""
        self._stale = True
        if self._outgoing.empty():
            self._outgoing.put_nowait(None)

    async def _send_all(self) -> None:
        """Answers wait in a short queue: who does not read them is not listened to, and soon dropped."""
        try:
            while True:
                message = await self._outgoing.get()
                if message is None and not self._outgoing.empty():
                    message = self._outgoing.get_nowait()
                if self._stale:
                    self._stale = False
                    # The answer to the action that brought the state about goes out in the same packet.
                    await self._send(self._table.state_text(self.holder), more=message is not None)
                if message is not None:
                    await self._send(encode(message))
        except (WebSocketDisconnect, RuntimeError):
            pass

    async def _send(self, text: str, more: bool = False) -> None:
        self._sending_since = time.monotonic()
        await self._socket.send({"type": "websocket.send", "text": text, "more": more})
        self._sending_since = None

    def _check_pace(self) -> None:
        """Now and then, rather than with a timer for every message: most leave at once."""
        since, most = self._sending_since, self._limits.send_seconds
        if since is not None and time.monotonic() - since >= most:
            self._too_slow.set()
        self._next_check = asyncio.get_running_loop().call_later(most / 4, self._check_pace)

    async def _receive_all(self) -> None:
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text")
            trouble = self._refuse_unread(text)
            if trouble or text is None:
                await self._complain(id_in(text or ""), trouble or TroubleError("unreadable", "binary"))
            else:
                await self._read(text)

    def _refuse_unread(self, text: str | None) -> TroubleError | None:
        if wait := self._serving.talk.wait_ms(self._rated_as, now_ms()):
            return TroubleError("too_fast", retry_ms=wait)
        if text and len(text) > self._limits.message_bytes:
            return TroubleError("too_large")
        return None

    async def _read(self, text: str) -> None:
        message = decode(text)
        if isinstance(message, str):
            await self._complain(id_in(text), TroubleError("unreadable", message))
        elif isinstance(message, Hello):
            self._language = Language(message.language)
            if self._serving.config.bus:
                await self._table.refresh()
            self.table_changed()
        else:
            await self._answer(message)

    async def _answer(self, message: Asking) -> None:
        if not is_id(message.id):
            await self._complain("", TroubleError("unreadable", "id"))
            return
        try:
            if message.seat not in self._table.seated.held_by(self.holder):
                raise TroubleError("not_your_seat")
            await self._outgoing.put(await self._reply(message))
        except TroubleError as trouble:
            await self._complain(message.id, trouble)

    async def _reply(self, message: Asking) -> ServerMessage:
        match message:
            case Act():
                return await self._act(message.seat, message.move, message.id)
            case Takeback():
                return await self._act(message.seat, TAKEBACK_WORDS[message.answer], message.id)
            case Compose():
                return self._composed(message)
            case Guide():
                return await self._guided(message)
            case AskHint():
                return await find_hint(self._table.seated, message, self._language, self._serving.work)

    async def _act(self, seat: Seat, action: str, client_id: str) -> ServerMessage:
        move = self._table.seated.table.read(action)
        if move == TIMEOUT:
            raise TroubleError("server_only")
        begun = time.perf_counter()
        answer = await self._table.act(seat, move, client_id)
        if isinstance(answer, Refusal):
            self._serving.metrics.refused.inc()
            info = refusal_info(answer, self._table.seated.table.game, self._language)
            return Refusing(id=client_id, refusal=info)
        self._serving.metrics.acts.observe(time.perf_counter() - begun)
        return Acknowledged(id=client_id, version=answer)

    def _composed(self, message: Compose) -> Composed:
        table = self._table.seated.table
        told = compose(table, message.seat, read_composition(table.game, message.composition))
        refusal = refusal_info(told.refusal, table.game, self._language) if told.refusal else None
        return Composed(id=message.id, ways=told.ways, refusal=refusal, repairs=told.repairs)

    async def _guided(self, message: Guide) -> Guided:
        table = self._table.seated.table
        guidance = await self._serving.work.do(partial(guide, table, message.seat))
        return Guided(
            id=message.id,
            duty=duty_info(guidance.duty, table.game, self._language),
            starts=guidance.starts,
            destinations=tuple(
                DestinationInfo(source=one.source, target=one.target, taken=one.taken, word=one.word)
                for one in guidance.destinations
            ),
        )

    async def _complain(self, message_id: str, trouble: TroubleError) -> None:
        self._serving.metrics.troubles.labels(trouble.code).inc()
        await self._outgoing.put(
            Trouble(
                id=message_id,
                code=trouble.code,
                message=trouble.message(self._language),
                retry_after_ms=trouble.retry_ms,
            )
        )
