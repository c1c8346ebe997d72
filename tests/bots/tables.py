"""Positions to think about, by seed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from itertools import islice

from joute.bots.matches import shuffler
from joute.dictionary import Dictionary
from joute.games import registry
from joute.play import CHANCE, Options, Position, Settings, read_options

CHOICES = 400


@cache
def settings_of(name: str, *options: tuple[str, str], words: tuple[str, ...] = ()) -> Settings:
    game = registry.find(name)
    read = read_options(game.options, dict(options))
    assert isinstance(read, Options)
    return Settings(2, read, Dictionary.of(words) if words else Dictionary.load(game.words))


def positions(name: str, settings: Settings, seed: int) -> Iterator[Position]:
    """A random game, position after position, each with somebody to act."""
    rng = random.Random(seed)
    position = registry.find(name).start(settings)
    while to_act := position.to_act():
        if CHANCE in to_act:
            position = position.play(CHANCE, position.chance(shuffler(rng)))
            continue
        yield position
        moves = list(islice(position.moves(to_act[0]), CHOICES))
        if not moves:
            return
        position = position.play(to_act[0], rng.choice(moves))
