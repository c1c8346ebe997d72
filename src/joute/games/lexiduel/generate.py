"""Legal moves from the kernels. Imported only where moves are generated: judging needs none of this."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

import numpy as np

from joute.dictionary import Dictionary
from joute.dictionary.graph import WordGraph, graph_for
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.lexiduel.kernels.amorces import list_short_words
from joute.games.lexiduel.kernels.every_move import every_move
from joute.games.lexiduel.kernels.layout import MINE, PLACES, ROWS, SIDE, THEIRS, Found, Graphs, Planes
from joute.games.lexiduel.kernels.places import MOST_PLACES, PLACE
from joute.games.lexiduel.layings import Layings
from joute.games.lexiduel.material import BLUE, CORNERS, corner_of
from joute.games.lexiduel.planes import ZONES, blank, flags, planes
from joute.play import PASS, Move, Moves, Seat

if TYPE_CHECKING:
    from joute.games.lexiduel.position import LexiduelPosition

_ROOM = 50_000
_SHORT_LIST = 5_000


def legal_moves(position: LexiduelPosition, seat: Seat) -> Moves:
    """The seat's words, then `pass` where LXD-19 lets it."""
    if seat not in position.to_act():
        return Moves(tuple)

    @cache
    def found() -> tuple[Layings, bool]:
        if position.duty and len(answers := layings(position, answering=True)):
            return answers, False
        return layings(position), not position.nothing_laid()

    def listing() -> Iterator[Move]:
        words, may_pass = found()
        yield from words
        if may_pass:
            yield PASS

    return Moves(listing, counting=lambda: len(found()[0]) + found()[1])


def layings(position: LexiduelPosition, answering: bool = False) -> Layings:
    """Every word the player on turn may lay, LXD-8 apart; or the answers it asks for, and no others."""
    cells = position.board.cells
    tokens = np.frombuffer(cells.encode(), np.uint8).astype(np.int64).reshape(SIDE, SIDE)
    blue, red = tokens & 0xE0 == 0x40, tokens & 0xE0 == 0x60
    mine, theirs = (blue, red) if position.mover == BLUE else (red, blue)
    letters = np.where(blue | red, tokens & 31, 0)
    seen = Planes(planes(letters), planes(mine * MINE + theirs * THEIRS), *(blank() for _ in range(5)))
    stock = position.stocks[position.mover - 1]
    counts = np.bincount(np.frombuffer(f"@{stock.letters}".encode(), np.uint8) & 31, minlength=27)
    graphs = graphs_of(position.settings.dictionary)
    targets = flags(position.duty) if answering else planes((letters > 0).astype(np.int64))
    zones = _answer_zones(position.duty) if answering else ZONES
    empty = 0 if answering else _empty_corners(cells)
    room = _ROOM
    while True:
        found = _empty_table(room)
        every_move(graphs, seen, found, storage(counts), zones, targets, empty, answering)
        places, rows = int(found.counts[PLACES]), int(found.counts[ROWS])
        if rows <= room:
            table = np.array(found.places[: places * PLACE], np.int64).reshape(places, PLACE)
            return Layings(cells, table, np.array(found.rows[:rows], np.int64))
        room = rows


@lru_cache(maxsize=8)
def graphs_of(dictionary: Dictionary) -> Graphs:
    """The dictionary's words as the kernels walk them."""
    options = dictionary.options
    if options.replaces and len(options.added) < _SHORT_LIST:  # built sooner than a kept graph is read
        graph = WordGraph.build(options.added)
    else:
        graph = graph_for(dictionary.fingerprint(), dictionary.words)
    dawg = storage(graph.dawg)
    return Graphs(dawg, graph.walked_gaddag, _short_words(dawg, 2), _short_words(dawg, 3))


def _short_words(dawg: IntArray, size: int) -> Any:
    words = blank(26**size)
    return words[: list_short_words(dawg, size, words)]


def _empty_table(room: int) -> Found:
    return Found(blank(MOST_PLACES * PLACE), blank(room), blank(2))


def _answer_zones(duty: tuple[int, ...]) -> Any:
    """LXD-8: an answer stays in the corner of the initial amorce."""
    return flags(corner_of(duty) or ())


def _empty_corners(cells: str) -> int:
    return sum(
        1 << number for number, corner in enumerate(CORNERS) if all(cells[square] == "." for square in corner)
    )
