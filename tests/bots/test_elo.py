"""Intervals that hold what they say."""

from math import inf

import pytest

from joute.bots.elo import elo_of, strength


def test_even_scores_are_even_strength() -> None:
    found = strength(50, 100)
    assert (found.share, round(found.elo, 6)) == (0.5, 0)
    assert round(found.low, 3) == 0.404
    assert round(found.high, 3) == 0.596


@pytest.mark.parametrize(("share", "elo"), [(0.75, 190.8), (0.25, -190.8), (10 / 11, 400)])
def test_known_differences(share: float, elo: float) -> None:
    assert round(elo_of(share), 1) == elo


def test_winning_every_game_still_has_a_lower_bound() -> None:
    found = strength(20, 20)
    assert found.elo == inf
    assert 0.83 < found.low < 0.84
    assert strength(0, 20).elo == -inf


def test_no_games_say_nothing() -> None:
    found = strength(0, 0)
    assert (found.low, found.high) == (0, 1)
