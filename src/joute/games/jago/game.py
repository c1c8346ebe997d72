"""JAGO as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.jago.box import box
from joute.games.jago.compose import JagoComposition
from joute.games.jago.drawing import draw
from joute.games.jago.material import SHAPE
from joute.games.jago.moves import read_move
from joute.games.jago.options import CLOCKS, OPTIONS, terms_of
from joute.games.jago.picture import picture
from joute.games.jago.position import JagoPosition
from joute.games.jago.sentences import SENTENCES
from joute.games.jago.state import State
from joute.games.jago.text import read
from joute.games.jago.view import JagoView, imagine
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


class Jago(Game):
    """Two players, one board of stolen words."""

    name: ClassVar[str] = "jago"
    title: ClassVar[str] = "JAGO"
    articles: ClassVar[tuple[str, ...]] = tuple(f"JAG-{number}" for number in range(1, 25))
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WITH_EXCLAMATIONS  # JAG-10
    hides: ClassVar[tuple[Hidden, ...]] = (Hidden.HANDS, Hidden.STOCK)
    clocks: ClassVar[tuple[str, ...]] = CLOCKS
    view_type: ClassVar[type[View]] = JagoView
    composition_type: ClassVar[type[Composition]] = JagoComposition
    observed_cells: ClassVar[int] = SHAPE.size
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> JagoPosition:
        return JagoPosition(State(terms_of(settings)))

    def position(self, text: str, settings: Settings) -> JagoPosition:
        return JagoPosition(read(text, terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> JagoPosition:
        return JagoPosition(imagine(_own(view), terms_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        return draw(_own(view), colours)

    def picture(self, view: View) -> str:
        return picture(_own(view))

    def box(self, settings: Settings) -> Box:
        return box(settings)

    def observe(self, view: View) -> Observed:
        seen = _own(view)
        marks, own = "".join(seen.board.owners), str(seen.seat)
        owners = tuple(0 if mark == "." else 1 if mark == own else 2 for mark in marks)
        counts = (*seen.rack_counts, seen.bag_count, seen.turn, int(seen.contested is not None))
        return Observed("".join(seen.board.letters), owners, seen.rack, counts)


def _own(view: View) -> JagoView:
    if not isinstance(view, JagoView):
        raise TypeError(f"not a view of JAGO: {view.game}")
    return view


JAGO = Jago()
