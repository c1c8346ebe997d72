"""The paths kernel finds what spelling every word from every cell finds."""

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.dictionary.graph.brute_force import all_paths

from joute.dictionary.graph import WordGraph
from joute.dictionary.graph.paths import LetterGrid


@st.composite
def grids(draw: st.DrawFn) -> tuple[list[str], str, int, int, int]:
    rows, cols = draw(st.integers(1, 4)), draw(st.integers(1, 4))
    words = draw(st.lists(st.text("ABC", min_size=2, max_size=6), min_size=1, max_size=20))
    letters = draw(st.text("AABC.", min_size=rows * cols, max_size=rows * cols))
    through = draw(st.integers(0, rows * cols - 1))
    usable = draw(st.just(-1) | st.integers(0, (1 << rows * cols) - 1))
    return sorted(set(words)), letters, cols, through, usable


@settings(deadline=None, max_examples=400)
@given(grids(), st.integers(2, 4))
def test_every_path_is_found_once(grid: tuple[list[str], str, int, int, int], shortest: int) -> None:
    words, letters, cols, through, usable = grid
    found = LetterGrid(WordGraph.build(words), len(letters) // cols, cols)
    expected = Counter(all_paths(words, letters, cols, through, usable, shortest))
    assert Counter(found.paths(letters, through, usable, shortest)) == expected


def test_paths_are_in_the_order_of_the_word() -> None:
    grid = LetterGrid(WordGraph.build(["LUNE", "NUL", "UN", "LE"]), 2, 4)
    letters = "LU.." + "..NE"
    for through in (0, 1, 6):
        assert set(grid.paths(letters, through)) == {(0, 1, 6, 7), (6, 1, 0)}
    assert list(grid.paths(letters, 7)) == [(0, 1, 6, 7)]
    assert list(grid.paths(letters, 2)) == []


def test_more_paths_than_one_buffer_holds() -> None:
    words = ["A" * n for n in range(3, 8)]
    grid = LetterGrid(WordGraph.build(words), 3, 4)
    found = list(grid.paths("A" * 12, 5))
    assert len(found) > 5000
    assert Counter(found) == Counter(all_paths(words, "A" * 12, 4, 5, -1, 3))


def test_what_is_no_grid_is_refused() -> None:
    graph = WordGraph.build(["ABC"])
    for rows, cols in ((0, 4), (8, 8), (63, 1)):
        with pytest.raises(ValueError, match="no letter grid"):
            LetterGrid(graph, rows, cols)
    grid = LetterGrid(graph, 2, 2)
    for letters, through in (("ABC", 0), ("ABCD", 4), ("ABCD", -1)):
        with pytest.raises(ValueError, match="not a grid"):
            list(grid.paths(letters, through))
