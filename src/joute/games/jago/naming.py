"""Where a hint says to look for a turn of JAGO: the word it steals, or where its word begins."""

from __future__ import annotations

from joute.games.jago.laying_order import laying_order, main_first
from joute.games.jago.material import CENTRE, SHAPE
from joute.games.jago.moves import Turn
from joute.games.jago.rules.change import Change, NewWord, OldWord, change_of
from joute.games.jago.rules.theft import thefts_of
from joute.games.jago.state import State
from joute.play import Move, Sentence
from joute.play.grid import Direction
from joute.play.happenings import spelling
from joute.play.pointing import Pointer


def point(state: State, move: Move) -> Pointer | None:
    """A square alone says nothing where every word passes the centre (JAG-6), or where a word is stolen."""
    if not isinstance(move, Turn):
        return None
    if state.board.is_empty:
        return _first(state, move)
    change = change_of(state.board, state.turn, move)
    if not isinstance(change, Change):
        return None
    stolen = main_first(change, thefts_of(change, state.terms.dictionary).stolen)
    return _stolen(state, *stolen[0]) if stolen else _laid(state, move)


def _first(state: State, move: Turn) -> Pointer:
    word = spelling(laying_order(state, state.turn, move)[0].letters, state.terms.dictionary)
    long, first = len(word), word[0]
    said = Sentence(
        f"Le premier mot passe par le centre : cherchez-en un de {long} lettres qui commence par {first}.",
        f"The first word goes through the centre: look for one of {long} letters that begins with {first}.",
    )
    return Pointer(said, SHAPE.names((CENTRE,)))


def _laid(state: State, move: Turn) -> Pointer:
    """Where its word begins, which way it runs, how long it is: where to look, and what for."""
    word = laying_order(state, state.turn, move)[0]
    at, long = SHAPE.name(word.square), len(word.letters)
    down = word.direction is Direction.DOWN
    fr, en = ("vers le bas", "down") if down else ("vers la droite", "to the right")
    grid = state.board.grid
    lies = grid.filled(word.square) and grid[word.square] == word.letters[0]
    from_fr, from_en = (
        (f"du {word.letters[0]} en {at}", f"the {word.letters[0]} on {at}") if lies else (f"de {at}", at)
    )
    return Pointer(
        Sentence(
            f"Cherchez un mot de {long} lettres qui part {from_fr}, {fr}.",
            f"Look for a word of {long} letters that starts from {from_en} and runs {en}.",
        ),
        (at,),
    )


def _stolen(state: State, old: OldWord, new: NewWord) -> Pointer:
    """A word is stolen by letters replaced, by letters added, or by both (JAG-11, JAG-12)."""
    word, replaced = spelling(old.letters, state.terms.dictionary), len(old.replaced)
    grows = len(new.letters) > len(old.letters)
    fr, en = ("une lettre", "a letter") if replaced == 1 else ("des lettres", "letters")
    how_fr = [f"en changeant {fr}"] * bool(replaced) + ["en l’allongeant"] * grows
    how_en = [f"changing {en}"] * bool(replaced) + ["making it longer"] * grows
    return Pointer(
        Sentence(
            f"Regardez {word} : on peut le voler {' et '.join(how_fr)}.",
            f"Look at {word}: it can be stolen by {' and '.join(how_en)}.",
        ),
        SHAPE.names(old.run.squares),
    )
