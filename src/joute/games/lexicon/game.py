"""LEXICON as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import LEXICON as LEXICON_WORDS
from joute.games.lexicon import reading
from joute.games.lexicon.moves import read_move
from joute.games.lexicon.position import LexiconPosition
from joute.games.lexicon.rules import OPTIONS, rules_of
from joute.games.lexicon.sentences import SENTENCES
from joute.games.lexicon.state import before_play
from joute.games.lexicon.view import LexiconView, imagine
from joute.play import Game, Move, OptionSpec, Position, Refusal, Sentence, Settings, Shuffle, View


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
    words: ClassVar[WordOptions] = LEXICON_WORDS
    view_type: ClassVar[type[View]] = LexiconView
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> Position:
        return LexiconPosition(before_play(rules_of(settings)))

    def position(self, text: str, settings: Settings) -> Position:
        return LexiconPosition(reading.read(text, rules_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> Position:
        assert isinstance(view, LexiconView)
        return LexiconPosition(imagine(view, rules_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        from joute.games.lexicon.drawing import drawing

        assert isinstance(view, LexiconView)
        return drawing(view, colours)

    def picture(self, view: View) -> str:
        from joute.games.lexicon.picture import picture

        assert isinstance(view, LexiconView)
        return picture(view)
