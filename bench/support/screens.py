"""Tables with several screens: one plays, and an action is done once every other screen has shown it."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.support.server_load import Moves

_VERSION = re.compile(r'"version":(\d+)')


@dataclass(frozen=True, slots=True)
class Screen:
    """A page somebody has open; with seats it plays for them, without it looks on."""

    url: str
    cookie: str
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Laid:
    """A table, who looks at it, and what will be played."""

    table: str
    screens: Sequence[Screen]
    moves: Moves


@dataclass(frozen=True, slots=True)
class Played:
    """What a run measured."""

    actions: int
    seconds: float
    busy: tuple[float, ...]
    """Processor seconds of each server."""
    seen: list[float]
    """From sending an action to its being shown by the last of the other screens."""
    received: int
    """Characters of states and increments, all screens together."""

    def each(self, server: int = 0) -> float:
        return self.busy[server] / self.actions

    def seen_by(self, percent: float) -> float:
        ordered = sorted(self.seen)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


def lay_for_each_seat(url: str, game: str, seats: int, position: str, moves: Moves) -> Laid:
    """A table whose seats are held by as many people, each with a screen."""
    body = {"game": game, "seats": [{"kind": "me"}] + [{"kind": "link"}] * (seats - 1), "position": position}
    with httpx.Client(base_url=url, timeout=60) as client:
        made = client.post("/api/tables", json=body).raise_for_status().json()
        screens = [Screen(url, client.cookies["joute"], (1,))]
    for seat, invitation in enumerate(made["invitations"], 2):
        with httpx.Client(base_url=url, timeout=60) as client:
            joined = {"token": invitation["token"], "name": ""}
            client.post("/api/tables/join", json=joined).raise_for_status()
            screens.append(Screen(url, client.cookies["joute"], (seat,)))
    return Laid(made["table"]["id"], screens, moves)


async def play_shown(tables: Sequence[Laid], busy: Sequence[Callable[[], float]], pace: float = 0) -> Played:
    """Every table plays its moves; with a pace (actions a second in all) they come evenly spread."""
    pages = [[await _Page.opened(table.table, screen) for screen in table.screens] for table in tables]
    received = sum(page.received for each in pages for page in each)
    before, begun = [one() for one in busy], time.perf_counter()

    async def one(number: int) -> list[float]:
        waits = []
        for count, (seat, move) in enumerate(tables[number].moves):
            if pace:
                due = begun + (count * len(tables) + number) / pace
                await asyncio.sleep(max(0, due - time.perf_counter()))
            waits.append(await _played(pages[number], seat, move, str(count)))
        return waits

    seen = await asyncio.gather(*(one(number) for number in range(len(tables))))
    seconds = time.perf_counter() - begun
    used = tuple(one() - was for one, was in zip(busy, before, strict=True))
    received = sum(page.received for each in pages for page in each) - received
    await asyncio.gather(*(page.close() for each in pages for page in each))
    waits = [wait for each in seen for wait in each]
    return Played(len(waits), seconds, used, waits, received)


async def _played(pages: Sequence[_Page], seat: int, move: str, name: str) -> float:
    begun = time.perf_counter()
    actor = next(page for page in pages if seat in page.seats)
    version = await actor.act(seat, move, name)
    for page in pages:
        await page.until(version)
    return time.perf_counter() - begun


class _Page:
    """One connection, which reads increments as the pages do."""

    def __init__(self, socket: ClientConnection, seats: tuple[int, ...]) -> None:
        self.seats = seats
        self.received = 0
        self._socket = socket
        self._version = -1
        self._changed = asyncio.Event()
        self._answer: asyncio.Future[int] | None = None
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def opened(cls, table: str, screen: Screen) -> _Page:
        address = f"{screen.url.replace('http', 'ws')}/api/tables/{table}/live"
        cookie = {"cookie": f"joute={screen.cookie}"}
        socket = await connect(
            address, additional_headers=cookie, compression=None, ping_interval=None, max_size=None
        )
        page = cls(socket, screen.seats)
        await socket.send('{"type":"hello","increments":true}')
        await page.until(0)
        return page

    async def act(self, seat: int, move: str, name: str) -> int:
        """The version of the action, once it is acknowledged."""
        self._answer = asyncio.get_running_loop().create_future()
        await self._socket.send(json.dumps({"type": "act", "id": name, "seat": seat, "move": move}))
        return await self._answer

    async def until(self, version: int) -> None:
        while self._version < version:
            if self._reading.done():
                raise AssertionError("the connection is lost")
            self._changed.clear()
            await self._changed.wait()

    async def close(self) -> None:
        self._reading.cancel()
        await self._socket.close()

    async def _read(self) -> None:
        async for text in self._socket:
            assert isinstance(text, str)
            found = _VERSION.search(text)
            if text.startswith('{"type":"ack') and found and self._answer:
                self._answer.set_result(int(found[1]))
            elif text.startswith(('{"type":"state', '{"type":"increment')):
                self.received += len(text)
                if found:
                    self._version = max(self._version, int(found[1]))
                    self._changed.set()
            elif self._answer and not self._answer.done():
                self._answer.set_exception(AssertionError(text))
