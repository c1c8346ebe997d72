"""The amusing rule as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.games.amusante.box import box
from joute.games.amusante.compose import AmusanteComposition
from joute.games.amusante.drawing import draw
from joute.games.amusante.material import LEAST_SEATS, MOST_SEATS, NAME
from joute.games.amusante.moves import read_move
from joute.games.amusante.options import OPTIONS, terms_of
from joute.games.amusante.picture import picture
from joute.games.amusante.position import AmusantePosition
from joute.games.amusante.sentences import SENTENCES
from joute.games.amusante.state import State
from joute.games.amusante.text import read
from joute.games.amusante.view import AmusanteView, imagine
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


class Amusante(Game):
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

    def start(self, settings: Settings) -> AmusantePosition:
        """Before the deal; a number of players the game is not for raises `Refused` with AMU-1."""
        return AmusantePosition(State(terms_of(settings)))

    def position(self, text: str, settings: Settings) -> AmusantePosition:
        return AmusantePosition(read(text, terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> AmusantePosition:
        assert isinstance(view, AmusanteView)
        return AmusantePosition(imagine(view, terms_of(settings), shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, AmusanteView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, AmusanteView)
        return picture(view)

    def box(self, settings: Settings) -> Box:
        return box(settings)

    def observe(self, view: View) -> Observed:
        assert isinstance(view, AmusanteView)
        counts = (*view.counts, view.stock, view.turn, view.taken)
        return Observed(view.row[: self.observed_cells], (), view.hand, counts)


AMUSANTE = Amusante()
