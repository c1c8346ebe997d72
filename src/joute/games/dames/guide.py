"""What the player to move must do first, which letters may move, and where to."""

from __future__ import annotations

from joute.games.dames.compose import DamesComposition
from joute.games.dames.generate import ways_to_go
from joute.games.dames.judge import REFEREE
from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Slide
from joute.games.dames.rules.search import possible_steps
from joute.games.dames.rules.slides import slide
from joute.games.dames.state import State
from joute.play import NO_GUIDANCE, Destination, Duty, Guidance, Refusal, Seat, illegal


def guidance(state: State, seat: Seat) -> Guidance:
    if not state.dealt or seat != REFEREE.on_turn(state):
        return NO_GUIDANCE
    duty, goes = REFEREE.duty(state, seat), _destinations(state)
    return Guidance(duty, _starts(state), goes, None if duty else _open(state, goes))


_WORDLESS = ("no_word", "prise_from_afar", "word_possible", "word_possible_at_last")
"""Refusals of a move without a word: with one it might be legal, if the letter made any there."""


def dead_end(state: State, seat: Seat, made: DamesComposition) -> Refusal | None:
    """Why a letter that has made no word yet cannot go to that square: no legal move takes it there."""
    source, target = SHAPE.index(made.source), SHAPE.index(made.target)
    if source is None or target is None or any(word.begun for word in made.words):
        return None
    if any((way.source, way.target) == (source, target) for way in ways_to_go(state)):
        return None
    ruling = slide(state, seat, Slide(source, target, False))
    if not isinstance(ruling, Refusal) or ruling.reason not in _WORDLESS:
        return ruling if isinstance(ruling, Refusal) else None
    return illegal("DAM-8", "no_word_there", SHAPE.names((target,)), letter=state.board.letter(source))


def _open(state: State, goes: tuple[Destination, ...]) -> Duty:
    """A letter slides to make a word (DAM-8, DAM-10); otherwise only to take, or at a blocked start."""
    if any(one.word for one in goes):
        return Duty("open_word", "DAM-10")
    if any(one.taken for one in goes):
        return Duty("open_capture", "DAM-15")
    return Duty("open_free" if state.opening else "open_strategic", "DAM-17")


def _starts(state: State) -> tuple[str, ...]:
    """The letters with an empty square to go to (DAM-5, DAM-6, DAM-9), or the one touched (DAM-23)."""
    sources = dict.fromkeys(source for source, _, _ in possible_steps(state))
    return SHAPE.names(tuple(source for source in sources if state.touched in (None, source)))


def _destinations(state: State) -> tuple[Destination, ...]:
    """Every way that some legal move goes, in the order of the moves; nothing hidden bears on them."""
    return tuple(
        Destination(
            SHAPE.name(way.source), SHAPE.name(way.target), SHAPE.names(way.captured), bool(way.words)
        )
        for way in ways_to_go(state)
    )
