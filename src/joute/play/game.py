"""A game as the registry knows it: all that other rooms may ask of a game, so that none of them names one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from joute.dictionary import Dictionary, WordOptions
from joute.play.box import Box
from joute.play.composing import Composition
from joute.play.goals import ProblemRules
from joute.play.happenings import Happened, Telling
from joute.play.matches import MatchRule
from joute.play.moves import Move, Seat
from joute.play.observation import Observed
from joute.play.options import Options, OptionSpec
from joute.play.outcome import Outcome
from joute.play.pointing import Pointer
from joute.play.position import Position, Shuffle
from joute.play.refusal import Refusal
from joute.play.results import result
from joute.play.sentences import Sentence
from joute.play.told import People
from joute.play.view import View
from joute.play.vocabulary import Hidden


@dataclass(frozen=True, slots=True)
class Settings:
    """What is agreed before play: how many seats, the options, the words."""

    seats: int
    options: Options
    dictionary: Dictionary


class Game(ABC):
    """One of the games. Stateless: everything that happens lives in positions."""

    name: ClassVar[str]
    title: ClassVar[str]
    articles: ClassVar[tuple[str, ...]]
    least_seats: ClassVar[int] = 2
    most_seats: ClassVar[int] = 2
    options: ClassVar[tuple[OptionSpec, ...]]
    words: ClassVar[WordOptions]
    """The word classes the game allows by default."""
    hides: ClassVar[tuple[Hidden, ...]] = ()
    """What its players do not see."""
    clocks: ClassVar[tuple[str, ...]] = ()
    """Clocks of this game's own, offered before the usual ones."""
    match: ClassVar[MatchRule | None] = None
    """How its matches are counted; None where one game is a match."""
    tournament: ClassVar[str] = "swiss"
    """The format of a tournament unless another is asked for."""
    low_wins: ClassVar[bool] = False
    """Whether the lowest score wins."""
    view_type: ClassVar[type[View]]
    composition_type: ClassVar[type[Composition]] = Composition
    observed_cells: ClassVar[int] = 0
    """How many squares, or table letters, an observation has."""
    sentences: ClassVar[Mapping[str, Sentence]]
    """A sentence for every refusal and duty of the game, by reason code."""
    problems: ClassVar[ProblemRules] = ProblemRules()
    """What its problems may ask; a game without goals has problems for referees alone."""

    @property
    def among_people(self) -> Mapping[str, str]:
        """What a new table without machines opens with: contested words, where the game has them (JAG-19)."""
        has_contests = any(spec.name == "arbitration" for spec in self.options)
        return {"arbitration": "contest"} if has_contests else {}

    @property
    def with_machines(self) -> Mapping[str, str]:
        """What a new table with a machine opens with: nobody's time runs unless it is asked for."""
        return {"clock": "none"}

    @abstractmethod
    def start(self, settings: Settings) -> Position:
        """The position before the first action (chance's deal, where there is one)."""

    @abstractmethod
    def position(self, text: str, settings: Settings) -> Position:
        """Read a one-line position text; raises `Refused` with what is wrong in it."""

    @abstractmethod
    def read_move(self, text: str) -> Move | Refusal:
        """Read a move in this game's notation: forgiving in case, accents and spaces."""

    @abstractmethod
    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> Position:
        """A whole position that looks like the view, its hidden letters drawn with the shuffle."""

    @abstractmethod
    def drawing(self, view: View, colours: bool) -> str:
        """The view as text for a terminal of 80 × 24, with ANSI colours or without."""

    @abstractmethod
    def picture(self, view: View) -> str:
        """The view as an SVG picture."""

    def thumbnail(self, view: View) -> str:
        """The view as a small SVG picture, a few dozen pixels wide; cards and words need one of their own."""
        return self.picture(view)

    def telling(self, happened: Happened) -> Telling | None:  # noqa: ARG002
        """A ply in the game's own words; None where those that all games share will do."""
        return None

    def naming(self, before: Position, move: Move) -> Sentence | None:  # noqa: ARG002
        """A move that makes no word, as something to do: « jeter le Y et piocher »; None: it names itself."""
        return None

    def pointing(self, before: Position, move: Move) -> Pointer | None:  # noqa: ARG002
        """Where a hint says to look for a move; None: at its first square, or at its word's first letter."""
        return None

    def result(self, position: Position, outcome: Outcome, people: People) -> Sentence:
        """Who won, with what the scores mean in this game."""
        return result(people, outcome, position.scores())

    def box(self, settings: Settings) -> Box:  # noqa: ARG002
        """What lies in the box for these settings; a kit to print is made from it."""
        return Box()

    def candidates(self, position: Position, seat: Seat) -> Iterable[Move] | None:  # noqa: ARG002
        """Every move that words could make here, legal or not, found without asking the generator.

        One way of writing each: it checks that no listing has left a better move out. None: not known.
        """
        return None

    def observe(self, view: View) -> Observed:  # noqa: ARG002
        """The view's parts for a learner; at most `observed_cells` of board."""
        return Observed("", (), "", ())

    def letters_left(self, position: Position) -> str:  # noqa: ARG002
        """The letters the next game of a match is dealt from (DAM-4); empty: from a full box."""
        return ""

    def start_with(self, letters: str) -> str:  # noqa: ARG002
        """The position text of a game that is dealt from those letters; empty: as any game starts."""
        return ""

    def has_word(self, word: str, settings: Settings) -> bool:
        """Whether a word, however written, is one under that agreement."""
        return settings.dictionary.verdict(word).allowed

    def final_scores(self, options: Mapping[str, str]) -> range | None:  # noqa: ARG002
        """What a player can have at the end of a game of two; None where no bound is known."""
        return None

    def hand_scores(self, seats: int, options: Mapping[str, str]) -> frozenset[int]:  # noqa: ARG002
        """Every score a hand of a tournament by hands can come to; empty where the game has none."""
        return frozenset()

    def is_spelling_mistake(self, word: str, dictionary: Dictionary) -> bool:  # noqa: ARG002
        """Whether a tournament's referee excuses the word as a mere misspelling (TRN-5)."""
        return False
