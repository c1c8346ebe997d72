"""Where to set the jokers a move earns (DAM-18): beside as many letters as possible, where words are made."""

from __future__ import annotations

from dataclasses import replace

from joute.games.dames.material import NEIGHBOURS, SHAPE, jokers_earned
from joute.games.dames.moves import Joker, Slide
from joute.games.dames.state import State


def with_jokers(state: State, move: Slide, captured: int) -> Slide:
    """The move with every joker it earns set on the board."""
    left = state.board.jokers_left()
    due = min(jokers_earned(announced.word for announced in move.words), len(left))
    if not due:
        return move
    filled = {square for square in range(SHAPE.size) if not state.board.is_empty(square)}
    if not state.terms.turns_over:
        filled -= {square for square in filled if captured >> square & 1}
    filled = filled - {move.source} | {move.target}
    free = sorted(set(range(SHAPE.size)) - filled, key=lambda square: -len(filled & {*NEIGHBOURS[square]}))
    return replace(move, jokers=tuple(map(Joker, left[:due], free)))
