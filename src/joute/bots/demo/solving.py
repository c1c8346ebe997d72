"""Ends for two small enough to be solved: nothing lies aside, so what is not seen is the other hand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from joute.bots.demo.endgame import Endgame, TooLong
from joute.bots.demo.hands import value
from joute.bots.demo.reasons import PASSED, explain
from joute.bots.demo.scratch import Scratch, laid_count, left_after, spelled, taken
from joute.bots.question import Advice, Question
from joute.games.demo.engine import PlaySearch, Row, move_of
from joute.games.demo.state import State
from joute.letters.squares import SQUARES
from joute.play import PASS, Move

PRICE_MS = 0.25
"""One position of the end: a search for plays and what comes of each."""
PART = 0.4
"""Of the time there is; the rest is for playing out what cannot be solved."""
_MOST_PLAYS = 150
_FEW_SQUARES = 9
_FEW_PLAYS = 30
LOSS = -1.0
"""The least that can be lost is more (DEM-8)."""


def solved(question: Question, state: State, search: PlaySearch) -> list[Advice]:
    """What each play is worth, best first; nothing where the end is too far away."""
    if state.seats != 2 or state.lost or not _known(state):
        return []
    scratch = Scratch.of(state, question.seat)
    rows = listed(search, scratch)
    held = len(scratch.own) + len(scratch.others[0])
    if rows is None or (held > _FEW_SQUARES and len(rows) > _FEW_PLAYS):
        return []
    endgame = Endgame(search, int(question.deadline.buys(PRICE_MS) * PART), question.deadline)
    end = _End(endgame, scratch, bool(state.passed))
    try:
        found = _weighed(end, rows, question.also)
    except TooLong:
        return []
    if question.also:
        found = _settled(end, found)
    return [_advice(scratch, each) for each in found]


@dataclass(frozen=True, slots=True)
class _End:
    """What there is to solve: the hands and the mat, and whether the other player has just passed."""

    endgame: Endgame
    scratch: Scratch
    passed: bool

    def paid(self, row: Row | None, least: float) -> float:
        """What a play, or a pass, brings; exact if more than `least`, else no less than it is."""
        scratch = self.scratch
        return self.endgame.after(scratch.mat, scratch.own, scratch.others[0], row, self.passed, least)


@dataclass(frozen=True, slots=True)
class _Weighed:
    """A play, or a pass, and what it brings: for certain, or no more than that."""

    row: Row | None
    paid: float
    settled: bool

    @property
    def move(self) -> Move:
        return move_of(self.row) if self.row else PASS


def _known(state: State) -> bool:
    """Whether the other hand is known: nothing lies aside unseen."""
    return len(SQUARES) == sum(map(len, state.hands)) + len(state.laid())


def listed(search: PlaySearch, scratch: Scratch) -> Sequence[Row] | None:
    """The plays, those that lay most worth first; None if there are many."""
    found: list[Row] = []
    for row in search.every(scratch.mat, scratch.own):
        found.append(row)
        if len(found) > _MOST_PLAYS:
            return None
    return sorted(found, key=lambda row: value(left_after(scratch.own, row)))


def _weighed(end: _End, rows: Sequence[Row], also: Sequence[Move]) -> list[_Weighed]:
    """Exact for the best and for the moves asked for; of the others it is known that they are no better."""
    worst = -float(value(end.scratch.own)) - 1
    best = worst
    found: list[_Weighed] = []
    for row in (*rows, None):
        least = worst if (move_of(row) if row else PASS) in also else best
        paid = end.paid(row, least)
        best = max(best, paid)
        found.append(_Weighed(row, paid, settled=paid > least or paid < 0))
        if not also and row and laid_count(row) == len(end.scratch.own):
            break
    return found


def _settled(end: _End, found: list[_Weighed]) -> list[_Weighed]:
    """Of the others too, as far as there is time: whether they win or lose, which is what is compared.

    What stays unknown is left out.
    """
    settled = [each for each in found if each.settled]
    for each in found:
        if each.settled:
            continue
        try:
            settled.append(_Weighed(each.row, end.paid(each.row, LOSS), settled=True))
        except TooLong:
            break
    return settled


def _advice(scratch: Scratch, each: _Weighed) -> Advice:
    if each.row is None:
        return Advice(PASS, each.paid, PASSED, each.settled)
    laid = spelled(taken(each.row))
    return Advice(each.move, each.paid, explain(len(scratch.own), laid), each.settled)
