"""Which play a contest would be about: a contest meant for one play never hits another."""

from __future__ import annotations

from joute.tables import Table


def contestable(table: Table) -> int | None:
    """The number of the play whose window is open now; None where nothing may be contested."""
    window = table.position.window()
    if not window.is_open:
        return None
    numbered = reversed(tuple(enumerate(table.plies, 1)))
    plays = (number for number, ply in numbered if ply.seat == window.author and ply.effects.words)
    return next(plays, None)
