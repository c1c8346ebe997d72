"""DAMES DE LETTRES."""

from joute.games.dames.game import Dames

DAMES = Dames()

__all__ = ["DAMES", "Dames"]
