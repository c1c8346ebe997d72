"""JAGO as the registry knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.jago import box, drawing, moves, naming, options, picture, telling, text, view
from joute.games.jago.compose import JagoComposition
from joute.games.jago.goals import PROBLEMS
from joute.games.jago.material import LETTER_SETS, SHAPE
from joute.games.jago.options import CLOCKS, OPTIONS
from joute.games.jago.position import JagoPosition
from joute.games.jago.sentences import SENTENCES
from joute.games.jago.state import State
from joute.games.jago.view import JagoView
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
    state_in,
)
from joute.play.pointing import Pointer
from joute.play.refereed_game import Modules, RefereedGame

MODULES = Modules(options, moves, text, view, drawing, picture, telling, box)


class Jago(RefereedGame[JagoPosition]):
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
    problems: ClassVar[ProblemRules] = PROBLEMS
    position_type = JagoPosition
    modules: ClassVar[Modules] = MODULES

    def start(self, settings: Settings) -> JagoPosition:
        return JagoPosition(State(options.terms_of(settings)))

    def result(self, position: Position, outcome: Outcome, people: People) -> Sentence:
        return telling.result(position, outcome, people)

    def pointing(self, before: Position, move: Move) -> Pointer | None:
        return naming.point(state_in(before, State), move)

    def final_scores(self, options: Mapping[str, str]) -> range:  # noqa: ARG002
        """The letters of one colour, of those in the bag (JAG-2)."""
        return range(max(map(len, LETTER_SETS.values())) + 1)

    def candidates(self, position: Position, seat: Seat) -> Iterable[Move]:  # noqa: ARG002
        from joute.games.jago.candidates import candidates  # numpy: not before it is asked for

        assert isinstance(position, JagoPosition)
        return candidates(position.state)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, JagoView)
        marks, own = "".join(view.board.owners), str(view.seat)
        owners = tuple(0 if mark == "." else 1 if mark == own else 2 for mark in marks)
        counts = (*view.rack_counts, view.bag_count, view.turn, int(view.contested is not None))
        return Observed("".join(view.board.letters), owners, view.rack, counts)


JAGO = Jago()
