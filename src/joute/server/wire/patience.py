"""Connections that take their time: whoever sends a request, or reads its answer, too slowly is hung up on.

This stands around uvicorn's own protocol and only passes on what asyncio calls: nothing of uvicorn's inside
is used. Once a connection has become a WebSocket it is no longer here; those have bounds of their own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from joute.server.operations.config import Limits

HEAD_ENDS = b"\r\n\r\n"
MOST_HEAD_BYTES = 65_536
LEAST_PER_SECOND = 100


class Lobby:
    """The connections that are not WebSockets, oldest first."""

    def __init__(self, limits: Limits, most: int) -> None:
        self.limits = limits
        self._most = most
        self._open: dict[PatientProtocol, None] = {}

    @property
    def size(self) -> int:
        return len(self._open)

    def enter(self, one: PatientProtocol) -> bool:
        """Whether there is room; it is made by closing whoever has waited longest without asking anything."""
        if len(self._open) >= self._most:
            silent = next((other for other in self._open if not other.has_asked), None)
            if silent is None:
                return False
            silent.hang_up()
        self._open[one] = None
        return True

    def leave(self, one: PatientProtocol) -> None:
        self._open.pop(one, None)


class PatientProtocol(asyncio.Protocol):
    """One connection, before it is a WebSocket if it ever becomes one."""

    def __init__(self, inner: asyncio.Protocol, lobby: Lobby) -> None:
        self._inner = inner
        self._lobby = lobby
        self._transport: asyncio.Transport | None = None
        self._next_look: asyncio.TimerHandle | None = None
        self._stuck: asyncio.TimerHandle | None = None
        self.has_asked = False
        self._tail = b""
        self._received = 0
        self._heads = 0
        self._slow = 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport) or hasattr(transport, "abort")
        self._transport = transport  # type: ignore[assignment]
        if not self._lobby.enter(self):
            self.hang_up()
        self._inner.connection_made(transport)
        self._look_later()

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        self._heads += (self._tail + data).count(HEAD_ENDS)
        self._tail = data[-3:] if len(data) >= 3 else (self._tail + data)[-3:]
        self.has_asked = self.has_asked or self._heads > 0
        if not self.has_asked and self._received > MOST_HEAD_BYTES:
            self.hang_up()
            return
        self._inner.data_received(data)
        if self._transport and self._transport.get_protocol() is not self:
            self._go()  # a WebSocket from now on

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def pause_writing(self) -> None:
        seconds = self._lobby.limits.send_seconds
        self._stuck = asyncio.get_running_loop().call_later(seconds, self.hang_up)
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        if self._stuck:
            self._stuck.cancel()
        self._inner.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go()
        self._inner.connection_lost(exc)

    def hang_up(self) -> None:
        self._go()
        if self._transport:
            self._transport.abort()

    def _look_later(self) -> None:
        seconds = self._lobby.limits.head_seconds
        self._next_look = asyncio.get_running_loop().call_later(seconds, self._look)

    def _look(self) -> None:
        """A request that has not begun by now is not waited for; one that trickles gets one more chance."""
        least = LEAST_PER_SECOND * self._lobby.limits.head_seconds
        trickles = 0 < self._received < least and not self._heads
        self._slow = self._slow + 1 if trickles else 0
        if not self.has_asked or self._slow > 1:
            self.hang_up()
            return
        self._received = self._heads = 0
        self._look_later()

    def _go(self) -> None:
        self._lobby.leave(self)
        for timer in (self._next_look, self._stuck):
            if timer:
                timer.cancel()


def patient(limits: Limits, most: int) -> Callable[..., asyncio.Protocol] | str:
    """What uvicorn makes of every connection; its own choice where it does not let us."""
    try:
        from uvicorn.protocols.http.auto import AutoHTTPProtocol
    except ImportError:
        return "auto"
    lobby = Lobby(limits, most)

    def made(*args: Any, **kwargs: Any) -> asyncio.Protocol:
        return PatientProtocol(AutoHTTPProtocol(*args, **kwargs), lobby)

    return made
