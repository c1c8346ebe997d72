"""Every legal move of LEXIDUEL positions: of the rulebook's game, and of self-play."""

from statistics import mean

from bench.support.lexiduel_runner import read, rulebook_positions, self_play_positions, work
from bench.support.measure import answer_of_process
from bench.support.table import Row, Table

MEAN, WORST = 3e-3, 10e-3


def run(quick: bool) -> list[Table]:
    """The kernels, from the position to the array of moves; and the same as plain Python."""
    return [
        _table("the rulebook's game", rulebook_positions()[:: 8 if quick else 1], quick),
        _table("self-play", self_play_positions(10 if quick else 100), quick),
    ]


def _table(name: str, texts: list[str], quick: bool) -> Table:
    positions = read(texts)
    work(positions[:1], 1)
    found, seconds = work(positions, 2 if quick else 10)
    plain_found, plain = answer_of_process("bench.support.lexiduel_runner", texts, JOUTE_PLAIN="1")
    if plain_found != found:
        raise AssertionError(f"{plain_found} moves in plain Python, {found} compiled")
    return Table(
        f"All legal moves, {len(texts)} positions of {name}, {found / len(texts):,.0f} moves each",
        [
            Row("compiled, mean", mean(seconds), MEAN),
            Row("compiled, worst", max(seconds), WORST),
            Row("the same kernels as plain Python, mean", mean(plain)),
            Row("the same kernels as plain Python, worst", max(plain)),
        ],
    )
