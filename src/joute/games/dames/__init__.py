"""DAMES DE LETTRES: letters that move like queens and turn each other by making words."""

from joute.games.dames.game import DAMES, Dames

__all__ = ["DAMES", "Dames"]
