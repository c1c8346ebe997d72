"""DAMES DE LETTRES as the registry knows it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import DEFAULT
from joute.games.dames import box, drawing, naming, notation, options, picture, telling, text, view
from joute.games.dames.compose import DamesComposition
from joute.games.dames.goals import PROBLEMS
from joute.games.dames.material import SHAPE, SHARE
from joute.games.dames.moves import Slide
from joute.games.dames.options import OPTIONS
from joute.games.dames.position import DamesPosition
from joute.games.dames.rules.dealing import letters_left
from joute.games.dames.sentences import SENTENCES
from joute.games.dames.state import State
from joute.games.dames.view import NAME, DamesView
from joute.play import (
    Composition,
    Effects,
    Hidden,
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
from joute.play.pointing import Pointer
from joute.play.refereed_game import Modules, RefereedGame

MODULES = Modules(options, notation, text, view, drawing, picture, telling, box)


class Dames(RefereedGame[DamesPosition]):
    """Two camps of letters that move like queens and turn each other by making words."""

    name: ClassVar[str] = NAME
    title: ClassVar[str] = "DAMES DE LETTRES"
    articles: ClassVar[tuple[str, ...]] = tuple(f"DAM-{number}" for number in range(1, 24))
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = DEFAULT  # DAM-13
    hides: ClassVar[tuple[Hidden, ...]] = (Hidden.STOCK,)
    match: ClassVar[MatchRule | None] = MatchRule(games=3, enough=2)  # DAM-4
    view_type: ClassVar[type[View]] = DamesView
    composition_type: ClassVar[type[Composition]] = DamesComposition
    observed_cells: ClassVar[int] = SHAPE.size
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES
    problems: ClassVar[ProblemRules] = PROBLEMS
    position_type = DamesPosition
    modules: ClassVar[Modules] = MODULES

    def start(self, settings: Settings) -> DamesPosition:
        return DamesPosition(State(options.terms_of(settings)))

    def pointing(self, before: Position, move: Move) -> Pointer | None:
        return naming.point(state_in(before, State), move)

    def candidates(self, position: Position, seat: Seat) -> Iterable[Move]:
        from joute.games.dames.candidates import candidates  # numpy: not before it is asked for

        assert isinstance(position, DamesPosition)
        legal = partial(_is_legal, position, seat)
        return candidates(position.state, seat, legal)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, DamesView)
        board = "".join(cell.letter or EMPTY for cell in view.cells)
        owners = tuple(
            0 if cell.owner is None else 1 if cell.owner == view.seat else 2 for cell in view.cells
        )
        return Observed(board, owners, "", (view.turns, view.strategic, int(view.opening)))

    def final_scores(self, options: Mapping[str, str]) -> range:  # noqa: ARG002
        """The letters of one colour, of those in play (DAM-3)."""
        return range(2 * SHARE + 1)

    def letters_left(self, position: Position) -> str:
        """The letters left in the bag serve the match's next game (DAM-4)."""
        assert isinstance(position, DamesPosition)
        return letters_left(position.state).letters

    def start_with(self, letters: str) -> str:
        return f"deal bag={letters}"


def _is_legal(position: DamesPosition, seat: Seat, move: Slide) -> bool:
    return isinstance(position.judge(seat, move), Effects)


DAMES = Dames()
