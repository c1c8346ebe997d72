"""Where a hint says to look in DAMES DE LETTRES: a letter, and what kind of move it can make."""

from __future__ import annotations

from joute.games.dames.material import SHAPE
from joute.games.dames.moves import Slide
from joute.games.dames.state import State
from joute.play import Move, Sentence
from joute.play.pointing import Pointer


def point(state: State, move: Move) -> Pointer | None:
    """Neither where the letter goes nor what it writes, but that it jumps or makes a second word."""
    if not isinstance(move, Slide):
        return None
    can = _can(move)
    letter, square = state.board.letter(move.source), SHAPE.name(move.source)
    said = can and Sentence(
        f"Regardez votre {letter} en {square} : cette lettre peut {can.fr}.",
        f"Look at your {letter} on {square}: this letter can {can.en}.",
    )
    return Pointer(said, (square,)) if said else None


def _can(move: Slide) -> Sentence | None:
    """DAM-10, DAM-12, captures by DAM-6, DAM-15 and DAM-16; nothing where it only moves (DAM-17)."""
    if len(move.words) > 1:
        return Sentence("faire deux mots d’un coup", "make two words at once")
    if move.words:
        long = len(move.words[0].word)
        if move.capture:
            return Sentence(
                f"sauter une lettre adverse et faire un mot de {long} lettres",
                f"jump over a letter of your opponent’s and make a word of {long} letters",
            )
        return Sentence(f"faire un mot de {long} lettres", f"make a word of {long} letters")
    if move.capture:
        return Sentence(
            "prendre une lettre adverse, sans faire de mot",
            "capture a letter of your opponent’s, without a word",
        )
    return None
