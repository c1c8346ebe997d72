"""The plays kernel finds what the slow generator finds, however it is asked."""

from collections import Counter
from dataclasses import dataclass

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.dictionary.graph.brute_force import all_plays

from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.crossword import Crossword, Opening, Play, read_plays
from joute.dictionary.graph.kernels.plays import AT_ONCE
from joute.dictionary.graph.kernels.rows import PLAY
from joute.dictionary.graph.search import Search


@dataclass(frozen=True)
class Case:
    words: list[str]
    board: list[str]
    hand: str
    limit: int | None
    opening: Opening | None

    @property
    def crossword(self) -> Crossword:
        return Crossword(WordGraph.build(self.words), len(self.board), len(self.board[0]))

    def expected(self) -> Counter[Play]:
        return Counter(all_plays(sorted(set(self.words)), self.board, self.hand, self.limit, self.opening))


@st.composite
def cases(draw: st.DrawFn) -> Case:
    rows, cols = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    words = draw(st.lists(st.text("ABC", min_size=2, max_size=6), min_size=1, max_size=25))
    square = st.sampled_from(draw(st.sampled_from([".", "......ABC", "..ABC"])))
    board = ["".join(draw(square) for _ in range(cols)) for _ in range(rows)]
    hand = draw(st.text("ABC", max_size=6)) + "*" * draw(st.integers(0, 2))
    limit = draw(st.none() | st.integers(1, 4))
    places = st.builds(Opening, st.integers(0, rows - 1), st.integers(0, cols - 1), st.booleans())
    return Case(words, board, hand, limit, draw(st.none() | places))


@settings(deadline=None, max_examples=400)
@given(cases())
def test_every_play_is_found_once(case: Case) -> None:
    found = Counter(case.crossword.plays(case.board, case.hand, case.limit, case.opening))
    assert found == case.expected()


@settings(deadline=None, max_examples=100)
@given(cases(), st.integers(1, 12))
def test_count_and_longest_agree_with_the_list(case: Case, most: int) -> None:
    plays = list(case.crossword.plays(case.board, case.hand, case.limit, case.opening))
    assert case.crossword.count(case.board, case.hand, case.limit, case.opening) == len(plays)
    longest = case.crossword.longest(most, case.board, case.hand, case.limit, case.opening)
    assert longest == sorted(plays, key=lambda play: -len(play.laid))[:most]


@settings(deadline=None, max_examples=50)
@given(cases(), st.integers(AT_ONCE, AT_ONCE + 20))
def test_chunks_of_any_size_give_the_same_plays(case: Case, size: int) -> None:
    crossword = case.crossword
    task = crossword.task(case.board, case.hand, case.limit, case.opening)
    search = Search(crossword.graph.walked_gaddag)
    search.begin(task)
    streamed: list[Play] = []
    while not search.finished:
        rows = np.full((size, PLAY), 255, np.uint8)
        streamed += read_plays(rows[: search.fill(rows)])
    assert streamed == list(crossword.plays(case.board, case.hand, case.limit, case.opening))


def test_a_large_hand_streams_in_many_chunks() -> None:
    words = ["".join(letters) for letters in zip("ABCDEFGH" * 3, "BCDEFGHA" * 3, "CDEFGHAB" * 3, strict=True)]
    crossword = Crossword(WordGraph.build([*words, *(a + b for a in "ABCDEFGH" for b in "ABCDEFGH")]), 25, 25)
    board, hand, opening = ["." * 25] * 25, "ABCDEFGH" * 5 + "***", Opening(12, 12)
    chunks = [len(list(read_plays(rows))) for rows in crossword.chunks(board, hand, None, opening)]
    # 64 pairs and 8 triples over M13, two directions; any of their letters, but at most three, are jokers.
    assert sum(chunks) == 2 * (64 * 2 * 4 + 8 * 3 * 8)
    assert crossword.count(board, hand, None, None) == 2 * 25 * (64 * 24 * 4 + 8 * 23 * 8)
    assert len(list(crossword.chunks(board, hand))) > 5


