"""Positions and moves of the amusing rule, written the way the tests read best."""

from __future__ import annotations

from tests.games.desk import Desk

from joute.games.amusante import AMUSANTE
from joute.games.amusante.position import AmusantePosition

DESK = Desk(AMUSANTE, AmusantePosition)
settings, start, position = DESK.settings, DESK.start, DESK.position
move, effects, play = DESK.move, DESK.effects, DESK.play
refusal, article = DESK.refusal, DESK.article


def dealt(*hands: str, **options: str) -> AmusantePosition:
    """A game of as many players as there are hands of six squares."""
    return play(start(len(hands), **options), f"0 deal {''.join(hands)}")
