"""Which words a table plays with: classes switched on or off, extra words, a list of its own."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum

from joute.dictionary.readings import DictionaryError
from joute.letters import capitals, is_word_shaped

SHORTEST, LONGEST = 2, 25


class OptionalClass(StrEnum):
    """The classes of words a table may switch on or off."""

    INTERJECTIONS = "interjections"
    ONOMATOPOEIA = "onomatopoeia"
    FOREIGN = "foreign"
    RARE = "rare"
    CONJUGATED = "conjugated"
    PROPER = "propres"
    """The proper nouns our source knows: out of every game unless agreed (LEX-11, AMU-6)."""


_NAMES = {
    "INTERJECTION": OptionalClass.INTERJECTIONS,
    "ONOMATOPOEIA": OptionalClass.ONOMATOPOEIA,
    "ONOMATOPEE": OptionalClass.ONOMATOPOEIA,
    "FOREIGN": OptionalClass.FOREIGN,
    "ETRANGER": OptionalClass.FOREIGN,
    "IMPORTE": OptionalClass.FOREIGN,
    "RARE": OptionalClass.RARE,
    "CONJUGATED": OptionalClass.CONJUGATED,
    "CONJUGUE": OptionalClass.CONJUGATED,
    "PROPRE": OptionalClass.PROPER,
    "PROPER": OptionalClass.PROPER,
}


def class_mask(classes: Iterable[OptionalClass]) -> int:
    """The classes as bits, in the order of their declaration."""
    order = list(OptionalClass)
    return sum(1 << order.index(name) for name in classes)


@dataclass(frozen=True, slots=True)
class WordList:
    """A table's own list: it adds to the dictionary's words, or replaces them."""

    words: tuple[str, ...]
    replaces: bool = False


@dataclass(frozen=True, slots=True)
class WordOptions:
    """A table's choice of words; the default is the one without a game."""

    classes: frozenset[OptionalClass] = frozenset(
        {OptionalClass.FOREIGN, OptionalClass.RARE, OptionalClass.CONJUGATED}
    )
    extra: tuple[str, ...] = ()
    word_list: WordList | None = None

    @classmethod
    def parse(
        cls,
        classes: str = "",
        words: str = "",
        base: WordOptions | None = None,
        word_list: WordList | None = None,
    ) -> WordOptions:
        """Read the options as written: « +interjections,-foreign » and « ESCLAMER, RAYER »."""
        base = base or cls()
        return replace(
            base,
            classes=_parse_classes(classes, base.classes),
            extra=_merged(base.extra, parse_words(words, "words")),
            word_list=word_list or base.word_list,
        )

    @property
    def added(self) -> frozenset[str]:
        """All the words brought by the table itself."""
        return frozenset(self.extra) | frozenset(self.word_list.words if self.word_list else ())

    @property
    def replaces(self) -> bool:
        return self.word_list is not None and self.word_list.replaces


def parse_words(text: str, field: str) -> tuple[str, ...]:
    """The words of a text, separated by commas or spaces, as capitals, without repeats."""
    found: dict[str, None] = {}
    for item in text.replace(",", " ").replace(";", " ").split():
        word = capitals(item)
        if not is_word_shaped(word):
            raise DictionaryError(field, "not-letters", word=item)
        if not SHORTEST <= len(word) <= LONGEST:
            raise DictionaryError(field, "too-short" if len(word) < SHORTEST else "too-long", word=item)
        found[word] = None
    return tuple(found)


def _parse_classes(text: str, base: frozenset[OptionalClass]) -> frozenset[OptionalClass]:
    chosen = set(base)
    for item in text.replace(",", " ").replace(";", " ").split():
        sign, name = (item[0], item[1:]) if item[0] in "+-" else ("+", item)
        word_class = _NAMES.get(capitals(name)) or _NAMES.get(capitals(name).rstrip("S"))
        if word_class is None:
            raise DictionaryError("classes", "unknown-class", name=item, known=", ".join(OptionalClass))
        (chosen.add if sign == "+" else chosen.discard)(word_class)
    return frozenset(chosen)


def _merged(first: tuple[str, ...], second: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(first + second))


DEFAULT = WordOptions()
WITH_EXCLAMATIONS = WordOptions(DEFAULT.classes | {OptionalClass.INTERJECTIONS, OptionalClass.ONOMATOPOEIA})
"""Interjections and onomatopoeia are allowed too."""
