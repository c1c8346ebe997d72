"""Turns of several words, for when one word alone does not take the lead.

They cannot all be listed. This search lays one good word without asking for the lead, then looks for a second
that takes it, or a third; the referee judges the whole turn. It is bounded: finding nothing proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from joute.games.jago.canonical import canonical
from joute.games.jago.change import Change, change_of
from joute.games.jago.generate import read_turns, turns_of
from joute.games.jago.laying import laid_out
from joute.games.jago.moves import Turn, Word
from joute.games.jago.position import JagoPosition
from joute.games.jago.theft import coloured, thefts_of
from joute.play import Refusal

WORDS = 3
TRIES = 24
LAST_WORDS = 12
LEAD = 1
_ANY_LEAD = -1000
_PER_LINE = 2


def some_turns(position: JagoPosition, tries: int = TRIES, words: int = WORDS) -> Iterator[Turn]:
    """Legal turns of two words and, if there are none, of up to `words`, best beginnings first."""
    closed = position.closed()
    for count in range(2, words + 1):
        found = False
        for turn in dict.fromkeys(_completed(closed, closed, tries, count)):
            if not isinstance(closed.judge(closed.turn, turn), Refusal):
                found = True
                yield turn
        if found:
            return


def can_move(position: JagoPosition) -> bool:
    """Whether a turn that takes the lead was found, of one word or several."""
    turns = turns_of(position)
    return next(turns, None) is not None or next(some_turns(position), None) is not None


def _completed(position: JagoPosition, laid: JagoPosition, tries: int, words: int) -> Iterator[Turn]:
    """Whole turns from `position`, of which `laid` has some words already and `words` more are to be laid."""
    if words == 1:
        for turn in _best(laid, LEAD, LAST_WORDS):
            yield _whole(position, _change(laid, turn))
        return
    for turn in _best(laid, _ANY_LEAD, tries):
        change = _change(laid, turn)
        board = coloured(change, thefts_of(change, laid.settings.dictionary), laid.turn)
        yield from _completed(position, laid_out(laid, change, board), max(1, tries // 3), words - 1)


def _best(position: JagoPosition, least_lead: int, count: int) -> Iterator[Turn]:
    """Words after which the lead is greatest, from all over the board."""
    import numpy as np

    from joute.games.jago.kernels.layout import LINE, START_MASK
    from joute.games.jago.search import Found, find

    found = find(position, least_lead)
    order = np.argsort(-found.leads(), kind="stable")
    lines = ((found.facts & START_MASK) // LINE)[order]
    chosen: list[int] = []
    for line in np.unique(lines):
        chosen += np.flatnonzero(lines == line)[:_PER_LINE].tolist()
    best = order[sorted(chosen)[:count]]
    return read_turns(Found(found.words[best], found.facts[best]))


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
