"""LEXICON's moves by name: a card thrown and the one taken for it; the table's word a hint points at."""

from __future__ import annotations

from joute.games.lexicon.material import MAITRESSE, spelling
from joute.games.lexicon.moves import OPEN, Discard, Exchange, Insert
from joute.games.lexicon.state import State
from joute.play import Move, Sentence
from joute.play.pointing import Pointer
from joute.play.told import built


def name(state: State, move: Move) -> Sentence | None:
    """« jeter le Y et prendre le A », « jeter le Y et piocher »; a word names itself."""
    if not isinstance(move, Discard):
        return None
    thrown = named_card(move.card)
    if move.source != OPEN:
        return built("jeter {card} et piocher", "discard {card} and draw from the stock", card=thrown)
    return built(
        "jeter {card} et prendre {open}",
        "discard {card} and take {open}",
        card=thrown,
        open=open_card(state.cards.pile[-1:]),
    )


def point(state: State, move: Move) -> Pointer | None:
    """The word that changes: a new first letter alone would send the reader to their hand (LEX-8, LEX-9)."""
    if not isinstance(move, Insert | Exchange):
        return None
    word = spelling(state.cards.table[move.number - 1])
    if isinstance(move, Insert):
        return Pointer(
            Sentence(
                f"Regardez {word} : il peut s’allonger avec vos cartes.",
                f"Look at {word}: it can grow with your cards.",
            )
        )
    if spelling(move.word) == word:
        return Pointer(
            Sentence(
                f"Regardez {word} : une de ses cartes peut vous revenir contre une autre.",
                f"Look at {word}: one of its cards can be yours in exchange for another.",
            )
        )
    return Pointer(
        Sentence(
            f"Regardez {word} : un échange en fait un autre mot.",
            f"Look at {word}: an exchange makes it another word.",
        )
    )


def open_card(card: str) -> Sentence:
    """The card that lies open, which everybody knows."""
    if card == MAITRESSE:
        return Sentence("la Maîtresse de la défausse", "the Maîtresse from the discards")
    return Sentence(f"le {card} de la défausse", f"{card} from the discards")


_AFTER_AN = frozenset("AEFHILMNORSX")


def a_letter(letter: str) -> Sentence:
    """« un I », “an I”."""
    return Sentence(f"un {letter}", f"{'an' if letter in _AFTER_AN else 'a'} {letter}")


def named_card(card: str) -> Sentence:
    return Sentence("la Maîtresse", "the Maîtresse") if card == MAITRESSE else Sentence(f"le {card}", card)
