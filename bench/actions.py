"""What an action costs the server: shown to two seats, game by game; late in a game; with many tables."""

from __future__ import annotations

import asyncio
import tempfile
from pathlib import Path
from statistics import mean

from tests.server.players import script

from bench.support.late_actions import early_and_late
from bench.support.running_server import Running, running
from bench.support.screens import Laid, lay_for_each_seat, play_shown
from bench.support.server_load import make_tables, play
from bench.support.table import TIMES, Row, Table
from joute.games import registry

MOST_SECONDS = 250e-6
FLAT = 1.15
"""How much more an action may cost late in a game, or with ten times as many tables."""
TABLES, FEW, MANY = 30, 200, 2_000
SEEDS = 10
FIRST_MOVES = 5
"""Of each table where there are many."""


def run(quick: bool) -> list[Table]:
    with (
        tempfile.TemporaryDirectory() as name,
        running(f"sqlite:///{Path(name) / 'actions.sqlite'}") as server,
    ):
        by_game = _by_game(server, 3 if quick else TABLES, 1 if quick else 2)
        many = _many(server, 10, 20, 1) if quick else _many(server, FEW, MANY, SEEDS)
    return [by_game, _late(1 if quick else 6), many]


def _by_game(server: Running, tables: int, rounds: int) -> Table:
    """The least of some rounds, after one that is not counted."""
    least: dict[str, Row] = {}
    for number in range(rounds + 1):
        for name in registry.names():
            made = [_laid(server.url, name, seed) for seed in range(tables)]
            found = asyncio.run(play_shown(made, [server.busy]))
            remark = f"{found.actions} actions, {found.received / found.actions / 2:,.0f} characters a seat"
            if number and (name not in least or found.each() < least[name].value):
                least[name] = Row(name, found.each(), remark=remark)
    average = Row("the mean of these", mean(row.value for row in least.values()), MOST_SECONDS)
    title = "Server processor for one action: judged, on disk (SQLite), shown to two seats"
    return Table(title, [*least.values(), average])


def _laid(url: str, game: str, seed: int) -> Laid:
    played = script(game, 2 + seed % SEEDS)
    return lay_for_each_seat(url, game, played.seats, played.position, played.moves)


def _late(games: int) -> Table:
    early, late = early_and_late(games)
    return Table(
        "An action early and late in long games, in one process, shown to two seats, nothing stored",
        [
            Row("about ply 10", early.seconds, remark=f"{early.characters:,.0f} characters a seat"),
            Row("about ply 150", late.seconds, remark=f"{late.characters:,.0f} characters a seat"),
            Row("processor, late to early", late.seconds / early.seconds, FLAT, unit=TIMES),
            Row("characters, late to early", late.characters / early.characters, FLAT, unit=TIMES),
        ],
    )


def _many(server: Running, few: int, many: int, seeds: int) -> Table:
    """The same first moves at few tables and at many; what the few cost is taken before and after."""

    def cost(count: int) -> float:
        found = [script(name, 2 + seed) for seed in range(seeds) for name in registry.names()]
        chosen = [found[number % len(found)] for number in range(count)]
        wanted = [(one.game, one.seats, one.position, one.moves[:FIRST_MOVES]) for one in chosen]
        load = asyncio.run(play(server.url, make_tables(server.url, wanted), server.busy))
        return load.server / len(load.latencies)

    cost(few)
    before, full, after = cost(few), cost(many), cost(few)
    least = min(before, after)
    return Table(
        f"Server processor for one action, {few} tables and {many:,}",
        [
            Row(f"{few} active tables", least),
            Row(f"{many:,} active tables", full),
            Row("ratio", full / least, FLAT, unit=TIMES),
        ],
    )
