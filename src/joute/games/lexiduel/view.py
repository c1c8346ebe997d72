"""What can be seen of a position: everything, LEXIDUEL hides nothing (LXD-3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from joute.games.lexiduel.board import owner, word
from joute.games.lexiduel.judge import bound
from joute.games.lexiduel.material import BLUE, RED, SEATS, SHAPE, SHORTEST_WORD, SIDE, ZONES
from joute.games.lexiduel.position import LexiduelPosition
from joute.games.lexiduel.readings import BACKWARDS, FORWARDS, grows_from
from joute.letters import ALPHABET
from joute.play import Seat, View
from joute.play.grid import Grid, Run

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


_ZONE_MARKS = {"frame": "f", "border": "b", "corner": "d", "centre": "c"}
_ZONE_ROWS = tuple(
    "".join(_ZONE_MARKS[zone] for zone in ZONES[start : start + SIDE]) for start in range(0, SHAPE.size, SIDE)
)


def view_of(position: LexiduelPosition, seat: Seat | None) -> LexiduelView:
    board, outcome = position.board, position.outcome()
    must_answer = not outcome and bound(position)
    return LexiduelView(
        game="lexiduel",
        seat=seat,
        seats=position.seats,
        to_act=position.to_act(),
        scores=position.scores(),
        outcome=outcome,
        letters=_rows(board.cells.upper()),
        owners=_rows("".join(str(owner(board, index) or ".") for index in range(SHAPE.size))),
        zones=_ZONE_ROWS,
        stocks=tuple(tuple(stock.count(letter) for letter in ALPHABET) for stock in position.stocks),
        turns=position.turns,
        rounds=position.rounds,
        duty=SHAPE.names(position.duty),
        must_answer=must_answer,
        may_pass=not (outcome or must_answer or position.nothing_laid()),
        passes=position.passes,
        ended=position.ended,
        laid=SHAPE.names(position.laid),
        turned=SHAPE.names(position.turned),
        words=tuple(_word_on(board, run) for run in board.runs(SHORTEST_WORD)),
        growth=tuple(growth(board)),
        position=position.text(),
    )


def growth(board: Grid) -> Iterator[Growth]:
    """Every end of a word that a seat could extend, whether or not a word exists there."""
    for run in board.runs(2):
        for sign, path in ((FORWARDS, run.squares), (BACKWARDS, run.squares[::-1])):
            room = _room(board, run, sign)
            for seat in SEATS:
                if room and grows_from([owner(board, square) == seat for square in path]):
                    yield Growth(seat, run.direction, sign, SHAPE.names(room))


def _room(board: Grid, run: Run, sign: str) -> tuple[int, ...]:
    end, step = (run.squares[-1], 1) if sign == FORWARDS else (run.squares[0], -1)
    squares: list[int] = []
    while len(squares) < GROWTH_SHOWN:
        square = SHAPE.step(end, run.direction, step * (len(squares) + 1))
        if square is None or board.filled(square):
            break
        squares.append(square)
    return tuple(squares)


def _rows(cells: str) -> tuple[str, ...]:
    return tuple(cells[start : start + SIDE] for start in range(0, SHAPE.size, SIDE))


def _word_on(board: Grid, run: Run) -> WordOnBoard:
    owners = [owner(board, square) for square in run.squares]
    points = (owners.count(BLUE), owners.count(RED))
    return WordOnBoard(SHAPE.name(run.squares[0]), run.direction, word(board, run), points)
