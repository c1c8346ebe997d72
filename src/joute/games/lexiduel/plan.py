"""What a move would do to the board, once its shape is known."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from joute.games.lexiduel.moves import Laying


class Kind(StrEnum):
    """The four kinds of move."""

    AMORCE_INITIALE = "amorce_initiale"
    AMORCE = "amorce"
    EXTENSION = "extension"
    JONCTION = "jonction"


@dataclass(frozen=True, slots=True)
class Plan:
    """A well-shaped move."""

    move: Laying
    kind: Kind
    laid: dict[int, str]
    taken: frozenset[int] = frozenset()
    rival: frozenset[int] | None = None
    """What it takes in the other direction, where that is as legal and no sign decides (LXD-17)."""
