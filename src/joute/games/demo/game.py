"""DÉMO as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.demo.box import box
from joute.games.demo.drawing import draw
from joute.games.demo.material import LEAST_SEATS, MOST_SEATS, SHAPE
from joute.games.demo.moves import read_move
from joute.games.demo.options import OPTIONS, terms_of
from joute.games.demo.picture import picture
from joute.games.demo.position import DemoPosition
from joute.games.demo.sentences import SENTENCES
from joute.games.demo.state import State
from joute.games.demo.text import read
from joute.games.demo.view import DemoView, imagine
from joute.play import (
    Box,
    Composition,
    Game,
    Hidden,
    Move,
    Observed,
    OptionSpec,
    Refusal,
    Sentence,
    Settings,
    Shuffle,
    View,
)
from joute.play.grid import Grid
from joute.play.grid_composing import GridComposition


class Demo(Game):
    """Crosswords from hidden hands, and payments at the end."""

    name: ClassVar[str] = "demo"
    title: ClassVar[str] = "DÉMO"
    articles: ClassVar[tuple[str, ...]] = tuple(f"DEM-{number}" for number in range(1, 12))
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WITH_EXCLAMATIONS  # DEM-10
    hides: ClassVar[tuple[Hidden, ...]] = (Hidden.HANDS, Hidden.STOCK)
    view_type: ClassVar[type[View]] = DemoView
    composition_type: ClassVar[type[Composition]] = GridComposition
    observed_cells: ClassVar[int] = SHAPE.size
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> DemoPosition:
        """Before the deal; more squares than there are raise `Refused` with DEM-2."""
        return DemoPosition(State(terms_of(settings), Grid.empty(SHAPE)))

    def position(self, text: str, settings: Settings) -> DemoPosition:
        return DemoPosition(read(text, terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> DemoPosition:
        assert isinstance(view, DemoView)
        return DemoPosition(imagine(view, terms_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, DemoView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, DemoView)
        return picture(view)

    def box(self, settings: Settings) -> Box:
        return box(settings)

    def observe(self, view: View) -> Observed:
        """The counts: how many squares each holds, whose turn it is, whether a window is closing."""
        assert isinstance(view, DemoView)
        counts = (*view.counts, view.turn, int(view.window.is_closing))
        return Observed(view.cells, (), view.hand, counts)


DEMO = Demo()
