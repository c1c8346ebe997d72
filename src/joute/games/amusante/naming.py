"""Where a hint says to look for a turn of the amusing rule: the letter to lay, as the row would then read."""

from __future__ import annotations

from joute.games.amusante.moves import Lay
from joute.games.amusante.state import State
from joute.play import Move, Sentence
from joute.play.pointing import Pointer


def point(state: State, move: Move) -> Pointer | None:
    """A word's first letter may lie on the table already; what the row would then read does not (AMU-3)."""
    if not isinstance(move, Lay):
        return None
    start = state.row.upper() + move.square.upper()
    fr, en = f"cherchez un mot qui commence par {start}.", f"look for a word that begins with {start}."
    if move.square.islower():
        return Pointer(Sentence(f"Avec le joker, {fr}", f"With the joker, {en}"))
    return Pointer(Sentence(f"C{fr[1:]}", f"L{en[1:]}"))
