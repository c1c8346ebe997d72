"""DÉMO as the registry knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.demo import box, drawing, moves, options, picture, telling, text, view
from joute.games.demo.goals import PROBLEMS
from joute.games.demo.material import CONSONANT, DEAREST_HAND, LEAST_SEATS, MOST_SEATS, SHAPE
from joute.games.demo.options import OPTIONS
from joute.games.demo.position import DemoPosition
from joute.games.demo.sentences import SENTENCES
from joute.games.demo.state import State
from joute.games.demo.view import DemoView
from joute.play import (
    Composition,
    Hidden,
    Move,
    Observed,
    OptionSpec,
    Outcome,
    People,
    Position,
    ProblemRules,
    Seat,
    Sentence,
    Settings,
    View,
)
from joute.play.grid import Grid
from joute.play.grid_composing import GridComposition
from joute.play.refereed_game import Modules, RefereedGame

MODULES = Modules(options, moves, text, view, drawing, picture, telling, box)


class Demo(RefereedGame[DemoPosition]):
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
    problems: ClassVar[ProblemRules] = PROBLEMS
    position_type = DemoPosition
    modules: ClassVar[Modules] = MODULES

    def start(self, settings: Settings) -> DemoPosition:
        """Before the deal; more squares than there are raise `Refused` with DEM-2."""
        return DemoPosition(State(options.terms_of(settings), Grid.empty(SHAPE)))

    def result(self, position: Position, outcome: Outcome, people: People) -> Sentence:
        return telling.result(position, outcome, people)

    def final_scores(self, options: Mapping[str, str]) -> range:  # noqa: ARG002
        """What a hand can cost, won by the one and paid by the other (DEM-8)."""
        return range(-DEAREST_HAND, DEAREST_HAND + 1, CONSONANT)

    def candidates(self, position: Position, seat: Seat) -> Iterable[Move]:
        from joute.games.demo.candidates import candidates  # numpy: not before it is asked for

        assert isinstance(position, DemoPosition)
        return candidates(position.state, seat)

    def observe(self, view: View) -> Observed:
        """The counts: how many squares each holds, whose turn it is, whether a window is closing."""
        assert isinstance(view, DemoView)
        counts = (*view.counts, view.turn, int(view.window.is_closing))
        return Observed(view.cells, (), view.hand, counts)


DEMO = Demo()
