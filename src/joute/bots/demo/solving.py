"""Ends for two small enough to be solved: nothing lies aside, so what is not seen is the other hand."""

from __future__ import annotations

from collections.abc import Sequence

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
_PART = 0.4
"""Of the time there is; the rest is for playing out what cannot be solved."""
_MOST_PLAYS = 150
_FEW_SQUARES = 9
_FEW_PLAYS = 30


def solved(question: Question, state: State, search: PlaySearch) -> list[Advice]:
    """What each play is worth, best first; nothing where the end is too far away."""
    if state.seats != 2 or state.lost or not _known(state):
        return []
    scratch = Scratch.of(state, question.seat)
    rows = _plays(search, scratch)
    held = len(scratch.own) + len(scratch.others[0])
    if rows is None or (held > _FEW_SQUARES and len(rows) > _FEW_PLAYS):
        return []
    endgame = Endgame(search, int(question.deadline.buys(PRICE_MS) * _PART), question.deadline)
    try:
        return _weighed(endgame, scratch, rows, bool(state.passed), question.also)
    except TooLong:
        return []


def _known(state: State) -> bool:
    """Whether the other hand is known: nothing lies aside unseen."""
    return len(SQUARES) == sum(map(len, state.hands)) + len(state.laid())


def _plays(search: PlaySearch, scratch: Scratch) -> Sequence[Row] | None:
    """The plays, those that lay most worth first; None if there are many."""
    found: list[Row] = []
    for row in search.every(scratch.mat, scratch.own):
        found.append(row)
        if len(found) > _MOST_PLAYS:
            return None
    return sorted(found, key=lambda row: value(left_after(scratch.own, row)))


def _weighed(
    endgame: Endgame, scratch: Scratch, rows: Sequence[Row], passed: bool, also: Sequence[Move]
) -> list[Advice]:
    """Exact for the best and for the moves asked for; of the others it is known that they are no better."""
    worst = -float(value(scratch.own)) - 1
    best = worst
    found: list[Advice] = []
    for row in (*rows, None):
        least = worst if (move_of(row) if row else PASS) in also else best
        paid = endgame.after(scratch.mat, scratch.own, scratch.others[0], row, passed, least)
        best = max(best, paid)
        found.append(_advice(scratch, row, paid))
        if not also and row and laid_count(row) == len(scratch.own):
            break
    return found


def _advice(scratch: Scratch, row: Row | None, paid: float) -> Advice:
    if row is None:
        return Advice(PASS, paid, PASSED)
    laid = spelled(taken(row))
    return Advice(move_of(row), paid, explain(len(scratch.own), laid))
