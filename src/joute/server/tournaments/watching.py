"""One WebSocket of a tournament's page: told everything after every change; it has nothing to say."""

from __future__ import annotations

import asyncio
import contextlib

from fastapi import WebSocket, WebSocketDisconnect

from joute.server.clock import now_ms
from joute.server.context import Services
from joute.server.tournaments.live import LiveTournament
from joute.server.tournaments.presenting import bell_of

TOO_SLOW, TOO_MUCH = 1013, 1008


class Spectator:
    """Somebody who looks at a tournament, whether they play in it, organise it or neither."""

    def __init__(self, socket: WebSocket, live: LiveTournament, holder: str, serving: Services) -> None:
        self._socket = socket
        self._live = live
        self._holder = holder
        self._serving = serving
        self._changed = asyncio.Event()
        self._changed.set()

    def tournament_changed(self) -> None:
        self._changed.set()

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
                await self._changed.wait()
                self._changed.clear()
                bell = await bell_of(self._live, self._serving.hub)
                text = self._serving.presenter.text(self._live.running, self._holder, bell)
                async with asyncio.timeout(self._serving.config.limits.send_seconds):
                    await self._socket.send_text(text)
        except TimeoutError:
            self._serving.metrics.dropped.inc()
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
            if self._serving.talk.wait_ms(rated_as, now_ms()):
                return TOO_MUCH
