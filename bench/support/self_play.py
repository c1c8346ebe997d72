"""Positions of two players on a 15×15 board with 7-letter racks, who lay one of their longest plays."""

import random
from collections.abc import Iterator
from functools import lru_cache

from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.crossword import Crossword, Opening, Play
from joute.letters import JOKER, Stock

SIZE = 15
RACK = 7
OPENING = Opening(SIZE // 2, SIZE // 2, down=False)
_BAG = Stock.from_counts("A9 B2 C2 D3 E15 F2 G2 H2 I8 J1 K1 L5 M3 N6 O6 P2 Q1 R6 S6 T6 U6 V2 W1 X1 Y1 Z1 *2")

Position = tuple[list[str], str]


@lru_cache
def word_graph() -> WordGraph:
    """The graph of the whole dictionary."""
    dictionary = Dictionary.load()
    return graph_for(dictionary.fingerprint(), dictionary.words)


def self_play(number: int, seed: int = 1) -> list[Position]:
    """So many boards with the rack of the player to move, from as many games as it takes."""
    rng = random.Random(seed)
    crossword = Crossword(word_graph(), SIZE, SIZE)
    positions: list[Position] = []
    while len(positions) < number:
        positions += _game(crossword, rng)
    return positions[:number]


def _game(crossword: Crossword, rng: random.Random) -> Iterator[Position]:
    bag = list(_BAG)
    rng.shuffle(bag)
    board = ["." * SIZE] * SIZE
    racks = [[bag.pop() for _ in range(RACK)] for _ in range(2)]
    passes = turn = 0
    while passes < 2 and all(racks):
        rack = racks[turn % 2]
        yield board, "".join(rack)
        longest = crossword.longest(3, board, rack, None, OPENING)
        passes = 0 if longest else passes + 1
        if longest:
            play = rng.choice(longest)
            board = _laid(board, play)
            for i in play.laid:
                rack.remove(JOKER if play.word[i].islower() else play.word[i])
            rack += [bag.pop() for _ in range(min(len(bag), RACK - len(rack)))]
        turn += 1


def _laid(board: list[str], play: Play) -> list[str]:
    squares = [list(row) for row in board]
    for i in play.laid:
        row, col = (play.row + i, play.col) if play.down else (play.row, play.col + i)
        squares[row][col] = play.word[i].upper()
    return ["".join(row) for row in squares]
