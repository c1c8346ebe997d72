"""What a seat may know: everything, LEXIDUEL hides nothing (LXD-3); and the state told by a view."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from typing import Any

from joute.games.lexiduel.board import lines
from joute.games.lexiduel.judge import REFEREE
from joute.games.lexiduel.material import BLUE, NAME, RED, SEATS, SHAPE, SHORTEST_WORD, SIDE, ZONES, Zone
from joute.games.lexiduel.options import Terms
from joute.games.lexiduel.rules.duty import bound
from joute.games.lexiduel.rules.routes import BACKWARDS, FORWARDS, grows_from
from joute.games.lexiduel.state import State
from joute.games.lexiduel.text import read, write
from joute.letters import ALPHABET, Stock
from joute.play import Now, Seat, Shuffle, View, shared
from joute.play.grid import EMPTY, Direction, Grid
from joute.values import swift

GROWTH_SHOWN = 3
"""How many squares of an end that can grow are told."""


@dataclass(frozen=True, slots=True)
class WordOnBoard:
    """A word of four letters or more, and what it counts for each player (LXD-18)."""

    square: str
    direction: str
    word: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Growth:
    """An end of a word that a seat could extend (LXD-10): the nearest empty squares, the first one first.

    There is none for who must answer an amorce first (LXD-8).
    """

    seat: Seat
    direction: str
    sign: str
    squares: tuple[str, ...]


@swift
@dataclass(frozen=True, slots=True, kw_only=True)
class LexiduelView(View):
    """The table as both players see it."""

    letters: tuple[str, ...]
    """Twenty rows from the top, `.` where a square is empty."""
    owners: tuple[str, ...]
    """The same rows: `1` blue's letter, `2` red's, `.` none."""
    zones: tuple[str, ...]
    """The same rows: `f` frame, `b` border, `d` dark corner, `c` centre (LXD-2)."""
    stocks: tuple[tuple[int, ...], ...]
    """How many of each letter, A to Z, each seat has left."""
    turns: int
    rounds: int | None
    passes: int
    """Passes in a row, just now."""
    laid: tuple[str, ...]
    turned: tuple[str, ...]
    """Where the latest word was laid, and what it took."""
    words: tuple[WordOnBoard, ...]
    growth: tuple[Growth, ...]
    position: str
    """The position as text."""


_OWNERS = str.maketrans(ALPHABET + ALPHABET.lower(), str(BLUE) * len(ALPHABET) + str(RED) * len(ALPHABET))
_EMPTY_LINE = EMPTY * SIDE
_RUN = re.compile("[A-Za-z]{2,}")
_ZONE_MARKS = {Zone.FRAME: "f", Zone.BORDER: "b", Zone.CORNER: "d", Zone.CENTRE: "c"}
_ZONE_ROWS = tuple(
    "".join(_ZONE_MARKS[zone] for zone in ZONES[start : start + SIDE]) for start in range(0, SHAPE.size, SIDE)
)


def view(state: State, seat: Seat | None, now: Now) -> LexiduelView:
    board, runs = state.board, _runs_on(state.board)
    bound_seat = REFEREE.on_turn(state) if bound(state) else None
    return LexiduelView(
        **shared(NAME, REFEREE, state, seat, now),
        letters=_rows(board.cells.upper()),
        owners=_rows(board.cells.translate(_OWNERS)),
        zones=_ZONE_ROWS,
        stocks=tuple([_counts(stock) for stock in state.stocks]),
        turns=state.turns,
        rounds=state.terms.rounds,
        passes=state.passes,
        laid=SHAPE.names(state.laid),
        turned=SHAPE.names(state.turned),
        words=tuple(run.word for run in runs if run.word),
        growth=tuple(end for run in runs for end in run.growth if end.seat != bound_seat),
        position=write(state),
    )


def own(state: State, seat: Seat | None) -> dict[str, Any]:  # noqa: ARG001
    """Everybody sees the same."""
    return {}


def imagine(seen: LexiduelView, terms: Terms, shuffle: Shuffle) -> State:  # noqa: ARG001
    """Nothing is hidden: the view's own position text tells the whole state."""
    return read(seen.position, terms)


@dataclass(frozen=True, slots=True)
class _ShownRun:
    """What the view tells of one run of letters."""

    first: int
    word: WordOnBoard | None
    growth: tuple[Growth, ...]


def _runs_on(board: Grid) -> list[_ShownRun]:
    """Across then down, by square."""
    drawn = lines(board)
    rows = _lines_shown(Direction.ACROSS, drawn[:SIDE])
    down = sorted(_lines_shown(Direction.DOWN, drawn[SIDE:]), key=attrgetter("first"))
    return [*rows, *down]


def _lines_shown(direction: Direction, drawn: list[str]) -> Iterator[_ShownRun]:
    filled = [(number, line) for number, line in enumerate(drawn) if line != _EMPTY_LINE]
    return chain.from_iterable([_line_shown(direction, number, line) for number, line in filled])


@lru_cache(maxsize=16_384)
def _line_shown(direction: Direction, number: int, line: str) -> tuple[_ShownRun, ...]:
    """What there is to tell of a line depends on nothing else, and a move leaves most lines as they were."""
    squares = SHAPE.line(number * SIDE if direction is Direction.ACROSS else number, direction)
    return tuple(_run_shown(direction, squares, line, found.span()) for found in _RUN.finditer(line))


def _run_shown(direction: Direction, squares: tuple[int, ...], line: str, span: tuple[int, int]) -> _ShownRun:
    start, end = span
    letters = line[start:end]
    owners = letters.translate(_OWNERS)
    points = (owners.count(str(BLUE)), owners.count(str(RED)))
    word = WordOnBoard(SHAPE.name(squares[start]), direction, letters.upper(), points)
    ends = (
        (FORWARDS, owners, squares[end : end + GROWTH_SHOWN], line[end:]),
        (BACKWARDS, owners[::-1], squares[:start][: -GROWTH_SHOWN - 1 : -1], line[:start][::-1]),
    )
    growth = tuple(
        Growth(seat, direction, sign, SHAPE.names(room))
        for sign, path, beyond, letters_beyond in ends
        for seat in SEATS
        if (room := beyond[: _empty_squares(letters_beyond)])
        and grows_from([owner == str(seat) for owner in path])
    )
    return _ShownRun(squares[start], word if end - start >= SHORTEST_WORD else None, growth)


@lru_cache(maxsize=1024)
def _counts(stock: Stock) -> tuple[int, ...]:
    """How many of each letter, A to Z; a turn leaves the other's stock as it was."""
    return tuple(map(stock.letters.count, ALPHABET))


def _empty_squares(line: str) -> int:
    """How many squares are empty before the line's first letter."""
    return len(line) - len(line.lstrip(EMPTY))


def _rows(cells: str) -> tuple[str, ...]:
    return tuple([cells[start : start + SIDE] for start in range(0, SHAPE.size, SIDE)])
