"""All plays of many positions, compiled or, with `JOUTE_PLAIN=1`, as plain Python."""

import json
import sys
from collections.abc import Callable

import numpy as np

from bench.support.measure import side_by_side
from bench.support.self_play import OPENING, SIZE, Position, word_graph
from joute.dictionary.graph.crossword import Crossword
from joute.dictionary.graph.kernels.plays import PLAY
from joute.dictionary.graph.search import Search

_ROWS = 4096


def generator(positions: list[Position]) -> Callable[[], int]:
    """Find and write every play of each position, without a value for each in Python; how many there are."""
    crossword = Crossword(word_graph(), SIZE, SIZE)
    gaddag = crossword.graph.walked_gaddag
    tasks = [crossword.task(board, rack, None, OPENING) for board, rack in positions]
    rows = np.zeros((_ROWS, PLAY), np.uint8)
    search = Search(gaddag)

    def work() -> int:
        found = 0
        for task in tasks:
            search.begin(task)
            while not search.finished:
                found += search.fill(rows)
        return found

    return work


def main() -> None:
    """Answer with the number of plays and the best seconds per position."""
    positions = json.load(sys.stdin)
    work = generator(positions)
    found = work()
    print(json.dumps([found, side_by_side({"plain": work}, 2, len(positions))["plain"]]))


if __name__ == "__main__":
    main()
