"""The letters that lie open, in one form for all the ways to write the same thing down.

A board turned about its diagonal, or moved as a whole, or words named in another order: what advice on one
says holds for the other, so both are told alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isqrt

LEAST_SQUARE = 25
LEAST_MOVED = 6
"""So many letters are known wherever they lie; fewer only where they are."""
EMPTY = "."


def written(lying: object) -> str:
    """Of a board, of rows, of cells, of words: capitals or not, whoever owns them."""
    rows = [row.upper() for row in _rows(getattr(lying, "letters", lying))]
    grid = _grid(rows)
    if grid is None:
        # Cells stay where they are; words have no place.
        return "/".join(rows if all(len(row) < 2 for row in rows) else sorted(rows))
    if sum(map(str.isalpha, "".join(grid))) >= LEAST_MOVED:
        return min("/".join(one) for one in _all_ways(_trimmed(_trimmed(grid))))
    return min("/".join(grid), "/".join(_turned(grid)))


def _all_ways(grid: list[str]) -> Iterator[list[str]]:
    """As it lies and turned about: words of some games run in any direction, and the sides change places."""
    for one in (grid, _turned(grid)):
        for upright in (one, one[::-1]):
            yield upright
            yield [row[::-1] for row in upright]


def _grid(rows: list[str]) -> list[str] | None:
    """The rows of a square board, or of one given cell by cell; None for anything else."""
    if len(rows) >= LEAST_SQUARE and all(len(row) < 2 for row in rows):
        cells = "".join(row or EMPTY for row in rows)
        wide = range(isqrt(len(cells) - 1) + 1, len(cells) + 1)
        width = next(each for each in wide if len(cells) % each == 0)
        return [cells[start : start + width] for start in range(0, len(cells), width)]
    text = "".join(rows)
    side = isqrt(len(text))
    if side * side != len(text) or len(text) < LEAST_SQUARE:
        return None
    if len(rows) == 1:
        return [text[start : start + side] for start in range(0, len(text), side)]
    return rows if len(rows) == side and all(len(row) == side for row in rows) else None


def _turned(grid: list[str]) -> list[str]:
    """About the diagonal: across becomes down."""
    return ["".join(column) for column in zip(*grid, strict=True)]


def _trimmed(grid: list[str]) -> list[str]:
    """Without the empty rows at either end, and turned: twice, and all four sides are trimmed."""
    filled = [place for place, row in enumerate(grid) if row.strip(EMPTY)]
    return _turned(grid[filled[0] : filled[-1] + 1]) if filled else grid


def _rows(lying: object) -> Iterator[str]:
    if isinstance(lying, str):
        yield lying
    elif isinstance(lying, Iterable):
        for one in lying:
            yield one if isinstance(one, str) else str(getattr(one, "letter", ""))
