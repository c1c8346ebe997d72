"""Ends for two small enough to be solved: nothing lies aside, so what is not seen is the other hand."""

from __future__ import annotations

from collections.abc import Sequence

from joute.bots.demo.desk import Desk, Row, laid_count, left_after, move_of, taken
from joute.bots.demo.endgame import Endgame, TooLong
from joute.bots.demo.hands import value
from joute.bots.demo.reasons import PASSED, explain
from joute.bots.demo.tables import Table
from joute.bots.values import Advice, Question
from joute.games.demo.position import DemoPosition
from joute.letters import ALPHABET, JOKER
from joute.letters.squares import SQUARES
from joute.play import PASS

PRICE_MS = 0.25
"""One position of the end: a search for plays and what comes of each."""
_PART = 0.4
"""Of the time there is; the rest is for playing out what cannot be solved."""
_MOST_PLAYS = 150
_FEW_SQUARES = 9
_FEW_PLAYS = 30


def solved(question: Question, position: DemoPosition, desk: Desk) -> list[Advice]:
    """What each play is worth, best first; nothing where the end is too far away."""
    if position.seats != 2 or position.lost or not _known(position):
        return []
    table = Table.of(position, question.seat)
    rows = _plays(desk, table)
    held = len(table.own) + len(table.others[0])
    if rows is None or (held > _FEW_SQUARES and len(rows) > _FEW_PLAYS):
        return []
    endgame = Endgame(desk, int(question.deadline.buys(PRICE_MS) * _PART), question.deadline)
    try:
        return _weighed(endgame, table, rows, bool(position.passed))
    except TooLong:
        return []


def _known(position: DemoPosition) -> bool:
    """Whether the other hand is known: nothing lies aside unseen."""
    return len(SQUARES) == sum(map(len, position.hands)) + len(position.laid())


def _plays(desk: Desk, table: Table) -> Sequence[Row] | None:
    """The plays, those that lay most worth first; None if there are many."""
    found: list[Row] = []
    for row in desk.every(table.mat, table.own):
        found.append(row)
        if len(found) > _MOST_PLAYS:
            return None
    return sorted(found, key=lambda row: value(left_after(table.own, row)))


def _weighed(endgame: Endgame, table: Table, rows: Sequence[Row], passed: bool) -> list[Advice]:
    best = -float(value(table.own)) - 1
    found: list[Advice] = []
    for row in (*rows, None):
        paid = endgame.after(table.mat, table.own, table.others[0], row, passed, best)
        best = max(best, paid)
        found.append(_advice(table, row, paid))
        if row and laid_count(row) == len(table.own):
            break
    return found


def _advice(table: Table, row: Row | None, paid: float) -> Advice:
    if row is None:
        return Advice(PASS, paid, PASSED)
    laid = "".join((JOKER + ALPHABET)[square] for square in taken(row))
    return Advice(move_of(row), paid, explain(len(table.own), laid))
