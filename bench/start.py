"""The first moves a machine generates and those of every later start; all kernels of all games compiled."""

import tempfile
from pathlib import Path

from bench.support.measure import process_seconds, processor_seconds
from bench.support.table import Row, Table
from joute.dictionary.graph.folder import cache_folder
from joute.games import registry

_FIRST_MOVES = ["-m", "bench.support.first_moves"]
_ALL_KERNELS = ["-m", "joute.bots.compiling"]
_ONE_GAME = registry.names()[-1]
COMPILING = 20


def run(quick: bool) -> list[Table]:
    """From the start of Python to the last play of an opening."""
    with tempfile.TemporaryDirectory() as folder:
        cold = process_seconds(_FIRST_MOVES, 1, JOUTE_CACHE=folder)
        warm = process_seconds(_FIRST_MOVES, 1 if quick else 5, JOUTE_CACHE=folder)
        for file in Path(folder, "graphs").iterdir():
            file.unlink()
        without_graph = process_seconds(_FIRST_MOVES, 1, JOUTE_CACHE=folder)
    return [
        Table(
            "From starting Python to all the plays of an opening",
            [
                Row("warm: kernels and word graph kept", warm),
                Row("kernels kept, word graph built", without_graph),
                Row("cold: kernels compiled, word graph built", cold),
                Row("python alone", process_seconds(["-c", "pass"], 1 if quick else 5)),
            ],
        ),
        _compiled_anew(quick),
    ]


def _compiled_anew(quick: bool) -> Table:
    """Kernels alone: the word graphs are those kept on this machine, made first where they are not."""
    command = [*_ALL_KERNELS, _ONE_GAME] if quick else _ALL_KERNELS
    with tempfile.TemporaryDirectory() as folder:
        processor_seconds(command)
        if kept := cache_folder():
            Path(folder, "graphs").symlink_to(kept / "graphs")
        cold = processor_seconds(command, JOUTE_CACHE=folder)
        warm = processor_seconds(command, JOUTE_CACHE=folder)
    what = "one game" if quick else "all games"
    return Table(
        f"Kernels of {what}, processor time of all processes",
        [Row("compiled anew", cold, None if quick else COMPILING), Row("found in the cache", warm)],
    )
