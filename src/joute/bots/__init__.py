"""Opponents: a view in, a move out."""

from joute.bots.greedy import choose

__all__ = ["choose"]