def test_words_of_twenty_five_letters_fill_a_line() -> None:
    word = "ANTICONSTITUTIONNELLEMENT"
    crossword = Crossword(WordGraph.build([word]), 25, 25)
    board = ["." * 25] * 25
    assert list(crossword.plays(board, word, None, Opening(12, 12))) == [
        Play(12, 0, False, word, tuple(range(25))),
        Play(0, 12, True, word, tuple(range(25))),
    ]
    joker = crossword.longest(1, board, word.replace("C", "*"))
    assert joker == [Play(0, 0, False, "ANTIcONSTITUTIONNELLEMENT", tuple(range(25)))]
    board[12] = word[:-1] + "."
    assert list(crossword.plays(board, "TT", None)) == [Play(12, 0, False, word, (24,))]


def test_a_single_square_that_reads_both_ways_is_a_play_across() -> None:
    crossword = Crossword(WordGraph.build(["AB", "CB"]), 2, 2)
    assert list(crossword.plays([".C", "A."], "B")) == [Play(1, 0, False, "AB", (1,))]
    assert list(crossword.plays([".Z", "A."], "B")) == []


def test_a_joker_and_the_letter_itself_are_two_plays() -> None:
    crossword = Crossword(WordGraph.build(["AB"]), 1, 2)
    assert {play.word for play in crossword.plays([".."], "AB*")} == {"AB", "aB", "Ab"}
    assert [play.word for play in crossword.plays(["a."], "*")] == ["Ab"]


def test_a_limit_of_squares_counts_those_laid_only() -> None:
    crossword = Crossword(WordGraph.build(["ABC", "AB", "BC"]), 1, 3)
    assert [play.word for play in crossword.plays([".B."], "AC", 1)] == ["AB", "BC"]
    assert crossword.count([".B."], "AC", 0) == 0
    assert crossword.count([".B."], "") == 0


def test_what_is_no_board_or_hand_is_refused() -> None:
    graph = WordGraph.build(["AB"])
    crossword = Crossword(graph, 2, 2)
    for rows, cols in ((0, 3), (26, 3), (3, 26)):
        with pytest.raises(ValueError, match="no crossword board"):
            Crossword(graph, rows, cols)
    for board in (["..", "..", ".."], ["..", "."], ["...", "."]):
        with pytest.raises(ValueError, match="not a board"):
            crossword.count(board, "AB")
    for board, hand in ((["..", ".-"], "AB"), (["..", ".."], "É"), (["..", ".."], "A😀")):
        with pytest.raises(ValueError, match="not letters"):
            crossword.count(board, hand)
    with pytest.raises(ValueError, match="squares in hand"):
        crossword.count(["..", ".."], "A" * 63)
    with pytest.raises(ValueError, match="no such square"):
        crossword.count(["..", ".."], "A", None, Opening(2, 0))
    with pytest.raises(ValueError, match="rows at least"):
        Search(graph.walked_gaddag).fill(np.zeros((8, PLAY), np.uint8))


@settings(deadline=None, max_examples=50)
@given(st.lists(cases(), min_size=2, max_size=5))
def test_a_search_begins_anew_wherever_it_stood(several: list[Case]) -> None:
    search = Search(WordGraph.build(several[0].words).walked_gaddag)
    rows = np.zeros((4096, PLAY), np.uint8)
    for case in several:
        task = case.crossword.task(case.board, case.hand, case.limit, case.opening)
        search.begin(task)
        search.fill(rows[:AT_ONCE])
        search.begin(task)
        plays = list(read_plays(rows[: search.fill(rows)]))
        fresh = Crossword(WordGraph.build(several[0].words), task.rows, task.cols)
        assert plays == list(fresh.plays(case.board, case.hand, case.limit, case.opening))


def test_a_search_ends_where_it_is_told_to_stop() -> None:
    graph = WordGraph.build(["AB", "ABA", "BAB", "BA"])
    task = Crossword(graph, 6, 6).task(["......"] * 5 + ["AB...."], "AABB*")
    stop = np.zeros(1, np.int64)
    search = Search(graph.walked_gaddag, stop)
    rows = np.zeros((1_000, PLAY), np.uint8)
    search.begin(task)
    everything = search.fill(rows)
    assert everything and search.finished
    search.begin(task)
    assert search.fill(rows[:AT_ONCE]) < everything
    stop[0] = 1
    assert search.finished
    assert search.fill(rows) == 0
