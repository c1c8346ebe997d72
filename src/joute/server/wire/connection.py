"""One WebSocket of a table: answers wait in a short queue; a client that cannot keep up is dropped."""

from __future__ import annotations

import asyncio
import contextlib
import time

from fastapi import WebSocket, WebSocketDisconnect

from joute.messages.live import (
    AskHint,
    ClientMessage,
    Guide,
    Hello,
    PhraseSaid,
    ServerMessage,
    Shown,
    Trouble,
)
from joute.messages.phrases import Phrase
from joute.messages.wire import encode
from joute.play import Seat
from joute.server.live.table import LiveTable
from joute.server.wire.answers import Answers
from joute.server.wire.incoming import Incoming
from joute.server.wire.services import WireServices
from joute.server.wire.state_messages import Reader

TOO_SLOW = 1013
TAKES_LONG = (AskHint, Guide)
"""Thought about aside: a first one may wait for its kernels."""
MOST_ASIDE = 4
"""How many questions of one reader may be thought about at a time."""


async def dismissed(socket: WebSocket, code: int) -> None:
    """Close it with that code, unless they have gone by themselves."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(code)


class Connection:
    """A reader of one table; it is a watcher of the table's changes."""

    def __init__(
        self, socket: WebSocket, incoming: Incoming, table: LiveTable, holder: str, services: WireServices
    ) -> None:
        self.holder = holder
        self._socket = socket
        self._table = table
        self._services = services
        address = socket.client.host if socket.client else ""
        self._answers = Answers(table, holder, f"{table.id} {holder or address}", services)
        self._outgoing: asyncio.Queue[ServerMessage | None] = asyncio.Queue(services.config.limits.outgoing)
        """Answers; None only wakes the sender, which tells the state where it has changed."""
        self._incoming = incoming
        self._stale = False
        self._reader = Reader()
        self._sending_since: float | None = None
        self._too_slow = asyncio.Event()

    async def run(self) -> None:
        """Until either side leaves, or the reader falls too far behind."""
        self._table.join(self)
        tasks = [
            asyncio.create_task(work)
            for work in (self._incoming.ended(), self._answer_all(), self._send_all(), self._too_slow.wait())
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
            self._services.metrics.dropped.inc()
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._socket.close(TOO_SLOW), 1)

    def changed(self) -> None:
        """However many changes come at once, the reader gets the latest state once."""
        self._stale = True
        if self._outgoing.empty():
            self._outgoing.put_nowait(None)

    def said(self, seat: Seat, phrase: Phrase) -> None:
        """What is said while the reader has a queue of answers to read first is not waited for."""
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(PhraseSaid(id="", seat=seat, phrase=phrase))

    async def _answer_all(self) -> None:
        """One after the other, but for what takes long: whoever waits for a hint plays on meanwhile."""
        async with asyncio.TaskGroup() as aside:
            room = asyncio.Semaphore(MOST_ASIDE)
            while True:
                text, received_at = await self._incoming.next()
                message = self._answers.read(text)
                if isinstance(message, Trouble):
                    await self._outgoing.put(message)
                elif isinstance(message, TAKES_LONG):
                    await room.acquire()
                    thinking = aside.create_task(self._answer(message, received_at))
                    thinking.add_done_callback(lambda _: room.release())
                else:
                    await self._answer(message, received_at)

    async def _answer(self, message: ClientMessage, received_at: int) -> None:
        answer = await self._answers.to(message, received_at)
        if isinstance(answer, Hello):
            self._reader.greeted(answer)
            self.changed()
            return
        if isinstance(answer, Shown):
            return
        if isinstance(answer, PhraseSaid):
            self._table.say(answer.seat, answer.phrase, self)
        await self._outgoing.put(answer)

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
                    state = self._services.states.text(self._table, self.holder, self._reader)
                    await self._send(state, more=message is not None)
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
        since, most = self._sending_since, self._services.config.limits.send_seconds
        if since is not None and time.monotonic() - since >= most:
            self._too_slow.set()
        self._next_check = asyncio.get_running_loop().call_later(most / 4, self._check_pace)
