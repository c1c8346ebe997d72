"""The moves somebody had, to be shown: what each does, and which of them are worth a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, inf

from joute.bots.levels import LEVELS
from joute.bots.why import Why
from joute.dictionary import Dictionary
from joute.dictionary.curious import commonness
from joute.play import Effects, Position, Score, Seat, Sentence
from joute.play.told import NOTHING

_EVERYDAY, _KNOWN = LEVELS[0].rarest, LEVELS[2].rarest
"""What everybody says (Débutant's words), what a well-read adult recognises (Club's), on Zipf's scale."""
_CLOSE, AS_GOOD = 4.0, 2.0
"""Of moves so close to the best those of everyday words are shown first, then the well known; one that is as
good as the best is always among them."""
_SHOWN = 3
_FEW_WORDS, _SEVERAL = 2, 3
"""Of two words, one that the other move makes too says little."""


@dataclass(frozen=True, slots=True)
class Line:
    """A move, what it does, and what the mover's winning chance is after it, of a hundred."""

    effects: Effects[Position]
    chance: float
    why: Why
    familiarity: float
    """Of the least known of its words, on Zipf's scale."""
    spelt: tuple[str, ...] = ()
    """Its words as they are written, with accents where all that a word may mean is spelt alike."""
    named: Sentence = NOTHING
    """What it is called, where it makes no word and the game has a name for it."""

    @property
    def known(self) -> bool:
        """Whether a well-read adult knows its words."""
        return is_known(self.familiarity)

    @property
    def simple(self) -> bool:
        """Whether a well-read adult would find it: one word laid, or two, of those they know."""
        return self.known and (makes_the_others(self.effects) or len(self.effects.words) <= _FEW_WORDS)

    @property
    def text(self) -> str:
        return self.effects.move.text()

    def points(self, seat: Seat) -> Score | None:
        """What it gains its mover at once, in the game's points, where the game has them."""
        return self.effects.gains[seat - 1] if self.effects.gains else None


def main_first(effects: Effects[Position]) -> tuple[str, ...]:
    """Its words as a reader looks for them: the first where it makes the others, else the one that holds most
    of the letters laid; of several the longest. The pages say by the same rule where it lies
    (`boards/grid/spelled.ts`)."""
    if makes_the_others(effects):
        return effects.words
    laid = set(effects.laid)
    held = [len(laid.intersection(path)) for path in effects.paths]
    weights = [*held, *[0] * len(effects.words)]
    order = sorted(range(len(effects.words)), key=lambda at: (-weights[at], -len(effects.words[at])))
    return tuple(effects.words[at] for at in order)


def makes_the_others(effects: Effects[Position]) -> bool:
    """Whether one word was laid and the others come of it: all that was laid stands in the first."""
    return bool(effects.laid and effects.paths) and set(effects.laid) <= set(effects.paths[0])


def is_known(familiarity: float) -> bool:
    """Whether a well-read adult knows it."""
    return familiarity >= _KNOWN


def percent(chance: float) -> int:
    """A chance as it is shown: halves go up, so that everybody who rounds it shows the same."""
    return floor(round(chance, 1) + 0.5)


def familiarity(words: Sequence[str], dictionary: Dictionary) -> float:
    """Words that the table itself added are known to everybody there; curious ones, though counted as common,
    are not what people think of."""
    told = (commonness(word, dictionary) for word in words if not dictionary.was_added(word))
    return min(told, default=inf)


def different(lines: list[Line], own: Line | None = None) -> tuple[Line, ...]:
    """One line for the same word to the same effect, by whatever path, and one for turns that share most of
    their words; of equals the familiar words first.

    Which moves are shown is chosen so; they are told in the order of the chances that readers see.
    """
    if not lines:
        return ()
    top = max(line.chance for line in lines)
    ordered = sorted(lines, key=lambda line: (line.chance < top - _CLOSE, _rarity(line), -line.chance))
    seen: set[object] = set()
    chosen: list[Line] = []
    for line in ordered:
        answers = _answers(line)
        if not answers & seen and not any(_stands_for(each, line) for each in chosen):
            chosen.append(line)
        seen |= answers
    first = chosen[:_SHOWN]
    if all(line.chance < top - AS_GOOD for line in first):
        first[_SHOWN - 1 :] = [max(chosen, key=lambda line: line.chance)]
    if not any(line.known for line in first):
        first[_SHOWN - 1 :] = [line for line in chosen if line.known][:1] or first[_SHOWN - 1 :]
    return tuple(sorted(_with_simple(first, chosen, own), key=lambda line: -percent(line.chance)))


def _with_simple(first: list[Line], chosen: list[Line], own: Line | None) -> list[Line]:
    """Where all that would be shown is hard to find, a simple one takes the place of the least of them.

    But only if it is better than the move played.
    """
    others = [line for line in first if line is not own]
    if len(others) < 2 or any(line.simple for line in others):
        return first
    least = own.chance + AS_GOOD if own else 0.0
    found = [line for line in chosen if line.simple and line is not own and line.chance >= least]
    if not found:
        return first
    out = min(others, key=lambda line: line.chance)
    return [line for line in first if line is not out] + [max(found, key=lambda line: line.chance)]


def _stands_for(shown: Line, other: Line) -> bool:
    """Whether turns of several words share most of them, and the other is no better: to a reader one idea."""
    words, others = shown.effects.words, other.effects.words
    few = min(len(words), len(others))
    alike = few >= _SEVERAL and 2 * len(set(words) & set(others)) > few
    return alike and other.chance - shown.chance <= AS_GOOD


def comes_to_the_same(one: Line, other: Line) -> bool:
    """Whether two moves make the same words, in whatever order, of the same squares or to the same effect."""
    words = one.effects.words
    if not words or sorted(words) != sorted(other.effects.words):
        return one.text == other.text
    return percent(one.chance) == percent(other.chance) or _squares(one) == _squares(other)


def _squares(line: Line) -> tuple[object, ...]:
    """All that lies otherwise after it, in no order."""
    effects = line.effects
    changed = (effects.paths, effects.laid, effects.turned, effects.removed)
    return *(sorted(each) for each in changed), effects.moved


def _rarity(line: Line) -> int:
    """0: everyday words; 1: words that are well known; 2: any other."""
    return 0 if line.familiarity >= _EVERYDAY else 1 if line.known else 2


def _answers(line: Line) -> set[object]:
    """What makes two moves one to a reader: the same words; or the same word laid, to the same effect."""
    words = main_first(line.effects)
    return {tuple(sorted(words)), (words[0], percent(line.chance))} if words else {line.text}
