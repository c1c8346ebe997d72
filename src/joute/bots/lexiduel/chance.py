"""The winning chance by the machine's values, as `python -m bench.support.chances lexiduel` fits it."""

from __future__ import annotations

from joute.bots.chances import Chance
from joute.bots.registry import by_scores
from joute.games.lexiduel.view import LexiduelView
from joute.play import View

CHANCE = Chance(lead=0.421, value=0.185, base=-0.329, most=40.0)
_LAST_TURNS = 2


def seen_to_the_end(view: View, value: float) -> float | None:
    """Within two turns of the end the search sees all of it: who is ahead then has won."""
    assert isinstance(view, LexiduelView)
    if view.rounds is None or 2 * view.rounds - view.turns > _LAST_TURNS:
        return None
    ahead = by_scores(view) + value
    return 1.0 if ahead > 0 else 0.0 if ahead < 0 else 0.5
