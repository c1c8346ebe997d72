"""Moves and words of an analysis, as its sentences name them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from joute.coach.lines import Line, is_known
from joute.dictionary import Dictionary
from joute.play import Effects, People, Position, Seat, Sentence
from joute.play.happenings import spelling
from joute.play.told import built, counted, listed, same, signed

_WORD = re.compile(r"\b[A-Z]{2,}\b")


def with_commas(parts: Sequence[Sentence]) -> Sentence:
    """With commas alone."""
    return Sentence(", ".join(part.fr for part in parts), ", ".join(part.en for part in parts))


def makes_the_others(effects: Effects[Position]) -> bool:
    """Whether one word was laid and the others come of it: all that was laid stands in the first."""
    return bool(effects.laid and effects.paths) and set(effects.laid) <= set(effects.paths[0])


@dataclass(frozen=True, slots=True)
class Naming:
    """Who plays, and the words they play with."""

    people: People
    dictionary: Dictionary

    def fact(self, line: Line, seat: Seat) -> Sentence:
        """« RONGEAIS (+7, 7 lettres retournées) », « AS (qui fait PAS) »."""
        effects = line.effects
        parts: list[Sentence] = []
        first = effects.words[:1] if makes_the_others(effects) else effects.words
        if made := effects.words[len(first) :]:
            parts.append(built("qui fait {words}", "making {words}", words=self.words(made)))
        gain = effects.gains[seat - 1] if effects.gains else 0
        if gain:
            parts.append(Sentence(signed(gain), signed(gain)))
        if effects.turned:
            parts.append(
                counted(
                    len(effects.turned), "lettre retournée|lettres retournées", "letter turned|letters turned"
                )
            )
        is_told = len(parts) > bool(made)
        if not is_told and effects.laid and not effects.gains:  # what a move lays counts where no points do
            parts.append(
                counted(len(effects.laid), "lettre posée|lettres posées", "letter laid|letters laid")
            )
        name = self.words(first) if effects.words else self._wordless(line)
        if not parts:
            return name
        return same(
            "{name} ({parts})",
            name=name,
            parts=with_commas(parts),
        )

    def words(self, words: Sequence[str]) -> Sentence:
        """To be looked up."""
        return listed([Sentence(*(f"[{self.spelt(word)}]",) * 2) for word in words])

    def first(self, effects: Effects[Position]) -> Sentence:
        word = f"[{self.spelt(effects.words[0])}]"
        return Sentence(word, word)

    def spelt(self, word: str) -> str:
        return spelling(word, self.dictionary)

    def respelt(self, line: Sentence) -> Sentence:
        """Words in a search's line, to be looked up like any other; beginnings of words stay as they are."""

        def word(found: re.Match[str]) -> str:
            letters = found.group()
            return f"[{spelling(letters, self.dictionary)}]" if letters in self.dictionary else letters

        return Sentence(_WORD.sub(word, line.fr), _WORD.sub(word, line.en))

    def is_known(self, word: str) -> bool:
        return is_known(self.dictionary.frequency(word)) or self.dictionary.was_added(word)

    def _wordless(self, line: Line) -> Sentence:
        if line.named.fr:
            return line.named
        if line.effects.moved:
            way = " → ".join(line.effects.moved)
            return Sentence(way, way)
        return Sentence("ce coup", "this move")
