"""LEXIDUEL as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import LEXIDUEL as LEXIDUEL_WORDS
from joute.games.lexiduel.moves import read_move
from joute.games.lexiduel.position import LexiduelPosition
from joute.games.lexiduel.sentences import SENTENCES
from joute.games.lexiduel.texts import read
from joute.games.lexiduel.view import LexiduelView
from joute.play import COMMON, Game, Move, OptionSpec, Position, Refusal, Sentence, Settings, Shuffle, View


class Lexiduel(Game):
    """Two players, 402 letters, nothing hidden."""

    name: ClassVar[str] = "lexiduel"
    title: ClassVar[str] = "LEXIDUEL"
    articles: ClassVar[tuple[str, ...]] = tuple(f"LXD-{number}" for number in range(1, 23))
    options: ClassVar[tuple[OptionSpec, ...]] = (
        *COMMON,
        OptionSpec("rounds", "20", least=1, most=999, none_allowed=True),
    )
    words: ClassVar[WordOptions] = LEXIDUEL_WORDS
    view_type: ClassVar[type[View]] = LexiduelView
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> Position:
        return LexiduelPosition(settings)

    def position(self, text: str, settings: Settings) -> Position:
        return read(text, settings)

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> Position:  # noqa: ARG002
        assert isinstance(view, LexiduelView)
        return read(view.position, settings)

    def drawing(self, view: View, colours: bool) -> str:
        from joute.games.lexiduel.drawing import draw

        assert isinstance(view, LexiduelView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        from joute.games.lexiduel.picture import picture

        assert isinstance(view, LexiduelView)
        return picture(view)
