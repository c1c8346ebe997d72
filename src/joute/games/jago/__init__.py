"""JAGO: words stolen by changing their letters and their meaning."""

from joute.games.jago.game import Jago

JAGO = Jago()

__all__ = ["JAGO"]
