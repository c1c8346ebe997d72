"""How WebSocket messages leave: one marked `more` waits for the next, and both go out in one packet."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State


class Sockets(WebSocketsSansIOProtocol):
    """Uvicorn's own, but that a table's state and the answer that comes with it cost one system call.

    Other servers pass over the mark, and send each by itself.
    """

    async def send(self, message: Any) -> None:
        if message.get("more") and self.conn.state is State.OPEN and not self.disconnected:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)
