"""Which words may be made now (DAM-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.dictionary import Bar, MadeWords
from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Announcement
from joute.play import Refusal, Seat, illegal
from joute.play.words import refuse_word

if TYPE_CHECKING:
    from joute.games.dames.position import DamesPosition


def refuse_words(position: DamesPosition, seat: Seat, words: tuple[Announcement, ...]) -> Refusal | None:
    """Against the words: each must be free on its own (DAM-12), then in the order announced (DAM-13)."""
    alone = together = made_so_far(position)
    for announced in words:
        refusal = _refuse_word(position, seat, announced, alone)
        if refusal := refusal or _refuse_word(position, seat, announced, together):
            return refusal
        together = together.then(announced.word, seat)
    return None


def may_make(position: DamesPosition, seat: Seat, word: str) -> bool:
    """Whether the seat may make this word first thing in its turn."""
    return word in position.settings.dictionary and made_so_far(position).judge(word, seat).allowed


def made_so_far(position: DamesPosition) -> MadeWords:
    readings = position.settings.dictionary.readings
    return position.remember(
        "made", lambda: MadeWords(readings, ((each.word, each.seat) for each in position.made))
    )


def go_on_from(position: DamesPosition, after: DamesPosition) -> None:
    """The words of the next position are those of this one and a few more: they are not read anew."""
    made = made_so_far(position)
    for each in after.made[len(position.made) :]:
        made = made.then(each.word, each.seat)
    after.remember("made", lambda: made)


def _refuse_word(
    position: DamesPosition, seat: Seat, announced: Announcement, made: MadeWords
) -> Refusal | None:
    word, names = announced.word, SHAPE.names(announced.squares)
    if word not in position.settings.dictionary:
        return refuse_word("DAM-13", position.settings.dictionary, word, names)
    succession = made.judge(word, seat)
    if succession.allowed:
        return None
    if succession.bar is Bar.SAME_STRING:
        return illegal("DAM-13", "already_made", names, word=word, seat=succession.seat)
    return illegal("DAM-13", f"form_{succession.bar}", names, word=word, earlier=succession.earlier)
