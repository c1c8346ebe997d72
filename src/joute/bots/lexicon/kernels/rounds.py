"""A round played on to its end, everybody laying what sheds most."""

from joute.bots.lexicon.kernels.best import CARDS, Tools, heaviest, weight_of
from joute.dictionary.graph.jit import IntArray, kernel
from joute.games.lexicon.kernels.plays import MAITRESSE

MOST_WORDS = 32
"""Words on the table, the place of a new one included."""
MOST_TURNS = 60


@kernel
def move_word(hand: IntArray, word: IntArray, sign: int) -> None:
    """Take a word's cards into the hand, or lay them out of it."""
    for i in range(1, word[0] + 1):
        hand[word[i] if word[i] < MAITRESSE else 0] += sign


@kernel
def best_of_turn(
    dawg: IntArray,
    ahead: IntArray,
    hand: IntArray,
    table: IntArray,
    words: int,
    least: int,
    weights: IntArray,
    tools: Tools,
) -> int:
    """What the play that sheds most sheds, 0 if nothing can be laid; the tools tell which one it is."""
    most, total = 0, weight_of(hand, weights)
    for number in range(words, -1, -1):
        if number == MOST_WORDS - 1 or most == total:
            continue
        shortest = least if number == words else 1
        shed = heaviest(dawg, ahead, table[number], shortest, hand, weights, most, tools)
        if shed > most:
            most = shed
            tools.which[0] = number
            for i in range(tools.best[0] + 1):
                tools.chosen[i] = tools.best[i]
    return most


@kernel
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
    dawg: IntArray,
    ahead: IntArray,
    hands: IntArray,
    table: IntArray,
    words: int,
    stock: IntArray,
    seat: int,
    least: int,
    weights: IntArray,
    tools: Tools,
) -> None:
    """Change hands and table until somebody is out, the stock ends, or the search is stopped."""
    seats, drawn = len(hands), 0
    for _ in range(MOST_TURNS):
        hand = hands[seat]
        shed = best_of_turn(dawg, ahead, hand, table, words, least, weights, tools)
        if tools.stop[0] != 0:
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
