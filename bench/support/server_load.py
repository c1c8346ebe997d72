"""Two hundred tables that play as fast as they are answered, or at a given pace; what each answer took."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import httpx
from websockets.asyncio.client import ClientConnection, connect

Moves = Sequence[tuple[int, str]]
Busy = Callable[[], float]
"""The processor seconds the server has used so far."""


@dataclass(frozen=True, slots=True)
class Load:
    """What a run measured."""

    seconds: float
    latencies: list[float]
    server: float
    """Processor seconds of the server, and of this process that asks."""
    client: float

    @property
    def each(self) -> float:
        return self.seconds / len(self.latencies)

    def remark(self) -> str:
        waits = ", ".join(f"p{percent} {self.percentile(percent) * 1000:.1f} ms" for percent in (50, 95, 99))
        count = len(self.latencies)
        used = f"server {1e6 * self.server / count:.0f} µs, client {1e6 * self.client / count:.0f} µs each"
        return f"{count / self.seconds:,.0f} a second; {waits}; {used}"

    def percentile(self, percent: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


@dataclass(frozen=True, slots=True)
class Seated:
    """A table whose seats are all on one screen, and what will be played there."""

    table: str
    cookie: str
    moves: Moves


def make_tables(url: str, wanted: Sequence[tuple[str, int, str, Moves]]) -> list[Seated]:
    made = []
    with httpx.Client(base_url=url, timeout=60) as client:
        for game, seats, position, moves in wanted:
            kinds = [{"kind": "me"}] + [{"kind": "here"}] * (seats - 1)
            body = {"game": game, "seats": kinds, "position": position}
            answer = client.post("/api/tables", json=body)
            answer.raise_for_status()
            made.append(Seated(answer.json()["table"]["id"], client.cookies["joute"], moves))
    return made


def socket_of(url: str, seated: Seated) -> connect:
    address = f"{url.replace('http', 'ws')}/api/tables/{seated.table}/live"
    cookie = {"cookie": f"joute={seated.cookie}"}
    return connect(address, additional_headers=cookie, compression=None, ping_interval=None, max_size=None)


async def play(url: str, tables: Sequence[Seated], busy: Busy, pace: float | None = None) -> Load:
    """Every table plays its moves; with a pace (actions a second in all) they come evenly spread."""
    sockets = [await socket_of(url, seated) for seated in tables]
    for socket in sockets:  # as the pages do
        await socket.send('{"type":"hello","increments":true}')
    for socket in sockets:
        await socket.recv()

    async def one(number: int) -> list[float]:
        waits = []
        for count, (seat, move) in enumerate(tables[number].moves):
            if pace is not None:
                due = begun + (count * len(tables) + number) / pace
                await asyncio.sleep(max(0, due - time.perf_counter()))
            message = {"type": "act", "id": str(count), "seat": seat, "move": move}
            waits.append(await _asked(sockets[number], json.dumps(message), '{"type":"ack'))
        return waits

    begun = time.perf_counter()
    return await _measured(one, sockets, busy, begun)


async def echo(url: str, paths: Sequence[str], rounds: int, busy: Busy) -> Load:
    """The same message again and again to routes that answer and play nothing, a connection each."""
    sockets = [
        await connect(f"{url.replace('http', 'ws')}{path}", compression=None, ping_interval=None)
        for path in paths
    ]
    message = json.dumps({"type": "act", "id": "1", "seat": 1, "move": "C3h MERVEILLE"})

    async def one(number: int) -> list[float]:
        return [await _asked(sockets[number], message, "{") for _ in range(rounds)]

    return await _measured(one, sockets, busy, time.perf_counter())


async def _asked(socket: ClientConnection, message: str, wanted: str) -> float:
    begun = time.perf_counter()
    await socket.send(message)
    while True:
        answer = await socket.recv()
        assert isinstance(answer, str)
        if answer.startswith(wanted):
            return time.perf_counter() - begun
        if answer.startswith(('{"type":"refused', '{"type":"trouble')):
            raise AssertionError(answer)


async def _measured(
    one: Callable[[int], Awaitable[list[float]]],
    sockets: Sequence[ClientConnection],
    busy: Busy,
    begun: float,
) -> Load:
    server, client = busy(), time.process_time()
    waits = await asyncio.gather(*(one(number) for number in range(len(sockets))))
    seconds = time.perf_counter() - begun
    server, client = busy() - server, time.process_time() - client
    await asyncio.gather(*(socket.close() for socket in sockets))
    return Load(seconds, [wait for each in waits for wait in each], server, client)
