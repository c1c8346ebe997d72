"""All plays of many LEXICON positions, compiled or, with `JOUTE_PLAIN=1`, as plain Python."""

import json
import random
import sys
from collections.abc import Callable

from bench.support.measure import side_by_side
from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.options import WITH_EXCLAMATIONS as WORDS
from joute.games.lexicon.engine import Search
from joute.games.lexicon.material import HAND, PACKS
from joute.letters import Stock

TABLE = 6

Position = tuple[str, list[str]]


def word_graph() -> WordGraph:
    dictionary = Dictionary.load(WORDS)
    return graph_for(dictionary.fingerprint(), dictionary.words)


def positions(number: int, maitresse: bool, seed: int = 1) -> list[Position]:
    """Ten cards, with the Maîtresse or without, and six words of three to six letters, from one pack."""
    rng = random.Random(seed)
    words = [word for word in Dictionary.load(WORDS).words() if 3 <= len(word) <= 6]
    made: list[Position] = []
    while len(made) < number:
        hand, table = _position(rng, words, maitresse)
        if len(table) == TABLE:
            made.append((hand, table))
    return made


def _position(rng: random.Random, words: list[str], maitresse: bool) -> Position:
    """A hand and words from the rest of the pack, as far as some tries find them."""
    letters = PACKS["francais"].without("*").letters
    hand = "*" * maitresse + "".join(rng.sample(letters, HAND - maitresse))
    left = Stock(letters).without(hand.replace("*", ""))
    table: list[str] = []
    for word in rng.sample(words, 2000):
        if len(table) < TABLE and not left.missing(word):
            table.append(word)
            left = left.without(word)
    return hand, table


def searches(asked: list[Position]) -> list[Search]:
    graph = word_graph()
    return [Search(graph, hand, tuple(table), 2) for hand, table in asked]


def generator(asked: list[Position]) -> Callable[[], int]:
    """Find and write every play of each position, without a value for each in Python; how many there are."""
    prepared = searches(asked)
    return lambda: sum(len(rows) for search in prepared for rows in search.rows())


def main() -> None:
    """Answer with the number of plays and the best seconds per position."""
    asked = json.load(sys.stdin)
    work = generator(asked)
    found = work()
    print(json.dumps([found, side_by_side({"plain": work}, 1, len(asked))["plain"]]))


if __name__ == "__main__":
    main()
