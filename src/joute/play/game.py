"""A game as the registry knows it: its name, its seats, its options, how it starts and reads."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from joute.dictionary import Dictionary, WordOptions
from joute.play.moves import Move
from joute.play.options import Options, OptionSpec
from joute.play.position import Position, Shuffle
from joute.play.refusal import Refusal
from joute.play.sentences import Sentence
from joute.play.view import View


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
    view_type: ClassVar[type[View]]
    sentences: ClassVar[Mapping[str, Sentence]]
    """A sentence for every refusal reason of the game, by reason code."""

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
