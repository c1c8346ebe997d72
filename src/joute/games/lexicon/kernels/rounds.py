"""A round played on to its end, everybody laying what sheds most: machines try their turns with it.

It stands beside the walk, not with the machines, because compiled code is renewed by folder.
"""

from typing import NamedTuple

from joute.dictionary.graph.jit import IntArray, inner, kernel
from joute.games.lexicon.kernels.walk import CARDS, MAITRESSE, Buffers, Graph, walk, weight_of

MOST_WORDS = 32
"""Words on the table, the place of a new one included."""
MOST_TURNS = 60


class Tools(NamedTuple):
    """What the search for a turn works with, and the play it settles on."""

    buffers: Buffers
    """With one row."""
    chosen: IntArray
    """The row of the word,"""
    which: IntArray
    """and in one number the table word it alters."""


@inner
def move_word(hand: IntArray, word: IntArray, sign: int) -> None:
    """Take a word's cards into the hand, or lay them out of it."""
    for i in range(1, word[0] + 1):
        hand[word[i] if word[i] < MAITRESSE else 0] += sign


@kernel
def best_of_turn(
    graph: Graph, tools: Tools, hand: IntArray, weights: IntArray, table: IntArray, words: int, least: int
) -> int:
    """What the word or insertion that sheds most sheds, 0 if nothing can be laid; the tools tell which."""
    most, total = 0, weight_of(hand, weights)
    best = tools.buffers.rows[0]
    for number in range(words, -1, -1):
        if number == MOST_WORDS - 1 or most == total:
            continue
        shortest = least if number == words else 1
        found, shed = walk(graph, tools.buffers, hand, weights, table[number], shortest, False, True, most)
        if found > 0:
            most = shed
            tools.which[0] = number
            for i in range(best[0] + 1):
                tools.chosen[i] = best[i]
    return most


@inner
def throw(hand: IntArray, weights: IntArray, taken: int) -> None:
    """Throw the heaviest card and take another."""
    thrown = 0
    for card in range(CARDS):
        if hand[card] > 0 and (hand[thrown] == 0 or weights[card] > weights[thrown]):
            thrown = card
    hand[thrown] -= 1
    hand[taken] += 1


@kernel
def play_round(
    graph: Graph,
    tools: Tools,
    hands: IntArray,
    weights: IntArray,
    table: IntArray,
    words: int,
    least: int,
    stock: IntArray,
    seat: int,
) -> None:
    """Change hands and table until somebody is out, the stock ends, or the search is stopped."""
    seats, drawn = len(hands), 0
    for _ in range(MOST_TURNS):
        hand = hands[seat]
        shed = best_of_turn(graph, tools, hand, weights, table, words, least)
        if tools.buffers.stop[0] != 0:
            return
        if shed > 0:
            which = tools.which[0]
            move_word(hand, table[which], 1)
            move_word(hand, tools.chosen, -1)
            for i in range(tools.chosen[0] + 1):
                table[which, i] = tools.chosen[i]
            if which == words:
                words += 1
                table[words, 0] = 0
            if weight_of(hand, weights) == 0:
                return
        else:
            if drawn == len(stock):
                return
            throw(hand, weights, stock[drawn])
            drawn += 1
        seat = (seat + 1) % seats
