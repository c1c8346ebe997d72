"""Every legal move of a position, from the kernels; the judge is not asked, so that each checks the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import TYPE_CHECKING

from joute.games.dames.jokers import earned
from joute.games.dames.material import SHAPE, camp, opponent
from joute.games.dames.moves import Announcement, Joker, Slide
from joute.play import Moves, Seat
from joute.play.grid import EMPTY

if TYPE_CHECKING:
    from joute.games.dames.findings import Findings, Way
    from joute.games.dames.position import DamesPosition


def legal_moves(position: DamesPosition, seat: Seat) -> Moves:
    """All the seat's moves: by square left, line and square reached, then by word; *doublés* in both orders.

    Touching a letter and « j'adoube » are not listed: they decide nothing.
    """
    if seat not in position.to_act() or not position.dealt:
        return Moves(lambda: ())
    return Moves(lambda: _listing(position), counting=lambda: _count(position))


def ways_to_go(position: DamesPosition) -> Iterator[Way]:
    """The ways that some legal move goes."""
    found = _findings(position)
    return (way for way in _ways(position, found) if way.words or _wordless(position, found, way))


def _findings(position: DamesPosition) -> Findings:
    def find() -> Findings:
        from joute.games.dames.findings import find_all

        return find_all(position)

    return position.remember("findings", find)


def _listing(position: DamesPosition) -> Iterator[Slide]:
    found, left = _findings(position), len(position.board.jokers_left())
    for way in _ways(position, found):
        source, target, capture = way.source, way.target, bool(way.captured)
        if _wordless(position, found, way):
            yield Slide(source, target, capture)
        for words in found.announcements(way):
            due = _due(words, left) if way.earns and left else 0
            if due:
                yield from _with_jokers(position, way, words, due)
            else:
                yield Slide(source, target, capture, words)


def _count(position: DamesPosition) -> int:
    found, left = _findings(position), len(position.board.jokers_left())
    total = 0
    for way in _ways(position, found):
        total += _wordless(position, found, way) + len(way.words) + len(way.pairs)
        if way.earns and left:
            dues = Counter(_due(words, left) for words in found.announcements(way))
            total += sum(
                number * (_placements(position, way, due) - 1) for due, number in dues.items() if due
            )
    return total


def _ways(position: DamesPosition, found: Findings) -> Iterator[Way]:
    """The ways of the letter that was touched, or all of them (DAM-23)."""
    return (way for way in found.ways if position.touched in (None, way.source))


def _wordless(position: DamesPosition, found: Findings, way: Way) -> bool:
    """*Prise pure*, *prise pure finale* or *coup stratégique* (DAM-15 to DAM-17)."""
    if not way.captured:
        return position.opening and not found.words
    if way.source in camp(position.turn):
        return True
    return not found.words and position.board.count(opponent(position.turn)) == 1


def _due(words: tuple[Announcement, ...], left: int) -> int:
    """How many jokers the words earn of those that are left (DAM-18)."""
    return min(earned(tuple(announced.word for announced in words)), left)


def _free_squares(position: DamesPosition, way: Way) -> list[int]:
    removed = set() if position.turns_over else set(way.captured)
    free = {s for s in range(SHAPE.size) if position.board.cells[s] == EMPTY} | removed | {way.source}
    return sorted(free - {way.target})


def _with_jokers(
    position: DamesPosition, way: Way, words: tuple[Announcement, ...], due: int
) -> Iterator[Slide]:
    """The move with its jokers renounced, then set on every empty square, one and two at a time."""
    free, left = _free_squares(position, way), position.board.jokers_left()
    singles = [(Joker(letter, square),) for letter in left for square in free]
    doubles = (
        [(Joker(left[0], a), Joker(left[1], b)) for a in free for b in free if a != b] if due > 1 else []
    )
    for jokers in [(), *singles, *doubles]:
        yield Slide(way.source, way.target, bool(way.captured), words, jokers)


def _placements(position: DamesPosition, way: Way, due: int) -> int:
    free = len(_free_squares(position, way))
    return 1 + len(position.board.jokers_left()) * free + (free * (free - 1) if due > 1 else 0)
