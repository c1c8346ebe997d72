"""How well known a form is: its lexeme's frequency today, less what an unusual tense takes from it."""

from __future__ import annotations

from collections.abc import Iterable

from joute.dictionary.inflections import Analysis

# Forms of a known verb are known, but for the tenses that are read and hardly ever said.
_UNUSUAL = {
    "ppas": 0.2,
    "ppre": 0.3,
    "iimp": 0.3,
    "ifut": 0.3,
    "impe": 0.3,
    "cond": 0.5,
    "spre": 0.5,
    "ipsi": 1.5,
    "simp": 3.0,
}


def familiarity(readings: Iterable[Analysis]) -> float:
    """Of the best known of these readings, on Zipf's scale; 0 where there is none."""
    known = (one.zipf - _UNUSUAL.get(one.grammar.tense, 0.0) for one in readings)
    return round(max(0.0, *known, 0.0), 2)
