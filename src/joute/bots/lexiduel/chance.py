"""The winning chance by the machine's values, as `python -m bench.support.chances lexiduel` fits it."""

from __future__ import annotations

from joute.bots.chances import Chance, Grades
from joute.bots.registry import by_scores
from joute.games.lexiduel.view import LexiduelView
from joute.play import View

CHANCE = Chance(lead=1.52, value=1.40, base=-2.32, most=40.0)
"""Weighed by the turns left: five points ahead are little with thirty turns to come."""
GRADES = Grades(10.0, 20.0, 30.0)
"""Nearly half of a good club player's words lose ten points beside the best (docs/strength.md, grades)."""
_LAST_TURNS = 2
_FADING = 0.7
"""By which power of the turns left the score and a word tell less."""
_SOME_TURNS = 20
"""Taken to be left in a game without a number of rounds."""


def weight(view: View) -> float:
    """How much the score and a word tell by now."""
    assert isinstance(view, LexiduelView)
    left = _SOME_TURNS if view.rounds is None else 2 * view.rounds - view.turns
    return float(max(1, left) ** -_FADING)


def seen_to_the_end(view: View, value: float) -> float | None:
    """Within two turns of the end the search sees all of it: who is ahead then has won."""
    assert isinstance(view, LexiduelView)
    if view.rounds is None or 2 * view.rounds - view.turns > _LAST_TURNS:
        return None
    ahead = by_scores(view) + value
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
