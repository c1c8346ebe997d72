"""Who thinks about which game: `joute.bots.<game>.thinking` where there is one, else a player of any game."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import cast

from joute.bots.question import Thinker


def thinker(game: str) -> Thinker:
    return _found(game, "think", "joute.bots.generic")


def greedy(game: str) -> Thinker:
    """The move that gains most at once; a game may have a quicker way to find it."""
    return _found(game, "greedy", "joute.bots.greedy")


def _found(game: str, name: str, otherwise: str) -> Thinker:
    where = f"joute.bots.{game}"
    if find_spec(where) is None:
        return cast(Thinker, import_module(otherwise).think)
    own = getattr(import_module(f"{where}.thinking"), name, None)
    return cast(Thinker, own or import_module(otherwise).think)
