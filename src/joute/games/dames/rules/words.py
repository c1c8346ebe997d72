"""Which words may be made now (DAM-13)."""

from __future__ import annotations

from joute.dictionary import Bar, MadeWords
from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Announcement
from joute.games.dames.state import State
from joute.play import Refusal, Seat, illegal
from joute.play.words import refuse_word


def refuse_words(state: State, seat: Seat, words: tuple[Announcement, ...]) -> Refusal | None:
    """Against the words: each must be free on its own (DAM-12), then in the order announced (DAM-13)."""
    alone = together = state.made_words()
    for before, announced in zip((None, *words), words, strict=False):
        refusal = _refuse_word(state, seat, announced, alone)
        if before and not refusal:
            together = together.then(before.word, seat)
            refusal = _refuse_word(state, seat, announced, together)
        if refusal:
            return refusal
    return None


def may_make(state: State, seat: Seat, word: str) -> bool:
    """Whether the seat may make this word first thing in its turn."""
    return word in state.terms.dictionary and state.made_words().judge(word, seat).allowed


def carry_made_words(before: State, after: State) -> None:
    """The words made after a move are those before it and a few more: they are not looked up anew."""
    made = before.made_words()
    for each in after.made[len(before.made) :]:
        made = made.then(each.word, each.seat)
    after.remember("made_words", lambda: made)


def _refuse_word(state: State, seat: Seat, announced: Announcement, made: MadeWords) -> Refusal | None:
    word, names = announced.word, SHAPE.names(announced.squares)
    if word not in state.terms.dictionary:
        return refuse_word("DAM-13", state.terms.dictionary, word, names)
    succession = made.judge(word, seat)
    if succession.allowed:
        return None
    if succession.bar is Bar.SAME_STRING:
        return illegal("DAM-13", "already_made", names, word=word, seat=succession.seat)
    return illegal("DAM-13", f"form_{succession.bar}", names, word=word, earlier=succession.earlier)
