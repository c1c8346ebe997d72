"""Every legal move of DAMES positions of self-play: each path, each doublé, each place of a joker."""

from statistics import mean

from bench.support.dames_runner import self_play_positions, work
from bench.support.measure import answer_of_process
from bench.support.table import Row, Table

MEAN, WORST = 2e-3, 31e-3
LOOKED_AT = 20
"""As many as are shown to somebody who asks what may be played."""
_PLAIN_EVERY = 10


def run(quick: bool) -> list[Table]:
    """The moves as values, counted, a few looked at; on every tenth position the kernels as plain Python."""
    texts = self_play_positions(20 if quick else 300)
    few = texts[::_PLAIN_EVERY]
    work(texts[:1], 1, None)
    rounds = 2 if quick else 5
    found, seconds = work(texts, rounds, None)
    counted, counting = work(texts, rounds, 0)
    _, looking = work(texts, rounds, LOOKED_AT)
    if counted != found:
        raise AssertionError(f"{counted} moves counted, {found} listed")
    plain_found, plain = answer_of_process("bench.support.dames_runner", few, JOUTE_PLAIN="1")
    few_found, compiled = work(few, rounds, 0)
    if plain_found != few_found:
        raise AssertionError(f"{plain_found} moves in plain Python, {few_found} compiled")
    return [
        Table(
            f"All legal moves, {len(texts)} positions of self-play, {found / len(texts):,.0f} moves each",
            [
                Row("a value for each, mean", mean(seconds), MEAN),
                Row("a value for each, worst", max(seconds), WORST),
                Row("counted, mean", mean(counting), MEAN),
                Row("counted, worst", max(counting)),
                Row(f"found, and the first {LOOKED_AT} looked at, mean", mean(looking), MEAN),
            ],
        ),
        Table(
            f"The same moves counted, {len(few)} of the positions",
            [
                Row("compiled, mean", mean(compiled)),
                Row("the same kernels as plain Python, mean", mean(plain)),
            ],
        ),
    ]
