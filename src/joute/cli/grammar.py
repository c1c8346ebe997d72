"""Readings and refusals of words, as a player reads them."""

from __future__ import annotations

from collections.abc import Iterable

from joute.dictionary import Reading, Reason, Verdict
from joute.play import Language, Sentence
from joute.play.words import WORD_SENTENCES

_CLASSES = {
    "nom": ("nom", "noun"),
    "adj": ("adjectif", "adjective"),
    "ver": ("verbe", "verb"),
    "adv": ("adverbe", "adverb"),
    "interj": ("interjection", "interjection"),
    "nb": ("nombre", "number"),
    "npr": ("nom propre", "proper noun"),
    "prn": ("prénom", "first name"),
    "patr": ("nom de famille", "surname"),
    "titr": ("titre", "title"),
    "prep": ("préposition", "preposition"),
    "pfx": ("préfixe", "prefix"),
    "sfx": ("suffixe", "suffix"),
}
_KINDS = {
    "pro": ("pronom", "pronoun"),
    "det": ("déterminant", "determiner"),
    "cj": ("conjonction", "conjunction"),
}
_INFLECTION = {
    "mas": ("masculin", "masculine"),
    "fem": ("féminin", "feminine"),
    "epi": ("masculin ou féminin", "masculine or feminine"),
    "sg": ("singulier", "singular"),
    "pl": ("pluriel", "plural"),
    "inv": ("invariable", "invariable"),
}
_TENSES = {
    "infi": ("infinitif", "infinitive"),
    "ppre": ("participe présent", "present participle"),
    "ppas": ("participe passé", "past participle"),
    "ipre": ("indicatif présent", "present indicative"),
    "iimp": ("imparfait", "imperfect"),
    "ipsi": ("passé simple", "past historic"),
    "ifut": ("futur", "future"),
    "cond": ("conditionnel", "conditional"),
    "spre": ("subjonctif présent", "present subjunctive"),
    "simp": ("subjonctif imparfait", "imperfect subjunctive"),
    "impe": ("impératif", "imperative"),
}
_PERSONS = {
    "1sg": ("je", "I"),
    "2sg": ("tu", "you"),
    "3sg": ("il", "he"),
    "1pl": ("nous", "we"),
    "2pl": ("vous", "you (plural)"),
    "3pl": ("ils", "they"),
}
_NOT_LETTERS = Sentence(
    "{word} n'est pas admis : seules les lettres A–Z comptent", "{word} is not allowed: letters A–Z only"
)


def why_refused(verdict: Verdict, language: str) -> str:
    """The sentence that refuses a word."""
    sentence = (
        _NOT_LETTERS if verdict.reason is Reason.NOT_LETTERS else WORD_SENTENCES[f"word_{verdict.reason}"]
    )
    return sentence.say(Language(language), {"word": verdict.word})


def describe(readings: Iterable[Reading], language: str) -> list[str]:
    """A line for each lemma, form and tense, its persons together; what does not count is in brackets."""
    column = 1 if language == "en" else 0
    persons: dict[tuple[str, bool], list[str]] = {}
    for reading in readings:
        line = persons.setdefault((_grammar(reading, column), reading.reason is Reason.ALLOWED), [])
        if reading.person:
            line.append(_PERSONS[reading.person][column])
    lines = [
        (f"{text} ({', '.join(who)})" if who else text, counts) for (text, who), counts in _flat(persons)
    ]
    return [text if counts else f"[{text}]" for text, counts in lines]


def _flat(persons: dict[tuple[str, bool], list[str]]) -> list[tuple[tuple[str, list[str]], bool]]:
    return [((text, who), counts) for (text, counts), who in persons.items()]


def _grammar(reading: Reading, column: int) -> str:
    words = [_class_name(reading.word_class)[column]]
    if reading.lemma != reading.form:
        words.append(reading.lemma)
    if reading.tense:
        words.append(_TENSES[reading.tense][column])
    words += [_INFLECTION[name][column] for name in (reading.gender, reading.number) if name]
    return f"{reading.form} : {' '.join(words)}" if column == 0 else f"{reading.form}: {' '.join(words)}"


def _class_name(code: str) -> tuple[str, str]:
    for start, names in _KINDS.items():
        if code.startswith(start):
            return names
    return _CLASSES.get(code, (code, code))
