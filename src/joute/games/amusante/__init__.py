"""The amusing rule of DÉMO: one row, and a word announced with every square."""

from joute.games.amusante.game import AMUSANTE

__all__ = ["AMUSANTE"]
