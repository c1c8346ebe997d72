"""The amusing rule as the registry knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.amusante import box, drawing, moves, naming, options, picture, telling, text, view
from joute.games.amusante.compose import AmusanteComposition
from joute.games.amusante.goals import PROBLEMS
from joute.games.amusante.material import LEAST_SEATS, MOST_SEATS, NAME, SHARE
from joute.games.amusante.options import OPTIONS
from joute.games.amusante.position import AmusantePosition
from joute.games.amusante.sentences import SENTENCES
from joute.games.amusante.state import State
from joute.games.amusante.view import AmusanteView
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


class Amusante(RefereedGame[AmusantePosition]):
    """One row that grows letter by letter, and a word announced each time."""

    name: ClassVar[str] = NAME
    title: ClassVar[str] = "La règle amusante"
    articles: ClassVar[tuple[str, ...]] = tuple(f"AMU-{number}" for number in range(1, 9))
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WITH_EXCLAMATIONS  # AMU-6
    hides: ClassVar[tuple[Hidden, ...]] = (Hidden.HANDS, Hidden.STOCK)
    view_type: ClassVar[type[View]] = AmusanteView
    composition_type: ClassVar[type[Composition]] = AmusanteComposition
    observed_cells: ClassVar[int] = 32
    """A row of words is hardly ever longer than a word; a longer row of bluffs is cut off."""
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    problems: ClassVar[ProblemRules] = PROBLEMS
    position_type = AmusantePosition
    modules: ClassVar[Modules] = MODULES

    @property
    def with_machines(self) -> Mapping[str, str]:
        """Bluff is what the game is about: a machine's words may be contested, and it contests (AMU-6)."""
        return {**super().with_machines, "arbitration": "contest"}

    def start(self, settings: Settings) -> AmusantePosition:
        """Before the deal; a number of players the game is not for raises `Refused` with AMU-1."""
        return AmusantePosition(State(options.terms_of(settings)))

    def thumbnail(self, view: View) -> str:
        assert isinstance(view, AmusanteView)
        return picture.thumbnail(view)

    def result(self, position: Position, outcome: Outcome, people: People) -> Sentence:
        return telling.result(position, outcome, people)

    def final_scores(self, options: Mapping[str, str]) -> range:  # noqa: ARG002
        """A point for each square of the other, who holds those of both at most (AMU-5)."""
        return range(2 * SHARE + 1)

    def pointing(self, before: Position, move: Move) -> Pointer | None:
        return naming.point(state_in(before, State), move)

    def candidates(self, position: Position, seat: Seat) -> Iterable[Move]:
        from joute.games.amusante.candidates import candidates  # numpy: not before it is asked for

        assert isinstance(position, AmusantePosition)
        return candidates(position.state, seat)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, AmusanteView)
        counts = (*view.counts, view.stock, view.turn, view.taken)
        return Observed(view.row[: self.observed_cells], (), view.hand, counts)


AMUSANTE = Amusante()
