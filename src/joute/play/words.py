"""A word that may not be played: the refusal, and a sentence for each of the dictionary's reasons."""

from __future__ import annotations

from collections.abc import Mapping

from joute.dictionary import Dictionary, Reason
from joute.play.refusal import Refusal, illegal
from joute.play.sentences import Sentence

_WHY = {
    Reason.UNKNOWN: Sentence("inconnu du dictionnaire", "not in the dictionary"),
    Reason.NOT_IN_LIST: Sentence("absent de la liste convenue", "not in the agreed list"),
    Reason.PROPER_NOUN: Sentence("nom propre", "a proper noun"),
    Reason.ACRONYM: Sentence("sigle", "an acronym"),
    Reason.ABBREVIATION: Sentence("abréviation", "an abbreviation"),
    Reason.AFFIX: Sentence("préfixe ou suffixe", "a prefix or suffix"),
    Reason.LOCUTION: Sentence("ne s'emploie que dans une locution", "used only in a set phrase"),
    Reason.UNIT: Sentence("symbole d'unité", "the symbol of a unit"),
    Reason.INTERJECTION: Sentence("interjection, exclue ici", "an interjection, switched off here"),
    Reason.ONOMATOPOEIA: Sentence("onomatopée, exclue ici", "an onomatopoeia, switched off here"),
    Reason.FOREIGN: Sentence("mot étranger, exclu ici", "a foreign word, switched off here"),
    Reason.RARE: Sentence("mot rare, exclu ici", "a rare word, switched off here"),
    Reason.CONJUGATED: Sentence("verbe conjugué, exclu ici", "a conjugated verb, switched off here"),
    Reason.TOO_SHORT: Sentence("trop court", "too short"),
    Reason.TOO_LONG: Sentence("trop long", "too long"),
}

WORD_SENTENCES: Mapping[str, Sentence] = {
    f"word_{reason}": Sentence(f"{{word}} n'est pas admis : {why.fr}", f"{{word}} is not allowed: {why.en}")
    for reason, why in _WHY.items()
}


def refuse_word(article: str, dictionary: Dictionary, word: str, squares: tuple[str, ...] = ()) -> Refusal:
    """The refusal of a word that is not in the dictionary, by why it is not."""
    why = dictionary.verdict(word).reason
    return illegal(article, f"word_{why}", squares, word=word, why=why)
