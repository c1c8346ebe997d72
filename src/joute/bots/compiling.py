"""`python -m joute.bots.compiling [GAME…]`: the machines' kernels, compiled so that no first move waits."""

from __future__ import annotations

import hashlib
import platform
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from importlib.metadata import version
from pathlib import Path

from joute.bots.choosing import warm
from joute.dictionary import Dictionary
from joute.dictionary.graph.folder import cache_folder
from joute.dictionary.graph.jit import PLAIN
from joute.games import registry
from joute.play import Options, Settings, read_options


def compile_for(name: str) -> str:
    """Think a few turns of that game: what they needed is kept for other processes."""
    game = registry.find(name)
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    warm(game, Settings(game.least_seats, options, Dictionary.load(game.words)))
    if stamp := _stamp(name):
        stamp.parent.mkdir(parents=True, exist_ok=True)
        stamp.touch()
    return name


def is_compiled(name: str) -> bool:
    """Whether this machine has compiled that game's kernels, as they are now, or can keep none."""
    stamp = _stamp(name)
    return stamp is None or stamp.is_file()


def _stamp(name: str) -> Path | None:
    """An empty file, named after all that compiled code depends on."""
    folder = None if PLAIN else cache_folder()
    return folder / "compiled" / f"{name}-{_sources()}" if folder else None


@cache
def _sources() -> str:
    digest = hashlib.sha256(f"{version('numba')} {sys.version} {platform.machine()}".encode())
    package = Path(__file__).parents[1]
    for file in sorted({*package.rglob("kernels/*.py"), *package.glob("dictionary/graph/*.py")}):
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def main(wanted: Sequence[str]) -> None:
    names = wanted or registry.names()
    if len(names) == 1:  # without a process more, which would outlive this one if it were stopped
        print(f"[kernels 1/1] {compile_for(names[0])}", flush=True)
        return
    with ProcessPoolExecutor() as pool:
        done = as_completed([pool.submit(compile_for, name) for name in names])
        for count, each in enumerate(done, 1):
            print(f"[kernels {count}/{len(names)}] {each.result()}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
