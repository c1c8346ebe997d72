"""The first moves a machine generates, and those of every later start."""

import tempfile
from pathlib import Path

from bench.support.measure import process_seconds
from bench.support.table import Row, Table

_FIRST_MOVES = ["-m", "bench.support.first_moves"]


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
        )
    ]
