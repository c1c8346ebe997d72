"""A view as numbers: the board, whose letters lie there, the viewer's own letters, and what counts."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from joute.games.amusante.view import AmusanteView
from joute.games.dames.view import DamesView
from joute.games.demo.view import DemoView
from joute.games.jago.view import JagoView
from joute.games.lexicon.view import LexiconView
from joute.games.lexiduel.view import LexiduelView
from joute.letters import ALPHABET
from joute.play import View

Numbers = NDArray[np.int16]

_LETTERS = len(ALPHABET) + 1
_COUNTS = 16
_JOKERS = "*?"
_TABLE = 240
_ROW = 32


@dataclass(frozen=True, slots=True)
class Seen:
    """The parts of an observation; `owners` holds 1 for the viewer's own letters, 2 for others'."""

    board: str
    owners: tuple[int, ...]
    hand: str
    counts: tuple[int, ...]


def size_of(game: str) -> int:
    """How many numbers an observation of the game has."""
    return 2 * _CELLS[game] + _LETTERS + _COUNTS


def observe(view: View) -> Numbers:
    """Letters are 1–26, 27 a joker or a hidden card, 0 nothing; scores come first among the counts."""
    seen = _READERS[type(view)](view)
    cells = _CELLS[view.game]
    numbers = np.zeros(size_of(view.game), np.int16)
    numbers[: len(seen.board)] = [_code(cell) for cell in seen.board]
    numbers[cells : cells + len(seen.owners)] = seen.owners
    for letter in seen.hand:
        numbers[2 * cells + _code(letter) - 1] += 1
    counts = (*(int(score) for score in view.scores), *seen.counts)[:_COUNTS]
    numbers[2 * cells + _LETTERS : 2 * cells + _LETTERS + len(counts)] = np.clip(counts, -30_000, 30_000)
    return numbers


def _code(cell: str) -> int:
    if cell in _JOKERS:
        return _LETTERS
    return ALPHABET.find(cell.upper()) + 1


def _owners(marks: str, view: View) -> tuple[int, ...]:
    return tuple(0 if mark == "." else 1 if mark == str(view.seat) else 2 for mark in marks)


def _lexiduel(view: LexiduelView) -> Seen:
    own = view.stocks[(view.seat or 1) - 1]
    hand = "".join(letter * count for letter, count in zip(ALPHABET, own, strict=True))
    counts = (view.turns, view.rounds or 0, int(view.must_answer), view.passes)
    return Seen("".join(view.letters), _owners("".join(view.owners), view), hand, counts)


def _dames(view: DamesView) -> Seen:
    board = "".join(cell.letter or "." for cell in view.cells)
    marks = "".join(str(cell.owner or ".") for cell in view.cells)
    return Seen(board, _owners(marks, view), "", (view.turns, view.strategic, int(view.opening)))


def _jago(view: JagoView) -> Seen:
    counts = (*view.rack_counts, view.bag_count, view.turn, int(view.window is not None))
    marks = "".join(view.board.owners)
    return Seen("".join(view.board.letters), _owners(marks, view), view.rack, counts)


def _lexicon(view: LexiconView) -> Seen:
    table = ".".join((*view.table, "", view.pile[-1:]))[:_TABLE]
    hand = view.hands[(view.seat or 1) - 1] if view.hands else ""
    counts = (*(len(each) for each in view.hands), view.stock_count, view.turn, view.deal)
    return Seen(table, (), hand, counts)


def _demo(view: DemoView) -> Seen:
    return Seen(view.cells, (), view.hand, (*view.counts, view.turn, int(view.closing)))


def _amusante(view: AmusanteView) -> Seen:
    return Seen(view.row[:_ROW], (), view.hand, (*view.counts, view.stock, view.turn, view.taken))


_READERS: dict[type[View], Callable[..., Seen]] = {
    LexiduelView: _lexiduel,
    DamesView: _dames,
    JagoView: _jago,
    LexiconView: _lexicon,
    DemoView: _demo,
    AmusanteView: _amusante,
}
_CELLS = {"lexiduel": 400, "dames": 48, "jago": 121, "lexicon": _TABLE, "demo": 625, "amusante": _ROW}
