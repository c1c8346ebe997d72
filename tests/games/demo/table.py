"""Positions and moves of DÉMO, written the way the tests read best."""

from __future__ import annotations

from collections import Counter

from tests.games.fixtures import GameFixture

from joute.games.demo import DEMO
from joute.games.demo.position import DemoPosition
from joute.letters.squares import SQUARES

FIXTURE = GameFixture(DEMO, DemoPosition)
settings, start, position = FIXTURE.settings, FIXTURE.start, FIXTURE.position
move, effects, play = FIXTURE.move, FIXTURE.effects, FIXTURE.play
refusal, article = FIXTURE.refusal, FIXTURE.article


def dealt(*hands: str, **options: str) -> DemoPosition:
    """A game of as many players as there are hands (of one length), with all else aside."""
    share = {len(hand) for hand in hands}
    assert len(share) == 1, "shares are equal"
    left = Counter(SQUARES.letters)
    left.subtract("".join(hands))
    assert min(left.values()) >= 0, "not among the squares"
    at = start(len(hands), share=str(share.pop()), **options)
    return play(at, f"0 deal {''.join(hands)}{''.join(sorted(left.elements()))}")


def mat(*words: str) -> str:
    """The mat's part of a position text, from words such as `M13h MAISON`."""
    from joute.games.demo.material import SHAPE
    from joute.games.demo.moves import Play
    from joute.play.grid import Grid

    grid = Grid.empty(SHAPE)
    for word in words:
        read = DEMO.read_move(word)
        assert isinstance(read, Play), read
        squares = [SHAPE.step(read.square, read.direction, n) for n in range(len(read.word))]
        grid = grid.with_cells({s: c for s, c in zip(squares, read.word, strict=True) if s is not None})
    return grid.rows_text()
