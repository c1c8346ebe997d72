"""All plays of many positions, compiled or, with `JOUTE_PLAIN=1`, as plain Python."""

import json
import sys
from collections.abc import Callable

import numpy as np

from bench.support.measure import side_by_side
from bench.support.self_play import OPENING, SIZE, Position, word_graph
from joute.dictionary.graph.crossword import Crossword, Scoring
from joute.dictionary.graph.kernels.rows import PLAY
from joute.dictionary.graph.search import Search

_ROWS = 4096
_LETTERS = {1: "AEILNORSTU", 2: "DGM", 3: "BCP", 4: "FHV", 8: "JQ", 10: "KWXYZ"}
_QUARTER_OF_LETTER_FACTORS = [
    "11121111",
    "11111311",
    "11111121",
    "21111112",
    "11111111",
    "13111311",
    "11211121",
    "11121111",
]
_QUARTER_OF_WORD_FACTORS = [
    "31111113",
    "12111111",
    "11211111",
    "11121111",
    "11112111",
    "11111111",
    "11111111",
    "31111112",
]


def _whole(quarter: list[str]) -> list[str]:
    """A board that is the same seen from each of its sides, from its upper left quarter."""
    half = [row + row[-2::-1] for row in quarter]
    return half + half[-2::-1]


SCORING = Scoring(
    points={letter: points for points, letters in _LETTERS.items() for letter in letters},
    letter_factors=_whole(_QUARTER_OF_LETTER_FACTORS),
    word_factors=_whole(_QUARTER_OF_WORD_FACTORS),
    whole_hand=7,
    bonus=50,
)


def generator(positions: list[Position], scoring: Scoring | None = None) -> Callable[[], int]:
    """Find, score and write every play of each position, no value for each in Python; how many there are."""
    crossword = Crossword(word_graph(), SIZE, SIZE)
    gaddag = crossword.graph.walked_gaddag
    tasks = [crossword.task(board, rack, None, OPENING) for board, rack in positions]
    rows = np.zeros((_ROWS, PLAY), np.uint8)
    search = Search(gaddag, scoring=scoring)

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
