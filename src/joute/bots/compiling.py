"""`python -m joute.bots.compiling [GAME…]`: the machines' kernels, compiled so that no first move waits."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from joute.bots.choosing import warm
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import Options, Settings, read_options


def compile_for(name: str) -> str:
    """Think a few turns of that game: what they needed is kept for other processes."""
    game = registry.find(name)
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    warm(game, Settings(game.least_seats, options, Dictionary.load(game.words)))
    return name


def main(wanted: Sequence[str]) -> None:
    names = wanted or registry.names()
    with ProcessPoolExecutor() as pool:
        done = as_completed([pool.submit(compile_for, name) for name in names])
        for count, each in enumerate(done, 1):
            print(f"[kernels {count}/{len(names)}] {each.result()}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
