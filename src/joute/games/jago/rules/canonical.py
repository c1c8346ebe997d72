"""The one way to write a turn: fewest words, across first, by square."""

from __future__ import annotations

from collections.abc import Iterator

from joute.games.jago.moves import Turn
from joute.games.jago.rules.change import Change, NewWord
from joute.play.grid import Direction

_Cover = tuple[NewWord, ...]


def canonical(change: Change) -> Turn:
    """Fewest words that hold every laid letter; among equals the most across, then the first squares."""
    chosen: list[NewWord] = []
    for words, laid in _components(change):
        chosen += _best_cover(words, laid)
    return Turn(tuple(word.as_word() for word in sorted(chosen, key=_place)))


def _place(word: NewWord) -> tuple[str, int]:
    return word.run.direction.value, word.run.squares[0]


def _best_cover(words: _Cover, laid: frozenset[int]) -> _Cover:
    size = 1
    while not (covers := list(_covers(words, laid, (), size))):
        size += 1
    return min(covers, key=_rank)


def _rank(cover: _Cover) -> tuple[int, list[tuple[str, int]]]:
    across = sum(word.run.direction is Direction.ACROSS for word in cover)
    return -across, sorted(map(_place, cover))


def _covers(words: _Cover, laid: frozenset[int], chosen: _Cover, size: int) -> Iterator[_Cover]:
    """Covers of at most that size: for one laid letter after the other, its word across or its word down."""
    missing = laid.difference(*(word.run.squares for word in chosen))
    if not missing:
        yield chosen
    elif len(chosen) < size:
        square = min(missing)
        for word in words:
            if square in word.run.squares:
                yield from _covers(words, laid, (*chosen, word), size)


def _components(change: Change) -> list[tuple[_Cover, frozenset[int]]]:
    """Words that share laid letters, directly or through others: each group is covered on its own."""
    groups: list[tuple[_Cover, frozenset[int]]] = []
    for word in change.words:
        laid = frozenset(word.run.squares).intersection(change.laid)
        together: tuple[_Cover, frozenset[int]] = ((word,), laid)
        apart = []
        for group in groups:
            if group[1] & laid:
                together = (group[0] + together[0], group[1] | together[1])
            else:
                apart.append(group)
        groups = [*apart, together]
    return groups
