"""How often each lexeme is met in today's French, from the frequencies of its forms (wordfreq)."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import replace

from joute.dictionary.builder.lexemes import Lexeme
from joute.dictionary.builder.sources import read_override, read_source
from joute.dictionary.readings import Reason

ROUNDS = 30
_UNSEEN = 1e-12
_RARELY = 3e-9
"""What wordfreq leaves out is rarer than this."""
_AS_OFTEN = 15
_BAND = 0.12
"""What a band of the bookish upstream frequency is worth for a lexeme that wordfreq never met."""


def with_frequencies(lexemes: Sequence[Lexeme]) -> Iterator[Lexeme]:
    """Each with its place on Zipf's scale: from 0 (never met) to 8, a point more is ten times as often."""
    names = {word for fields in read_override("names.txt") for word in fields}
    published = _published()
    shares = _shares(lexemes, published)
    for lexeme, share in zip(lexemes, shares, strict=True):
        owes_it_to_a_name = lexeme.lemma in names and lexeme.attributes.reason is Reason.ALLOWED
        yield replace(lexeme, zipf=_zipf(_UNSEEN if owes_it_to_a_name else share, lexeme))


def _published() -> dict[str, float]:
    lines = (line.split("\t") for line in read_source("wordfreq_fr.tsv"))
    return {form: 10 ** (float(zipf) - 9) for form, zipf in lines}


def _most_of_a_verb(lexeme: Lexeme, published: dict[str, float]) -> float:
    """A verb is met at most so many times as often as its infinitive: « have » makes no « haver » known."""
    infinitives = [form.lower() for form, features in lexeme.forms if features.tense == "infi"]
    if not infinitives:
        return math.inf
    return _AS_OFTEN * max(published.get(form, _RARELY) for form in infinitives)


def _zipf(share: float, lexeme: Lexeme) -> float:
    if share <= _UNSEEN:
        return _BAND * lexeme.attributes.frequency
    return max(_BAND * lexeme.attributes.frequency, math.log10(share) + 9)


def _shares(lexemes: Sequence[Lexeme], published: dict[str, float]) -> list[float]:
    """A form of several lexemes counts for each by how common its other forms make it, round after round.

    « Rose » is a flower, a colour and a form of « roser »: the verb takes what its infinitive allows it,
    the flower and the colour take the rest.
    """
    owners: dict[str, list[int]] = defaultdict(list)
    for index, lexeme in enumerate(lexemes):
        for form in {form.lower() for form, _ in lexeme.forms}:
            owners[form].append(index)
    counted = [(published[form], indices) for form, indices in owners.items() if form in published]
    most = [_most_of_a_verb(lexeme, published) for lexeme in lexemes]
    shares = [10.0 ** (lexeme.attributes.frequency - 9) for lexeme in lexemes]
    for _ in range(ROUNDS):
        gathered = [_UNSEEN] * len(lexemes)
        for frequency, indices in counted:
            total = sum(shares[index] for index in indices)
            for index in indices:
                gathered[index] += frequency * shares[index] / total
        shares = list(map(min, gathered, most))
    return shares
