"""Turns of several words, for when one word alone does not take the lead.

They cannot all be listed. This search lays one good word without asking for the lead, then looks for a second
that takes it, or a third; the referee judges the whole turn. It is bounded: finding nothing proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from joute.games.jago.canonical import canonical
from joute.games.jago.change import Change, change_of
from joute.games.jago.generate import read_turns, turns_of
from joute.games.jago.laying import laid_out
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.games.jago.theft import coloured, thefts_of
from joute.play import Refusal

if TYPE_CHECKING:
    from joute.dictionary.graph.jit import IntArray

WORDS = 3
TRIES = 24
LAST_WORDS = 12
LEAD = 1
_FIRST_LEADS = (-6, -14, -1000)
"""Words that come near the lead are quickly found; the others are looked for only where those are too few."""
_PER_LINE = 2


@dataclass(frozen=True, slots=True, eq=False)
class _How:
    """How many last words are tried after each beginning, and what stops the search."""

    endings: int
    stop: IntArray | None

    @property
    def stopped(self) -> bool:
        return self.stop is not None and bool(self.stop[0])


def some_turns(
    position: JagoPosition,
    tries: int = TRIES,
    words: int = WORDS,
    endings: int = LAST_WORDS,
    stop: IntArray | None = None,
) -> Iterator[Turn]:
    """Legal turns of two words and, if there are none, of up to `words`, best beginnings first.

    They come as they are found, and end early once `stop[0]` is not 0.
    """
    closed, how = position.closed(), _How(endings, stop)
    seen: set[Turn] = set()
    for count in range(2, words + 1):
        found = False
        for turn in _completed(closed, closed, tries, count, how):
            if seen and how.stopped:
                return
            if turn not in seen and not isinstance(closed.judge(closed.turn, turn), Refusal):
                found = True
                yield turn
            seen.add(turn)
        if found:
            return


def can_move(position: JagoPosition) -> bool:
    """Whether a turn that takes the lead was found, of one word or several."""
    turns = turns_of(position)
    return next(turns, None) is not None or next(some_turns(position), None) is not None


def _completed(
    position: JagoPosition, laid: JagoPosition, tries: int, words: int, how: _How
) -> Iterator[Turn]:
    """Whole turns from `position`, of which `laid` has some words already and `words` more are to be laid."""
    if words == 1:
        for turn in _best(laid, LEAD, how.endings, how.stop):
            yield _whole(position, _change(laid, turn))
        return
    for turn in _beginnings(laid, tries, how):
        if how.stopped:
            return
        change = _change(laid, turn)
        board = coloured(change, thefts_of(change, laid.settings.dictionary), laid.turn)
        following = laid_out(laid, change, board)
        yield from _completed(position, following, max(1, tries // 3), words - 1, how)


def _beginnings(position: JagoPosition, count: int, how: _How) -> list[Turn]:
    """Words to begin with, the greatest lead first."""
    found: list[Turn] = []
    for least_lead in _FIRST_LEADS:
        found = _best(position, least_lead, count, how.stop)
        if len(found) == count or how.stopped:
            break
    return found


def _best(position: JagoPosition, least_lead: int, count: int, stop: IntArray | None) -> list[Turn]:
    """Words after which the lead is greatest, from all over the board; none once stopped."""
    import numpy as np

    from joute.games.jago.kernels.layout import LINE, START_MASK
    from joute.games.jago.search import RUN_ON, Found, find

    found = find(position, least_lead, RUN_ON if stop is None else stop)
    if not found.whole:
        return []
    order = np.argsort(-found.leads(), kind="stable")
    lines = ((found.facts & START_MASK) // LINE)[order]
    chosen: list[int] = []
    for line in np.unique(lines):
        chosen += np.flatnonzero(lines == line)[:_PER_LINE].tolist()
    best = order[sorted(chosen)[:count]]
    return list(read_turns(Found(found.words[best], found.facts[best])))


def _change(position: JagoPosition, turn: Turn) -> Change:
    change = change_of(position.board, position.turn, turn)
    if isinstance(change, Refusal):
        raise ValueError(f"not a turn of this board: {turn}")
    return change


def _whole(position: JagoPosition, last: Change) -> Turn:
    """Everything that differs from the position, as one turn."""
    before, after = position.board.grid, last.after
    words = tuple(
        Word(run.squares[0], run.direction, after.word(run))
        for run in after.runs()
        if any(before[square] != after[square] for square in run.squares)
    )
    return canonical(_change(position, Turn(words)))
