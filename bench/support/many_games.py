"""`python -m bench.support.many_games GAME… [--games N] [--time MS]`: no illegal move, no failure."""

import argparse
import logging
import sys
import time
from collections.abc import Sequence

from joute.bots.trials import Trial, trial
from joute.dictionary import Dictionary
from joute.games import registry

BUDGET_MS = 3
_TOLD_OF = 100
"""After how many games a line is printed."""


class Failures(logging.Handler):
    """Counts what the bots say went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.messages: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.messages.append(self.format(record))


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Games with seats, options and levels drawn by lot.")
    parser.add_argument("game", nargs="*", help=f"any of: {', '.join(registry.names())}")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--time", type=int, default=BUDGET_MS, metavar="MS", help="a move")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--common", type=int, default=0, metavar="BAND", help="only words that common (0-9)")
    wishes = parser.parse_args(arguments)
    failures = Failures()
    logging.getLogger("joute.bots").addHandler(failures)
    wrong = 0
    for name in wishes.game or registry.names():
        game = registry.find(name)
        words = Dictionary.load(game.words)
        if wishes.common:
            words = Dictionary.of(word for word in words.words() if words.frequency(word) >= wishes.common)
        seeds = range(wishes.seed, wishes.seed + wishes.games)
        for start in range(0, len(seeds), _TOLD_OF):
            began = time.perf_counter()
            played = [trial(game, seed, wishes.time, words) for seed in seeds[start : start + _TOLD_OF]]
            wrong += _report(name, played, failures.messages, time.perf_counter() - began)
            failures.messages.clear()
    return 1 if wrong else 0


def _report(name: str, played: list[Trial], failed: list[str], seconds: float) -> int:
    refused = [each for each in played if each.refused]
    endless = [each for each in played if not each.ended]
    moves = sum(each.plies for each in played)
    print(
        f"{name}: {len(played)} games, {moves} moves, {len(refused)} refused, {len(failed)} failures,"
        f" {len(endless)} without end ({seconds:.0f} s)",
        flush=True,
    )
    for line in [*(f"{each.setting}: {each.refused}" for each in refused + endless), *failed]:
        print(f"  {line}")
    return len(refused) + len(failed) + len(endless)


if __name__ == "__main__":
    sys.exit(main())
