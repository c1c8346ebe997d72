"""A table's own word list: a UTF-8 text, one or several words a line, `#` before a comment.

A first line `!replace` makes the list replace the dictionary's words, `!add` makes it add to them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from joute.dictionary.options import WordList, parse_words
from joute.dictionary.readings import DictionaryError

if TYPE_CHECKING:
    from pathlib import Path

_DIRECTIVES = {"!add": False, "!replace": True}
_FIELD = "dictionary"


def read_word_list(path: Path, replaces: bool = False) -> WordList:
    """The list in a file. Reading it may raise OSError; what is wrong inside it, DictionaryError."""
    return parse_word_list(path.read_bytes(), replaces)


def parse_word_list(content: bytes, replaces: bool = False) -> WordList:
    """The list in a file's bytes; `replaces` is what it does unless its first line says."""
    found: dict[str, None] = {}
    for number, line in enumerate(_decoded(content).splitlines(), start=1):
        text = line.partition("#")[0].strip()
        if text.startswith("!"):
            replaces = _directive(text, number, first=not found)
        else:
            found.update(dict.fromkeys(_words(text, number)))
    if not found:
        raise DictionaryError(_FIELD, "empty-list")
    return WordList(tuple(found), replaces)


def _decoded(content: bytes) -> str:
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise DictionaryError(_FIELD, "not-utf8", line=line, byte=f"0x{content[error.start]:02x}") from None


def _directive(text: str, number: int, first: bool) -> bool:
    if text.lower() not in _DIRECTIVES:
        raise DictionaryError(_FIELD, "unknown-directive", line=number, directive=text)
    if not first:
        raise DictionaryError(_FIELD, "late-directive", line=number, directive=text)
    return _DIRECTIVES[text.lower()]


def _words(text: str, number: int) -> tuple[str, ...]:
    try:
        return parse_words(text, _FIELD)
    except DictionaryError as error:
        raise DictionaryError(error.field, error.code, line=number, **error.data) from None
