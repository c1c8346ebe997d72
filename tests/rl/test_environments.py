"""PettingZoo's own tests, over every game."""

import warnings

import numpy as np
import pytest

from joute.games import registry

pettingzoo_test = pytest.importorskip("pettingzoo.test")

from joute.rl import env  # noqa: E402

CYCLES = 20
FEW = 2_000
"""Listing everything takes seconds in some games."""


@pytest.mark.parametrize("game", registry.names())
def test_every_game_passes_the_api_test(game: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns of observations that are dictionaries
        pettingzoo_test.api_test(env(game, listed=FEW), num_cycles=CYCLES)


@pytest.mark.parametrize("game", registry.names())
def test_every_game_passes_the_seed_test(game: str) -> None:
    pettingzoo_test.seed_test(lambda: env(game, listed=FEW), num_cycles=CYCLES)


def test_the_winner_is_rewarded_and_the_loser_pays() -> None:
    world = env("dames", prise="retournement")
    world.reset(seed=4)
    lots = np.random.default_rng(4)
    rewards = dict.fromkeys(world.possible_agents, 0)
    for agent in world.agent_iter():
        observation, reward, ended, cut, _ = world.last()
        rewards[agent] += reward
        mask = observation["action_mask"]
        world.step(None if ended or cut else int(lots.choice(np.flatnonzero(mask))))
    assert sorted(rewards.values()) == [-1, 1]
    outcome = world.position.outcome()
    assert outcome is not None
    assert rewards[f"seat_{outcome.winners[0]}"] == 1


def test_an_observation_shows_the_own_hand_and_the_board_only() -> None:
    world = env("jago")
    world.reset(seed=1)
    first, second = (world.observe(agent)["observation"] for agent in world.possible_agents)
    hand = slice(2 * 121, 2 * 121 + 27)
    assert first[hand].sum() == second[hand].sum() == 12
    assert (first[hand] != second[hand]).any()
    assert (first[: 2 * 121] == second[: 2 * 121]).all()


def test_moves_are_named_and_an_action_beyond_them_is_refused() -> None:
    world = env("lexicon")
    world.reset(seed=1)
    agent = world.agent_selection
    moves = world.infos[agent]["moves"]
    assert world.observe(agent)["action_mask"].sum() == len(moves)
    with pytest.raises(ValueError, match="moves"):
        world.step(len(moves))


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(ValueError, match="unknown_option"):
        env("dames", couleur="rouge")


def test_the_last_move_of_a_long_listing_can_be_drawn() -> None:
    """Every legal move may come up: those drawn lie all over the listing, not at its beginning."""
    world = env("lexiduel")
    world.reset(seed=1)
    listing = [move.text() for move in world.position.moves(1)]
    drawn = [listing.index(move) for move in world.infos["seat_1"]["moves"]]
    assert len(listing) > 20_000
    assert drawn == sorted(drawn)
    assert min(drawn) < len(listing) / 10 and max(drawn) > 9 * len(listing) / 10
