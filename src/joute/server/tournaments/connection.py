"""One WebSocket of a tournament's page: told everything after every change; what it sends is not read."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket, WebSocketDisconnect

from joute.server.clock import now_ms
from joute.server.live.hub import Hub
from joute.server.tournaments.live import LiveTournament
from joute.server.tournaments.to_messages import Presenter, bell_of
from joute.server.wire.services import WireServices

TOO_SLOW, TOO_MUCH = 1013, 1008


class Spectator:
    """Somebody who looks at a tournament, whether they play in it, organise it or neither."""

    def __init__(
        self,
        socket: WebSocket,
        live: LiveTournament,
        holder: str,
        services: WireServices,
        hub: Hub,
        presenter: Presenter,
    ) -> None:
        self._socket = socket
        self._live = live
        self._holder = holder
        self._services = services
        self._hub = hub
        self._presenter = presenter
        self._news = asyncio.Event()
        self._news.set()

    def changed(self) -> None:
        self._news.set()

    async def run(self) -> None:
        """Until either side leaves, or the reader falls too far behind."""
        self._live.watchers.add(self)
        tasks = [asyncio.create_task(work) for work in (self._send_all(), self._listen())]
        try:
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self._live.watchers.discard(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        codes = [task.result() for task in done if not task.exception()]
        if code := next(filter(None, codes), None):
            with contextlib.suppress(Exception):
                await asyncio.wait_for(self._socket.close(code), 1)

    async def _send_all(self) -> int | None:
        try:
            while True:
                await self._news.wait()
                self._news.clear()
                bell = await bell_of(self._live, self._hub)
                text = self._presenter.text(self._live.running, self._holder, bell)
                async with asyncio.timeout(self._services.config.limits.send_seconds):
                    await self._socket.send_text(text)
        except TimeoutError:
            self._services.metrics.dropped.inc()
            return TOO_SLOW
        except (WebSocketDisconnect, RuntimeError):
            return None

    async def _listen(self) -> int | None:
        """Whatever comes is passed over, unless there is too much of it."""
        rated_as = f"{self._live.id} {self._holder or id(self)}"
        while True:
            received = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return None
            if self._services.message_rate.wait_ms(rated_as, now_ms()):
                return TOO_MUCH
