"""Boards and stocks beside the plainest way to say the same."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.letters import Stock
from joute.play.grid import EMPTY, Direction, Grid, Run, Shape

SHAPES = (Shape(4, 3), Shape(3, 5), Shape(11, 11))


@st.composite
def grids(draw: st.DrawFn) -> Grid:
    shape = draw(st.sampled_from(SHAPES))
    source = draw(st.randoms(use_true_random=False))
    filling = draw(st.integers(0, 10))
    cells = (source.choice("ABcd") if source.randint(1, 10) <= filling else EMPTY for _ in range(shape.size))
    return Grid(shape, "".join(cells))


def plain_runs(grid: Grid, least: int) -> list[Run]:
    found = []
    for direction in Direction:
        for index in range(grid.shape.size):
            squares = [index]
            while (after := grid.shape.step(squares[-1], direction, 1)) is not None and grid.filled(after):
                squares.append(after)
            starts = not grid.filled(grid.shape.step(index, direction, -1))
            if grid.filled(index) and starts and len(squares) >= least:
                found.append(Run(direction, tuple(squares)))
    return found


@given(grid=grids(), least=st.integers(1, 4))
def test_runs_across_then_down_by_square(grid: Grid, least: int) -> None:
    assert list(grid.runs(least)) == plain_runs(grid, least)


@given(grid=grids(), source=st.randoms(use_true_random=False))
def test_runs_through_squares(grid: Grid, source: random.Random) -> None:
    filled = [index for index in range(grid.shape.size) if grid.filled(index)]
    squares = source.sample(filled, source.randint(0, min(5, len(filled))))
    wanted = [run for run in plain_runs(grid, 2) if not set(squares).isdisjoint(run.squares)]
    assert list(grid.runs_through(squares)) == wanted
    for square in squares:
        for direction in Direction:
            whole = next(r for r in plain_runs(grid, 1) if r.direction is direction and square in r.squares)
            assert grid.run(square, direction) == whole
            assert grid.word(whole) == "".join(grid[index] for index in whole.squares)


@given(grid=grids())
def test_rows_text_reads_back(grid: Grid) -> None:
    text = grid.rows_text()
    assert EMPTY not in text
    assert Grid.from_rows_text(grid.shape, text) == grid


def test_squares_by_name() -> None:
    shape = Shape(3, 2)
    assert shape.names(tuple(range(shape.size))) == ("A1", "B1", "C1", "A2", "B2", "C2")
    assert all(shape.index(shape.name(index)) == index for index in range(shape.size))
    assert shape.index("D1") is None and shape.index("A3") is None
    assert shape == Shape(3, 2) != Shape(2, 3)


LETTERS = st.text("ABC*", max_size=12)


@given(held=LETTERS, wanted=LETTERS)
def test_a_stock_is_a_multiset(held: str, wanted: str) -> None:
    stock, lacking = Stock.of(held), Counter(wanted) - Counter(held)
    assert stock.missing(wanted) == "".join(sorted(lacking.elements()))
    if lacking:
        with pytest.raises(ValueError, match="not in the stock"):
            stock.without(wanted)
    else:
        assert stock.without(wanted) == Stock.of((Counter(held) - Counter(wanted)).elements())
    assert stock.plus(wanted) == Stock.of(held + wanted)
