"""Where a hint says to look for a turn of JAGO: the word it steals, or how the first word begins."""

from __future__ import annotations

from joute.games.jago.laying_order import laying_order
from joute.games.jago.moves import Turn
from joute.games.jago.rules.change import Change, change_of
from joute.games.jago.rules.theft import thefts_of
from joute.games.jago.state import State
from joute.play import Move, Sentence
from joute.play.happenings import spelling


def point(state: State, move: Move) -> Sentence | None:
    """A square alone says nothing where every word passes the centre (JAG-6), or where a word is stolen."""
    if not isinstance(move, Turn):
        return None
    if state.board.is_empty:
        return _first(state, move)
    change = change_of(state.board, state.turn, move)
    if not isinstance(change, Change):
        return None
    stolen = thefts_of(change, state.terms.dictionary).stolen
    return _stolen(state, stolen[0][0].letters, len(stolen[0][0].replaced)) if stolen else None


def _first(state: State, move: Turn) -> Sentence:
    word = spelling(laying_order(state, state.turn, move)[0].letters, state.terms.dictionary)
    long, first = len(word), word[0]
    return Sentence(
        f"Le premier mot passe par le centre : cherchez-en un de {long} lettres qui commence par {first}.",
        f"The first word goes through the centre: look for one of {long} letters that begins with {first}.",
    )


def _stolen(state: State, old: str, replaced: int) -> Sentence:
    """A word is stolen by letters replaced, or by letters added alone (JAG-12)."""
    word = spelling(old, state.terms.dictionary)
    if not replaced:
        return Sentence(
            f"Regardez {word} : on peut le voler en l’allongeant.",
            f"Look at {word}: it can be stolen by making it longer.",
        )
    fr, en = ("une lettre", "a letter") if replaced == 1 else ("des lettres", "letters")
    return Sentence(
        f"Regardez {word} : on peut le voler en changeant {fr}.",
        f"Look at {word}: it can be stolen by changing {en}.",
    )
