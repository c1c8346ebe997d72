"""Hints in three grades: how many moves there are, a word to look for, a whole move."""

from __future__ import annotations

from itertools import islice

from joute.dictionary import Dictionary
from joute.play import Effects, Move, Position, Seat

MOST_LISTED = 20_000
MOST_JUDGED = 300


def count_hint(position: Position, seat: Seat) -> int:
    return position.moves(seat).count()


def best_hint(position: Position, seat: Seat, words: Dictionary) -> tuple[str, Move] | None:
    """A move whose longest word is both long and well known; None where no move makes a word."""
    listed = list(islice(position.moves(seat), MOST_LISTED))
    step = max(1, len(listed) // MOST_JUDGED)
    found: tuple[float, str, Move] | None = None
    for move in listed[::step]:
        effects = position.judge(seat, move)
        if not isinstance(effects, Effects) or not effects.words:
            continue
        word = max(effects.words, key=len)
        worth = 4 * len(word) + words.frequency(word)
        if found is None or worth > found[0]:
            found = (worth, word, move)
    return found[1:] if found else None
