"""DÉMO: crosswords laid from hidden hands on one mat."""

from joute.games.demo.game import DEMO

__all__ = ["DEMO"]
