"""What the amusing rule's problems ask: end the row, or leave nobody a word to end."""

from __future__ import annotations

from joute.games.amusante.moves import ONE_WORD_PER_SQUARE
from joute.games.amusante.state import State
from joute.letters import ALPHABET
from joute.play import Effects, Goal, Position, ProblemKind, ProblemRules, Seat, Sentence, state_in

_LEAST_ROW = 2
_FEWEST = 3
"""Squares of one hand that may be laid: a row leaves few."""


def _closes(before: Position, seat: Seat, effects: Effects[Position]) -> int:  # noqa: ARG001
    """AMU-4: after a complete word the next player lays nothing, whatever they hold."""
    return int(bool(effects.laid) and bool(state_in(effects.after, State).stopped_by))


def _is_grown(position: Position) -> bool:
    """Everybody sees the short words."""
    return len(state_in(position, State).row) >= _LEAST_ROW


def _leaves_no_end(before: Position, seat: Seat, effects: Effects[Position]) -> int:
    """Whether no square that anybody may hold completes a word next."""
    if not effects.laid:
        return 0
    if _closes(before, seat, effects):
        return 1
    after = state_in(effects.after, State)
    row, words = after.row.upper(), after.terms.dictionary
    return int(not any(row + letter in words for letter in ALPHABET))


def _goes_on(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:  # noqa: ARG001
    """A word that carries the row on."""
    after = state_in(effects.after, State)
    row, words = after.row.upper(), after.terms.dictionary
    if not effects.laid:
        return Sentence("Rien n’est posé.", "Nothing is laid.")
    longer = next((word for word in words.words(row) if len(word) > len(row)), row)
    return Sentence(f"La rangée continue, par exemple vers {longer}.", f"The row goes on, to {longer} say.")


def _ended_by(before: Position, seat: Seat, effects: Effects[Position]) -> Sentence:
    """A square that completes a word next."""
    after = state_in(effects.after, State)
    row, words = after.row.upper(), after.terms.dictionary
    letter = next((letter for letter in ALPHABET if row + letter in words), "")
    if not effects.laid or not letter:
        return _goes_on(before, seat, effects)
    ended = row + letter
    return Sentence(f"Un {letter} achève alors {ended}.", f"{ended} is then completed with {letter}.")


def _best_known(effects: Effects[Position]) -> str:
    """The word most people would announce with the row as it then is."""
    after = state_in(effects.after, State)
    words = after.terms.dictionary
    return max(words.words(after.row.upper()), key=words.frequency, default="")


def _square(effects: Effects[Position]) -> str:
    return effects.laid[0].upper() if effects.laid else effects.move.text()


PROBLEMS = ProblemRules(
    (
        Goal(
            "close",
            ProblemKind.WIN,
            Sentence(
                "Achevez un mot : le joueur suivant ne pourra plus rien poser.",
                "Complete a word: the next player will have nothing to lay.",
            ),
            _closes,
            Sentence("rangée achevée|rangées achevées", "row ended|rows ended"),
            lacks=_goes_on,
            idea=_square,
            bound=ONE_WORD_PER_SQUARE,
            fewest=_FEWEST,
            suits=_is_grown,
            plain=False,
        ),
        Goal(
            "safe",
            ProblemKind.DEFEND,
            Sentence(
                "Posez le seul carré après lequel personne ne peut achever un mot au coup suivant.",
                "Lay the only square after which nobody can complete a word on the next turn.",
            ),
            _leaves_no_end,
            Sentence("carré sûr|carrés sûrs", "safe square|safe squares"),
            lacks=_ended_by,
            word=_best_known,
            free_words=True,
            idea=_square,
            bound=ONE_WORD_PER_SQUARE,
            fewest=_FEWEST,
            suits=_is_grown,
            plain=False,
        ),
    )
)
