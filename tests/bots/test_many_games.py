"""Whole games between levels drawn by lot: no illegal move, no failure."""

import logging
import random

import pytest
from tests.bots.tables import settings_of

from joute.bots import choose, warm
from joute.bots.matches import Player, play_game
from joute.bots.trials import trial
from joute.games import registry as games
from joute.play import PASS, Game, Move, Settings, View

pytestmark = pytest.mark.slow

GAMES = {"lexiduel": 1, "dames": 3, "jago": 1, "lexicon": 1, "demo": 2, "amusante": 12}
TRIALS = {
    "lexiduel": range(2),
    "dames": range(2),
    "jago": range(2, 5),
    "lexicon": range(3),
    "demo": range(2),
    "amusante": range(3),
}
"""By seed."""
BUDGET_MS = 4
HURRIED_PLIES = 40


def player(game: Game, settings: Settings, level: int) -> Player:
    def play(view: View, seed: int) -> Move:
        return choose(game, view, settings, level, BUDGET_MS, seed)

    return play


def ways() -> list[tuple[str, str]]:
    """Each game as it comes and, where its words may be contested, that way too."""
    found = []
    for name in games.names():
        arbitrations = [spec.choices for spec in games.find(name).options if spec.name == "arbitration"]
        found += [(name, choice) for choice in (arbitrations[0] if arbitrations else ("",))]
    return found


@pytest.mark.usefixtures("standing_clock")
@pytest.mark.parametrize(("name", "arbitration"), ways())
def test_games_are_played_to_their_end(name: str, arbitration: str, caplog: pytest.LogCaptureFixture) -> None:
    game = games.find(name)
    settings = settings_of(name, *([("arbitration", arbitration)] if arbitration else []))
    warm(game, settings)
    rng = random.Random(f"{name} {arbitration}")
    with caplog.at_level(logging.ERROR, logger="joute.bots"):
        for seed in range(GAMES[name]):
            levels = rng.choices(range(7), k=2)
            players = player(game, settings, levels[0]), player(game, settings, levels[1])
            played = play_game(game, settings, players, seed, first=1)
            assert played.refused == ()
            assert played.plies < 3_000
    assert not caplog.records


@pytest.mark.usefixtures("standing_clock")
@pytest.mark.parametrize("name", games.names())
def test_trials_of_any_seats_options_and_levels(name: str, caplog: pytest.LogCaptureFixture) -> None:
    """The long version is `python -m bench.support.many_games`."""
    with caplog.at_level(logging.ERROR, logger="joute.bots"):
        for seed in TRIALS[name]:
            played = trial(games.find(name), seed, BUDGET_MS)
            assert played.ended and not played.refused, played
    assert not caplog.records


@pytest.mark.parametrize("name", games.names())
def test_no_move_is_refused_for_want_of_time(
    name: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("joute.bots.trials.MOST_PLIES", HURRIED_PLIES)
    with caplog.at_level(logging.ERROR, logger="joute.bots"):
        played = trial(games.find(name), 1, budget_ms=1)
        assert not played.refused, played
    assert not caplog.records


def test_a_refused_move_is_told_with_the_position_it_was_made_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("joute.bots.trials.choose", lambda *_: PASS)
    played = trial(games.find("lexicon"), 0, BUDGET_MS)
    assert "LEX-6" in played.refused and "pass" in played.refused
