"""LEXICON as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import Dictionary, WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.lexicon.box import box
from joute.games.lexicon.compose import LexiconComposition
from joute.games.lexicon.drawing import draw
from joute.games.lexicon.moves import read_move
from joute.games.lexicon.options import OPTIONS, terms_of
from joute.games.lexicon.picture import picture
from joute.games.lexicon.position import LexiconPosition
from joute.games.lexicon.rules.commissaire import is_spelling_mistake
from joute.games.lexicon.sentences import SENTENCES
from joute.games.lexicon.state import before_play
from joute.games.lexicon.text import read
from joute.games.lexicon.view import LexiconView, imagine
from joute.play import (
    Box,
    Composition,
    Game,
    Hidden,
    Move,
    Observed,
    OptionSpec,
    Position,
    Refusal,
    Sentence,
    Settings,
    Shuffle,
    View,
)


class Lexicon(Game):
    """Two to eight players; lowest score wins."""

    name: ClassVar[str] = "lexicon"
    title: ClassVar[str] = "LEXICON"
    articles: ClassVar[tuple[str, ...]] = (
        *(f"LEX-{number}" for number in range(1, 19)),
        *(f"TRN-{number}" for number in range(1, 9)),
    )
    most_seats: ClassVar[int] = 8
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WITH_EXCLAMATIONS  # LEX-11
    hides: ClassVar[tuple[Hidden, ...]] = (Hidden.HANDS, Hidden.STOCK)
    tournament: ClassVar[str] = "hands"
    view_type: ClassVar[type[View]] = LexiconView
    composition_type: ClassVar[type[Composition]] = LexiconComposition
    observed_cells: ClassVar[int] = 240
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> Position:
        return LexiconPosition(before_play(terms_of(settings)))

    def position(self, text: str, settings: Settings) -> Position:
        return LexiconPosition(read(text, terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> Position:
        assert isinstance(view, LexiconView)
        return LexiconPosition(imagine(view, terms_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, LexiconView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, LexiconView)
        return picture(view)

    def box(self, settings: Settings) -> Box:
        return box(settings)

    def observe(self, view: View) -> Observed:
        """The table's words and the open card, a point after each; hands and stock as numbers."""
        assert isinstance(view, LexiconView)
        table = ".".join((*view.table, "", view.pile[-1:]))[: self.observed_cells]
        hand = view.hands[(view.seat or 1) - 1] if view.hands else ""
        counts = (*(len(each) for each in view.hands), view.stock_count, view.turn, view.deal)
        return Observed(table, (), hand, counts)

    def is_spelling_mistake(self, word: str, dictionary: Dictionary) -> bool:
        return is_spelling_mistake(word, dictionary)


LEXICON = Lexicon()
