"""How long Maître takes with 200 ms to think, two tables thinking at once as on a server."""

import random
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from time import perf_counter

from bench.support.table import Row, Table
from joute.bots import choose, warm
from joute.bots.matches import shuffler
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Game, Options, Settings, read_options
from joute.server.process import calm_collector

BUDGET_MS = 200
TARGET = 0.25
"""The budget and 50 ms more, at the 99th percentile."""
TABLES = 2


def run(quick: bool) -> list[Table]:
    """Replies in whole games, whose other moves are drawn by lot; times on the clock."""
    calm_collector()
    return [_table(registry.find(name), 8 if quick else 100) for name in registry.names()]


def _table(game: Game, replies: int) -> Table:
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    settings = Settings(2, options, Dictionary.load(game.words))
    warm(game, settings)
    with ThreadPoolExecutor(TABLES) as pool:
        shares = list(pool.map(lambda seed: _replies(game, settings, seed, replies // TABLES), range(TABLES)))
    seconds = sorted(second for share in shares for second in share)
    rows = [Row("median", seconds[len(seconds) // 2]), Row("99th percentile", _late(seconds), TARGET)]
    return Table(f"{game.title}, {len(seconds)} replies of Maître, {TABLES} tables", rows)


def _late(seconds: list[float]) -> float:
    return seconds[min(len(seconds) - 1, int(0.99 * len(seconds)))]


def _replies(game: Game, settings: Settings, seed: int, count: int) -> list[float]:
    rng = random.Random(seed)
    position = game.start(settings)
    seconds: list[float] = []
    while len(seconds) < count:
        to_act = position.to_act()
        if not to_act:
            position = game.start(settings)
        elif CHANCE in to_act:
            position = position.play(CHANCE, position.chance(shuffler(rng)))
        else:
            seat = to_act[0]
            began = perf_counter()
            move = choose(game, position.view(seat), settings, 6, BUDGET_MS, len(seconds))
            seconds.append(perf_counter() - began)
            listed = list(islice(position.moves(seat), 200))
            position = position.play(seat, rng.choice(listed) if listed else move)
    return seconds
