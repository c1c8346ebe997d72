"""TOY: a seat lays one letter of its hidden hand; the next may contest it; the first empty hand wins."""

from templates.toy.game import TOY

__all__ = ["TOY"]
