"""The server: durable actions over WebSocket on 200 live tables beside a bare echo; 2,000 idle tables."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.players import script
from tests.server.services import postgres

from bench.support.peer import boardgame_io
from bench.support.running_server import Running, running
from bench.support.server_load import Load, Moves, Seated, echo, make_tables, play, socket_of
from bench.support.table import TIMES, Row, Table
from joute.games import registry

TABLES, IDLE = 200, 2_000
SEEDS = 10
"""So many different games of each of the six; the tables take them in turn."""
ROUNDS = 200
SLOWEST = 0.1
"""The 99th percentile an action may take."""
MOST_MEGABYTES = 1_000
NO_MORE = 1.0
"""A judged, durable action should cost no more than boardgame.io's toy move."""

Game = tuple[str, int, str, Moves]


def run(quick: bool) -> list[Table]:
    """SQLite, PostgreSQL, then memory."""
    tables, seeds = (20, 1) if quick else (TABLES, SEEDS)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        urls = {
            "SQLite": f"sqlite:///{folder / 'bench.sqlite'}",
            "PostgreSQL": stack.enter_context(postgres()),
        }
        games = _games(range(2, 2 + seeds))
        done = [_actions(name, url, games, tables) for name, url in urls.items()]
        beside = [] if quick else [_beside(urls["SQLite"], games, tables)]
        return [*done, *beside, _idle(f"sqlite:///{folder / 'idle.sqlite'}", games, 50 if quick else IDLE)]


def _games(seeds: range) -> list[Game]:
    """Real games of legal moves, drawn by lot: what is looked up for one table seldom serves another."""
    found = [script(name, seed) for seed in seeds for name in registry.names()]
    return [(each.game, each.seats, each.position, each.moves) for each in found if len(each.moves) > 1]


def _wanted(url: str, games: list[Game], count: int) -> list[Seated]:
    return make_tables(url, [games[number % len(games)] for number in range(count)])


def _actions(name: str, database: str, games: list[Game], tables: int) -> Table:
    """The same clients get echoes, then play: as fast as it goes, at half that, at a third of the echo's."""

    def played(pace: float | None = None) -> Load:
        made = _wanted(server.url, games, tables)
        return asyncio.run(play(server.url, made, server.busy, pace))

    def stored() -> list[str]:
        return [f"/stored/{each.table}" for each in _wanted(server.url, games, tables)]

    echoes = ["/echo"] * tables
    with running(database) as server:
        asyncio.run(play(server.url, _wanted(server.url, _games(range(1, 2)), 6), server.busy))
        bare = asyncio.run(echo(server.url, echoes, ROUNDS, server.busy))
        floor = asyncio.run(echo(server.url, stored(), ROUNDS, server.busy))
        full = played()
        half = played(pace=1 / (2 * full.each))
        third = played(pace=1 / (3 * bare.each))
        again = asyncio.run(echo(server.url, echoes, ROUNDS, server.busy))
    echoed = min(bare, again, key=lambda load: load.each)
    rows = [
        Row("an echo", echoed.each, remark=echoed.remark()),
        Row("stored and answered, no game played", floor.each, 3 * echoed.each, floor.remark()),
        Row("a durable action, as fast as it goes", full.each, 3 * echoed.each, full.remark()),
        Row("p99 at half that rate", half.percentile(99), SLOWEST, half.remark()),
        Row("p99 when asked for a third of the echo's rate", third.percentile(99), SLOWEST, third.remark()),
    ]
    return Table(f"{tables} live tables, {len(games)} different games of six kinds, {name}", rows)


def _beside(database: str, games: list[Game], tables: int) -> Table:
    """Processor time of the server for one acknowledged move, in the same run."""
    with running(database) as server:
        asyncio.run(play(server.url, _wanted(server.url, games, tables), server.busy))
        ours = asyncio.run(play(server.url, _wanted(server.url, games, tables), server.busy))
    own = Row("Joute: judged, durable, shown", ours.server / len(ours.latencies), remark=ours.remark())
    peer = boardgame_io(tables, 24)
    if isinstance(peer, str):
        return Table(f"Beside boardgame.io: not measured, {peer}", [own])
    theirs = Row("boardgame.io: a toy move in memory", peer.server / peer.moves)
    ratio = Row("ours to theirs", own.value / theirs.value, NO_MORE, unit=TIMES)
    return Table("Server processor for one move", [theirs, own, ratio])


def _idle(database: str, games: list[Game], count: int) -> Table:
    """The time is that of making a table and connecting to it."""
    with running(database) as server:
        empty = server.megabytes()
        begun = time.perf_counter()
        full = asyncio.run(_connected(server, games, count))
        each = (time.perf_counter() - begun) / count
    held = Row("memory", full, MOST_MEGABYTES, f"{empty:,.0f} MB without tables", "MB")
    return Table(f"{count:,} idle connected tables", [Row("made and connected", each), held])


async def _connected(server: Running, games: list[Game], count: int) -> float:
    tables = await asyncio.to_thread(_wanted, server.url, games, count)
    sockets = [await socket_of(server.url, seated) for seated in tables]
    for socket in sockets:
        await socket.send('{"type":"hello"}')
    for socket in sockets:
        await socket.recv()
    held = server.megabytes()
    await asyncio.gather(*(socket.close() for socket in sockets))
    return held
