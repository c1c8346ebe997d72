"""The hunspell files: dictionary lines, and the affix rules that inflect them."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

NEEDS_AFFIX, FORBIDDEN, KEEP_CASE, NO_SUGGESTION = "()", "{}", "||", "--"
UNIT_NAMES = ("Um", "Ui")  # gramme → kilogramme, with or without a plural
UNIT_SYMBOLS = "U."  # g → kg


@dataclass(frozen=True, slots=True)
class Affix:
    """One rule: what it strips, what it adds, to which words, and the tags it brings."""

    strip: str
    add: str
    flags: tuple[str, ...]
    condition: re.Pattern[str] | None
    tags: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Affixes:
    suffixes: dict[str, list[Affix]]
    prefixes: dict[str, list[Affix]]

    def inflect(self, word: str, flags: Iterable[str]) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Every suffixed form of the word, with the tags of its suffix."""
        for flag in flags:
            for rule in self.suffixes.get(flag, ()):
                if word.endswith(rule.strip) and (rule.condition is None or rule.condition.search(word)):
                    yield word[: len(word) - len(rule.strip)] + rule.add, rule.tags

    def prefixed(self, word: str, flag: str) -> Iterator[tuple[str, Affix]]:
        """Every prefixed form of the word; elisions (l', d') make no words."""
        for rule in self.prefixes.get(flag, ()):
            if "'" not in rule.add and (rule.condition is None or rule.condition.search(word)):
                yield rule.add + word, rule


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the dictionary."""

    word: str
    flags: tuple[str, ...]
    tags: tuple[str, ...]

    def values(self, key: str) -> list[str]:
        """The values of the tags « key:value »."""
        return [tag[len(key) + 1 :] for tag in self.tags if tag.startswith(f"{key}:")]


def split_flags(text: str) -> tuple[str, ...]:
    return tuple(text[i : i + 2] for i in range(0, len(text), 2))


def parse_affixes(lines: Iterable[str]) -> Affixes:
    tables: dict[str, dict[str, list[Affix]]] = {"SFX": defaultdict(list), "PFX": defaultdict(list)}
    for line in lines:
        fields = line.split()
        if len(fields) < 4 or fields[0] not in tables or _is_header(fields):
            continue
        kind, flag, strip, addition = fields[:4]
        add, _, flags = addition.partition("/")
        condition = fields[4] if len(fields) > 4 else "."
        pattern = f"{condition}$" if kind == "SFX" else f"^{condition}"
        tables[kind][flag].append(
            Affix(
                "" if strip == "0" else strip,
                "" if add == "0" else add,
                split_flags(flags),
                None if condition == "." else re.compile(pattern),
                tuple(tag for tag in fields[5:] if tag.startswith(("po:", "is:"))),
            )
        )
    return Affixes(tables["SFX"], tables["PFX"])


def _is_header(fields: list[str]) -> bool:
    return len(fields) == 4 and fields[2] in "YN" and fields[3].isdigit()


def parse_entries(lines: Iterable[str]) -> Iterator[Entry]:
    """The dictionary's entries; its first line only counts them."""
    for line in list(lines)[1:]:
        head, *tags = line.rstrip("\n").split("\t")
        if head:
            word, _, flags = (head, "", "") if head.startswith("/") else head.partition("/")
            yield Entry(word, split_flags(flags), tuple(tags))
