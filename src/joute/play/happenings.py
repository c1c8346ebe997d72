"""What a ply brought about besides the board: a verdict, hands laid open and counted, its sentence."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from joute.dictionary import Dictionary, Reason
from joute.play.effects import Effects
from joute.play.moves import CHANCE, Seat
from joute.play.outcome import Score
from joute.play.position import Position
from joute.play.sentences import Sentence
from joute.play.told import People, listed
from joute.play.vocabulary import MoveKind
from joute.values import swift


@swift
@dataclass(frozen=True, slots=True)
class Happened:
    """One ply, and whom it happened to. What is told of it must be public: it is told to everybody alike."""

    seat: Seat
    before: Position
    effects: Effects[Position]
    people: People
    dictionary: Dictionary

    @property
    def after(self) -> Position:
        return self.effects.after

    @property
    def kind(self) -> MoveKind:
        return self.effects.kind

    @property
    def gain(self) -> Score:
        """What its author gained."""
        gains = self.effects.gains
        return gains[self.seat - 1] if gains and self.seat != CHANCE else 0

    @property
    def doubtful(self) -> bool:
        """Whether its words may still be contested: then nothing says that they exist, not even an accent."""
        return self.after.window().is_open

    def word(self, word: str) -> Sentence:
        """A word to look up, with its accents where one spelling is certain."""
        spelt = word if self.doubtful else spelling(word, self.dictionary)
        return Sentence(f"[{spelt}]", f"[{spelt}]")

    def words(self, words: tuple[str, ...]) -> Sentence:
        """Each named once, however often it was made."""
        return listed([self.word(word) for word in dict.fromkeys(words)])

    def beside(self) -> tuple[str, ...]:
        """The words made besides the first, which is told by itself."""
        first, *others = self.effects.words
        return tuple(dict.fromkeys(word for word in others if word != first))


@dataclass(frozen=True, slots=True, kw_only=True)
class Judged:
    """A contest and its verdict: nothing in it is hidden from anyone."""

    challenger: Seat
    author: Seat
    words: tuple[str, ...]
    """Those that decided: the wrong ones, or all of them if they exist."""
    right: bool
    article: str
    points: tuple[Score, ...]
    """What each seat's score changed by; empty where contests cost no points."""
    returned: tuple[str, ...] = ()
    """The letters that went back to the author's hand."""
    loses_turn: Seat | None = None
    takes_row: Seat | None = None
    """Who takes up the row, where that is the price."""
    turns: Seat | None = None
    """Who may now turn letters of the other's, where that is the price."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted:
    """Hands laid open and counted, at the end of a round or of the game."""

    round: int
    """Which round has ended; 0 where the game has only one."""
    out: tuple[Seat, ...]
    """Who has laid everything."""
    hands: tuple[str, ...]
    added: tuple[Score, ...]
    """What each seat's score changed by: points put down, or paid and received."""
    totals: tuple[Score, ...]
    retired: tuple[Seat, ...] = ()
    """Who has had to leave the game, with this round or before it."""
    dealer: Seat = CHANCE
    """Who deals next; chance where nobody does."""
    article: str = ""
    resigned: tuple[Seat, ...] = ()
    """Who gave up before."""
    reckoned: tuple[str, ...] = ()
    """How each seat's payment comes about, in figures (« 10 − 5 »), where it is not simply the hand."""


@swift
@dataclass(frozen=True, slots=True)
class Telling:
    """A ply told: the sentence, and what is shown on a panel of its own."""

    sentence: Sentence
    judged: Judged | None = None
    counted: Counted | None = None


@lru_cache(maxsize=4096)
def spelling(word: str, dictionary: Dictionary) -> str:
    """In capitals, with accents if all that it may mean is spelt alike: PRÉSENTERAIT, but PRESENTE."""
    if word not in dictionary:
        return word
    counting = (reading for reading in dictionary.readings(word) if reading.reason is Reason.ALLOWED)
    forms = {reading.form.upper() for reading in counting}
    (only,) = forms if len(forms) == 1 else {word}
    return only if len(only) == len(word) else word
