"""The word lists that tables bring with them: sent once, then named in the option `dictionary`.

`mots-….txt` replaces our words, `+mots-….txt` adds to them, as with a file in the terminal: whoever has the
record can download the list under the same name, and replay the game anywhere.
"""

from __future__ import annotations

import re

from joute.dictionary import Dictionary, DictionaryError, WordList
from joute.dictionary.word_list import parse_word_list
from joute.play import Game, Options, Refusal, Refused, unreadable
from joute.records.words import find_words, refusal_of
from joute.storage import WordListStore

_NAME = re.compile(r"(\+?)mots-([0-9a-f]{24})\.txt")


class WordLists:
    """What this server has been sent."""

    def __init__(self, store: WordListStore) -> None:
        self._store = store

    def keep(self, content: bytes, now: int) -> tuple[str, tuple[str, ...]]:
        """The name under which the list is kept, and its words; raises `Refused`."""
        try:
            words = parse_word_list(content).words
        except DictionaryError as error:
            raise Refused(refusal_of(error)) from None
        return f"mots-{self._store.keep(words, now)}.txt", words

    def read(self, name: str) -> WordList | Refusal:
        """The list that an option names; files of this machine are not opened for anyone."""
        found = _NAME.fullmatch(name.strip())
        words = self._store.words(found[2]) if found else ()
        if not found or not words:
            return unreadable("no_word_list", option="dictionary", value=name[:80])
        return WordList(words, replaces=not found[1])

    def find(self, game: Game, options: Options) -> Dictionary | Refusal:
        """The words the options ask for."""
        return find_words(game, options, self.read)
