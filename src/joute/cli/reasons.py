"""Why games end, as a player reads it: the table that every edge shares."""

from __future__ import annotations

from joute.play import END_REASONS as REASONS

__all__ = ["REASONS"]
