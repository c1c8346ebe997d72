"""A machine agrees to stop where the game is over or level after a real one, never in the opening."""

from __future__ import annotations

from itertools import islice

import pytest
from tests.bots.tables import positions, settings_of

from joute.bots import agrees_to_stop
from joute.bots import registry as registry_of_bots
from joute.bots.stopping import LEVEL
from joute.games import registry
from joute.play import END, Outcome, Position

LATE = 200
"""More plays than any opening has."""


def agrees(name: str, position: Position, seat: int, plays: int) -> bool:
    settings = settings_of(name)
    return agrees_to_stop(registry.find(name), position.view(seat), settings, 3, 100, 0, plays)


def stopped(position: Position) -> Outcome:
    for seat in (1, 2):
        position = position.play(seat, END)
    outcome = position.outcome()
    assert outcome is not None
    return outcome


@pytest.mark.parametrize("name", registry.names())
def test_level_after_a_real_game_and_never_in_the_opening(name: str) -> None:
    position = next(positions(name, settings_of(name), seed=1))
    for seat in (1, 2):
        assert agrees(name, position, seat, LATE)
        assert not any(agrees(name, position, seat, plays) for plays in (0, 1, 4, 15))


@pytest.mark.parametrize("name", registry.names())
def test_never_where_a_side_is_ahead_nor_to_hand_out_a_win(name: str) -> None:
    standing, unequal = registry_of_bots.standing(name), 0
    for position in islice(positions(name, settings_of(name), seed=2), 1, 12):
        for seat in (1, 2):
            ahead = abs(standing(position.view(seat)))
            winners = stopped(position).winners
            unequal += ahead > LEVEL or winners == (3 - seat,)
            if agrees(name, position, seat, LATE):
                assert winners in ((), (1, 2), (seat,))
                assert ahead <= LEVEL
    # Contests take cards back at LEXICON, and hands of DÉMO and L'AMUSANTE shrink evenly for a while.
    assert unequal or name in ("lexicon", "demo", "amusante")


def test_where_nothing_is_left_to_play_whoever_does_not_lose_agrees() -> None:
    """LEXIDUEL without a word that either side could lay: the game is over, and level."""
    settings = settings_of("lexiduel", words=("ZZZZ",))
    position = registry.find("lexiduel").start(settings)
    view = position.view(1)
    assert agrees_to_stop(registry.find("lexiduel"), view, settings, 3, 100, 0, LATE)
