"""The server: durable actions over WebSocket on 200 live tables beside a bare echo; 2,000 idle tables."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx
from tests.server.nodes import free_port
from tests.server.players import scripts
from tests.server.services import postgres

from bench.support.server_load import Load, Seated, echo, make_tables, play, socket_of
from bench.support.table import Row, Table

TABLES, IDLE = 200, 2_000
SLOWEST = 0.1
"""The 99th percentile an action may take."""
MOST_MEGABYTES = 1_000


def run(quick: bool) -> list[Table]:
    """SQLite, PostgreSQL, then memory."""
    tables = 20 if quick else TABLES
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = {
            "SQLite": f"sqlite:///{folder / 'bench.sqlite'}",
            "PostgreSQL": stack.enter_context(postgres()),
        }
        done = [_actions(name, url, tables) for name, url in urls.items()]
        return [*done, _idle(f"sqlite:///{folder / 'idle.sqlite'}", 50 if quick else IDLE)]


@dataclass(frozen=True, slots=True)
class Running:
    url: str
    process: int

    def megabytes(self) -> float:
        status = Path(f"/proc/{self.process}/status").read_text()
        line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
        return int(line.split()[1]) / 1024


@contextmanager
def _server(database: str) -> Iterator[Running]:
    port = free_port()
    asked = json.dumps({"database": database, "port": port})
    process = subprocess.Popen([sys.executable, "-m", "bench.support.server_node", asked])
    url = f"http://127.0.0.1:{port}"
    try:
        while True:
            try:
                httpx.get(f"{url}/health")
                break
            except httpx.ConnectError:
                time.sleep(0.1)
        yield Running(url, process.pid)
    finally:
        process.terminate()
        process.wait(30)


def _wanted(url: str, count: int) -> list[Seated]:
    """All six games in turn, from a dealt position, as far as their scripts go."""
    games = [(script.game, script.seats, script.position, script.moves) for script in scripts()]
    return make_tables(url, [games[number % len(games)] for number in range(count)])


def _actions(name: str, database: str, tables: int) -> Table:
    with _server(database) as server:
        warm = _wanted(server.url, len(scripts()))
        asyncio.run(play(server.url, warm))
        bare = asyncio.run(echo(server.url, tables, 20))
        full = asyncio.run(play(server.url, _wanted(server.url, tables)))
        third = 1 / (3 * bare.each)
        paced = asyncio.run(play(server.url, _wanted(server.url, tables), pace=third))
        again = asyncio.run(echo(server.url, tables, 20))
    echoed = min(bare, again, key=lambda load: load.each)
    slowest = paced.percentile(99)
    rows = [
        Row("an echo", echoed.each, remark=_remark(echoed)),
        Row("a durable action, as fast as it goes", full.each, 3 * echoed.each, _remark(full)),
        Row("p99 when asked for a third of the echo's rate", slowest, SLOWEST, _remark(paced)),
    ]
    return Table(f"{tables} live tables of six games, {name}", rows)


def _remark(load: Load) -> str:
    waits = ", ".join(f"p{percent} {load.percentile(percent) * 1000:.1f} ms" for percent in (50, 95, 99))
    return f"{1 / load.each:,.0f} a second; {waits}"


def _idle(database: str, count: int) -> Table:
    """Memory, told in the remark; the time is that of making a table and connecting to it."""
    with _server(database) as server:
        empty = server.megabytes()
        begun = time.perf_counter()
        full = asyncio.run(_connected(server, count))
        each = (time.perf_counter() - begun) / count
    verdict = "met" if full < MOST_MEGABYTES else "missed"
    remark = f"{full:,.0f} MB ({empty:,.0f} MB without tables); target {MOST_MEGABYTES:,} MB: {verdict}"
    return Table(f"{count:,} idle connected tables", [Row("made and connected", each, remark=remark)])


async def _connected(server: Running, count: int) -> float:
    tables = await asyncio.to_thread(_wanted, server.url, count)
    sockets = [await socket_of(server.url, seated) for seated in tables]
    for socket in sockets:
        await socket.send('{"type":"hello"}')
    for socket in sockets:
        await socket.recv()
    held = server.megabytes()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return held
