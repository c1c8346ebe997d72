"""French words: which may be played and why, how they read, what they mean to each other."""

from joute.dictionary.dictionary import Dictionary
from joute.dictionary.forms import Bar, MadeWords, Succession
from joute.dictionary.options import OptionalClass, WordList, WordOptions
from joute.dictionary.readings import DictionaryError, Family, Reading, Reason, Verdict

__all__ = [
    "Bar",
    "Dictionary",
    "DictionaryError",
    "Family",
    "MadeWords",
    "OptionalClass",
    "Reading",
    "Reason",
    "Succession",
    "Verdict",
    "WordList",
    "WordOptions",
]
