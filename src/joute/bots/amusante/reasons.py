"""Why: how many letters can follow."""

from __future__ import annotations

from joute.bots.why import Why, why
from joute.games.amusante.moves import Lay
from joute.play import Move, Sentence, as_sentence

BLUFF = why("tente un mot inventé : au pire, la rangée", "tries an invented word: at worst, the row")


def explain(move: Move, row: str, letters: int, stops: bool) -> Why:
    """`letters`: how many letters can follow; `stops`: whether a complete word stops the row (AMU-4)."""
    if not isinstance(move, Lay):
        count = len(row)
        return why(
            f"ramasse {count} carré{'s' if count > 1 else ''}",
            f"takes up {count} square{'' if count == 1 else 's'}",
        )
    start = row + move.square.upper()
    told = _going_on(start, letters)
    if stops and move.word == start:
        told = Sentence(
            f"{start} est complet : au suivant de ramasser",
            f"{start} is complete: the next player takes it up",
        )
    said = Sentence(as_sentence(told.fr), as_sentence(told.en))
    return Why(told, Sentence(f" : {told.fr}", f": {told.en}"), for_you=said)


def _going_on(start: str, letters: int) -> Sentence:
    if not letters:
        return Sentence(f"aucune lettre ne peut suivre {start}", f"no letter can follow {start}")
    if letters == 1:
        return Sentence(f"une seule lettre peut suivre {start}", f"only one letter can follow {start}")
    return Sentence(f"{letters} lettres peuvent suivre {start}", f"{letters} letters can follow {start}")
