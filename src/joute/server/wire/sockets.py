"""How WebSocket messages come and leave: one marked `more` waits for the next, and both go out in one packet.

That is uvicorn's own WebSocket with two methods more, which look inside it. The versions of uvicorn it is
known to work with are named in pyproject.toml; where it does not fit, uvicorn's own is used, which passes
over the mark and sends each message by itself.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from websockets.protocol import State
from websockets.server import ServerProtocol

if TYPE_CHECKING:
    from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
else:
    try:
        from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
    except ImportError:
        WebSocketsSansIOProtocol = object


class Sockets(WebSocketsSansIOProtocol):
    """A table's state and the answer that comes with it cost one system call."""

    def send_receive_event_to_app(self) -> None:
        """uvicorn stops reading with every message until it is taken; here, only while one waits already.

        It is taken at once nearly always, and each stop and start asks the system twice.
        """
        if self.read_paused or not self.queue.empty():
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as far as uvicorn knows, which then leaves the transport alone
        super().send_receive_event_to_app()
        self.read_paused = False

    async def send(self, message: Any) -> None:
        if message.get("more") and self.conn.state is State.OPEN and not self.disconnected:
            self.conn.send_text(message["text"].encode())
        else:
            await super().send(message)


def sockets() -> Any:
    """What uvicorn is told to use for WebSockets: ours where it fits, else its own choice."""
    theirs = all(hasattr(WebSocketsSansIOProtocol, name) for name in ("send", "send_receive_event_to_app"))
    fits = theirs and hasattr(ServerProtocol, "send_text")
    return Sockets if fits else "auto"
