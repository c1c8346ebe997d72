"""Servers treated badly for as long as one likes: `python -m bench.soak --kills 1000 --minutes 60`.

Half of the kills fall on one node with SQLite, half on two nodes with PostgreSQL and Redis; between them
nodes are frozen, the database and the bus are restarted, the disk is full, the system's clock jumps.
Meanwhile people play at many tables. At the end everything that was promised to them is looked for in the
database. Ends after the time given, and says how many kills there were.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tests.server.conftest import order
from tests.server.nodes import Forge, Node
from tests.server.players import scripts

from bench.support.soak_faults import Faults, own_services
from bench.support.soak_players import Found, both, checked, seated, told
from bench.support.table import Row, Table

TABLES = 12
BETWEEN = 4
"""Actions acknowledged between two faults, at least one, at most twice as many."""
ROUND = 10
"""Kills before new tables are opened."""


def run(quick: bool) -> list[Table]:
    """A few kills of each kind, for `make bench`."""
    begun = time.perf_counter()
    found = soak(4 if quick else 20, minutes=2)
    return [Table(told(found), [Row("all of it", time.perf_counter() - begun)])]


def soak(kills: int, minutes: float) -> Found:
    """One node and two nodes at the same time, half of the kills each."""
    scripts()  # what they will play is made before the time begins
    end = time.monotonic() + 60 * minutes
    with ThreadPoolExecutor(2) as pool:
        alone = pool.submit(_forged, _alone, kills // 2, end)
        together = pool.submit(_forged, _together, kills - kills // 2, end)
        return both(alone.result(), together.result())


def _forged(work: Callable[[Forge, int, float, Found], None], kills: int, end: float) -> Found:
    found, forge = Found(), Forge()
    try:
        work(forge, kills, end, found)
    finally:
        forge.close()
    return found


def _alone(forge: Forge, kills: int, end: float, found: Found) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        moved = folder / "moved"
        moved.write_text("0")
        node = Node(forge, folder, order(folder, clock_file=str(moved))).start()
        faults = Faults([node], moved=moved)
        try:
            asyncio.run(_rounds([node], faults, kills, end, found))
        finally:
            node.kill()


def _together(forge: Forge, kills: int, end: float, found: Found) -> None:
    with tempfile.TemporaryDirectory() as name, own_services(Path(name)) as services:
        folder = Path(name)
        moved = folder / "moved"
        moved.write_text("0")
        changes = {"database": services.database, "bus": services.bus, "clock_file": str(moved)}
        nodes = [Node(forge, folder, order(folder, **changes)).start() for _ in range(2)]
        faults = Faults(nodes, services=services, moved=moved)
        try:
            asyncio.run(_rounds(nodes, faults, kills, end, found))
        finally:
            for node in nodes:
                node.kill()


async def _rounds(nodes: list[Node], faults: Faults, kills: int, end: float, found: Found) -> None:
    done = 0
    while done < kills and time.monotonic() < end:
        players = await asyncio.to_thread(seated, nodes, TABLES)
        over = asyncio.Event()
        playing = [asyncio.create_task(player.play(over)) for player in players]
        wanted = sum(len(player.own_moves) for player in players) * 4 // 5
        for _ in range(min(ROUND, kills - done)):
            if time.monotonic() >= end or sum(len(player.promised) for player in players) >= wanted:
                break
            await _promised(players, random.randint(1, 2 * BETWEEN), end)
            await asyncio.to_thread(faults.one)
            done = faults.kills
        await _promised(players, 1, end)
        over.set()
        await asyncio.gather(*playing)
        found.kills += faults.taken()
        await asyncio.to_thread(checked, players, str(nodes[0].order["database"]), found)
        print(told(found), *found.late[-3:], sep="\n", flush=True)


async def _promised(players: list, more: int, end: float) -> None:  # type: ignore[type-arg]
    """Until so many more actions have been acknowledged, or nothing comes any more."""
    wanted = sum(len(player.promised) for player in players) + more
    patience = min(end, time.monotonic() + 30)
    while sum(len(player.promised) for player in players) < wanted and time.monotonic() < patience:
        await asyncio.sleep(0.02)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.soak", description=__doc__)
    parser.add_argument("--kills", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=30.0, help="the most it may take")
    asked = parser.parse_args()
    found = soak(asked.kills, asked.minutes)
    print(told(found), *found.late, sep="\n")
    if found.lost or found.doubled or found.reordered or found.stolen:
        raise SystemExit(1)


if __name__ == "__main__":
    main()
