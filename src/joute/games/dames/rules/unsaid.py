"""A word announced without its squares: accepted where all the ways to spell it come to the same (DAM-12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice, product

from joute.games.dames.material import NEIGHBOURS, SHAPE
from joute.games.dames.moves import Announcement, Slide
from joute.games.dames.rules.journeys import Journey
from joute.games.dames.state import State
from joute.play import Effects, Refusal, Ruling, ambiguous, illegal
from joute.values import replace

_MOST_PATHS = 2000


def leaves_squares_unsaid(move: Slide) -> bool:
    return any(not announced.squares for announced in move.words)


def with_squares_found(way: Journey, move: Slide, judge: Callable[[Slide], Ruling[State]]) -> Ruling[State]:
    """Find the squares the move leaves unsaid, and judge it with each choice of them."""
    for announced in move.words:
        if not announced.squares and next(paths(way, announced.word), None) is None:
            names = SHAPE.names((way.target,))
            return illegal("DAM-12", "cannot_be_written", names, word=announced.word)
    found: dict[tuple[str, ...], Effects[State]] = {}
    first: Refusal | None = None
    for words in islice(_spelled_out(way, move.words), _MOST_PATHS):
        judged = judge(replace(move, words=words))
        if isinstance(judged, Effects):
            found.setdefault(judged.turned, judged)
        else:
            first = first or judged
        if len(found) > 1:
            names = SHAPE.names((way.target,))
            return ambiguous("DAM-12", "several_paths", names, words=", ".join(w.word for w in move.words))
    if found:
        return next(iter(found.values()))
    return first or illegal("DAM-12", "cannot_be_written", word=move.words[0].word)


def readings(
    way: Journey, move: Slide, judge: Callable[[Slide], Ruling[State]], most: int
) -> Iterator[Slide]:
    """The move with the squares said, once for each set of letters it may turn."""
    known: set[tuple[str, ...]] = set()
    for words in islice(_spelled_out(way, move.words), _MOST_PATHS):
        said = replace(move, words=words)
        judged = judge(said)
        if isinstance(judged, Effects) and judged.turned not in known:
            known.add(judged.turned)
            yield said
        if len(known) == most:
            return


def paths(way: Journey, word: str) -> Iterator[tuple[int, ...]]:
    """The paths of touching squares through the moved letter that spell the word, in board order."""
    cells = [way.after.letter(square) for square in range(SHAPE.size)]
    for square in way.captured:
        cells[square] = ""

    def extend(path: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if len(path) == len(word):
            if way.target in path:
                yield path
            return
        for square in NEIGHBOURS[path[-1]] if path else range(SHAPE.size):
            if cells[square] == word[len(path)] and square not in path:
                yield from extend((*path, square))

    return extend(())


def _spelled_out(way: Journey, words: tuple[Announcement, ...]) -> Iterator[tuple[Announcement, ...]]:
    """The same words with every choice of the squares unsaid."""
    choices = [
        [announced]
        if announced.squares
        else [Announcement(announced.word, path) for path in islice(paths(way, announced.word), _MOST_PATHS)]
        for announced in words
    ]
    return product(*choices)
