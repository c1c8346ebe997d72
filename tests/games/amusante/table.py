"""Positions and moves of the amusing rule, written the way the tests read best."""

from __future__ import annotations

from tests.games.fixtures import GameFixture

from joute.games.amusante import AMUSANTE
from joute.games.amusante.position import AmusantePosition

FIXTURE = GameFixture(AMUSANTE, AmusantePosition)
settings, start, position = FIXTURE.settings, FIXTURE.start, FIXTURE.position
move, effects, play = FIXTURE.move, FIXTURE.effects, FIXTURE.play
refusal, article = FIXTURE.refusal, FIXTURE.article


def dealt(*hands: str, **options: str) -> AmusantePosition:
    """A game of as many players as there are hands of six squares."""
    return play(start(len(hands), **options), f"0 deal {''.join(hands)}")
