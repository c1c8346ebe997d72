"""Boards weighed by what both sides do next: the arrays of the look-ahead, and boards laid out in them."""

from __future__ import annotations

from typing import Any

import numpy as np

from joute.bots.dames.boards import BitBoard
from joute.bots.dames.kernels import buffers as sizes
from joute.bots.dames.kernels.choices import CHOICE
from joute.bots.dames.kernels.searching import NEVER, search
from joute.dictionary.graph.jit import IntArray, storage
from joute.games.dames.engine import JOURNEY, JOURNEYS, new_tools

_MOST_MADE = 1 << 13
_SIGN = 1 << 63
_NO_JOKERS = (0, 0)


class LookAhead:
    """For one thinker at a time."""

    def __init__(self, gaddag: Any, weights: IntArray, turning: bool) -> None:
        self.turning = turning
        self._gaddag = gaddag
        self.buffers = sizes.Buffers(
            tools=new_tools(),
            weights=storage(weights),
            boards=_room(sizes.DEPTHS * sizes.BOARD),
            made=_room(_MOST_MADE),
            letters=_room(sizes.BOARD),
            gains=_room(sizes.GAINS),
            ways=_room(JOURNEYS * JOURNEY),
            way=_room(sizes.WAY_FIELDS),
            words=_room(sizes.MOST_WORDS * sizes.WORD_ROW),
            choices=_room(sizes.DEPTHS * sizes.WIDEST * CHOICE),
            frames=_room(sizes.DEPTHS * sizes.FRAME),
            counts=storage(np.array([0, turning], np.int64)),
        )

    @property
    def looks(self) -> int:
        """Boards looked at so far: the measure of work."""
        return int(self.buffers.counts[sizes.LOOKS])

    def lay_out(self, board: BitBoard) -> None:
        """Put a board at the first depth."""
        seen = 0
        for code in board.made:
            seen |= 1 << (code & 63)
        seen -= (seen & _SIGN) << 1  # as a signed number of 64 bits
        rows = self.buffers.boards
        rows[: sizes.SQUARES] = board.letters
        rows[sizes.OWN : sizes.SEEN + 1] = (
            *board.sides(),
            board.turns,
            len(board.made),
            board.opens_short,
            *(board.bag + _NO_JOKERS)[:2],
            seen,
        )
        self.buffers.made[: len(board.made)] = board.made

    def value(
        self, board: BitBoard, widths: tuple[int, ...], few: int, least: int, stop: IntArray
    ) -> int | None:
        """What a board is worth to the side that has just moved; None where thinking was stopped.

        `widths`: how many moves are tried at each depth before the last; `few`: up to so many moves at the
        last, each is tried for whether it blocks; a value of no more than `least` may be too high.
        """
        self.lay_out(board)
        depths = storage(np.array((*widths, 0), np.int64))
        found = search(self._gaddag, self.buffers, depths, few, NEVER, -least, stop)
        return None if found == NEVER else -int(found)


def _room(size: int) -> Any:
    return storage(np.zeros(size, np.int64))
