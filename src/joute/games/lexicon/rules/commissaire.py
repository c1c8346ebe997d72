"""The dictionary as commissaire: is a word that is not allowed merely misspelt (TRN-5)?"""

from __future__ import annotations

from joute.dictionary import Dictionary, Reason
from joute.dictionary.homophones import is_said_like_a_word
from joute.dictionary.wrong_forms import is_wrong_form

_NOT_KNOWN = (Reason.UNKNOWN, Reason.NOT_IN_LIST)
"""What the dictionary knows and does not allow (proper nouns, abbreviations…) is spelt well."""


def is_spelling_mistake(word: str, dictionary: Dictionary) -> bool:
    """A string in capitals that is said like an allowed word, or is a wrong inflection of one."""
    if dictionary.verdict(word).reason not in _NOT_KNOWN:
        return False
    return is_said_like_a_word(word, dictionary) or is_wrong_form(word, dictionary)
