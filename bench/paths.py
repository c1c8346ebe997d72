"""Every word through one cell of an 8×6 grid with 32 letters."""

from bench.support.measure import answer_of_process, side_by_side
from bench.support.paths_runner import COLS, ROWS, SHORTEST, generator, grids
from bench.support.self_play import word_graph
from bench.support.table import Row, Table
from joute.dictionary.graph.paths import LetterGrid


def run(quick: bool) -> list[Table]:
    """The compiled kernel, called from a compiled loop as games do; from Python; and as plain Python."""
    boards = grids(100 if quick else 1000)
    grid = LetterGrid(word_graph(), ROWS, COLS)
    texts = [("".join(chr(64 + n) if n else "." for n in letters[:48]), pivot) for letters, pivot in boards]
    work = generator(boards)
    found = work()
    rounds = 3 if quick else 30
    best = side_by_side(
        {
            "kernel": work,
            "values": lambda: [list(grid.paths(text, pivot, None, SHORTEST)) for text, pivot in texts],
        },
        rounds,
        len(boards),
    )
    plain_found, plain = answer_of_process("bench.support.paths_runner", boards, JOUTE_PLAIN="1")
    if plain_found != found:
        raise AssertionError(f"{plain_found} paths in plain Python, {found} compiled")
    return [
        Table(
            f"All words through a cell, {len(boards)} grids, {found / len(boards):.0f} paths each",
            [
                Row("compiled", best["kernel"], 3e-6),
                Row("compiled, and a value for each path", best["values"]),
                Row("the same kernel as plain Python", plain),
            ],
        )
    ]
