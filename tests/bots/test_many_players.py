"""DÉMO and its amusing rule with more players and every option: no illegal move, no failure."""

import logging
import random

import pytest
from tests.bots.tables import settings_of

from joute.bots import choose, warm
from joute.bots.matches import shuffler
from joute.games import registry as games
from joute.play import CHANCE, Effects, Game, Options, Position, Settings, read_options

pytestmark = pytest.mark.slow

GAMES = 12
BUDGET_MS = 3
MOST_PLIES = 4_000


def drawn(name: str, rng: random.Random) -> Settings:
    """Seats and options by lot."""
    game = games.find(name)
    seats = rng.choice([2, 3, 4, 5, 6])
    chosen = {"arbitration": rng.choice(["strict", "contest"])}
    if name == "demo":
        chosen |= {
            "share": rng.choice(["5", "10", "15"]),
            "most": rng.choice(["none", "3", "6"]),
            "loser": rng.choice(["each", "single"]),
        }
    read = read_options(game.options, chosen)
    assert isinstance(read, Options)
    return Settings(seats, read, settings_of(name).dictionary)


def played(game: Game, settings: Settings, levels: list[int], seed: int, rng: random.Random) -> Position:
    """The game to its end; who may contest does so before or after the player on turn."""
    position = game.start(settings)
    for ply in range(MOST_PLIES):
        to_act = position.to_act()
        if not to_act:
            break
        seat = rng.choice(to_act)
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffler(rng)))
            continue
        move = choose(game, position.view(seat), settings, levels[seat - 1], BUDGET_MS, seed + ply)
        effects = position.judge(seat, move)
        assert isinstance(effects, Effects), (position.text(), seat, move.text(), effects)
        position = effects.after
    return position


@pytest.mark.parametrize("name", ["demo", "amusante"])
def test_games_for_several_are_played_to_their_end(name: str, caplog: pytest.LogCaptureFixture) -> None:
    game = games.find(name)
    warm(game, settings_of(name))
    with caplog.at_level(logging.ERROR, logger="joute.bots"):
        for seed in range(GAMES):
            rng = random.Random(f"{name} {seed}")
            settings = drawn(name, rng)
            levels = rng.choices(range(7), k=settings.seats)
            assert played(game, settings, levels, seed, rng).outcome()
    assert not caplog.records
