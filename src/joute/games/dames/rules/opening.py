"""The short opening: what binds White's first word, where the players agreed on it (DAM-17)."""

from __future__ import annotations

from joute.games.dames.material import SHAPE, SHORTEST
from joute.games.dames.moves import Announcement
from joute.games.dames.rules.journeys import Journey
from joute.games.dames.rules.search import can_make_word
from joute.games.dames.state import State
from joute.play import Duty, Refusal, illegal


def refuse_opening(state: State, way: Journey, words: tuple[Announcement, ...]) -> Refusal | None:
    """Against a first word that is long, one of two, or made by a letter that captures."""
    if not state.short_word_due:
        return None
    if way.captured:
        return illegal("DAM-17", "opening_capture", SHAPE.names((way.source, way.target)))
    if len(words) > 1:
        return illegal("DAM-17", "opening_double", words=", ".join(each.word for each in words))
    long = next((each for each in words if len(each.word) > SHORTEST), None)
    if long is None:
        return None
    names = SHAPE.names(long.squares)
    return illegal("DAM-17", "opening_long_word", names, word=long.word, count=len(long.word))


def opening_duty(state: State) -> Duty | None:
    """White must make a short word, if there is one to make."""
    if not state.short_word_due or not can_make_word(state):
        return None
    return Duty("duty_short_word", "DAM-17")
