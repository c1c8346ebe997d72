"""The plainest opponent: the legal move that gains most now, among the words its level knows."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice

from joute.play import ACCEPT, Effects, Game, Move, Position, Seat, Settings, View

MOST_MOVES = 4_000
"""Listed before sampling; DÉMO's openings have millions."""
LOOKED_AT = {1: 12, 2: 30, 3: 80, 4: 200, 5: 400, 6: 800}
RAREST_WORD = {1: 5, 2: 4, 3: 3, 4: 2, 5: 1, 6: 0}
"""The lowest frequency band (0–9) of the words a level knows."""


def choose(game: Game, view: View, settings: Settings, level: int, budget_ms: int, seed: int) -> Move:
    """The machine's move for the seat whose view it is; the same seed gives the same move."""
    lots = random.Random(f"{seed} {level} {view.seat}")
    assert view.seat is not None
    position = game.imagine(view, settings, lambda items: lots.sample(items, len(items)))
    if position.window() == "closing":
        return ACCEPT
    listed = list(islice(position.moves(view.seat), MOST_MOVES))
    sampled = lots.sample(listed, min(len(listed), LOOKED_AT[level]))
    known = list(_judged(position, view.seat, sampled, settings, RAREST_WORD[level]))
    if not known:
        known = list(_judged(position, view.seat, sampled or listed, settings, 0))
    return max(known, key=lambda effects: _worth(effects, view.seat)).move


def _judged(
    position: Position, seat: Seat, moves: Sequence[Move], settings: Settings, rarest: int
) -> Iterator[Effects]:
    for move in moves:
        effects = position.judge(seat, move)
        if isinstance(effects, Effects) and all(
            settings.dictionary.frequency(word) >= rarest for word in effects.words
        ):
            yield effects


def _worth(effects: Effects, seat: Seat | None) -> float:
    assert seat is not None
    gains = [float(gain) for gain in effects.gains]
    own = gains[seat - 1] if gains else 0.0
    others = max((gain for other, gain in enumerate(gains, 1) if other != seat), default=0.0)
    return own - others + 0.1 * len(effects.laid)
