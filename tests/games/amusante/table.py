"""Positions and moves of the amusing rule, written the way the tests read best."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from joute.dictionary import Dictionary
from joute.games.amusante import AMUSANTE
from joute.games.amusante.position import AmusantePosition
from joute.play import Effects, Move, Options, Refusal, Settings, Shuffle, read_options


@lru_cache
def settings(seats: int = 2, only: str = "", **options: str) -> Settings:
    """With the whole dictionary, or these words only (separated by spaces)."""
    read = read_options(AMUSANTE.options, options)
    assert isinstance(read, Options), read
    dictionary = Dictionary.of(only.split()) if only else Dictionary.load(AMUSANTE.words)
    return Settings(seats, read, dictionary)


def start(seats: int = 2, **options: str) -> AmusantePosition:
    return AMUSANTE.start(settings(seats, **options))


def dealt(*hands: str, **options: str) -> AmusantePosition:
    """A game of as many players as there are hands of six squares."""
    return play(start(len(hands), **options), f"0 deal {''.join(hands)}")


def position(text: str, seats: int = 2, **options: str) -> AmusantePosition:
    return AMUSANTE.position(text, settings(seats, **options))


def move(line: str) -> tuple[int, Move]:
    seat, _, text = line.partition(" ")
    read = AMUSANTE.read_move(text)
    assert isinstance(read, Move), read
    return int(seat), read


def effects(at: AmusantePosition, line: str) -> Effects:
    judged = at.judge(*move(line))
    assert isinstance(judged, Effects), judged
    return judged


def play(at: AmusantePosition, *lines: str) -> AmusantePosition:
    for line in lines:
        after = effects(at, line).position
        assert isinstance(after, AmusantePosition)
        at = after
    return at


def refusal(at: AmusantePosition, line: str) -> Refusal:
    judged = at.judge(*move(line))
    assert isinstance(judged, Refusal), judged
    return judged


def article(at: AmusantePosition, line: str) -> str:
    return refusal(at, line).article


def shuffler(seed: int) -> Shuffle:
    """A shuffle that is the same in every run."""
    random = Random(seed)

    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return random.sample(list(items), len(items))

    return shuffle
