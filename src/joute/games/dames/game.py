"""DAMES DE LETTRES as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import DEFAULT
from joute.games.dames.box import box
from joute.games.dames.compose import DamesComposition
from joute.games.dames.drawing import draw
from joute.games.dames.material import SHAPE
from joute.games.dames.notation import read_move
from joute.games.dames.options import OPTIONS, terms_of
from joute.games.dames.picture import picture
from joute.games.dames.position import DamesPosition
from joute.games.dames.rules.dealing import letters_left
from joute.games.dames.sentences import SENTENCES
from joute.games.dames.state import State
from joute.games.dames.text import read
from joute.games.dames.view import NAME, DamesView, imagine
from joute.play import (
    Box,
    Composition,
    Game,
    Hidden,
    MatchRule,
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
from joute.play.grid import EMPTY


class Dames(Game):
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

    def start(self, settings: Settings) -> DamesPosition:
        return DamesPosition(State(terms_of(settings)))

    def position(self, text: str, settings: Settings) -> DamesPosition:
        return DamesPosition(read(text, terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> DamesPosition:
        assert isinstance(view, DamesView)
        return DamesPosition(imagine(view, terms_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, DamesView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, DamesView)
        return picture(view)

    def box(self, settings: Settings) -> Box:
        return box(settings)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, DamesView)
        board = "".join(cell.letter or EMPTY for cell in view.cells)
        owners = tuple(
            0 if cell.owner is None else 1 if cell.owner == view.seat else 2 for cell in view.cells
        )
        return Observed(board, owners, "", (view.turns, view.strategic, int(view.opening)))

    def letters_left(self, position: Position) -> str:
        """The letters left in the bag serve the match's next game (DAM-4)."""
        assert isinstance(position, DamesPosition)
        return letters_left(position.state).letters

    def start_with(self, letters: str) -> str:
        return f"deal bag={letters}"


DAMES = Dames()
