"""DAMES DE LETTRES as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import DAMES as WORDS
from joute.games.dames.drawing import draw
from joute.games.dames.imagining import imagined
from joute.games.dames.notation import read
from joute.games.dames.picture import picture_of
from joute.games.dames.position import DamesPosition
from joute.games.dames.reading import read_position
from joute.games.dames.sentences import SENTENCES
from joute.games.dames.view import DamesView
from joute.play import COMMON, Game, Move, OptionSpec, Refusal, Sentence, Settings, Shuffle, View, read_with

_CLOCK = OptionSpec("clock", "budget 15m/15m")  # DAM-22


class Dames(Game):
    """Two camps of letters that move like queens and turn each other by making words."""

    name: ClassVar[str] = "dames"
    title: ClassVar[str] = "DAMES DE LETTRES"
    articles: ClassVar[tuple[str, ...]] = tuple(f"DAM-{number}" for number in range(1, 24))
    options: ClassVar[tuple[OptionSpec, ...]] = (
        *(_CLOCK if spec.name == "clock" else spec for spec in COMMON),
        OptionSpec("prise", "retrait", choices=("retrait", "retournement")),
        OptionSpec("rigueur", "amicale", choices=("amicale", "officielle")),
    )
    words: ClassVar[WordOptions] = WORDS
    view_type: ClassVar[type[View]] = DamesView
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> DamesPosition:
        return DamesPosition(settings)

    def position(self, text: str, settings: Settings) -> DamesPosition:
        return read_position(text, settings)

    def read_move(self, text: str) -> Move | Refusal:
        return read_with(read, text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> DamesPosition:  # noqa: ARG002
        assert isinstance(view, DamesView)
        return imagined(view, settings)

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, DamesView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, DamesView)
        return picture_of(view)
