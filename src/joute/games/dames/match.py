"""The games of a match are dealt from one bag of 96 letters, without putting any back (DAM-4)."""

from __future__ import annotations

from joute.games.dames.material import SHARE
from joute.games.dames.position import DamesPosition
from joute.letters import Stock


def letters_left(position: DamesPosition) -> Stock:
    """The letters that the next game of the match is dealt from."""
    return position.bag


def next_start(position: DamesPosition) -> DamesPosition:
    """The position before the deal of the next game; the bag must hold letters for two players."""
    if len(letters_left(position)) < 2 * SHARE:
        raise ValueError("no letters are left for another game")
    return DamesPosition(position.settings, bag=letters_left(position))
