"""All plays of many LEXICON positions, compiled or, with `JOUTE_PLAIN=1`, as plain Python."""

import json
import random
import sys
from collections.abc import Callable

from bench.support.measure import side_by_side
from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.options import LEXICON as WORDS
from joute.games.lexicon.material import HAND, PACKS
from joute.games.lexicon.search import Search
from joute.letters import Stock

TABLE = 6

Position = tuple[str, list[str]]


def word_graph() -> WordGraph:
    dictionary = Dictionary.load(WORDS)
    return graph_for(dictionary.fingerprint(), dictionary.words)


def positions(number: int, maitresse: bool, seed: int = 1) -> list[Position]:
    """Ten cards, with the Maîtresse or without, and six words of three to seven letters, from one pack."""
    rng = random.Random(seed)
    words = [word for word in Dictionary.load(WORDS).words() if 3 <= len(word) <= 7]
    return [_position(rng, words, maitresse) for _ in range(number)]


def _position(rng: random.Random, words: list[str], maitresse: bool) -> Position:
    letters = PACKS["francais"].without("*").letters
    hand = "*" * maitresse + "".join(rng.sample(letters, HAND - maitresse))
    left = Stock(letters).without(hand.replace("*", ""))
    table: list[str] = []
    while len(table) < TABLE:
        word = rng.choice(words)
        if not left.missing(word):
            table.append(word)
            left = left.without(word)
    return hand, table


def searches(asked: list[Position]) -> list[Search]:
    graph = word_graph()
    return [Search(graph, hand, tuple(table), 2) for hand, table in asked]


def counter(asked: list[Position]) -> Callable[[], int]:
    """Find every play of each position; how many there are."""
    prepared = searches(asked)
    return lambda: sum(search.count() for search in prepared)


def main() -> None:
    """Answer with the number of plays and the best seconds per position."""
    asked = json.load(sys.stdin)
    work = counter(asked)
    found = work()
    print(json.dumps([found, side_by_side({"plain": work}, 1, len(asked))["plain"]]))


if __name__ == "__main__":
    main()
