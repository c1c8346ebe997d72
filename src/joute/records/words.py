"""The words a game is played with: its own, and what `words`, `classes` and `dictionary` change."""

from __future__ import annotations

from collections.abc import Callable

from joute.dictionary import Dictionary, DictionaryError, WordList, WordOptions
from joute.play import Game, Options, Refusal, unreadable

WordListReader = Callable[[str], WordList | Refusal]
"""Reads the list that the option `dictionary` names; files are read at the rim."""


def find_words(game: Game, options: Options, read_list: WordListReader) -> Dictionary | Refusal:
    """The dictionary the options ask for."""
    chosen = word_options(game, options, read_list)
    return chosen if isinstance(chosen, Refusal) else Dictionary.load(chosen)


def word_options(game: Game, options: Options, read_list: WordListReader) -> WordOptions | Refusal:
    word_list: WordList | None = None
    if name := options["dictionary"]:
        found = read_list(name)
        if isinstance(found, Refusal):
            return found
        word_list = found
    try:
        return WordOptions.parse(options["classes"], options["words"], game.words, word_list)
    except DictionaryError as error:
        return refusal_of(error)


def refusal_of(error: DictionaryError) -> Refusal:
    """The dictionary's complaint as a refusal: « words_too_short », « list_too_short » with a line."""
    code = error.code.replace("-", "_")
    data = {name: str(value)[:80] for name, value in error.data.items()}
    where = "list" if "line" in data else "words"
    return unreadable(f"{where}_{code}", option=error.field, **data)
