"""The generator against the judge: nothing illegal, nothing missing, in a fixed order."""

from itertools import combinations, islice

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from tests.games.demo.table import dealt, mat, play, position, start

from joute.games.demo.generate import longest_plays
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.letters import Stock
from joute.letters.squares import SQUARES
from joute.play import PASS, Effects
from joute.play.grid import EMPTY, Direction

pytestmark = pytest.mark.slow

WORDS = {
    "few": "OR OS SOT TE ET ES SE RE ROT TOR",
    "long": "AS SA ASE ASES ESSE ES SE SAS",
}


def brute_force(at: DemoPosition, words: list[str]) -> set[str]:
    """Every play near the letters on the mat that the judge allows, jokers in every place."""
    filled = [square for square, cell in enumerate(at.state.grid.cells) if cell != EMPTY] or [312]
    rows, columns = [SHAPE.row(square) for square in filled], [SHAPE.column(square) for square in filled]
    near = [
        row * SHAPE.columns + column
        for row in range(min(rows) - 4, max(rows) + 2)
        for column in range(min(columns) - 4, max(columns) + 2)
    ]
    jokers = at.state.hands[at.state.turn - 1].count("*")
    legal = set()
    for word in {spelt for plain in words for spelt in with_jokers(plain, jokers)}:
        for square in near:
            for direction in Direction:
                judged = at.judge(at.state.turn, Play(square, direction, word))
                if isinstance(judged, Effects):
                    legal.add(judged.move.text())
    return legal


def with_jokers(word: str, most: int) -> list[str]:
    return [
        "".join(letter.lower() if place in jokers else letter for place, letter in enumerate(word))
        for count in range(most + 1)
        for jokers in combinations(range(len(word)), count)
    ]


def generated(at: DemoPosition) -> list[str]:
    return [move.text() for move in at.moves(at.state.turn) if isinstance(move, Play)]


@examples(max_examples=25, deadline=None)
@given(
    name=st.sampled_from(sorted(WORDS)),
    hands=st.tuples(*[st.text("OSTERA", min_size=5, max_size=5)] * 2),
    jokers=st.integers(0, 1),
    most=st.sampled_from(["none", "2"]),
    choices=st.lists(st.integers(0, 99), max_size=4),
)
def test_every_play_the_judge_allows_is_generated_and_no_other(
    name: str, hands: tuple[str, str], jokers: int, most: str, choices: list[int]
) -> None:
    if any(("".join(hands)).count(letter) > 5 for letter in "OSTRA"):
        return
    at = dealt(hands[0][jokers:] + "*" * jokers, hands[1], most=most, only=WORDS[name])
    for choice in choices:
        moves = generated(at)
        if at.outcome() or not moves:
            break
        at = play(at, f"{at.state.turn} {moves[choice % len(moves)]}")
    if at.outcome():
        return
    moves = generated(at)
    assert len(moves) == len(set(moves))
    assert set(moves) == brute_force(at, WORDS[name].split())


POSITIONS = {
    "opening": ("- 1 SOURIAT/X", {}),
    "opening with a joker": ("- 1 SOUR*/X", {}),
    "opening, limited": ("- 1 SOURIAT/X", {"most": "3"}),
    "one word": (f"{mat('M13h MAISON')} 1 EURST/X", {}),
    "crossed": (f"{mat('M13h MAISON', 'O12v AIE', 'R13v NEF')} 1 TLE*/X", {}),
    "contest": (f"{mat('M13h MAISON')} 1 EURST/X", {"arbitration": "contest"}),
}
COUNTS = {
    "opening": 1825,
    "opening with a joker": 1701,
    "opening, limited": 329,
    "one word": 421,
    "crossed": 664,
    "contest": 421,
}


@pytest.mark.parametrize("name", POSITIONS)
def test_counts_are_pinned(name: str) -> None:
    text, options = POSITIONS[name]
    moves = position(text, **options).moves(1)
    assert moves.count() == len(list(moves)) == COUNTS[name]


def opening_count(hand: str, most: int = 25) -> int:
    """Passing, and each word in every place that covers the middle, across and down."""
    letters, held = set(hand), Stock.of(hand)
    fitting = (word for word in start().state.terms.dictionary.words() if letters.issuperset(word))
    lengths = [len(word) for word in fitting if not held.missing(word)]
    return 1 + sum(2 * min(n, SHAPE.columns + 1 - n) for n in lengths if n <= most)


def test_an_opening_counted_without_the_generator() -> None:
    assert COUNTS["opening"] == opening_count("SOURIAT")
    assert COUNTS["opening, limited"] == opening_count("SOURIAT", most=3)


@pytest.mark.parametrize("name", POSITIONS)
def test_every_generated_move_is_legal_and_canonical(name: str) -> None:
    text, options = POSITIONS[name]
    at = position(text, **{**options, "arbitration": "strict"})
    moves = list(at.moves(1))
    assert moves[0] == PASS
    for move in moves:
        judged = at.judge(1, move)
        assert isinstance(judged, Effects), judged
        assert judged.move == move
    assert list(at.moves(1)) == moves


def test_contested_games_say_that_bluffs_are_left_out() -> None:
    text, options = POSITIONS["contest"]
    moves = position(text, **options).moves(1)
    assert (moves.complete, moves.note) == (False, "bluffs")
    strict = position(text).moves(1)
    assert (strict.complete, strict.note) == (True, "")


def test_declarations_of_a_window() -> None:
    at = play(dealt("OURSE", "FAIMS", "ABCDE", arbitration="contest"), "1 M13h OURS")
    assert [move.text() for move in at.moves(3)] == ["challenge", "accept"]
    assert [move.text() for move in islice(at.moves(2), 3)] == ["challenge", "accept", "pass"]
    assert list(at.moves(1)) == []
    closing = play(dealt("OURS", "FAIM", arbitration="contest"), "1 M13h OURS")
    assert [move.text() for move in closing.moves(2)] == ["challenge", "accept"]
    assert closing.moves(2).complete
    assert list(start().moves(1)) == list(start().moves(0)) == []


FORTY_FIVE = "AAAABCCCDEEEEEEFGHIILLMMMNNNNOOOPQRRRSSTUUUUW"


def test_forty_five_squares_are_streamed_and_counted() -> None:
    at = play(start(), f"0 deal {FORTY_FIVE}{SQUARES.without(FORTY_FIVE).letters}")
    moves = at.moves(1)
    assert moves.complete
    assert len(list(islice(moves, 1000))) == 1000
    assert moves.count() == opening_count(FORTY_FIVE) == 3_743_627


def test_the_longest_plays_of_forty_five_squares() -> None:
    at = play(start(), f"0 deal {FORTY_FIVE[1:]}*{SQUARES.without(FORTY_FIVE[1:] + '*').letters}")
    longest = longest_plays(at.state, 1, 10)
    laid = [len(judged.laid) for play_ in longest if isinstance(judged := at.judge(1, play_), Effects)]
    assert len(laid) == 10
    assert laid == sorted(laid, reverse=True)
    assert laid[-1] == 23


def test_the_longest_plays_are_the_longest_of_all() -> None:
    at = position(POSITIONS["crossed"][0])
    everything = [move for move in at.moves(1) if isinstance(move, Play)]
    laid = {move.text(): len(j.laid) for move in everything if isinstance(j := at.judge(1, move), Effects)}
    best = sorted(laid.values(), reverse=True)[:30]
    assert [laid[move.text()] for move in longest_plays(at.state, 1, 30)] == best
