"""A game whose folder has the modules all games share: what their Game objects have in common."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from joute.play.box import Box
from joute.play.game import Game, Settings
from joute.play.happenings import Happened, Telling
from joute.play.moves import Move
from joute.play.position import Shuffle
from joute.play.refereed import RefereedPosition
from joute.play.refusal import Refusal
from joute.play.view import View


class OptionsModule(Protocol):
    def terms_of(self, settings: Settings) -> Any: ...


class MovesModule(Protocol):
    def read_move(self, text: str) -> Move | Refusal: ...


class TextModule(Protocol):
    def read(self, text: str, terms: Any) -> Any: ...


class ViewModule(Protocol):
    def imagine(self, seen: Any, terms: Any, shuffle: Shuffle) -> Any: ...


class DrawingModule(Protocol):
    def draw(self, view: Any, colours: bool) -> str: ...


class PictureModule(Protocol):
    def picture(self, view: Any) -> str: ...


class TellingModule(Protocol):
    def tell(self, happened: Happened) -> Telling | None: ...


class BoxModule(Protocol):
    def box(self, settings: Settings) -> Box: ...


@dataclass(frozen=True, slots=True)
class Modules:
    """The modules of a game's folder that answer for it."""

    options: OptionsModule
    moves: MovesModule
    text: TextModule
    view: ViewModule
    drawing: DrawingModule
    picture: PictureModule
    telling: TellingModule
    box: BoxModule


P = TypeVar("P", bound=RefereedPosition[Any])


class RefereedGame(Game, Generic[P]):
    """A game's own class adds what only it knows: its name, its articles, how it starts."""

    position_type: type[P]
    modules: ClassVar[Modules]

    def position(self, text: str, settings: Settings) -> P:
        return self.position_type(self.modules.text.read(text, self.modules.options.terms_of(settings)))

    def read_move(self, text: str) -> Move | Refusal:
        return self.modules.moves.read_move(text)

    def imagine(self, view: View, settings: Settings, shuffle: Shuffle) -> P:
        terms = self.modules.options.terms_of(settings)
        return self.position_type(self.modules.view.imagine(self._own(view), terms, shuffle))

    def drawing(self, view: View, colours: bool) -> str:
        return self.modules.drawing.draw(self._own(view), colours)

    def picture(self, view: View) -> str:
        return self.modules.picture.picture(self._own(view))

    def telling(self, happened: Happened) -> Telling | None:
        return self.modules.telling.tell(happened)

    def box(self, settings: Settings) -> Box:
        return self.modules.box.box(settings)

    def _own(self, view: View) -> View:
        if not isinstance(view, self.view_type):
            raise TypeError(f"not a view of {self.title}: {view.game}")
        return view
