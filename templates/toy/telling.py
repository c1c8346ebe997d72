"""What is told of a ply in this game's own words."""

from __future__ import annotations

from joute.play import Happened, Telling


def tell(happened: Happened) -> Telling | None:  # noqa: ARG001
    """None: the words that all games share will do (`joute.play.telling`)."""
    return None
