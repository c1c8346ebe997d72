"""Every play of a 7-letter rack on a 15×15 board, on positions of self-play."""

from bench.support.measure import answer_of_process, side_by_side
from bench.support.plays_runner import SCORING, generator
from bench.support.self_play import OPENING, SIZE, Position, self_play, word_graph
from bench.support.table import Row, Table
from joute.dictionary.graph.crossword import Crossword

TARGET = 47e-6
"""With the scores of the plays."""
_BLOCK = 20


def run(quick: bool) -> list[Table]:
    """The compiled kernel on all positions; beside it plain Python, on some of them."""
    positions = self_play(60 if quick else 1000)
    rounds = 2 if quick else 15
    return [_all_of_them(positions, rounds), _some_of_them(positions[:: 20 if quick else 10], rounds)]


def _all_of_them(positions: list[Position], rounds: int) -> Table:
    """Taken in blocks, the best round of each, so that what disturbs one of them spoils no other."""
    kinds = {"with scores": SCORING, "without": None}
    blocks = {
        f"{kind}, block {i}": generator(positions[i : i + _BLOCK], scoring)
        for i in range(0, len(positions), _BLOCK)
        for kind, scoring in kinds.items()
    }
    plays = sum(block() for block in blocks.values()) / len(kinds)
    best = side_by_side(blocks, rounds)
    seconds = {
        kind: sum(best[block] for block in blocks if block.startswith(kind)) / len(positions)
        for kind in kinds
    }
    rows = [
        Row(
            "compiled, with scores",
            seconds["with scores"],
            TARGET,
            f"{plays / len(positions):.0f} plays a position",
        ),
        Row("compiled, without", seconds["without"]),
    ]
    return Table(f"All plays, {len(positions)} positions", rows)


def _some_of_them(positions: list[Position], rounds: int) -> Table:
    crossword = Crossword(word_graph(), SIZE, SIZE)
    work = generator(positions)
    plays = work()
    best = side_by_side(
        {
            "rows": work,
            "values": lambda: [
                list(crossword.plays(board, rack, None, OPENING)) for board, rack in positions
            ],
        },
        rounds,
        len(positions),
    )
    plain_plays, plain = answer_of_process("bench.support.plays_runner", positions, JOUTE_PLAIN="1")
    if plain_plays != plays:
        raise AssertionError(f"{plain_plays} plays in plain Python, {plays} compiled")
    return Table(
        f"All plays, {len(positions)} of these positions, {plays / len(positions):.0f} plays each",
        [
            Row("compiled", best["rows"]),
            Row("compiled, and a value for each play", best["values"]),
            Row("the same kernel as plain Python", plain),
        ],
    )
