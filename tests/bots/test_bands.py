"""No level plays a word it does not know, however it came to its move. Many games: `bench.support.bands`."""

from __future__ import annotations

import random

import pytest

from joute.bots import choose
from joute.bots.choosing import ask
from joute.bots.last_resort import GIVING_UP, last_resort
from joute.bots.matches import opening, shuffler
from joute.bots.question import Question
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, PASS, RESIGN, Effects, Options, Position, Seat, Settings, read_options

pytestmark = pytest.mark.slow

PLIES = 16


def settings_of(name: str) -> Settings:
    game = registry.find(name)
    options = read_options(game.options, {})
    assert isinstance(options, Options)
    return Settings(2, options, Dictionary.load(game.words))


def any_known(position: Position, seat: Seat, question: Question) -> bool:
    """Whether there is a play of words the level knows."""
    judged = (position.judge(seat, move) for move in position.moves(seat) if move not in GIVING_UP)
    return any(isinstance(done, Effects) and question.knows_all(done.words) for done in judged)


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
        assert move != RESIGN or not any_known(position, seat, question)
        position = effects.after


@pytest.mark.parametrize("name", registry.names())
def test_who_knows_no_word_gives_up_the_turn(name: str) -> None:
    """Passes, throws or takes up, as people do who see nothing; where the rules let nobody pass, who resigns
    does so, and others play the best known word."""
    game, settings = registry.find(name), settings_of(name)
    position = game.start(settings)
    while CHANCE in position.to_act():
        position = position.play(CHANCE, position.chance(lambda items: items))
    seat = position.to_act()[0]
    resigning, obliged = (
        last_resort(position, seat, lambda words: -1.0 if words else 0.0, resigns)
        for resigns in (True, False)
    )
    effects = position.judge(seat, resigning)
    assert isinstance(effects, Effects) and not effects.words
    may_pass = isinstance(position.judge(seat, PASS), Effects)
    assert resigning != RESIGN or not may_pass
    assert obliged != RESIGN


@pytest.mark.parametrize("name", registry.names())
def test_the_last_resort_finds_the_only_word_that_is_known(name: str) -> None:
    """However long the listing is where nobody may pass: the known play is its last one. Where one may, as in
    DÉMO with its millions of plays, who finds nothing at once passes."""
    game, settings = registry.find(name), settings_of(name)
    position = game.start(settings)
    while CHANCE in position.to_act():
        position = position.play(CHANCE, position.chance(lambda items: items))
    seat = position.to_act()[0]
    if isinstance(position.judge(seat, PASS), Effects):
        assert last_resort(position, seat, lambda words: -1.0 if words else 0.0) == PASS
        return
    judged = (position.judge(seat, move) for move in position.moves(seat))
    known = [done.words for done in judged if isinstance(done, Effects) and done.words][-1]
    move = last_resort(position, seat, lambda words: 0.0 if tuple(words) == tuple(known) else -1.0)
    effects = position.judge(seat, move)
    assert isinstance(effects, Effects) and effects.words == known
