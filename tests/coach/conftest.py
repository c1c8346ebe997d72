"""What tests of the analysis share with those of bots."""

from tests.bots.conftest import standing_clock

__all__ = ["standing_clock"]
