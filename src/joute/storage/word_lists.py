"""Word lists by the digest of their content: the same list is kept once, and never changes."""

from __future__ import annotations

import zlib
from functools import lru_cache
from hashlib import sha256

from sqlalchemy import Engine, insert, select
from sqlalchemy.exc import IntegrityError

from joute.storage.schema import WORD_LISTS

MOST_OPEN = 16
"""Lists held in memory: tables that are opened again and again do not read theirs each time."""


class WordListStore:
    """The word lists of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.words = lru_cache(maxsize=MOST_OPEN)(self._words)

    def keep(self, words: tuple[str, ...], now: int) -> str:
        """Keep the words, and name them."""
        content = "\n".join(sorted(words)).encode()
        id_ = sha256(content).hexdigest()[:24]
        row = {"id": id_, "packed": zlib.compress(content), "created_ms": now}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(WORD_LISTS).values(row))
        except IntegrityError:
            pass  # it is there already
        self.words.cache_clear()
        return id_

    def _words(self, id_: str) -> tuple[str, ...]:
        """The words of that name; none if there is no such list."""
        with self._engine.connect() as connection:
            packed = connection.execute(select(WORD_LISTS.c.packed).where(WORD_LISTS.c.id == id_)).scalar()
        return tuple(zlib.decompress(packed).decode().split()) if packed else ()
