"""Views as lines of JSON, for engines; reading one gives back the same view."""

from __future__ import annotations

from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError
from pydantic_core import to_json

from joute.play import Game, View


def write_view(view: View) -> str:
    """One line; a score that is no whole number is written as a fraction, « 7/2 »."""
    return to_json(view, fallback=str).decode()


def read_view(game: Game, text: str) -> View | None:
    """The view, or None where the text is none of this game."""
    try:
        view: View = _adapter(game).validate_json(text)
    except ValidationError:
        return None
    return view if view.game == game.name and view.seat is not None else None


@cache
def _adapter(game: Game) -> TypeAdapter[Any]:
    return TypeAdapter(game.view_type)
