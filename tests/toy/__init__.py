"""A tiny game with everything the shared parts care about: a deal, hidden hands, a contest window, time."""

from tests.toy.game import TOY

__all__ = ["TOY"]
