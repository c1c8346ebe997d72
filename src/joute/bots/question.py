"""What bots are asked, and what they answer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from joute.bots.budget import Deadline
from joute.bots.levels import Level
from joute.bots.why import Why
from joute.dictionary.coarse import is_coarse
from joute.dictionary.curious import curious_words
from joute.play import Game, Move, Position, Seat, Sentence, Settings, View

_UNSAID = -8.0
"""Farther from what a level says than any rare word."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move, what it is worth to the mover in the game's own points, and why."""

    move: Move
    value: float
    reason: Why
    settled: bool = False
    """Whether `value` is what the game ends with, whatever the others do: above nought it is won."""
    spends: Sentence | None = None
    """Why a joker is spent, as a sentence for the player it is advised to; None where none is."""
    chance: float | None = None
    """The winning chance, from 0 to 1, where the search knows better than a curve of `value` would."""

    @property
    def why(self) -> Sentence:
        """In one line."""
        return self.reason.line


@dataclass(frozen=True, slots=True)
class Question:
    """What should the seat do whose view this is?"""

    game: Game
    view: View
    settings: Settings
    level: Level
    deadline: Deadline
    rng: random.Random = field(compare=False)
    also: tuple[Move, ...] = ()
    """Legal moves to be weighed like the best, whether the level would think of them or not."""
    analysis: bool = False
    """Whether values are wanted as winning chances were fitted to them, rather than the strongest move."""

    @property
    def seat(self) -> Seat:
        assert self.view.seat is not None
        return self.view.seat

    def imagine(self) -> Position:
        """A position that looks like the view; another one at each call where letters are hidden."""
        return self.game.imagine(self.view, self.settings, self.shuffled)

    def shuffled(self, items: Sequence[str]) -> Sequence[str]:
        return self.rng.sample(items, len(items))

    def has_met(self, word: str) -> bool:
        """Words added by the table itself are known to everybody: nothing says how common they are."""
        dictionary = self.settings.dictionary
        return dictionary.frequency(word) >= self.level.rarest or dictionary.was_added(word)

    def knows(self, word: str) -> bool:
        """Whether the level would come up with the word: it has met it, and minds its manners."""
        return self.has_met(word) and not self._is_left_unsaid(word)

    def _is_left_unsaid(self, word: str) -> bool:
        """A rude or curious word by a polite level, a curious one by advice; what the table added is fine."""
        rude = self.level.polite and is_coarse(word)
        curious = (self.level.polite or self.level.honest) and word in curious_words()
        return (rude or curious) and not self.settings.dictionary.was_added(word)

    def knows_all(self, words: Sequence[str]) -> bool:
        """Whether no word is above the level's band; what is no word at all is a bluff, and may be tried."""
        return self.familiarity(words) >= 0

    def familiarity(self, words: Sequence[str]) -> float:
        """How far the least known of them is within the level's band; below nought it is above the band."""
        dictionary, rarest = self.settings.dictionary, self.level.rarest
        if any(map(self._is_left_unsaid, words)):
            return _UNSAID
        known = [
            dictionary.frequency(word) - rarest
            for word in words
            if word in dictionary and not dictionary.was_added(word)
        ]
        return min(known, default=0.0) if rarest else 0.0


Thinker = Callable[[Question], list[Advice]]
"""Advice in any order; nothing where it has none to give."""
