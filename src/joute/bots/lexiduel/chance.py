"""The winning chance by the machine's values, as `python -m bench.support.chances lexiduel` fits it."""

from __future__ import annotations

from math import exp

from joute.bots.chances import Chance
from joute.bots.registry import by_scores
from joute.games.lexiduel.view import LexiduelView
from joute.play import View

CHANCE = Chance(lead=0.421, value=0.185, base=-0.329, most=40.0)
_LAST_TURNS = 2
_A_POINT = 2.0
"""What a point ahead at the very end adds to the logit: nearly all there is to say."""


def seen_to_the_end(view: View, value: float) -> float | None:
    """Within two turns of the end the search sees all of it: who is ahead then has won."""
    assert isinstance(view, LexiduelView)
    if view.rounds is None or 2 * view.rounds - view.turns > _LAST_TURNS:
        return None
    return 1 / (1 + exp(-max(-30.0, min(30.0, _A_POINT * (by_scores(view) + value)))))
