"""The move played is weighed among the best by the same search, however little time there is."""

from __future__ import annotations

import random
from itertools import islice

import pytest
from tests.bots.tables import CHOICES, positions, settings_of

from joute.coach import look
from joute.coach.looking import DECLARED
from joute.games import registry
from joute.play import Effects

SHORT_OF_TIME_MS = 1
OPTIONS = {"demo": (("share", "16"),)}


@pytest.mark.parametrize("name", registry.names())
def test_a_move_is_weighed_even_where_there_is_no_time_at_all(name: str) -> None:
    game, settings = registry.find(name), settings_of(name, *OPTIONS.get(name, ()))
    rng = random.Random(name)
    weighed = 0
    for seed in range(3):
        for position in islice(positions(name, settings, seed), 1, 9, 2):
            seat = position.to_act()[0]
            moves = list(islice(position.moves(seat), CHOICES))
            if position.on_turn() != seat or len(moves) < 2:
                continue
            done = position.judge(seat, rng.choice(moves))
            assert isinstance(done, Effects)
            if done.kind in DECLARED:
                continue
            looked = look(game, settings, position, seat, done, SHORT_OF_TIME_MS, seed)
            assert looked.played is not None, (position.text(), done.move.text())
            assert looked.best
            weighed += 1
    assert weighed >= 4
