"""JAGO as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import JAGO as JAGO_WORDS
from joute.games.jago.drawing import drawing_of
from joute.games.jago.imagine import imagined
from joute.games.jago.material import OPTIONS
from joute.games.jago.moves import read_move
from joute.games.jago.picture import picture_of
from joute.games.jago.position import JagoPosition
from joute.games.jago.sentences import SENTENCES
from joute.games.jago.texts import position_of
from joute.games.jago.view import JagoView
from joute.play import Game, Move, OptionSpec, Refusal, Sentence, Settings, Shuffle, View


class Jago(Game):
    """Two players, one board of stolen words."""

    name: ClassVar[str] = "jago"
    title: ClassVar[str] = "JAGO"
    articles: ClassVar[tuple[str, ...]] = tuple(f"JAG-{number}" for number in range(1, 25))
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = JAGO_WORDS
    view_type: ClassVar[type[View]] = JagoView
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> JagoPosition:
        return JagoPosition(settings)

    def position(self, text: str, settings: Settings) -> JagoPosition:
        return position_of(text, settings)

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> JagoPosition:
        return imagined(_own(view), settings, shuffle)

    def drawing(self, view: View, colours: bool) -> str:
        return drawing_of(_own(view), colours)

    def picture(self, view: View) -> str:
        return picture_of(_own(view))


def _own(view: View) -> JagoView:
    if not isinstance(view, JagoView):
        raise TypeError(f"not a view of JAGO: {view.game}")
    return view
