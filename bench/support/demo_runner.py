"""Plays of a DÉMO hand, in this process or, with `JOUTE_PLAIN=1`, in one of its own as plain Python."""

import json
import sys
import time
from functools import lru_cache

from joute.dictionary import Dictionary
from joute.dictionary.graph import graph_for
from joute.dictionary.graph.crossword import Crossword, Opening
from joute.games.demo import DEMO
from joute.games.demo.material import MIDDLE, SHAPE

OPENING = Opening(SHAPE.row(MIDDLE), SHAPE.column(MIDDLE))
LONGEST = 10


@lru_cache
def mat() -> Crossword:
    dictionary = Dictionary.load(DEMO.words)
    return Crossword(graph_for(dictionary.fingerprint(), dictionary.words), SHAPE.rows, SHAPE.columns)


def stream(board: list[str], hand: str, most: int) -> tuple[int, float]:
    """Write plays out in chunks until there are so many, or no more: how many, and in how many seconds."""
    start, found = time.perf_counter(), 0
    for rows in mat().chunks(board, hand, None, OPENING):
        found += len(rows)
        if found >= most:
            break
    return found, time.perf_counter() - start


def longest(board: list[str], hand: str) -> tuple[int, float]:
    """The squares laid by the plays that lay most, and the seconds it took."""
    start = time.perf_counter()
    plays = mat().longest(LONGEST, board, hand, None, OPENING)
    return sum(len(play.laid) for play in plays), time.perf_counter() - start


def main() -> None:
    """Answer the stream of the first plays, and the longest ones."""
    board, hand, most = json.load(sys.stdin)
    stream(board, hand, 1)  # the word graph is read once
    longest(board, hand[:3])
    print(json.dumps([stream(board, hand, most), longest(board, hand)]))


if __name__ == "__main__":
    main()
