"""JAGO: words stolen by changing their letters and their meaning."""

from joute.games.jago.game import JAGO

__all__ = ["JAGO"]
