"""What can be seen of a position: everything, LEXIDUEL hides nothing (LXD-3)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain

from joute.games.lexiduel.board import lines
from joute.games.lexiduel.judge import bound
from joute.games.lexiduel.material import BLUE, RED, SEATS, SHAPE, SHORTEST_WORD, SIDE, ZONES
from joute.games.lexiduel.position import LexiduelPosition
from joute.games.lexiduel.readings import BACKWARDS, FORWARDS, grows_from
from joute.letters import ALPHABET
from joute.play import Seat, View
from joute.play.grid import EMPTY, Direction, Grid

GROWTH_SHOWN = 3


@dataclass(frozen=True, slots=True)
class WordOnBoard:
    """A word of four letters or more, and what it counts for each player (LXD-18)."""

    square: str
    direction: str
    word: str
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Growth:
    """An end of a word that a seat could extend (LXD-10): the nearest empty squares, the first one first."""

    seat: Seat
    direction: str
    sign: str
    squares: tuple[str, ...]


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
    duty: tuple[str, ...]
    """The initial amorce just laid; `must_answer` tells whether LXD-8 binds."""
    must_answer: bool
    may_pass: bool
    passes: int
    ended: tuple[Seat, ...]
    laid: tuple[str, ...]
    turned: tuple[str, ...]
    words: tuple[WordOnBoard, ...]
    growth: tuple[Growth, ...]
    position: str
    """The position as text."""


_OWNERS = str.maketrans(ALPHABET + ALPHABET.lower(), str(BLUE) * len(ALPHABET) + str(RED) * len(ALPHABET))
_RUN = re.compile("[A-Za-z]{2,}")
_ZONE_MARKS = {"frame": "f", "border": "b", "corner": "d", "centre": "c"}
_ZONE_ROWS = tuple(
    "".join(_ZONE_MARKS[zone] for zone in ZONES[start : start + SIDE]) for start in range(0, SHAPE.size, SIDE)
)


def view_of(position: LexiduelPosition, seat: Seat | None) -> LexiduelView:
    board, outcome, runs = position.board, position.outcome(), _runs_on(position.board)
    must_answer = not outcome and bound(position)
    return LexiduelView(
        game="lexiduel",
        seat=seat,
        seats=position.seats,
        to_act=position.to_act(),
        scores=position.scores(),
        outcome=outcome,
        letters=_rows(board.cells.upper()),
        owners=_rows(board.cells.translate(_OWNERS)),
        zones=_ZONE_ROWS,
        stocks=tuple(tuple(map(stock.letters.count, ALPHABET)) for stock in position.stocks),
        turns=position.turns,
        rounds=position.rounds,
        duty=SHAPE.names(position.duty),
        must_answer=must_answer,
        may_pass=not (outcome or must_answer or position.nothing_laid()),
        passes=position.passes,
        ended=position.ended,
        laid=SHAPE.names(position.laid),
        turned=SHAPE.names(position.turned),
        words=tuple(run.word for run in runs if run.word),
        growth=tuple(chain.from_iterable(run.growth for run in runs)),
        position=position.text(),
    )


def growth(board: Grid) -> Iterator[Growth]:
    """Every end of a word that a seat could extend, whether or not a word exists there."""
    return chain.from_iterable(run.growth for run in _runs_on(board))


@dataclass(frozen=True, slots=True)
class _ShownRun:
    """What the view tells of one run of letters."""

    first: int
    word: WordOnBoard | None
    growth: tuple[Growth, ...]


def _runs_on(board: Grid) -> list[_ShownRun]:
    """Across then down, by square."""
    drawn = lines(board)
    rows = [_line_shown(Direction.ACROSS, number, row) for number, row in enumerate(drawn[:SIDE])]
    columns = [_line_shown(Direction.DOWN, number, column) for number, column in enumerate(drawn[SIDE:])]
    down = sorted(chain.from_iterable(columns), key=lambda run: run.first)
    return [*chain.from_iterable(rows), *down]


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


def _empty_squares(line: str) -> int:
    """How many squares are empty before the line's first letter."""
    return len(line) - len(line.lstrip(EMPTY))


def _rows(cells: str) -> tuple[str, ...]:
    return tuple(cells[start : start + SIDE] for start in range(0, SHAPE.size, SIDE))
