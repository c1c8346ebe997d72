"""Moves and words of an analysis, as its sentences name them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from joute.coach.lines import Line, is_known, main_first, makes_the_others
from joute.dictionary import Dictionary
from joute.letters import unaccented
from joute.play import Effects, People, Position, Seat, Sentence
from joute.play.happenings import spelling
from joute.play.told import built, counted, listed, same, signed

_WORD = re.compile(r"\b[A-Z]{2,}\b")
_NAMED = 3
"""Of a move that makes many words so many are named, or all where they are one more."""
_RARE = Sentence("mot rare", "a rare word")
"""Said of a word that few would have thought of."""


def with_commas(parts: Sequence[Sentence]) -> Sentence:
    """With commas alone."""
    return Sentence(", ".join(part.fr for part in parts), ", ".join(part.en for part in parts))


def than(fact: Sentence) -> Sentence:
    """« que MÈRE », « qu’ARRÊTA »; before an H « que », which is never wrong of a word that is named."""
    vowel = unaccented(fact.fr.lstrip("[")[:1]).upper() in "AEIOUY"
    return built("qu’{fact}" if vowel else "que {fact}", "as {fact}", fact=fact)


@dataclass(frozen=True, slots=True)
class Naming:
    """Who plays, and the words they play with."""

    people: People
    dictionary: Dictionary

    def fact(self, line: Line, seat: Seat, rare: bool = False) -> Sentence:
        """« RONGEAIS (+7, 7 lettres retournées) », « AS (qui fait PAS) », « MARÉES, avec AS et SI (+9) ».

        `rare`: whether a word that few know is called so.
        """
        effects = line.effects
        parts: list[Sentence] = []
        words = main_first(effects)
        main, others = words[:1], words[1:]
        one_laid = makes_the_others(effects)
        if others and one_laid:
            parts.append(built("qui fait {words}", "making {words}", words=self._some(others)))
        parts += self._does(line, seat)
        name = self.words(main) if words else self._wordless(line)
        if rare and words and not line.known:
            if others and not one_laid and not self.is_known(main[0]):
                name = same("{name} ({rare})", name=name, rare=_RARE)
            else:
                parts = [_RARE, *parts]
        if others and not one_laid:
            name = built("{name}, avec {words}", "{name}, with {words}", name=name, words=self._some(others))
        return same("{name} ({parts})", name=name, parts=with_commas(parts)) if parts else name

    @staticmethod
    def _does(line: Line, seat: Seat) -> list[Sentence]:
        """Points, letters turned; where there are none, what the game counts instead, or letters laid."""
        effects = line.effects
        parts: list[Sentence] = []
        gain = effects.gains[seat - 1] if effects.gains else 0
        if gain:
            parts.append(Sentence(signed(gain), signed(gain)))
        if effects.turned:
            parts.append(
                counted(
                    len(effects.turned), "lettre retournée|lettres retournées", "letter turned|letters turned"
                )
            )
        if not parts and effects.laid and not effects.gains:
            laid = counted(len(effects.laid), "lettre posée|lettres posées", "letter laid|letters laid")
            parts.append(line.why.does if line.why.does.fr else laid)
        return parts

    def _some(self, others: Sequence[str]) -> Sentence:
        """The words beside the first: of more than three it is said how many there are. A single one left out
        would take as much room as its name."""
        if len(others) <= _NAMED:
            return self.words(others)
        named = [Sentence(*(f"[{self.spelt(word)}]",) * 2) for word in others[: _NAMED - 1]]
        left = len(others) - len(named)
        return listed([*named, counted(left, "autre mot|autres mots", "other word|other words")])

    def words(self, words: Sequence[str]) -> Sentence:
        """To be looked up."""
        return listed([Sentence(*(f"[{self.spelt(word)}]",) * 2) for word in words])

    def first(self, effects: Effects[Position]) -> Sentence:
        word = f"[{self.spelt(main_first(effects)[0])}]"
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
