"""Every play scores what a player counts by hand."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.dictionary.graph.brute_force import score
from tests.dictionary.graph.test_plays import Case, cases

from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.crossword import Crossword, Play, Scored, Scoring, read_plays, read_scores
from joute.dictionary.graph.kernels.plays import AT_ONCE
from joute.dictionary.graph.kernels.rows import PLAY
from joute.dictionary.graph.search import Search


@st.composite
def scored_cases(draw: st.DrawFn) -> tuple[Case, Scoring]:
    """A case, some letters of its board being jokers, and a scoring of its board."""
    case = draw(cases())
    board = ["".join(c.lower() if draw(st.booleans()) else c for c in row) for row in case.board]
    cols = len(board[0])
    factors = st.lists(
        st.text("111234", min_size=cols, max_size=cols), min_size=len(board), max_size=len(board)
    )
    scoring = Scoring(
        points=draw(st.fixed_dictionaries({letter: st.integers(0, 100) for letter in "ABC"})),
        letter_factors=draw(factors),
        word_factors=draw(factors),
        whole_hand=draw(st.integers(1, 5)),
        bonus=draw(st.integers(0, 90)),
    )
    return Case(case.words, board, case.hand, case.limit, case.opening), scoring


def scored(case: Case, scoring: Scoring, size: int = 4096) -> list[Scored]:
    """Every play and its score, as the kernel writes them."""
    crossword = case.crossword
    search = Search(crossword.graph.walked_gaddag, scoring=scoring)
    search.begin(crossword.task(case.board, case.hand, case.limit, case.opening))
    found: list[Scored] = []
    rows = np.full((size, PLAY), 255, np.uint8)
    while not search.finished:
        filled = rows[: search.fill(rows)]
        found += map(Scored, read_scores(filled).tolist(), read_plays(filled))
    return found


@settings(deadline=None, max_examples=200)
@given(scored_cases())
def test_scores_are_those_counted_by_hand(asked: tuple[Case, Scoring]) -> None:
    case, scoring = asked
    found = scored(case, scoring)
    assert [each.score for each in found] == [score(case.board, each.play, scoring) for each in found]
    unscored = case.crossword.plays(case.board, case.hand, case.limit, case.opening)
    assert [each.play for each in found] == list(unscored)


@settings(deadline=None, max_examples=50)
@given(scored_cases(), st.integers(AT_ONCE, AT_ONCE + 20))
def test_scores_do_not_depend_on_the_size_of_chunks(asked: tuple[Case, Scoring], size: int) -> None:
    assert scored(*asked, size) == scored(*asked)


@settings(deadline=None, max_examples=50)
@given(scored_cases(), st.integers(0, 12))
def test_the_best_are_those_that_score_most(asked: tuple[Case, Scoring], most: int) -> None:
    case, scoring = asked
    best = case.crossword.best(most, case.board, case.hand, scoring, case.limit, case.opening)
    assert best == sorted(scored(case, scoring), key=lambda each: -each.score)[:most]


@settings(deadline=None, max_examples=50)
@given(st.lists(scored_cases(), min_size=2, max_size=4))
def test_a_scored_search_begins_anew_on_other_boards(several: list[tuple[Case, Scoring]]) -> None:
    """Nothing of an earlier board stays: neither letters nor factors nor crossings."""
    scoring = several[0][1]
    graph = several[0][0].crossword.graph
    search = Search(graph.walked_gaddag, scoring=scoring)
    rows = np.zeros((4096, PLAY), np.uint8)
    for case, _ in several:
        board = [row.ljust(scoring.cols, ".")[: scoring.cols] for row in case.board][: scoring.rows]
        board += ["." * scoring.cols] * (scoring.rows - len(board))
        crossword = Crossword(graph, scoring.rows, scoring.cols)
        search.begin(crossword.task(board, case.hand))
        filled = rows[: search.fill(rows)]
        for total, play in zip(read_scores(filled).tolist(), read_plays(filled), strict=True):
            assert total == score(board, play, scoring)


SCORING = Scoring(
    points={"A": 1, "B": 3, "C": 5},
    letter_factors=["2111", "1111"],
    word_factors=["1113", "1111"],
    whole_hand=3,
    bonus=50,
)


def best_score(words: list[str], board: list[str], hand: str) -> int:
    return Crossword(WordGraph.build(words), 2, 4).best(1, board, hand, SCORING)[0].score


def test_each_part_of_a_score() -> None:
    assert best_score(["CAB"], ["....", ".A.."], "CB") == 9  # no factor under the letters laid
    assert best_score(["CABA"], [".ABA", "...."], "C") == 15  # the letter laid counts twice
    assert best_score(["CABA"], [".ABA", "...."], "*") == 5  # a joker counts nothing
    assert best_score(["CABA"], [".aBA", "...."], "C") == 14  # nor does one laid before
    assert best_score(["CABA"], ["CAB.", "...."], "A") == 30  # the word counts three times
    assert best_score(["CABA"], ["....", "CAB."], "A") == 10
    assert best_score(["CABA"], ["C...", "...."], "ABA") == 80  # and a whole hand brings its bonus


def test_a_letter_counts_in_both_its_words() -> None:
    crossword = Crossword(WordGraph.build(["AB", "BC"]), 2, 4)
    assert crossword.best(5, ["..A.", "...C"], "B", SCORING) == [
        Scored(3 * (1 + 3) + 3 * (3 + 5), Play(0, 2, False, "AB", (1,))),
        Scored((3 + 5) + (1 + 3), Play(1, 2, False, "BC", (0,))),
    ]


def test_no_score_is_more_than_its_two_bytes_hold() -> None:
    scoring = Scoring({"A": 100}, ["4" * 4], ["4" * 4])
    assert Crossword(WordGraph.build(["AAAA"]), 1, 4).best(1, ["...."], "AAAA", scoring)[0].score == 0xFFFF


def test_what_is_no_scoring_is_refused() -> None:
    for points in ({"AB": 1}, {"a": 1}, {"É": 1}, {"A": -1}, {"A": 101}):
        with pytest.raises(ValueError, match="no letter and points"):
            Scoring(points, ["1"], ["1"])
    for letters, words in ((["11"], ["1"]), (["1"], ["0"]), (["5"], ["1"]), (["1"], ["x"])):
        with pytest.raises(ValueError, match="factors from 1 to 4"):
            Scoring({}, letters, words)
    with pytest.raises(ValueError, match="not alike"):
        Scoring({}, ["1", "1"], ["1"])
    for whole_hand, bonus in ((0, 0), (7, -1), (7, 10_001)):
        with pytest.raises(ValueError, match="no bonus"):
            Scoring({}, ["1"], ["1"], whole_hand, bonus)
    with pytest.raises(ValueError, match="not of a board of 2×2"):
        Crossword(WordGraph.build(["AB"]), 2, 2).best(1, ["..", ".."], "AB", SCORING)
    assert Crossword(WordGraph.build(["AB"]), 2, 4).best(1, ["...."] * 2, "", SCORING) == []
