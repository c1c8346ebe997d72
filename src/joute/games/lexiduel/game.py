"""LEXIDUEL as the registry knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import DEFAULT
from joute.games.lexiduel import box, drawing, moves, naming, options, picture, telling, text, view
from joute.games.lexiduel.goals import PROBLEMS
from joute.games.lexiduel.material import BLUE, NAME, SHAPE
from joute.games.lexiduel.options import OPTIONS
from joute.games.lexiduel.position import LexiduelPosition
from joute.games.lexiduel.sentences import SENTENCES
from joute.games.lexiduel.state import State
from joute.games.lexiduel.view import LexiduelView
from joute.letters import ALPHABET
from joute.play import (
    Composition,
    MatchRule,
    Move,
    Observed,
    OptionSpec,
    Position,
    ProblemRules,
    Seat,
    Sentence,
    Settings,
    View,
    state_in,
)
from joute.play.grid import EMPTY
from joute.play.grid_composing import GridComposition
from joute.play.pointing import Pointer
from joute.play.refereed_game import Modules, RefereedGame

MODULES = Modules(options, moves, text, view, drawing, picture, telling, box)


class Lexiduel(RefereedGame[LexiduelPosition]):
    """Two players, 402 letters, nothing hidden."""

    name: ClassVar[str] = NAME
    title: ClassVar[str] = "LEXIDUEL"
    articles: ClassVar[tuple[str, ...]] = tuple(f"LXD-{number}" for number in range(1, 23))
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = DEFAULT
    match: ClassVar[MatchRule | None] = MatchRule(games=2, enough=3, scores_decide=True)
    """LXD-22: both games are played, whoever wins the first."""
    view_type: ClassVar[type[View]] = LexiduelView
    composition_type: ClassVar[type[Composition]] = GridComposition
    observed_cells: ClassVar[int] = SHAPE.size
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    problems: ClassVar[ProblemRules] = PROBLEMS
    position_type = LexiduelPosition
    modules: ClassVar[Modules] = MODULES

    def start(self, settings: Settings) -> LexiduelPosition:
        terms = options.terms_of(settings)
        return LexiduelPosition(State(terms, stocks=(terms.letters, terms.letters)))

    def pointing(self, before: Position, move: Move) -> Pointer | None:
        return naming.point(state_in(before, State), move)

    def final_scores(self, options: Mapping[str, str]) -> range:  # noqa: ARG002
        """Every letter of the board counts in two words at most (LXD-18)."""
        return range(2 * SHAPE.size + 1)

    def candidates(self, position: Position, seat: Seat) -> Iterable[Move]:
        from joute.games.lexiduel.candidates import candidates  # numpy: not before it is asked for

        assert isinstance(position, LexiduelPosition)
        return candidates(position.state, seat)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, LexiduelView)
        own = view.stocks[(view.seat or BLUE) - 1]
        stock = "".join(letter * count for letter, count in zip(ALPHABET, own, strict=True))
        marks = "".join(view.owners)
        owners = tuple(0 if mark == EMPTY else 1 if mark == str(view.seat) else 2 for mark in marks)
        counts = (view.turns, view.rounds or 0, int(view.duty is not None), view.passes)
        return Observed("".join(view.letters), owners, stock, counts)


LEXIDUEL = Lexiduel()
