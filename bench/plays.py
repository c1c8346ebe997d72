"""Every play of a 7-letter rack on a 15×15 board, on positions of self-play."""

from bench.support.measure import answer_of_process, side_by_side
from bench.support.plays_runner import generator
from bench.support.self_play import OPENING, SIZE, self_play, word_graph
from bench.support.table import Row, Table
from joute.dictionary.graph.crossword import Crossword


def run(quick: bool) -> list[Table]:
    """The compiled kernel on all positions; beside it plain Python, on some of them."""
    positions = self_play(60 if quick else 1000)
    some = positions[:: 20 if quick else 10]
    crossword = Crossword(word_graph(), SIZE, SIZE)
    all_of_them, of_some = generator(positions), generator(some)
    plays, plays_of_some = all_of_them(), of_some()
    rounds = 2 if quick else 15
    best = side_by_side({"plays": all_of_them}, rounds, len(positions)) | side_by_side(
        {
            "some": of_some,
            "values": lambda: [list(crossword.plays(board, rack, None, OPENING)) for board, rack in some],
        },
        rounds,
        len(some),
    )
    plain_plays, plain = answer_of_process("bench.support.plays_runner", some, JOUTE_PLAIN="1")
    if plain_plays != plays_of_some:
        raise AssertionError(f"{plain_plays} plays in plain Python, {plays_of_some} compiled")
    every = f"{plays / len(positions):.0f} plays a position"
    return [
        Table(f"All plays, {len(positions)} positions", [Row("compiled", best["plays"], 65e-6, every)]),
        Table(
            f"All plays, {len(some)} of these positions, {plays_of_some / len(some):.0f} plays each",
            [
                Row("compiled", best["some"]),
                Row("compiled, and a value for each play", best["values"]),
                Row("the same kernel as plain Python", plain),
            ],
        ),
    ]
