"""Turns of several words, for when one word alone does not take the lead.

They cannot all be listed. This search lays one good word without asking for the lead, then looks for a second
that takes it, or a third; the referee judges the whole turn. It is bounded: finding nothing proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np

from joute.dictionary.graph.jit import IntArray
from joute.games.jago.found import turns_in
from joute.games.jago.generate import turns
from joute.games.jago.judge import REFEREE
from joute.games.jago.laid_out_search import ALL
from joute.games.jago.moves import Turn, Word
from joute.games.jago.rules.canonical import canonical
from joute.games.jago.rules.change import Change, change_of
from joute.games.jago.rules.laying import laid_out
from joute.games.jago.rules.theft import coloured, thefts_of
from joute.games.jago.search import LEAD, RUN_ON, find
from joute.games.jago.state import State
from joute.play import Refusal

WORDS = 3
BEGINNINGS = 24
ENDINGS = 12
_FIRST_LEADS = (-6, -14, -1000)
"""Words that come near the lead are quickly found; the others are looked for only where those are too few."""
_PER_LINE = 2
_ENOUGH = 40
"""Second words to choose from, where one would do without."""


@dataclass(frozen=True, slots=True, eq=False)
class _Limits:
    """How many last words are tried after each beginning, and what stops the search."""

    endings: int
    stop: IntArray
    enough: int = ALL
    thorough: bool = False
    """Whether more words of a line are tried where those of other lines are few."""

    @property
    def stopped(self) -> bool:
        return bool(self.stop[0])


def some_turns(
    state: State,
    beginnings: int = BEGINNINGS,
    words: int = WORDS,
    endings: int = ENDINGS,
    stop: IntArray = RUN_ON,
    enough: int = ALL,
    thorough: bool = False,
    fewest: int = 2,
) -> Iterator[Turn]:
    """Legal turns of `fewest` words and, if there are none, of up to `words`, best beginnings first.

    They come as they are found, and end early once `stop[0]` is not 0. Each word is chosen from all there
    are, or from `enough` and those that lead by more.
    """
    limits = _Limits(endings, stop, enough, thorough)
    seen: set[Turn] = set()
    for count in range(fewest, words + 1):
        found = False
        for turn in _completed(state, state, beginnings, count, limits):
            if seen and limits.stopped:
                return
            if turn not in seen and not isinstance(REFEREE.judge(state, state.turn, turn), Refusal):
                found = True
                yield turn
            seen.add(turn)
        if found:
            return


def with_another(state: State, begun: Sequence[Turn], endings: int, stop: IntArray) -> Iterator[Turn]:
    """Legal turns of two words that begin with one of these and lead by much, until `stop[0]` is not 0."""
    limits = _Limits(endings, stop, _ENOUGH)
    for turn in begun:
        for whole in _completed(state, _laid(state, turn), 1, 1, limits):
            if not isinstance(REFEREE.judge(state, state.turn, whole), Refusal):
                yield whole


def can_move(state: State) -> bool:
    """Whether a turn that takes the lead was found, of one word or several."""
    return next(turns(state), None) is not None or next(some_turns(state), None) is not None


def _completed(state: State, laid: State, beginnings: int, words: int, limits: _Limits) -> Iterator[Turn]:
    """Whole turns from `state`, of which `laid` has some words already and `words` more are to be laid."""
    if words == 1:
        for turn in _best(laid, LEAD, limits.endings, limits):
            yield _whole(state, _change(laid, turn))
        return
    for turn in _beginnings(laid, beginnings, limits):
        if limits.stopped:
            return
        yield from _completed(state, _laid(laid, turn), max(1, beginnings // 3), words - 1, limits)


def _laid(state: State, turn: Turn) -> State:
    """The state with a word more, the turn going on."""
    change = _change(state, turn)
    board = coloured(change, thefts_of(change, state.terms.dictionary), state.turn)
    return laid_out(state, change, board)


def _beginnings(state: State, count: int, limits: _Limits) -> list[Turn]:
    """Words to begin with, the greatest lead first."""
    found: list[Turn] = []
    for least_lead in _FIRST_LEADS:
        found = _best(state, least_lead, count, limits)
        if len(found) == count or limits.stopped:
            break
    return found


def _best(state: State, least_lead: int, count: int, limits: _Limits) -> list[Turn]:
    """Words after which the lead is greatest, from all over the board; none once stopped."""
    found = find(state, least_lead, limits.stop, limits.enough)
    if not found.whole:
        return []
    order = np.argsort(-found.leads(), kind="stable")
    lines = found.lines()[order]
    chosen: list[int] = []
    for line in np.unique(lines):
        chosen += np.flatnonzero(lines == line)[:_PER_LINE].tolist()
    if limits.thorough and len(chosen) < count:
        others = np.setdiff1d(np.arange(found.count), chosen)
        chosen += others[: count - len(chosen)].tolist()
    return list(turns_in(found.rows(order[sorted(chosen)[:count]])))


def _change(state: State, turn: Turn) -> Change:
    change = change_of(state.board, state.turn, turn)
    if isinstance(change, Refusal):
        raise ValueError(f"not a turn of this board: {turn}")
    return change


def _whole(state: State, last: Change) -> Turn:
    """Everything that differs from the state, as one turn."""
    before, after = state.board.grid, last.after
    words = tuple(
        Word(run.squares[0], run.direction, after.word(run))
        for run in after.runs()
        if any(before[square] != after[square] for square in run.squares)
    )
    return canonical(_change(state, Turn(words)))
