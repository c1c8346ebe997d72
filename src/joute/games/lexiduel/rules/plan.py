"""What a move would do to the board, once its shape is known."""

from __future__ import annotations

from dataclasses import dataclass

from joute.games.lexiduel.moves import Laying
from joute.play import MoveKind


@dataclass(frozen=True, slots=True)
class Plan:
    """A well-shaped move: an initial amorce, an amorce, an extension or a junction."""

    move: Laying
    kind: MoveKind
    laid: dict[int, str]
    taken: frozenset[int] = frozenset()
    rival: frozenset[int] | None = None
    """What it takes in the other direction, where that is as legal and no sign decides (LXD-17)."""
