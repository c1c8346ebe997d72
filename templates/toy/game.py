"""TOY as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
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
from templates.toy.box import box
from templates.toy.compose import ToyComposition
from templates.toy.drawing import draw
from templates.toy.material import LETTERS
from templates.toy.moves import read_move
from templates.toy.options import OPTIONS, terms_of
from templates.toy.picture import picture
from templates.toy.position import ToyPosition
from templates.toy.sentences import SENTENCES
from templates.toy.state import State
from templates.toy.text import read
from templates.toy.view import ToyView, imagine


class Toy(Game):
    """Two to four players, one letter at a time."""

    name: ClassVar[str] = "toy"
    title: ClassVar[str] = "TOY"
    articles: ClassVar[tuple[str, ...]] = tuple(f"TOY-{number}" for number in range(1, 8))
    most_seats: ClassVar[int] = 4
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WordOptions()
    hides: ClassVar[tuple[Hidden, ...]] = (Hidden.HANDS, Hidden.STOCK)
    view_type: ClassVar[type[View]] = ToyView
    composition_type: ClassVar[type[Composition]] = ToyComposition
    observed_cells: ClassVar[int] = len(LETTERS)
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> Position:
        return ToyPosition(State(terms_of(settings)))

    def position(self, text: str, settings: Settings) -> Position:
        return ToyPosition(read(text, terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> Position:
        assert isinstance(view, ToyView)
        return ToyPosition(imagine(view, terms_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, ToyView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, ToyView)
        return picture(view)

    def box(self, settings: Settings) -> Box:
        return box(settings)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, ToyView)
        return Observed(view.row, (), view.hand, view.counts)


TOY = Toy()
