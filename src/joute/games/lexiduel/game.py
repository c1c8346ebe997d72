"""LEXIDUEL as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import DEFAULT
from joute.games.lexiduel.box import box
from joute.games.lexiduel.drawing import draw
from joute.games.lexiduel.material import BLUE, NAME, SHAPE
from joute.games.lexiduel.moves import read_move
from joute.games.lexiduel.options import OPTIONS, terms_of
from joute.games.lexiduel.picture import picture
from joute.games.lexiduel.position import LexiduelPosition
from joute.games.lexiduel.sentences import SENTENCES
from joute.games.lexiduel.state import State
from joute.games.lexiduel.text import read
from joute.games.lexiduel.view import LexiduelView, imagine
from joute.letters import ALPHABET
from joute.play import (
    Box,
    Composition,
    Game,
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
from joute.play.grid_composing import GridComposition


class Lexiduel(Game):
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

    def start(self, settings: Settings) -> Position:
        return LexiduelPosition(State(terms_of(settings)))

    def position(self, text: str, settings: Settings) -> Position:
        return LexiduelPosition(read(text, terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> Position:
        assert isinstance(view, LexiduelView)
        return LexiduelPosition(imagine(view, terms_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, LexiduelView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, LexiduelView)
        return picture(view)

    def box(self, settings: Settings) -> Box:
        return box(settings)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, LexiduelView)
        own = view.stocks[(view.seat or BLUE) - 1]
        stock = "".join(letter * count for letter, count in zip(ALPHABET, own, strict=True))
        marks = "".join(view.owners)
        owners = tuple(0 if mark == EMPTY else 1 if mark == str(view.seat) else 2 for mark in marks)
        counts = (view.turns, view.rounds or 0, int(view.duty is not None), view.passes)
        return Observed("".join(view.letters), owners, stock, counts)


LEXIDUEL = Lexiduel()
