"""What is marked `more` leaves with the message after it; who is heard at once is not stopped."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest
from tests.server.guests import friends
from tests.server.inside import Inside
from uvicorn.protocols.utils import ClientDisconnected
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.server import ServerProtocol
from websockets.uri import parse_uri

from joute.server.wire import sockets as module
from joute.server.wire.sockets import Sockets


def connected() -> tuple[Sockets, ClientProtocol]:
    client, server = ClientProtocol(parse_uri("ws://joute/")), ServerProtocol()
    client.send_request(client.connect())
    server.receive_data(b"".join(client.data_to_send()))
    [request] = server.events_received()
    server.send_response(server.accept(request))  # type: ignore[arg-type]
    client.receive_data(b"".join(server.data_to_send()))
    client.events_received()
    sockets = object.__new__(Sockets)
    sockets.conn, sockets.transport, sockets.writable = server, Mock(), asyncio.Event()
    sockets.writable.set()
    sockets.handshake_complete, sockets.initial_response = True, None
    sockets.close_sent = sockets.disconnected = sockets.read_paused = False
    sockets.queue, sockets.frames, sockets.curr_msg_data_type = asyncio.Queue(), [], "text"
    return sockets, client


def said(text: str, more: bool = False) -> dict[str, object]:
    return {"type": "websocket.send", "text": text, "more": more}


def test_two_messages_one_packet() -> None:
    sockets, client = connected()
    asyncio.run(sockets.send(said("state", more=True)))
    assert not sockets.transport.write.called  # type: ignore[attr-defined]
    asyncio.run(sockets.send(said("acknowledged")))
    [packet] = sockets.transport.write.call_args_list  # type: ignore[attr-defined]
    client.receive_data(packet.args[0])
    frames = [event for event in client.events_received() if isinstance(event, Frame)]
    assert [bytes(frame.data) for frame in frames] == [b"state", b"acknowledged"]


def test_nobody_waits_for_more_on_a_lost_connection() -> None:
    sockets, _ = connected()
    sockets.disconnected = True
    with pytest.raises(ClientDisconnected):
        asyncio.run(sockets.send(said("state", more=True)))


def test_reading_goes_on_while_each_message_is_taken() -> None:
    async def heard() -> list[object]:
        taken = []
        for text in ("one", "two"):
            client.send_text(text.encode())
            sockets.data_received(b"".join(client.data_to_send()))
            taken.append((await sockets.receive())["text"])  # type: ignore[typeddict-item]
        return taken

    sockets, client = connected()
    assert asyncio.run(heard()) == ["one", "two"]
    assert not sockets.transport.method_calls  # type: ignore[attr-defined]


def test_who_sends_faster_than_is_read_is_stopped_until_all_is_taken() -> None:
    async def heard() -> list[str]:
        for text in ("one", "two", "three"):
            client.send_text(text.encode())
        sockets.data_received(b"".join(client.data_to_send()))
        stopped = [call[0] for call in transport.method_calls]
        for _ in range(2):
            await sockets.receive()
        assert not transport.resume_reading.called
        await sockets.receive()
        return stopped

    sockets, client = connected()
    transport: Any = sockets.transport
    assert asyncio.run(heard()) == ["pause_reading"]
    transport.resume_reading.assert_called_once_with()


def test_an_answer_leaves_with_the_state_it_brought(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, bool]] = []
    send = Sockets.send

    async def noted(self: Sockets, message: Any) -> None:
        if message["type"] == "websocket.send":
            sent.append((json.loads(message["text"])["type"], message["more"]))
        await send(self, message)

    monkeypatch.setattr(Sockets, "send", noted)
    inside = Inside(tmp_path)
    with inside.running():
        table, (first, _) = friends(inside, "lexiduel")
        with first.tab(table) as one:
            one.act(1, "C3h MER")
    assert sent[-2:] == [("state", True), ("acknowledged", False)]


def test_where_it_does_not_fit_uvicorns_own_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    assert module.sockets() is Sockets
    monkeypatch.setattr(module, "WebSocketsSansIOProtocol", object)
    assert module.sockets() == "auto"
