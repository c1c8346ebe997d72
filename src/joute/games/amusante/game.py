"""The amusing rule as the registry knows it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from joute.dictionary import WordOptions
from joute.dictionary.options import AMUSANTE as WORDS
from joute.games.amusante.drawing import draw
from joute.games.amusante.imagining import imagine
from joute.games.amusante.material import LEAST_SEATS, MOST_SEATS, OPTIONS
from joute.games.amusante.moves import read_move
from joute.games.amusante.picture import picture
from joute.games.amusante.position import AmusantePosition
from joute.games.amusante.reading import read_position
from joute.games.amusante.sentences import SENTENCES
from joute.games.amusante.view import AmusanteView
from joute.play import Game, Move, OptionSpec, Refusal, Refused, Sentence, Settings, Shuffle, View, illegal


class Amusante(Game):
    """One row that grows letter by letter, and a word announced each time."""

    name: ClassVar[str] = "amusante"
    title: ClassVar[str] = "La règle amusante"
    articles: ClassVar[tuple[str, ...]] = tuple(f"AMU-{number}" for number in range(1, 9))
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    options: ClassVar[tuple[OptionSpec, ...]] = OPTIONS
    words: ClassVar[WordOptions] = WORDS
    view_type: ClassVar[type[View]] = AmusanteView
    sentences: ClassVar[Mapping[str, Sentence]] = SENTENCES

    def start(self, settings: Settings) -> AmusantePosition:
        """Before the deal; too many players for a stock to remain raise `Refused` with AMU-1."""
        self._check(settings)
        return AmusantePosition(settings)

    def position(self, text: str, settings: Settings) -> AmusantePosition:
        self._check(settings)
        return read_position(text, settings)

    def read_move(self, text: str) -> Move | Refusal:
        return read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> AmusantePosition:
        assert isinstance(view, AmusanteView)
        return imagine(view, settings, shuffle)

    def drawing(self, view: View, colours: bool) -> str:
        assert isinstance(view, AmusanteView)
        return draw(view, colours)

    def picture(self, view: View) -> str:
        assert isinstance(view, AmusanteView)
        return picture(view)

    def _check(self, settings: Settings) -> None:
        if not LEAST_SEATS <= settings.seats <= MOST_SEATS:
            raise Refused(
                illegal(
                    "AMU-1", "seats_out_of_range", seats=settings.seats, least=LEAST_SEATS, most=MOST_SEATS
                )
            )
