"""The yardstick: the move that gains most at once, and nothing further."""

from __future__ import annotations

from joute.bots.generic import considered
from joute.bots.question import Advice, Question

MOST_MOVES = 4_000


def think(question: Question) -> list[Advice]:
    """Every move is judged, or as many as there is time for."""
    return considered(question, MOST_MOVES)
