"""Looking ahead by the amusing rule finds what a plain search of every line finds."""

import random

import pytest

from joute.bots.amusante.search import Lookahead, Table
from joute.bots.amusante.words import following
from joute.bots.budget import Deadline
from joute.dictionary import Dictionary

pytestmark = pytest.mark.slow

LONG_MS = 600_000
WORDS = ("AB", "ABA", "ABBA", "BAC", "BACA", "CA", "CAB", "CABA", "CCA", "DA", "DAB", "AD", "BADA", "DC")
"""AB and CA are words that others carry on, DA one that a single other does, AD and DC that none does."""


def plain(dictionary: Dictionary, table: Table, seat: int, depth: int, gone: int = 0) -> float:
    """The same by the rules alone: no order of moves, nothing left out."""
    hands = table.hands
    own, others = len(hands[seat]), [len(hand) for number, hand in enumerate(hands) if number != seat]
    last = (table.mover - 1) % len(hands)
    if not hands[last] or not table.rows_left:
        fewest = min(others)
        won = 1000 - 0.5 * gone
        return (won if own < fewest else -won if own > fewest else 0) + sum(others) / len(others) - own
    hand = hands[table.mover]
    letters = [
        letter
        for letter in ([] if table.complete else following(dictionary, table.row.upper()))
        if any(word.startswith(table.row.upper() + letter) and word != table.said for word in WORDS)
    ]
    squares = [letter for letter in letters if letter in hand]
    if "*" in hand:
        squares += [letter.lower() for letter in letters if letter not in hand]
    after = [table.take()] if table.row and not (squares and table.constrained) else []
    for square in squares:
        start = table.row.upper() + square.upper()
        words = [word for word in WORDS if word.startswith(start) and word != table.said]
        after += [table.lay(square, word) for word in words]
    if not depth or not after:
        sizes = [float(len(each)) for each in hands]
        sizes[table.mover] += len(table.row) * (0.3 if squares else 1.0)
        own_size = sizes.pop(seat)
        return sum(sizes) / len(sizes) - own_size
    found = [plain(dictionary, each, seat, depth - 1, gone + 1) for each in after]
    return max(found) if table.mover == seat else min(found)


def test_every_line_is_weighed_as_by_a_plain_search() -> None:
    dictionary = Dictionary.of(WORDS)
    rng = random.Random(5)
    for _ in range(300):
        seats = rng.choice([2, 2, 3])
        hands = tuple("".join(rng.choices("AAABBCD*", k=rng.randint(1, 4))) for _ in range(seats))
        row = rng.choice(["", "", "A", "CA", "Ab", "BA"])
        said = rng.choice(["", "AB", "AD"]) if row == "A" else ""
        stops, constrained = rng.random() < 0.7, rng.random() < 0.3
        complete = stops and row == "CA" and rng.random() < 0.3
        mover, rows_left = rng.randrange(seats), rng.randint(1, 4)
        table = Table(row, hands, mover, rows_left, said, stops, constrained, complete)
        depth = rng.randint(0, 5)
        lookahead = Lookahead(dictionary, 0, 10_000_000, Deadline(LONG_MS))
        found = lookahead.worth(table, depth)
        assert found is not None
        assert abs(found - plain(dictionary, table, 0, depth)) < 1e-6, (table, depth)


def test_work_that_is_used_up_ends_the_search() -> None:
    dictionary = Dictionary.of(WORDS)
    table = Table("A", ("ABBA", "CABD"), 0, 9)
    assert Lookahead(dictionary, 0, 5, Deadline(LONG_MS)).worth(table, 6) is None
    assert Lookahead(dictionary, 0, 5_000, Deadline(LONG_MS)).worth(table, 6) is not None
