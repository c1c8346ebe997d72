"""Where a hint says to look for a turn of the amusing rule: the letter to lay, as the row would then read."""

from __future__ import annotations

from joute.games.amusante.moves import Lay
from joute.games.amusante.state import State
from joute.play import Move, Sentence


def point(state: State, move: Move) -> Sentence | None:
    """A word's first letter may lie on the table already; what the row would then read does not (AMU-3)."""
    if not isinstance(move, Lay):
        return None
    start = state.row.upper() + move.square.upper()
    if move.square.islower():
        return Sentence(
            f"Avec le joker, cherchez un mot qui commence par {start}.",
            f"With the joker, look for a word that begins with {start}.",
        )
    return Sentence(
        f"Cherchez un mot qui commence par {start}.", f"Look for a word that begins with {start}."
    )
