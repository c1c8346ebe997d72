"""Every legal move, from what the kernels find; the judge is not asked, so that each checks the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import repeat

from joute.games.dames.finding.found import Found, Way
from joute.games.dames.material import SHAPE, camp, jokers_earned, opponent
from joute.games.dames.moves import Announcement, Joker, Slide
from joute.games.dames.state import State
from joute.play import Moves, Seat
from joute.play.grid import EMPTY


def moves(state: State, seat: Seat) -> Moves:
    """All the moves of a game not ended: by square left, line and square reached, then by word.

    *Doublés* come in both orders. Touching a letter and « j'adoube » are not listed: they decide nothing.
    """
    if seat != state.turn or not state.dealt or state.ending:
        return Moves(tuple)
    return Moves(lambda: _listing(state), counting=lambda: _count(state))


def ways_to_go(state: State) -> Iterator[Way]:
    """The ways that some legal move goes."""
    found = _found(state)
    return (way for way in _ways(state, found) if way.words or _wordless(state, found, way))


def _found(state: State) -> Found:
    def find() -> Found:
        from joute.games.dames.finding.finder import find_all  # numpy: not before moves are asked for

        return find_all(state)

    return state.remember("found", find)


def _listing(state: State) -> Iterator[Slide]:
    found, left = _found(state), len(state.board.jokers_left())
    for way in _ways(state, found):
        source, target, capture = way.source, way.target, bool(way.captured)
        if _wordless(state, found, way):
            yield Slide(source, target, capture)
        if not way.words:
            continue
        if not (way.earns and left):
            yield from map(Slide, repeat(source), repeat(target), repeat(capture), found.announcements(way))
            continue
        for words in found.announcements(way):
            due = _due((announced.word for announced in words), left)
            if due:
                yield from _with_jokers(state, way, words, due)
            else:
                yield Slide(source, target, capture, words)


def _count(state: State) -> int:
    found, left = _found(state), len(state.board.jokers_left())
    total = 0
    for way in _ways(state, found):
        total += _wordless(state, found, way) + len(way.words) + len(way.pairs)
        if way.earns and left:
            dues = Counter(_due(words, left) for words in found.spellings(way))
            total += sum(number * (_placements(state, way, due) - 1) for due, number in dues.items() if due)
    return total


def _ways(state: State, found: Found) -> Iterator[Way]:
    """The ways of the letter that was touched, or all of them (DAM-23)."""
    return (way for way in found.ways if state.touched in (None, way.source))


def _wordless(state: State, found: Found, way: Way) -> bool:
    """*Prise pure*, *prise pure finale* or *coup stratégique* (DAM-15 to DAM-17)."""
    if not way.captured:
        return state.opening and not found.spelled
    if way.source in camp(state.turn):
        return True
    return not found.spelled and state.board.count(opponent(state.turn)) == 1


def _due(words: Iterable[str], left: int) -> int:
    """How many jokers the words earn of those that are left (DAM-18)."""
    return min(jokers_earned(words), left)


def _free_squares(state: State, way: Way) -> list[int]:
    removed = set() if state.terms.turns_over else set(way.captured)
    free = {s for s in range(SHAPE.size) if state.board.cells[s] == EMPTY} | removed | {way.source}
    return sorted(free - {way.target})


def _with_jokers(state: State, way: Way, words: tuple[Announcement, ...], due: int) -> Iterator[Slide]:
    """The move with its jokers renounced, then set on every empty square, one and two at a time."""
    free, left = _free_squares(state, way), state.board.jokers_left()
    singles = [(Joker(letter, square),) for letter in left for square in free]
    doubles = (
        [(Joker(left[0], a), Joker(left[1], b)) for a in free for b in free if a != b] if due > 1 else []
    )
    for jokers in [(), *singles, *doubles]:
        yield Slide(way.source, way.target, bool(way.captured), words, jokers)


def _placements(state: State, way: Way, due: int) -> int:
    free = len(_free_squares(state, way))
    return 1 + len(state.board.jokers_left()) * free + (free * (free - 1) if due > 1 else 0)
