"""Where letters may go, as the board shows it: what the listed moves say, way by way."""

from __future__ import annotations

import random

from tests.games.dames.tables import DAMES, settings

from joute.games.dames.landings import landings_of
from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Slide
from joute.games.dames.position import DamesPosition
from joute.play import CHANCE


def ways_of_the_moves(position: DamesPosition) -> dict[tuple[str, str], bool]:
    """From where to where, and whether a word goes with it."""
    ways: dict[tuple[str, str], bool] = {}
    for move in position.moves(position.turn):
        assert isinstance(move, Slide)
        way = SHAPE.name(move.source), SHAPE.name(move.target)
        ways[way] = ways.get(way, False) or bool(move.words)
    return ways


def test_landings_are_those_of_the_listed_moves() -> None:
    source = random.Random(7)
    position = DAMES.start(settings())
    position = position.play(CHANCE, position.chance(lambda items: source.sample(items, len(items))))
    takes = 0
    for _ in range(8):
        assert isinstance(position, DamesPosition)
        told = landings_of(position)
        assert {(one.source, one.target): one.word for one in told} == ways_of_the_moves(position)
        takes += sum(bool(one.taken) for one in told)
        position = position.play(position.turn, source.choice(list(position.moves(position.turn))))
    assert takes


def test_none_before_the_deal() -> None:
    start = DAMES.start(settings())
    assert isinstance(start, DamesPosition)
    assert landings_of(start) == ()
