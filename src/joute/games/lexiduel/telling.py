"""LEXIDUEL's plies in words: a start laid, a word lengthened, words joined, letters turned."""

from __future__ import annotations

from itertools import groupby

from joute.games.lexiduel.board import word
from joute.games.lexiduel.moves import Laying
from joute.games.lexiduel.state import State
from joute.play import Happened, MoveKind, Score, Seat, Sentence, Telling, state_in
from joute.play.grid import Run
from joute.play.told import NOTHING, built, counted, same, signed

_VERBS = {
    MoveKind.AMORCE_INITIALE: ("posez l’amorce|pose l’amorce", "play the amorce|plays the amorce"),
    MoveKind.AMORCE: ("posez|pose", "play|plays"),
    MoveKind.EXTENSION: ("", ""),
    MoveKind.JONCTION: ("", ""),
}
_FIRST = ("commencez avec|commence avec", "start with|starts with")
"""The amorce that opens the game."""
_BY_WORDS_BEFORE = (
    ("faites|fait", "make|makes"),
    ("allongez|allonge", "extend|extends"),
    ("reliez|relie", "join|joins"),
)
"""For an extension or a junction: what stood there were letters, a word, or several words."""


def tell(happened: Happened) -> Telling | None:
    move = happened.effects.move
    if happened.kind not in _VERBS or not isinstance(move, Laying):
        return None
    stated, others = happened.effects.words[0], happened.beside()
    old = tuple(part for part in _words_before(happened, move) if part != stated)
    verbs = _FIRST if state_in(happened.before, State).nothing_laid else _VERBS[happened.kind]
    who = happened.people.does(happened.seat, *(verbs if verbs[0] else _BY_WORDS_BEFORE[min(2, len(old))]))
    made = happened.word(stated)
    if old:
        into = "to" if len(old) == 1 else "into"
        made = built("{old} en {made}", f"{{old}} {into} {{made}}", old=happened.words(old), made=made)
    if not verbs[0] and not old:  # « fait CRAINS et RUSE »
        made, others = happened.words((stated, *others)), ()
    also = NOTHING
    if others:
        verb = happened.people.verb(happened.seat, "faites|fait", "make|makes")
        also = built(" et {verb} {words}", " and {verb} {words}", verb=verb, words=happened.words(others))
    return Telling(
        same(
            "{who} {made}{also}{worth}.",
            who=who,
            made=made,
            also=also,
            worth=_worth(happened),
        )
    )


def _words_before(happened: Happened, move: Laying) -> tuple[str, ...]:
    """The words that stood where the new one lies, in its order; single letters are none."""
    board = state_in(happened.before, State).board
    runs = [tuple(group) for filled, group in groupby(move.squares() or (), board.filled) if filled]
    return tuple(word(board, Run(move.direction, run)) for run in runs if len(run) > 1)


def _worth(happened: Happened) -> Sentence:
    """« : +4, 2 lettres retournées », « : +1, et +3 pour Club » where both gain by it."""
    gains, rival = happened.effects.gains, 3 - happened.seat
    given = gains[rival - 1] if gains else 0
    told = [Sentence(signed(happened.gain), signed(happened.gain))] if happened.gain else []
    if given:
        told.append(_given(happened, rival, given, alone=not told))
    if turned := len(happened.effects.turned):
        told.append(counted(turned, "lettre retournée|lettres retournées", "letter turned|letters turned"))
    if not told:
        return NOTHING
    return Sentence(f" : {', '.join(t.fr for t in told)}", f": {', '.join(t.en for t in told)}")


def _given(happened: Happened, rival: Seat, points: Score, alone: bool) -> Sentence:
    """What the other gains or loses by it: « et +3 pour vous », « −2 pour vous »."""
    who, (fr, en) = happened.people.who(rival), ("", "") if alone else ("et ", "and ")
    worth = signed(points)
    return built(f"{fr}{worth} pour {{who}}", f"{en}{worth} for {{who}}", who=who)
