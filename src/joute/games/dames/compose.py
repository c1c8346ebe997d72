"""A move being put together: a letter slides, one or two words are traced or typed, a joker may be set."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from joute.games.dames.material import JOKERS, NEIGHBOURS, RAYS, SHAPE, SHORTEST
from joute.games.dames.moves import Announcement, Joker, Slide
from joute.games.dames.rules.journeys import journey
from joute.games.dames.rules.slides import spelled_out
from joute.games.dames.state import State
from joute.letters import capitals, is_word_shaped
from joute.play import Composition, Duty, Move, Refusal, Repair, Seat
from joute.play.grid import EMPTY
from joute.values import replace

_MOST_WORDS = 2
_MOST_READINGS = 6
"""How many meanings of a typed word are offered."""


@dataclass(frozen=True, slots=True)
class AnnouncedWord:
    """A word: the squares traced, in its order, or the letters typed; neither while it is still to come."""

    path: tuple[str, ...] = ()
    typed: str = ""

    @property
    def begun(self) -> bool:
        return bool(self.path or self.typed)


@dataclass(frozen=True, slots=True)
class DamesComposition(Composition):
    """The last of the words is the one being announced now. Only one joker can be set like this."""

    source: str = ""
    target: str = ""
    words: tuple[AnnouncedWord, ...] = ()
    joker: str = ""
    joker_square: str = ""


def ways(state: State, seat: Seat, made: DamesComposition) -> tuple[Move, ...]:
    """Sliding and taking are written differently: both, the likelier first; none while it makes no sense.

    A word typed without its squares is offered once for each set of letters it may turn.
    """
    source, target = SHAPE.index(made.source), SHAPE.index(made.target)
    said = [word for word in made.words if word.begun]
    if source is None or target is None or len(said) > _MOST_WORDS:
        return ()
    words = [_announcement(state, source, target, word) for word in said]
    jokers = _jokers(made)
    if _holds_joker(made) or jokers is None or any(word is None for word in words):
        return ()
    slide = Slide(source, target, False, tuple(word for word in words if word), jokers)
    capture = replace(slide, capture=True)
    both = (capture, slide) if _passes_letters(state, source, target) else (slide, capture)
    several = next(
        (found for move in both if len(found := spelled_out(state, seat, move, _MOST_READINGS)) > 1), ()
    )
    return several or both


def awaits(state: State, seat: Seat, made: DamesComposition) -> Duty | None:
    """A letter that has landed awaits its word (DAM-8): nothing is wrong until there is one.

    Where it cannot go at all, or its word already jumps (DAM-10), no further letter helps: refused at once.
    A joker taken in hand awaits its square (DAM-18): it is not lost because one plays too soon.
    """
    if _holds_joker(made):
        return Duty("awaits_joker", "DAM-18", (), {"letter": made.joker})
    source, target = SHAPE.index(made.source), SHAPE.index(made.target)
    if source is None or target is None or any(len(w.path or w.typed) >= SHORTEST for w in made.words):
        return None
    if any(_jumps(word.path) for word in made.words):
        return None
    if isinstance(journey(state.board, seat, source, target, state.terms.turns_over), Refusal):
        return None
    return Duty("awaits_word", "DAM-8", (made.target,))


def repairs(state: State, seat: Seat, made: DamesComposition) -> tuple[Repair, ...]:  # noqa: ARG001
    """Without the second word, without the joker, one step back, another square to go to."""
    return tuple(_repairs(made))


def composition(state: State, move: Move) -> DamesComposition | None:  # noqa: ARG001
    """Of two jokers only the first: the other is renounced."""
    if not isinstance(move, Slide):
        return None
    words = tuple(
        AnnouncedWord(SHAPE.names(word.squares)) if word.squares else AnnouncedWord(typed=word.word)
        for word in move.words
    )
    made = DamesComposition(SHAPE.name(move.source), SHAPE.name(move.target), words)
    if not move.jokers:
        return made
    joker = move.jokers[0]
    return replace(made, joker=joker.letter, joker_square=SHAPE.name(joker.square))


def _announcement(state: State, source: int, target: int, word: AnnouncedWord) -> Announcement | None:
    """The word as announced, the moved letter lying on its new square; None where it cannot be read."""
    if not word.path:
        typed = capitals(word.typed) if len(word.typed) <= SHAPE.size else ""
        return Announcement(typed) if is_word_shaped(typed) else None
    squares = [SHAPE.index(name) for name in word.path[: SHAPE.size + 1]]
    known = tuple(square for square in squares if square is not None)
    if len(known) < len(squares) or len(known) > SHAPE.size:
        return None
    letters = (state.board.letter(source if square == target else square) for square in known)
    spelled = "".join(letter for letter in letters if letter != EMPTY)
    return Announcement(spelled, known) if spelled else None


def _jumps(path: tuple[str, ...]) -> bool:
    """Whether two squares that follow one another do not touch."""
    squares = [SHAPE.index(name) for name in path]
    return any(here is not None and after not in NEIGHBOURS[here] for here, after in pairwise(squares))


def _holds_joker(made: DamesComposition) -> bool:
    """Whether a joker is chosen that lies on no square yet."""
    return made.joker in tuple(JOKERS) and not made.joker_square


def _jokers(made: DamesComposition) -> tuple[Joker, ...] | None:
    """The joker set, if any; None where there is no such joker or no such square."""
    if not made.joker or not made.joker_square:
        return ()
    square = SHAPE.index(made.joker_square)
    return (Joker(made.joker, square),) if square is not None and made.joker in tuple(JOKERS) else None


def _passes_letters(state: State, source: int, target: int) -> bool:
    """Whether letters lie on the straight line between the two squares."""
    ray = next((ray for ray in RAYS[source] if target in ray), (target,))
    return any(not state.board.is_empty(square) for square in ray[: ray.index(target)])


def _repairs(made: DamesComposition) -> Iterator[Repair]:
    if len(made.words) > 1:
        yield Repair("oneWord", "", replace(made, words=made.words[:1]))
    if made.joker:
        yield Repair("noJoker", "", replace(made, joker="", joker_square=""))
    if made.target and made.words and made.words[-1].begun:
        yield Repair("back", "", _one_step_back(made), is_step_back=True)
    if made.target:
        yield Repair("landing", "", DamesComposition(source=made.source), is_step_back=True)


def _one_step_back(made: DamesComposition) -> DamesComposition:
    """Without what was added last: the joker's square, or a letter of the word."""
    if made.joker_square:
        return replace(made, joker_square="")
    last = made.words[-1]
    shorter = replace(last, typed=last.typed[:-1]) if last.typed else replace(last, path=last.path[:-1])
    return replace(made, words=(*made.words[:-1], shorter))
