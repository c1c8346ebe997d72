"""Words that do not exist but are said like some, where words stand unless contested (DEM-10).

Seen through, a bluff gives the squares back and loses the turn. So it is tried where the turn is lost anyway,
for nothing can be laid; and now and then to go out, where somebody else is about to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice, permutations

from joute.bots.demo.candidates import Candidate
from joute.bots.demo.scratch import spelled
from joute.bots.question import Question
from joute.dictionary.homophones import is_said_like_a_word
from joute.games.demo.engine import state_of
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.state import State
from joute.letters import JOKER
from joute.play import Effects, Position, Seat

_INSTEAD_OF_PASSING = {4: 0.2, 5: 0.3, 6: 0.3}
_TO_GO_OUT = {4: 0.15, 5: 0.15, 6: 0.15}
"""How often a level bluffs where it could; who knows fewer words has no thought to spare for inventions."""
_NEARLY_OUT = 3
"""Who holds so few squares is likely to lay them all with the next turn."""
_MOST_ADDED = 2
_ENDINGS = frozenset(["S", "E", "T", "X", "D", "ES", "ER", "ET", "EZ", "NT", "TS", "EE"])
_BEGINNINGS = frozenset(["RE", "DE", "EN", "IN"])
"""What may stand behind or before a word, by its looks: anything else is seen through."""
_MOST_TRIED = 200
_STEP_MS = 15


def bluff(question: Question, position: Position, found: Sequence[Candidate]) -> Play | None:
    """A play with an invented word, where it pays: beside `found`, what could be laid honestly.

    Nothing where words are checked, or where a hint is asked for.
    """
    state, level = state_of(position), question.level
    if level.honest or question.also or not state.terms.contested:
        return None
    if not found:
        chance, plays = _INSTEAD_OF_PASSING, _on_the_mat(state, state.hands[question.seat - 1])
    elif all(each.left for each in found) and _somebody_nearly_out(state, question.seat):
        chance, plays = _TO_GO_OUT, _with_the_rest(found)
    else:
        return None
    if question.rng.random() >= chance.get(level.number, 0.0):
        return None
    for play in islice(plays, _MOST_TRIED):
        if question.deadline.over(_STEP_MS):
            return None
        if _is_believed(question, position, play):
            return play
    return None


def _somebody_nearly_out(state: State, seat: Seat) -> bool:
    return any(len(state.hands[other - 1]) <= _NEARLY_OUT for other in state.in_play if other != seat)


def _on_the_mat(state: State, hand: str) -> Iterator[Play]:
    """Words of the mat lengthened by squares of the hand, by as many as are believed first."""
    squares = hand.replace(JOKER, "")
    for count in range(min(_MOST_ADDED, len(squares)), 0, -1):
        for added in sorted(set(map("".join, combinations(squares, count)))):
            for run in state.grid.runs():
                word = "".join(state.grid[square] for square in run.squares)
                yield from _lengthened(Play(run.squares[0], run.direction, word), added)


def _with_the_rest(found: Sequence[Candidate]) -> Iterator[Play]:
    """Plays that leave a square or two, with these put before or behind their word."""
    for each in found:
        left = spelled(each.left)
        if isinstance(each.play, Play) and len(left) <= _MOST_ADDED and JOKER not in left:
            yield from _lengthened(each.play, left)


def _lengthened(play: Play, added: str) -> Iterator[Play]:
    before = SHAPE.step(play.square, play.direction, -len(added))
    for way in sorted(set(map("".join, permutations(added)))):
        if way in _ENDINGS:
            yield Play(play.square, play.direction, play.word + way)
        if before is not None and way in _BEGINNINGS:
            yield Play(before, play.direction, way + play.word)


def _is_believed(question: Question, position: Position, play: Play) -> bool:
    """Whether a single word of it does not exist, and sounds as if it did; the others are known."""
    done = position.judge(question.seat, play)
    if not isinstance(done, Effects) or not question.knows_all(done.words):
        return False
    dictionary = question.settings.dictionary
    invented = [word for word in done.words if word not in dictionary]
    return len(invented) == 1 and is_said_like_a_word(invented[0], dictionary)
