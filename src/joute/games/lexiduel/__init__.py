"""LEXIDUEL: words grow, jump and turn each other's letters over on a board of 400 squares."""

from joute.games.lexiduel.game import LEXIDUEL

__all__ = ["LEXIDUEL"]
