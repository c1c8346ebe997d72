"""Readings and refusals of words, as a player reads them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from joute.dictionary import Reading, Reason, Verdict
from joute.play.sentences import Language, Sentence
from joute.play.verdicts import code_of
from joute.play.words import WORD_SENTENCES

_CLASSES = {
    "nom": ("nom", "noun"),
    "adj": ("adjectif", "adjective"),
    "ver": ("verbe", "verb"),
    "adv": ("adverbe", "adverb"),
    "negadv": ("adverbe de négation", "negative adverb"),
    "advint": ("adverbe interrogatif", "interrogative adverb"),
    "interj": ("interjection", "interjection"),
    "nb": ("nombre", "number"),
    "npr": ("nom propre", "proper noun"),
    "prn": ("prénom", "first name"),
    "patr": ("nom de famille", "surname"),
    "titr": ("titre", "title"),
    "prep": ("préposition", "preposition"),
    "pfx": ("préfixe", "prefix"),
    "sfx": ("suffixe", "suffix"),
    "nbro": ("chiffre romain", "Roman numeral"),
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
    "both": ("singulier ou pluriel", "singular or plural"),
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
    "2pl": ("vous", "you, plural"),
    "3pl": ("ils", "they"),
}
_NOT_LETTERS = Sentence(
    "{word} n’est pas admis : seules les lettres A–Z comptent", "{word} is not allowed: letters A–Z only"
)


def why_refused(verdict: Verdict, language: Language) -> str:
    """The sentence that refuses a word."""
    if verdict.reason is Reason.NOT_LETTERS:
        return _NOT_LETTERS.say(language, {"word": verdict.word})
    return WORD_SENTENCES[f"word_{code_of(verdict.reason)}"].say(language, {"word": verdict.word})


@dataclass(frozen=True, slots=True)
class FormLine:
    """One form of a lemma, as « pendue » and « verbe pendre, participe passé féminin singulier »."""

    form: str
    grammar: str
    counts: bool
    """Whether the word may be played by this reading."""


def form_lines(readings: Iterable[Reading], language: Language) -> list[FormLine]:
    """A line for each form of a lemma, its persons together."""
    column = 1 if language is Language.ENGLISH else 0
    lines: dict[tuple[str, str, bool], list[str]] = {}
    for reading in readings:
        key = (reading.form, _grammar(reading, column), reading.reason is Reason.ALLOWED)
        persons = lines.setdefault(key, [])
        if reading.person:
            persons.append(_PERSONS[reading.person][column])
    return [
        FormLine(form, f"{text} ({', '.join(persons)})" if persons else text, counts)
        for (form, text, counts), persons in lines.items()
    ]


def vocabulary() -> Mapping[str, Mapping[str, tuple[str, str]]]:
    """The words these lines are made of, French and English, for a page that writes them itself."""
    return {
        "classes": _CLASSES,
        "kinds": _KINDS,
        "inflection": _INFLECTION,
        "tenses": _TENSES,
        "persons": _PERSONS,
    }


def describe(readings: Iterable[Reading], language: Language) -> list[str]:
    """The same as text; what does not count stands in brackets."""
    colon = ":" if language is Language.ENGLISH else " :"
    lines = [(f"{line.form}{colon} {line.grammar}", line.counts) for line in form_lines(readings, language)]
    return [text if counts else f"[{text}]" for text, counts in lines]


def _grammar(reading: Reading, column: int) -> str:
    # A participle that may stand as an adjective is still the verb's.
    name = _class_name("ver" if reading.tense else reading.word_class)[column]
    inflections = [_INFLECTION[code][column] for code in (reading.gender, _number(reading)) if code]
    details = " ".join(([_TENSES[reading.tense][column]] if reading.tense else []) + inflections)
    if reading.lemma != reading.form:
        name, details = f"{name} {reading.lemma}", f", {details}" if details else ""
    elif details:
        details = f" {details}"
    return f"{name}{details}"


def _number(reading: Reading) -> str:
    """« Curieux », masculine whatever its number, is no invariable word: its feminine is another form."""
    return "both" if reading.number == "inv" and reading.gender in ("mas", "fem") else reading.number


def _class_name(code: str) -> tuple[str, str]:
    for start, names in _KINDS.items():
        if code.startswith(start):
            return names
    return _CLASSES.get(code, (code, code))
