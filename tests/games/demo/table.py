"""Positions and moves of DÉMO, written the way the tests read best."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from random import Random

from joute.dictionary import Dictionary
from joute.games.demo import DEMO
from joute.games.demo.position import DemoPosition
from joute.letters.squares import SQUARES
from joute.play import Effects, Move, Options, Refusal, Settings, Shuffle, read_options


@lru_cache
def settings(seats: int = 2, only: str = "", **options: str) -> Settings:
    """With the whole dictionary, or these words only (separated by spaces)."""
    read = read_options(DEMO.options, options)
    assert isinstance(read, Options), read
    dictionary = Dictionary.of(only.split()) if only else Dictionary.load(DEMO.words)
    return Settings(seats, read, dictionary)


def start(seats: int = 2, **options: str) -> DemoPosition:
    return DEMO.start(settings(seats, **options))


def dealt(*hands: str, **options: str) -> DemoPosition:
    """A game of as many players as there are hands (of one length), with all else aside."""
    share = {len(hand) for hand in hands}
    assert len(share) == 1, "shares are equal"
    left = Counter(SQUARES.letters)
    left.subtract("".join(hands))
    assert min(left.values()) >= 0, "not among the squares"
    at = start(len(hands), share=str(share.pop()), **options)
    return play(at, f"0 deal {''.join(hands)}{''.join(sorted(left.elements()))}")


def position(text: str, seats: int = 2, **options: str) -> DemoPosition:
    return DEMO.position(text, settings(seats, **options))


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


def move(line: str) -> tuple[int, Move]:
    seat, _, text = line.partition(" ")
    read = DEMO.read_move(text)
    assert isinstance(read, Move), read
    return int(seat), read


def effects(at: DemoPosition, line: str) -> Effects:
    judged = at.judge(*move(line))
    assert isinstance(judged, Effects), judged
    return judged


def play(at: DemoPosition, *lines: str) -> DemoPosition:
    for line in lines:
        after = effects(at, line).position
        assert isinstance(after, DemoPosition)
        at = after
    return at


def refusal(at: DemoPosition, line: str) -> Refusal:
    judged = at.judge(*move(line))
    assert isinstance(judged, Refusal), judged
    return judged


def article(at: DemoPosition, line: str) -> str:
    return refusal(at, line).article


def shuffler(seed: int) -> Shuffle:
    """A shuffle that is the same in every run."""
    random = Random(seed)

    def shuffle(items: Sequence[str]) -> Sequence[str]:
        return random.sample(list(items), len(items))

    return shuffle
