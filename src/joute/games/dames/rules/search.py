"""Whether there is any word to make, any letter to move: plain searches that stop at the first find.

They ask the dictionary letter by letter and need no word graph, so that judging stays light.
"""

from __future__ import annotations

from collections.abc import Iterator

from joute.dictionary import Dictionary
from joute.dictionary.prefixes import prefix_test
from joute.games.dames.material import DISTANCES, NEIGHBOURS, RAYS, SHAPE, SHORTEST, camp, opponent
from joute.games.dames.rules.journeys import Journey, bares_home, steps, takes_on_line, travelled
from joute.games.dames.rules.words import may_make
from joute.games.dames.state import State
from joute.play.grid import EMPTY

_SHORT = SHORTEST
"""Where there is a word at all, there is mostly a short one, found among far fewer paths."""


def can_make_word(state: State) -> bool:
    """Whether the player to move has any word to make (DAM-16, DAM-17, DAM-21)."""
    lengths = (_SHORT,) if state.short_word_due else (_SHORT, SHAPE.size)
    return state.remember("can_make_word", lambda: any(_can_make_word(state, longest) for longest in lengths))


def _can_make_word(state: State, longest: int) -> bool:
    board, seat, tried = state.board, state.turn, dict[str, bool]()
    for source, target, captured in possible_steps(state):
        if captured and state.short_word_due:
            continue  # White's first word takes nothing (DAM-17)
        way = travelled(board, seat, source, target, captured, state.terms.turns_over)
        for word in words_on_arrival(way, state.terms.dictionary, longest):
            if word not in tried:
                tried[word] = may_make(state, seat, word)
            if tried[word]:
                return True
    return False


def can_capture(state: State) -> bool:
    """Whether the player to move has a *prise pure* (DAM-15), or takes the last letter (DAM-16)."""
    board, seat = state.board, state.turn
    at_home = camp(seat).intersection(board.squares(seat))
    if board.count(opponent(seat)) == 1:
        return any(captured for _, _, captured in possible_steps(state))
    if len(at_home) == 1:  # where it lands matters too (DAM-9)
        return any(captured and source in at_home for source, _, captured in possible_steps(state))
    return any(takes_on_line(board, seat, ray) for source in at_home for ray in RAYS[source])


def can_move_freely(state: State) -> bool:
    """Whether some letter could make a strategic move (DAM-17)."""
    return any(not captured for _, _, captured in possible_steps(state))


def words_on_arrival(way: Journey, dictionary: Dictionary, longest: int) -> Iterator[str]:
    """The words that can be read through the moved letter under DAM-10 and DAM-11, some more than once."""
    letters, far = _usable(way), DISTANCES[way.target]
    opposing = set(way.after.squares(opponent(way.seat))).difference(way.captured)
    may_begin = prefix_test(dictionary)
    other_camp = camp(opponent(way.seat)) if way.from_home else None
    starts = [square for square in _connected(way.target, letters) if far[square] < longest]
    if opposing.isdisjoint(starts) or (other_camp is not None and other_camp.isdisjoint(starts)):
        return
    open_paths: list[tuple[tuple[int, ...], str]] = [((start,), letters[start]) for start in reversed(starts)]
    while open_paths:
        path, spelled = open_paths.pop()
        if (
            len(path) >= SHORTEST
            and way.target in path
            and not opposing.isdisjoint(path)
            and (other_camp is None or not other_camp.isdisjoint(path))
            and spelled in dictionary
        ):
            yield spelled
        room = longest - len(path) - 1 if way.target not in path else SHAPE.size
        if len(path) == longest:
            continue
        for square in NEIGHBOURS[path[-1]]:
            letter = letters[square]
            if letter and far[square] <= room and square not in path and may_begin(spelled + letter):
                open_paths.append(((*path, square), spelled + letter))


def possible_steps(state: State) -> Iterator[tuple[int, int, tuple[int, ...]]]:
    """Where the letters of the player to move may go without leaving home bare (DAM-9)."""
    board, seat = state.board, state.turn
    takes_last = board.count(opponent(seat)) == 1
    for source, target, captured in steps(board, seat):
        if (captured and takes_last) or not bares_home(board, seat, source, target):
            yield source, target, captured


def _usable(way: Journey) -> list[str]:
    """The letters a word of the mover's may use, by square; none where a letter was just captured."""
    board = way.after
    barred = set(way.captured) | {s for s in board.jokers if board.owner(s) != way.seat}
    letters = enumerate(board.cells.upper())
    return ["" if letter == EMPTY or square in barred else letter for square, letter in letters]


def _connected(target: int, letters: list[str]) -> list[int]:
    """The squares from which a path may lead to the target, nearest first."""
    found, apart = [target], {square for square, letter in enumerate(letters) if letter}
    apart.discard(target)
    for square in found:
        near = [neighbour for neighbour in NEIGHBOURS[square] if neighbour in apart]
        apart.difference_update(near)
        found += near
    return found if len(found) >= SHORTEST else []
