"""TOY as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.play import Composition, Hidden, Observed, OptionSpec, Sentence, Settings, View
from joute.play.refereed_game import Modules, RefereedGame
from templates.toy import box, drawing, moves, options, picture, telling, text, view
from templates.toy.compose import ToyComposition
from templates.toy.material import LETTERS
from templates.toy.options import OPTIONS
from templates.toy.position import ToyPosition
from templates.toy.sentences import SENTENCES
from templates.toy.state import State
from templates.toy.view import ToyView

MODULES = Modules(options, moves, text, view, drawing, picture, telling, box)


class Toy(RefereedGame[ToyPosition]):
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
    position_type = ToyPosition
    modules: ClassVar[Modules] = MODULES

    def start(self, settings: Settings) -> ToyPosition:
        return ToyPosition(State(options.terms_of(settings)))

    def observe(self, view: View) -> Observed:
        assert isinstance(view, ToyView)
        return Observed(view.row, (), view.hand, view.counts)


TOY = Toy()
