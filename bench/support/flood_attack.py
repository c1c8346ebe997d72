"""One attack on a server, from an address of its own, until it is stopped: `flood_attack NAME URL`."""

from __future__ import annotations

import asyncio
import json
import random
import socket
import sys
from collections.abc import Awaitable, Callable
from urllib.parse import urlsplit

import httpx
from tests.server.players import script
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from joute.games import registry

ADDRESS = "10.9.9.9"
FROM = {"x-forwarded-for": ADDRESS}
LOST = (OSError, WebSocketException, TimeoutError, EOFError, httpx.HTTPError)
Attack = Callable[[httpx.AsyncClient, str], Awaitable[None]]


def ready() -> None:
    print("ready", flush=True)


async def forever(*workers: Awaitable[None]) -> None:
    ready()
    await asyncio.gather(*workers)


async def posting(client: httpx.AsyncClient, path: str, body: Callable[[], dict[str, object]]) -> None:
    while True:
        try:
            answer = await client.post(path, json=body())
            await asyncio.sleep(0.05 if answer.is_success else 0.2)
        except LOST:
            await asyncio.sleep(0.2)


async def spectators(client: httpx.AsyncClient, table: str) -> None:
    """Two hundred connections to somebody else's table."""
    url = f"{str(client.base_url).rstrip('/').replace('http', 'ws')}/api/tables/{table}/live"

    async def one() -> None:
        while True:
            try:
                async with connect(url, additional_headers=FROM, max_size=None) as watching:
                    await watching.send('{"type":"hello"}')
                    async for _ in watching:
                        pass
            except LOST:
                pass
            await asyncio.sleep(0.5)

    await forever(*(one() for _ in range(200)))


async def machines(client: httpx.AsyncClient, _: str) -> None:
    """As many games as one address may have, each waiting for the strongest machine."""
    url = str(client.base_url).rstrip("/").replace("http", "ws")

    async def one(number: int) -> None:
        played = script(registry.names()[number % len(registry.names())], 2)
        seats = [{"kind": "machine", "level": 6}] + [{"kind": "me"}] * (played.seats - 1)
        body = {"game": played.game, "seats": seats, "position": played.position}
        while True:
            try:
                made = await client.post("/api/tables", json=body)
                if made.is_success:
                    table = made.json()["table"]["id"]
                    cookie = "; ".join(f"{name}={value}" for name, value in made.cookies.items())
                    live = f"{url}/api/tables/{table}/live"
                    async with connect(
                        live, additional_headers={**FROM, "cookie": cookie}, max_size=None
                    ) as tab:
                        await tab.send('{"type":"hello"}')
                        async for _ in tab:
                            pass
            except LOST:
                pass
            await asyncio.sleep(0.5)

    await forever(*(one(number) for number in range(337)))


async def word_lists(client: httpx.AsyncClient, _: str) -> None:
    """Games with a list of words of their own, each another one."""

    def body() -> dict[str, object]:
        words = " ".join("".join(random.choices("ABCDEFGHIJKLMNOP", k=7)) for _ in range(20))
        seats = [{"kind": "me"}, {"kind": "machine", "level": 1}]
        return {"game": "lexiduel", "seats": seats, "options": {"words": words}}

    await forever(*(posting(client, "/api/tables", body) for _ in range(20)))


async def analyses(client: httpx.AsyncClient, _: str) -> None:
    """Forty analyses at a time."""
    played = script("jago", 3)
    head = f'[Game "{played.game}"]\n[Seats "2"]\n[Position "{played.position}"]\n\n'
    record = head + "".join(f"{seat} {move}\n" for seat, move in played.moves)

    def body() -> dict[str, object]:
        return {"record": record, "ply": random.randrange(len(played.moves))}

    await forever(*(posting(client, "/api/analyse", body) for _ in range(40)))


async def imports(client: httpx.AsyncClient, _: str) -> None:
    """Long records to replay."""
    played = script("demo", 3)
    head = f'[Game "{played.game}"]\n[Seats "2"]\n[Position "{played.position}"]\n\n'
    record = head + "".join(f"{seat} {move}\n" for seat, move in played.moves)
    await forever(*(posting(client, "/api/replay", lambda: {"record": record}) for _ in range(40)))


async def half_open(client: httpx.AsyncClient, _: str) -> None:
    """Five hundred connections that never finish their request."""
    parts = urlsplit(str(client.base_url))

    async def one() -> None:
        loop = asyncio.get_running_loop()
        while True:
            line = socket.socket()
            line.setblocking(False)
            try:
                await loop.sock_connect(line, (parts.hostname or "", parts.port or 80))
                await loop.sock_sendall(line, b"GET / HTTP/1.1\r\nhost: x\r\n")
                while True:
                    await asyncio.sleep(1)
                    await loop.sock_sendall(line, b"x-slow: y\r\n")
            except OSError:
                await asyncio.sleep(0.2)
            finally:
                line.close()

    await forever(*(one() for _ in range(500)))


async def talkers(client: httpx.AsyncClient, table: str) -> None:
    """Connections that ask as fast as they can and read nothing."""
    url = f"{str(client.base_url).rstrip('/').replace('http', 'ws')}/api/tables/{table}/live"
    asked = json.dumps({"type": "compose", "id": "x", "seat": 1, "composition": {}})

    async def one() -> None:
        while True:
            try:
                async with connect(url, additional_headers=FROM, max_queue=1, ping_interval=None) as talking:
                    while True:
                        await talking.send(asked)
                        await asyncio.sleep(0.005)
            except LOST:
                await asyncio.sleep(0.2)

    await forever(*(one() for _ in range(20)))


ATTACKS: dict[str, Attack] = {
    "200 spectators": spectators,
    "337 machine games": machines,
    "distinct word lists": word_lists,
    "40 analyses": analyses,
    "40 imports": imports,
    "500 half-open requests": half_open,
    "20 talkers who do not read": talkers,
}


async def main(name: str, url: str, table: str) -> None:
    limits = httpx.Limits(max_connections=400, max_keepalive_connections=100)
    async with httpx.AsyncClient(base_url=url, timeout=60, headers=FROM, limits=limits) as client:
        await ATTACKS[name](client, table)


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:4]))
