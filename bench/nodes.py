"""Two nodes: what a table costs that is watched from the other node, and how soon an action is seen there."""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from tests.server.players import script
from tests.server.services import postgres, redis

from bench.support.running_server import Running, running
from bench.support.screens import Laid, Played, Screen, play_shown
from bench.support.server_load import make_tables
from bench.support.table import TIMES, Row, Table
from joute.games import registry
from joute.server.live.bus import NoBus

TABLES, SEEDS, ROUNDS = 60, 10, 3
ACTING, OTHER = 1.5, 0.6
SEEN_SECONDS = 0.05
NOTHING = 1e-6


def run(quick: bool) -> list[Table]:
    tables, rounds = (6, 1) if quick else (TABLES, ROUNDS)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        database, bus = stack.enter_context(postgres()), stack.enter_context(redis(folder))
        nodes = [stack.enter_context(running(database, bus)) for _ in range(2)]
        _played(nodes, tables, watched=True)
        alone, both = [], []
        for _ in range(rounds):
            alone.append(_played(nodes, tables, watched=False))
            both.append(_played(nodes, tables, watched=True))
        pace = max(each.actions / each.seconds for each in both) / 2
        calm = _played(nodes, tables, watched=True, pace=pace)
    plain = min(each.each() for each in alone)
    acting, other = (min(each.each(node) for each in both) for node in (0, 1))
    remark = f"p50 {1000 * calm.seen_by(50):.0f} ms at {pace:.0f} actions a second, half of what goes"
    full = min(both, key=lambda each: each.seen_by(99))
    busiest = f"p50 {1000 * full.seen_by(50):.0f} ms, {full.actions / full.seconds:.0f} actions a second"
    return [
        Table(
            f"Two nodes, {tables} tables on PostgreSQL: processor for one action",
            [
                Row("the acting node, nobody at the other", plain),
                Row("the acting node, watched from the other", acting),
                Row("the other node", other),
                Row("acting, watched to unwatched", acting / plain, ACTING, unit=TIMES),
                Row("other, to unwatched on the acting one", other / plain, OTHER, unit=TIMES),
                Row("one node alone: telling nobody", _telling_nobody(), NOTHING),
            ],
        ),
        Table(
            f"Two nodes, {tables} tables: from sending an action to its being seen at the other node",
            [
                Row("p99, at half the rate", calm.seen_by(99), SEEN_SECONDS, remark),
                Row("p99, as fast as it goes", full.seen_by(99), None, busiest),
            ],
        ),
    ]


def _played(nodes: list[Running], count: int, watched: bool, pace: float = 0) -> Played:
    here, there = nodes
    found = [script(name, 2 + seed) for seed in range(SEEDS) for name in registry.names()]
    chosen = [found[number % len(found)] for number in range(count)]
    made = make_tables(here.url, [(one.game, one.seats, one.position, one.moves) for one in chosen])
    tables = [
        Laid(
            one.table,
            [Screen(here.url, one.cookie, (1, 2, 3, 4, 5, 6))] + [Screen(there.url, "", ())] * watched,
            one.moves,
        )
        for one in made
    ]
    return asyncio.run(play_shown(tables, [here.busy, there.busy], pace))


def _telling_nobody() -> float:
    bus, rounds = NoBus(), 10_000
    begun = time.process_time()
    for _ in range(rounds):
        bus.tell("table")
    return (time.process_time() - begun) / rounds
