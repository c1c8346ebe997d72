"""What a client sends, with the moment it arrived: read at once, answered when there is time.

An action counts from then, whatever is before it and however long its table takes to open.
"""

from __future__ import annotations

import asyncio
import contextlib
from types import TracebackType

from fastapi import WebSocket, WebSocketDisconnect

from joute.server.clock import now_ms
from joute.server.operations.config import Limits

END = 500


class Incoming:
    """Messages wait in a short queue: who sends more is not listened to for the moment."""

    def __init__(self, socket: WebSocket, limits: Limits) -> None:
        self._socket = socket
        self._longest = limits.message_bytes + 1
        self._messages: asyncio.Queue[tuple[str | None, int]] = asyncio.Queue(limits.incoming)

    def __enter__(self) -> Incoming:
        self._reading = asyncio.create_task(self._read_all())
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._reading.cancel()

    async def next(self) -> tuple[str | None, int]:
        """The next text, None for bytes, and when it arrived."""
        return await self._messages.get()

    async def ended(self) -> None:
        """Until the client has gone."""
        await asyncio.wait([self._reading])

    async def _read_all(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                received = await self._socket.receive()
                if received["type"] == "websocket.disconnect":
                    return
                await self._messages.put((self._cut(received.get("text")), now_ms()))

    def _cut(self, text: str | None) -> str | None:
        """A message that is too long is refused: its beginning and end are kept, where its id may be."""
        if text is None or len(text) <= self._longest:
            return text
        return text[: self._longest - END] + text[-END:]
