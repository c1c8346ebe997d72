"""What somebody notices of an attack from another address: how long moves and machines’ replies take."""

from __future__ import annotations

import asyncio
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from tests.server.nodes import free_port
from tests.server.players import script
from websockets.asyncio.client import ClientConnection, connect

from bench.support.flood_attack import ATTACKS
from bench.support.table import TIMES, Row, Table

SLOWEST = 0.1
"""The 99th percentile of somebody else's moves."""
SLOWER_REPLY = 2.0
"""How much longer a machine's reply may take."""
SECONDS, QUICK_SECONDS = 12.0, 3.0
PACE = 0.05
BETWEEN_GAMES = 0.3
"""Before a person begins another game with a machine; faster is a flood of its own, and is capped."""
LEVEL = 2


def run(quick: bool) -> list[Table]:
    seconds = QUICK_SECONDS if quick else SECONDS
    with tempfile.TemporaryDirectory() as folder, _server(Path(folder)) as url:
        victim = Victim(url)
        asyncio.run(victim.noticed(2))
        quiet = asyncio.run(victim.noticed(seconds))
        noticed = {"nobody else": quiet}
        for name in ATTACKS:
            with _attacked(name, url, victim.table):
                noticed[name] = asyncio.run(victim.noticed(seconds))
        after = asyncio.run(victim.noticed(seconds))
    usual = min(statistics.median(calm.replies) for calm in (quiet, after))  # the first may have compiled
    moves = [_move_row(name, found) for name, found in noticed.items()]
    replies = [_reply_row(name, found, usual) for name, found in noticed.items()]
    return [
        Table("An attack from one address, a move from another: p99, on disk", moves),
        Table("An attack from one address, a machine's reply to another, beside nobody attacking", replies),
    ]


class Noticed:
    """What the victims measured."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.replies: list[float] = []


class Victim:
    """A table of two people on one screen who take turns for ever, and a game against a machine."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._http = httpx.Client(base_url=url, timeout=60)
        self._address = 0
        self._move_house()
        self.table = self._made([{"kind": "me"}, {"kind": "here"}])

    async def noticed(self, seconds: float) -> Noticed:
        self._move_house()
        found = Noticed()
        until = time.perf_counter() + seconds
        await asyncio.gather(self._move(found, until), self._reply(found, until))
        return found

    def _move_house(self) -> None:
        """To another address: the games left behind count against the old one."""
        self._address += 1
        self._http.headers["x-forwarded-for"] = f"10.1.{self._address}.1"

    def _made(self, seats: list[dict[str, object]], **more: object) -> str:
        body = {"game": "lexiduel", "seats": seats, "listed": True, **more}
        answer = self._http.post("/api/tables", json=body)
        answer.raise_for_status()
        return str(answer.json()["table"]["id"])

    def _socket(self, table: str) -> connect:
        address = self._http.headers["x-forwarded-for"]
        cookie = {"cookie": f"joute={self._http.cookies['joute']}", "x-forwarded-for": address}
        url = f"{self._url.replace('http', 'ws')}/api/tables/{table}/live"
        return connect(url, additional_headers=cookie, compression=None, max_size=None)

    async def _move(self, found: Noticed, until: float) -> None:
        """Real games, one after the other: a move now and then, as people do."""
        seed = 0
        while time.perf_counter() < until:
            seed += 1
            played = script("lexiduel", 100 + seed % 10)
            seats: list[dict[str, object]] = [{"kind": "me"}, {"kind": "here"}]
            table = await asyncio.to_thread(self._made, seats)
            async with self._socket(table) as tab:
                for number, (seat, move) in enumerate(played.moves):
                    if time.perf_counter() >= until:
                        return
                    message = {"type": "act", "id": str(number), "seat": seat, "move": move}
                    found.moves.append(await _asked(tab, json.dumps(message), '{"type":"ack'))
                    await asyncio.sleep(PACE)

    async def _reply(self, found: Noticed, until: float) -> None:
        """The machine begins: how long until it has moved."""
        seats: list[dict[str, object]] = [{"kind": "machine", "level": LEVEL}, {"kind": "me"}]
        while time.perf_counter() < until:
            begun = time.perf_counter()
            table = await asyncio.to_thread(self._made, seats)
            async with self._socket(table) as tab:
                await tab.send('{"type":"hello"}')
                while json.loads(await tab.recv()).get("table", {}).get("to_act") != [2]:
                    pass
            found.replies.append(time.perf_counter() - begun)
            await asyncio.sleep(BETWEEN_GAMES)


async def _asked(socket: ClientConnection, message: str, wanted: str) -> float:
    begun = time.perf_counter()
    await socket.send(message)
    while not str(await socket.recv()).startswith(wanted):
        pass
    return time.perf_counter() - begun


def _move_row(name: str, found: Noticed) -> Row:
    moves = sorted(found.moves)
    p99 = moves[min(len(moves) - 1, len(moves) * 99 // 100)]
    return Row(name, p99, SLOWEST, f"p50 {1000 * statistics.median(moves):.1f} ms of {len(moves)}")


def _reply_row(name: str, found: Noticed, usual: float) -> Row:
    reply = statistics.median(found.replies)
    return Row(name, reply / usual, SLOWER_REPLY, f"{reply:.2f} s", TIMES)


@contextmanager
def _server(folder: Path) -> Iterator[str]:
    port = free_port()
    database = f"sqlite:///{folder / 'floods.sqlite'}"
    command = [sys.executable, "-m", "joute.cli.main", "serve", "--port", str(port), "--database", database]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    url = f"http://127.0.0.1:{port}"
    try:
        while True:
            try:
                httpx.get(f"{url}/health")
                break
            except httpx.TransportError:
                time.sleep(0.1)
        yield url
    finally:
        process.terminate()
        process.wait(30)


@contextmanager
def _attacked(name: str, url: str, table: str) -> Iterator[None]:
    command = [sys.executable, "-m", "bench.support.flood_attack", name, url, table]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout
    process.stdout.readline()
    time.sleep(2)  # until it is under way
    try:
        yield
    finally:
        process.kill()
        process.wait(30)
        process.stdout.close()
