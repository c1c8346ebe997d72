"""DÉMO: crosswords laid from hidden hands on one mat."""

from joute.games.demo.game import Demo
from joute.games.demo.generate import longest_plays

DEMO = Demo()

__all__ = ["DEMO", "Demo", "longest_plays"]
