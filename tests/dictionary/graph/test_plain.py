"""The kernels answer the same whether they are compiled or plain Python."""

import os
import subprocess
import sys
from functools import cache

import pytest

# Run as it stands by another process, with kernels of the other kind.
SCRIPT = """
import hashlib
from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.crossword import Crossword, Opening, Scoring
from joute.dictionary.graph.paths import LetterGrid

words = [a + b + c for a in "AEIOU" for b in "LMNR" for c in "AEST"]
graph = WordGraph.build([*words, "ANTICONSTITUTIONNELLEMENT", "LE", "ES", "AN"])
board = ["." * 9] * 4 + ["..AMERS.."] + ["." * 4 + "L" + "." * 4] + ["." * 9] * 3
crossword = Crossword(graph, 9, 9)
points = {letter: 1 + i % 9 for i, letter in enumerate("ABCDEFGHIJKLMNOPQRSTUVWXYZ")}
scoring = Scoring(points, ["121131121"] * 9, ["112111211"] * 9, 4, 50)
grid = LetterGrid(graph, 3, 4)
answers = [
    graph.dawg.tolist(),
    graph.gaddag.tolist(),
    [graph.contains(word) for word in ("LE", "LA", "ANTICONSTITUTIONNELLEMENT", "ANTI")],
    list(crossword.plays(board, "AELNS*")),
    list(crossword.plays(["." * 9] * 9, "AELNS**", 3, Opening(4, 4))),
    crossword.count(board, "AELNS**", 2),
    crossword.longest(7, board, "AELNS**"),
    crossword.best(1000, board[:4] + ["..AMeRS.."] + board[5:], "AELNS*", scoring),
    [list(grid.paths("ALESNMAR.TEO", cell, 0b111111111011)) for cell in range(12)],
]
assert all(answers)
print(hashlib.sha256(repr(answers).encode()).hexdigest())
"""


@cache
def answer(**environment: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", SCRIPT],
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=True,
    )
    return result.stdout


@pytest.mark.parametrize("switch", ["JOUTE_PLAIN", "NUMBA_DISABLE_JIT"])
def test_plain_python_equals_compiled(switch: str) -> None:
    plain = answer(**{switch: "1"})
    assert len(plain) == 65
    assert plain == answer(JOUTE_PLAIN="0", NUMBA_DISABLE_JIT="0")


def test_plain_python_does_without_numba() -> None:
    script = "import sys; " + "exec(sys.argv[1]); assert 'numba' not in sys.modules"
    subprocess.run(
        [sys.executable, "-c", script, SCRIPT],
        env=os.environ | {"JOUTE_PLAIN": "1"},
        check=True,
        capture_output=True,
    )
