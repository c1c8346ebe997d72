"""Characters that no name, move or text needs: they hide, reorder or break what others read.

Half a surrogate pair, NUL and other control characters, marks that turn the direction of writing, characters
without width. A request that holds one is unreadable, on every route. Line ends and tabs are allowed in whole
files: records and tournaments.
"""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterator

from fastapi import Request
from starlette.requests import HTTPConnection

from joute.server.errors import RequestError

_FILES = frozenset({"record", "text"})
_LISTS = "/api/word-lists"
_WORDS = "words"
"""A word list that is sent is a file; the words that a table is played with are a line."""
_IDS = frozenset({"table_id", "tournament_id"})
"""Whoever asks for an id that cannot be one is told that there is no such table."""
_LINE_ENDS = str.maketrans("", "", "\n\r\t")
_BYTE_ORDER = "\ufeff"
"""Some editors begin their files with it."""
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters and marks by their category, but nothing is seen of them."""
_PLAIN = re.compile(rb"[ !#-\[\]-~\"]*")
"""Bytes of a request without anything to look for: nothing hidden, nothing written by its number."""


async def no_strange_characters(connection: HTTPConnection) -> None:
    """Before any route: raises `RequestError`."""
    for name, value in (*connection.path_params.items(), *connection.query_params.items()):
        if name not in _IDS:
            _check(name, str(value))
    if not isinstance(connection, Request) or connection.method not in ("POST", "PUT", "PATCH"):
        return
    body = await connection.body()
    if _PLAIN.fullmatch(body):
        return
    try:
        given = json.loads(body)
    except (ValueError, RecursionError):
        return  # the route says what is wrong with it
    files = _FILES | {_WORDS} if connection.url.path == _LISTS else _FILES
    for name, value in _texts("", given):
        _check(name, value, name in files)


def _check(name: str, text: str, is_file: bool = False) -> None:
    if is_file:
        text = text.removeprefix(_BYTE_ORDER).translate(_LINE_ENDS)
    if text.isprintable() and _INVISIBLE.isdisjoint(text):
        return  # nearly always, and found at once
    for character in text:
        if is_strange(character):
            raise RequestError("unreadable", f"{name[:40]}: U+{ord(character):04X}")


def is_strange(character: str) -> bool:
    """Control (Cc), format and zero-width (Cf), surrogates (Cs), line and paragraph separators (Zl, Zp)."""
    if character in _INVISIBLE:
        return True
    return not character.isprintable() and unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp")


def _texts(name: str, given: object) -> Iterator[tuple[str, str]]:
    """Every string inside, keys as well, with the name of the field it stands in."""
    if isinstance(given, str):
        yield name, given
    elif isinstance(given, list):
        for one in given:
            yield from _texts(name, one)
    elif isinstance(given, dict):
        for key, one in given.items():
            yield "key", key
            yield from _texts(key, one)
