"""What the machine thinks of a position in a record."""

from __future__ import annotations

from dataclasses import dataclass

from joute.messages.shared import EffectsInfo


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisWanted:
    record: str
    ply: int
    """How many plies of the record have been played when the machine looks."""
    most: int = 3


@dataclass(frozen=True, slots=True, kw_only=True)
class PictureWanted:
    record: str
    ply: int
    seat: int | None = None
    """Whose view is drawn; null: a spectator's."""


@dataclass(frozen=True, slots=True, kw_only=True)
class AdviceInfo:
    effects: EffectsInfo
    value: float
    """What the move is worth to the mover, in the game's own points."""
    why: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Analysed:
    ply: int
    seat: int
    """Whose move it is; 0 after the end."""
    position: str
    options: dict[str, str]
    """With the position, all that a new table needs to go on from here."""
    best: tuple[AdviceInfo, ...]
    """The machine's moves, best first."""
    loss: float | None
    """How much less the move really played is worth than the best; nothing after the last ply."""
