"""The games that can be played: one line each, imported only when asked for."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from joute.play import Game

_GAMES: dict[str, str] = {
    "jago": "joute.games.jago:JAGO",
    "lexicon": "joute.games.lexicon:LEXICON",
    "lexiduel": "joute.games.lexiduel:LEXIDUEL",
    "dames": "joute.games.dames:DAMES",
    "demo": "joute.games.demo:DEMO",
    "amusante": "joute.games.amusante:AMUSANTE",
}

TOURNAMENT = "lexicon"
"""The game of a tournament that names none."""


def names() -> tuple[str, ...]:
    return tuple(_GAMES)


def find(name: str) -> Game:
    """The game of that name; raises `Refused` with the known names otherwise."""
    # Imported here: the command line asks for the names alone, and must start at once.
    from joute.letters import unaccented
    from joute.play import Game, Refused, unreadable

    key = unaccented(name.strip()).lower()
    if key not in _GAMES:
        raise Refused(unreadable("unknown_game", game=name[:80], expected=", ".join(_GAMES)))
    module, _, attribute = _GAMES[key].partition(":")
    game = getattr(import_module(module), attribute)
    assert isinstance(game, Game)
    return game
