"""Who thinks about which game: one line each, imported only when asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from joute.bots.values import Thinker

_THINKERS: dict[str, str] = {
    "lexiduel": "joute.bots.lexiduel.thinking:think",
    "dames": "joute.bots.dames.thinking:think",
    "jago": "joute.bots.jago.thinking:think",
    "lexicon": "joute.bots.lexicon.thinking:think",
    "demo": "joute.bots.demo.thinking:think",
    "amusante": "joute.bots.amusante.thinking:think",
}
_GREEDY: dict[str, str] = {
    "lexiduel": "joute.bots.lexiduel.thinking:greedy",
    "dames": "joute.bots.dames.thinking:greedy",
    "jago": "joute.bots.jago.thinking:greedy",
    "lexicon": "joute.bots.lexicon.thinking:greedy",
}
"""Quicker ways to find the move that gains most, where a game has one."""


def thinker(game: str) -> Thinker:
    return _found(_THINKERS.get(game, "joute.bots.generic:think"))


def greedy(game: str) -> Thinker:
    return _found(_GREEDY.get(game, "joute.bots.greedy:think"))


def _found(where: str) -> Thinker:
    module, _, name = where.partition(":")
    return cast(Thinker, getattr(import_module(module), name))
