"""Where each letter of the player to move may go, for whoever draws the board."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from joute.games.dames.generate import ways_to_go
from joute.games.dames.material import SHAPE

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


@dataclass(frozen=True, slots=True)
class Landing:
    source: str
    target: str
    taken: tuple[str, ...]
    word: bool
    """Whether a word may be announced there; else the letter only takes, or moves for strategy."""


def landings_of(position: DamesPosition) -> tuple[Landing, ...]:
    """Every way that some legal move goes, in the order of the moves; none unless a player is to move."""
    if not position.dealt or position.outcome():
        return ()
    return tuple(
        Landing(SHAPE.name(way.source), SHAPE.name(way.target), SHAPE.names(way.captured), bool(way.words))
        for way in ways_to_go(position)
    )
