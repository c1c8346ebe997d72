"""Why the dictionary says no, in words: a clause that also fits inside a game's own sentence."""

from __future__ import annotations

from collections.abc import Mapping

from joute.dictionary import Reason
from joute.play.sentences import Sentence

VERDICTS: Mapping[Reason, Sentence] = {
    Reason.ALLOWED: Sentence("mot admis", "an allowed word"),
    Reason.UNKNOWN: Sentence("il n’est pas au dictionnaire", "it is not in the French dictionary"),
    Reason.NOT_IN_LIST: Sentence(
        "il n’est pas dans la liste de cette table", "it is not in this table’s list"
    ),
    Reason.PROPER_NOUN: Sentence("c’est un nom propre", "it is a proper noun"),
    Reason.ACRONYM: Sentence("c’est un sigle", "it is an acronym"),
    Reason.ABBREVIATION: Sentence("c’est une abréviation", "it is an abbreviation"),
    Reason.AFFIX: Sentence("c’est un préfixe ou un suffixe", "it is a prefix or a suffix"),
    Reason.LOCUTION: Sentence(
        "il ne s’emploie que dans une locution figée", "it only occurs inside a fixed phrase"
    ),
    Reason.UNIT: Sentence(
        "c’est un multiple d’unité qui n’est pas d’usage courant",
        "it is a multiple of a unit not in common use",
    ),
    Reason.INTERJECTION: Sentence(
        "c’est une interjection, exclue à cette table", "it is an interjection, excluded at this table"
    ),
    Reason.ONOMATOPOEIA: Sentence(
        "c’est une onomatopée, exclue à cette table", "it is an onomatopoeia, excluded at this table"
    ),
    Reason.FOREIGN: Sentence(
        "c’est un mot étranger, exclu à cette table", "it is a foreign word, excluded at this table"
    ),
    Reason.RARE: Sentence(
        "c’est un mot rare, exclu à cette table", "it is a rare word, excluded at this table"
    ),
    Reason.CONJUGATED: Sentence(
        "c’est un verbe conjugué, exclu à cette table", "it is a conjugated verb, excluded at this table"
    ),
    Reason.TOO_SHORT: Sentence("un mot a au moins deux lettres", "a word has at least two letters"),
    Reason.TOO_LONG: Sentence("un mot a au plus 25 lettres", "a word has at most 25 letters"),
    Reason.NOT_LETTERS: Sentence("un mot s’écrit de A à Z seulement", "a word is letters A to Z only"),
}


def code_of(reason: Reason) -> str:
    """The reason as a part of a refusal's code."""
    return reason.value.replace("-", "_")


def word_sentences(code: str, template: Sentence) -> dict[str, Sentence]:
    """One sentence per reason a word may be refused for, under « <code>_<reason> »; `{why}` is the clause."""
    return {
        f"{code}_{code_of(reason)}": Sentence(
            template.fr.replace("{why}", why.fr), template.en.replace("{why}", why.en)
        )
        for reason, why in VERDICTS.items()
        if reason is not Reason.ALLOWED
    }
