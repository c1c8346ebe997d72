"""Every move that words traced on the board could make, for checking the generator: no kernel, no graph."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations

from joute.dictionary import Dictionary
from joute.games.dames.board import Board
from joute.games.dames.material import NEIGHBOURS, RAYS, SHAPE, SHORTEST
from joute.games.dames.moves import Announcement, Slide
from joute.games.dames.state import State
from joute.play import Move, Seat

Legal = Callable[[Slide], bool]


def candidates(state: State, seat: Seat, legal: Legal) -> Iterator[Move]:
    """Each way a letter may go, without a word, with one, and with two that are legal each; no jokers set."""
    for source in state.board.squares(seat):
        for target in sorted(square for ray in RAYS[source] for square in ray):
            if not state.board.is_empty(target):
                continue
            yield Slide(source, target)
            traced = _traced(state.board.moved(source, target), target, _starts(state.terms.dictionary))
            ways = [Slide(source, target, False, (word,)) for word in traced]
            yield from ways
            singles = [way.words[0] for way in ways if legal(way)]
            for one, other in combinations(singles, 2):
                if one.word != other.word and set(one.squares) & set(other.squares) == {target}:
                    yield Slide(source, target, False, (one, other))
                    yield Slide(source, target, False, (other, one))


@lru_cache(maxsize=2)
def _starts(dictionary: Dictionary) -> dict[str, bool]:
    """Everything a word begins with, and whether it is a word itself."""
    known: dict[str, bool] = {}
    for word in dictionary.words():
        for end in range(1, len(word)):
            known.setdefault(word[:end], False)
        known[word] = True
    return known


def _traced(board: Board, target: int, known: dict[str, bool]) -> Iterator[Announcement]:
    """The words along squares that touch, through the letter that moved."""
    filled = [square for square in range(SHAPE.size) if not board.is_empty(square)]
    waiting: list[tuple[tuple[int, ...], str]] = [((square,), board.letter(square)) for square in filled]
    while waiting:
        squares, spelt = waiting.pop()
        found = known.get(spelt)
        if found is None:
            continue
        if found and len(spelt) >= SHORTEST and target in squares:
            yield Announcement(spelt, squares)
        near = (after for after in NEIGHBOURS[squares[-1]] if after not in squares)
        waiting += [((*squares, after), spelt + board.letter(after)) for after in near]
