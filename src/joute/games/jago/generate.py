"""The legal moves of a seat. Turns of several words cannot be listed: those that one word states are."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import combinations
from math import comb
from typing import TYPE_CHECKING

from joute.games.jago.board import words_on
from joute.games.jago.moves import Flip, Turn, Word
from joute.games.jago.position import JagoPosition
from joute.games.jago.values import Penalty, Window
from joute.play import ACCEPT, CHANCE, Challenge, Move, Moves, Refusal, Seat
from joute.play.grid import Direction

if TYPE_CHECKING:
    from joute.games.jago.search import Found

NOTE = "single_words_only"
_DIRECTIONS = (Direction.ACROSS, Direction.DOWN)


def moves_of(position: JagoPosition, seat: Seat) -> Moves:
    if seat not in position.to_act() or seat == CHANCE:
        return Moves(tuple)
    if isinstance(position.contest, Penalty):
        return _flips(position)
    answers: tuple[Move, ...] = ()
    if isinstance(position.contest, Window):
        answers = (ACCEPT, Challenge())
    return Moves(_listing(position, answers), False, NOTE, lambda: len(answers) + count_turns(position))


def _flips(position: JagoPosition) -> Moves:
    squares, count = position.to_turn(), position.turned_by_penalty()
    return Moves(
        lambda: (Flip(chosen) for chosen in combinations(squares, count)),
        counting=lambda: comb(len(squares), count),
    )


def _listing(position: JagoPosition, answers: tuple[Move, ...]) -> Callable[[], Iterable[Move]]:
    def listed() -> Iterator[Move]:
        yield from answers
        yield from turns_of(position)

    return listed


def turns_of(position: JagoPosition) -> Iterator[Turn]:
    """Every turn that one word states, of the seat on turn."""
    closed = position.closed()
    if closed.outcome():
        return iter(())
    turns = read_turns(_found(closed))
    return turns if _all_stand(closed) else (turn for turn in turns if _is_legal(closed, turn))


def count_turns(position: JagoPosition) -> int:
    closed = position.closed()
    if closed.outcome() or not _all_stand(closed):
        return sum(1 for _ in turns_of(closed))
    return _found(closed).count


def _found(closed: JagoPosition) -> Found:
    from joute.games.jago.search import find

    return find(closed)


def _all_stand(position: JagoPosition) -> bool:
    """Whether every run is a word already (JAG-7): the kernels look only at those a turn touches."""
    grid, dictionary = position.board.grid, position.settings.dictionary
    return position.contesting or all(word in dictionary for _, _, word in words_on(grid))


def _is_legal(position: JagoPosition, turn: Turn) -> bool:
    return not isinstance(position.judge(position.turn, turn), Refusal)


def read_turns(found: Found) -> Iterator[Turn]:
    """The turns the kernels found, as moves."""
    from joute.games.jago.search import read_found

    for plane, square, word in read_found(found):
        yield Turn((Word(square, _DIRECTIONS[plane], word),))
