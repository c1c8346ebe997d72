"""Maître against Maître as it was: `python -m bench.support.earlier lexiduel --commit e03e698c --games 200`.

The bot's folder of that commit is put beside today's under another name and plays in the same process, so
that both are timed by the processor; it must still fit the game's engine. Every deal is played twice, with
the seats changed. Every game is kept as a line in build/bench/earlier.jsonl: the same command goes on where
it was stopped, `--games 0` only tells.
"""

from __future__ import annotations

import argparse
import io
import subprocess
import tarfile
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from time import thread_time

from bench.support.kept import FOLDER, Allowance, Kept
from bench.support.newcomer import told
from joute import bots
from joute.bots import choose, warm
from joute.bots.levels import LEVELS
from joute.bots.matches import play_pair
from joute.bots.thinking_clock import timed_by_processor
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Game, Move, Options, Settings, View, read_options


@contextmanager
def as_it_was(name: str, commit: str) -> Iterator[Game]:
    """The game under another name, by which the bot of that commit is found."""
    game, other = registry.find(name), f"{name}_as_it_was"
    inside = f"src/joute/bots/{name}"
    packed = subprocess.run(["git", "archive", commit, inside], capture_output=True, check=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
            archive.extractall(folder, filter="data")
        copy = (Path(folder) / inside).rename(Path(folder) / other)
        for file in copy.rglob("*.py"):
            text = file.read_text("utf-8").replace(f"joute.bots.{name}", f"joute.bots.{other}")
            file.write_text(text, "utf-8")
        bots.__path__.append(folder)
        try:
            yield type("AsItWas", (type(game),), {"name": other})()
        finally:
            bots.__path__.remove(folder)


class Timed:
    """Maître, with the processor time of its longest thinking."""

    def __init__(self, game: Game, settings: Settings, budget_ms: int) -> None:
        self.longest_ms = 0.0
        self._asked = game, settings, budget_ms
        warm(game, settings)

    def __call__(self, view: View, seed: int) -> Move:
        game, settings, budget_ms = self._asked
        began = thread_time()
        move = choose(game, view, settings, len(LEVELS), budget_ms, seed)
        self.longest_ms = max(self.longest_ms, 1000 * (thread_time() - began))
        return move


@timed_by_processor()
def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game")
    parser.add_argument("--commit", required=True)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--time", type=int, default=200)
    parser.add_argument("--seed", type=int, default=70_000)
    parser.add_argument("--most-seconds", type=float, default=inf, help="of processor time")
    given = parser.parse_args()
    game = registry.find(given.game)
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    settings = Settings(2, options, Dictionary.load(game.words))
    own = {"game": given.game, "commit": given.commit, "time": given.time}
    kept = Kept(FOLDER / "earlier.jsonl", (*own, "seed"))
    done, allowance = kept.done(), Allowance(given.most_seconds)
    with as_it_was(given.game, given.commit) as earlier:
        for seed in range(given.seed, given.seed + given.games // 2):
            if (*own.values(), seed) in done or allowance.is_spent():
                continue
            new, old = (Timed(each, settings, given.time) for each in (game, earlier))
            for each in play_pair(game, settings, (new, old), seed):
                line = {"seat": each.seat, "points": each.points, "refused": len(each.refused)}
                longest = {"longest": [round(new.longest_ms), round(old.longest_ms)]}
                kept.add(own | {"seed": seed} | line | longest)
    lines = [each for each in kept.lines() if {key: each[key] for key in own} == own]
    print(f"{given.game}: Maître against itself at {given.commit}, {told(lines)}")


if __name__ == "__main__":
    main()
