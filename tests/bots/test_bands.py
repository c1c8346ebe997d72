"""No level plays a word it does not know, however it came to its move. Many games: `bench.support.bands`."""

from __future__ import annotations

import random

import pytest

from joute.bots import choose
from joute.bots.choosing import ask
from joute.bots.last_resort import last_resort
from joute.bots.matches import opening, shuffler
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Effects, Options, Settings, read_options

PLIES = 16


def settings_of(name: str) -> Settings:
    game = registry.find(name)
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    return Settings(2, options, Dictionary.load(game.words))


@pytest.mark.parametrize("level", [1, 3])
@pytest.mark.parametrize("name", registry.names())
def test_a_level_keeps_to_the_words_it_knows(name: str, level: int) -> None:
    game, settings = registry.find(name), settings_of(name)
    rng = random.Random(f"{name} {level}")
    shuffle = shuffler(rng)
    position = opening(game.start(settings), shuffle, rng)
    for ply in range(PLIES):
        seat = next(iter(position.to_act()), None)
        if seat is None:
            break
        if seat == CHANCE:
            position = position.play(CHANCE, position.chance(shuffle))
            continue
        view = position.view(seat)
        move = choose(game, view, settings, level, 20, ply)
        effects = position.judge(seat, move)
        assert isinstance(effects, Effects)
        question = ask(game, view, settings, level, 20, ply)
        assert question.knows_all(effects.words), f"{move.text()}: {effects.words}"
        position = effects.after


@pytest.mark.parametrize("name", registry.names())
def test_without_a_known_word_nobody_plays_an_unknown_one(name: str) -> None:
    """The last resort passes, throws, takes up or resigns: what a person does who sees nothing."""
    game, settings = registry.find(name), settings_of(name)
    position = game.start(settings)
    while CHANCE in position.to_act():
        position = position.play(CHANCE, position.chance(lambda items: items))
    seat = position.to_act()[0]
    move = last_resort(position, seat, lambda words: not words)
    effects = position.judge(seat, move)
    assert isinstance(effects, Effects) and not effects.words
