"""Every play of a hand on the mat, from the crossword kernel."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import TYPE_CHECKING, TypedDict

from joute.games.demo.material import MIDDLE, SHAPE
from joute.games.demo.moves import Play
from joute.play import ACCEPT, PASS, Challenge, Move, Moves, Seat
from joute.play.grid import Direction

if TYPE_CHECKING:
    from joute.dictionary.graph import crossword
    from joute.games.demo.position import DemoPosition


class _Asked(TypedDict):
    """What the kernel is asked, besides how to answer."""

    board: list[str]
    hand: str
    limit: int | None
    opening: crossword.Opening


def moves_of(position: DemoPosition, seat: Seat) -> Moves:
    """Declarations first, then the plays as they are found; a contest game's bluffs are not listed."""
    said = _declarations(position, seat)
    if PASS not in said:
        return Moves(lambda: said)
    return Moves(
        lambda: chain(said, plays(position, seat)),
        complete=not position.contesting,
        note="bluffs" if position.contesting else "",
        counting=lambda: len(said) + count_plays(position, seat),
    )


def plays(position: DemoPosition, seat: Seat, most_laid: int | None = None) -> Iterator[Play]:
    """Every play of the seat's hand with words of the dictionary, in a fixed order; all, or the shorter."""
    asked = _asked(position, seat)
    if most_laid is not None and most_laid < (asked["limit"] or len(asked["hand"])):
        asked["limit"] = most_laid
    return _as_moves(_mat(position).plays(**asked))


def count_plays(position: DemoPosition, seat: Seat) -> int:
    return _mat(position).count(**_asked(position, seat))


def longest_plays(position: DemoPosition, seat: Seat, most: int) -> tuple[Play, ...]:
    """The plays that lay most squares, found without listing the others."""
    return tuple(_as_moves(_mat(position).longest(most, **_asked(position, seat))))


def _declarations(position: DemoPosition, seat: Seat) -> list[Move]:
    said: list[Move] = []
    if seat not in position.to_act() or not position.hands:
        return said
    if seat in position.waiting:
        said += [Challenge(), ACCEPT]
    if seat == position.turn and not position.closing:
        said.append(PASS)
    return said


def _mat(position: DemoPosition) -> crossword.Crossword:
    from joute.dictionary.graph import graph_for
    from joute.dictionary.graph.crossword import Crossword

    dictionary = position.settings.dictionary
    return Crossword(graph_for(dictionary.fingerprint(), dictionary.words), SHAPE.rows, SHAPE.columns)


def _asked(position: DemoPosition, seat: Seat) -> _Asked:
    from joute.dictionary.graph.crossword import Opening

    cells, columns = position.grid.cells, SHAPE.columns
    return {
        "board": [cells[start : start + columns] for start in range(0, SHAPE.size, columns)],
        "hand": position.hands[seat - 1],
        "limit": position.settings.options.number("most"),
        "opening": Opening(SHAPE.row(MIDDLE), SHAPE.column(MIDDLE)),
    }


def _as_moves(found: Iterable[crossword.Play]) -> Iterator[Play]:
    for play in found:
        direction = Direction.DOWN if play.down else Direction.ACROSS
        yield Play(play.row * SHAPE.columns + play.col, direction, play.word)
