"""A move being composed: what was laid where, before it is a move. What may mend it when it is refused."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Composition:
    """What a hand has put together so far; each game has its own fields. Plain values, as a view's."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A change that may mend a refused composition; `code` finds the label on its button."""

    code: str
    letters: str
    """The letters the label names: those kept or taken up."""
    composition: Composition
    square: str = ""
    """Where the letter taken up lies: a word may hold it twice. Empty where letters have no square."""
    is_step_back: bool = False
    """Offered even where it does not make the move legal, unless what is left is refused just the same."""
