"""DÉMO as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import DEMO as WORDS
from joute.games.demo.drawing import draw
from joute.games.demo.imagining import imagine
from joute.games.demo.material import LEAST_SEATS, MOST_SEATS, OPTIONS, SHAPE, share
from joute.games.demo.moves import read_move
from joute.games.demo.picture import picture
from joute.games.demo.position import DemoPosition
from joute.games.demo.reading import read_position
from joute.games.demo.sentences import SENTENCES
from joute.games.demo.view import DemoView
from joute.letters.squares import SQUARES
from joute.play import Game, Move, OptionSpec, Refusal, Refused, Sentence, Settings, Shuffle, View, illegal
from joute.play.grid import Grid


class Demo(Game):
    """Crosswords from hidden hands, and payments at the end."""

    name: ClassVar[str] = "demo"
    title: ClassVar[str] = "DÉMO"
    articles: ClassVar[tuple[str, ...]] = tuple(f"DEM-{number}" for number in range(1, 12))
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WORDS
    view_type: ClassVar[type[View]] = DemoView
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> DemoPosition:
        """Before the deal; more squares than there are raise `Refused` with DEM-2."""
        self._check(settings)
        return DemoPosition(settings, Grid.empty(SHAPE))

    def position(self, text: str, settings: Settings) -> DemoPosition:
        self._check(settings)
        return read_position(text, settings)

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> DemoPosition:
        assert isinstance(view, DemoView)
        return imagine(view, settings, shuffle)

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, DemoView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, DemoView)
        return picture(view)

    def _check(self, settings: Settings) -> None:
        seats = settings.seats
        if not LEAST_SEATS <= seats <= MOST_SEATS:
            raise Refused(
                illegal("DEM-2", "seats_out_of_range", seats=seats, least=LEAST_SEATS, most=MOST_SEATS)
            )
        each, there = share(settings.options["share"], seats), len(SQUARES)
        if (wanted := each * seats) > there:
            raise Refused(
                illegal("DEM-2", "too_many_squares", seats=seats, share=each, wanted=wanted, there=there)
            )
