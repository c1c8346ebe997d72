"""A view's parts as a learner is given them: letters on a board, whose they are, the own hand, numbers."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Observed:
    """`owners` holds 1 for the viewer's own letters, 2 for others', 0 for none."""

    board: str
    owners: tuple[int, ...]
    hand: str
    counts: tuple[int, ...]
