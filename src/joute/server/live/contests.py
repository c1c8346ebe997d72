"""Which play a contest would be about: a contest meant for one play never hits another."""

from __future__ import annotations

from collections.abc import Iterable

from joute.server.live.seated import Seated
from joute.tables import Table


def contestable(table: Table) -> int | None:
    """The number of the play whose window is open now; None where nothing may be contested."""
    window = table.position.window()
    if not window.is_open:
        return None
    numbered = reversed(tuple(enumerate(table.plies, 1)))
    plays = (number for number, ply in numbered if ply.seat == window.author and ply.effects.words)
    return next(plays, None)


def may_contest(tables: Iterable[Seated], holder: str, word: str) -> bool:
    """Whether that person sits where the word may be contested now: nobody looks it up before deciding."""
    return any(word in _contestable_by(holder, seated) for seated in tables) if holder else False


def _contestable_by(holder: str, seated: Seated) -> tuple[str, ...]:
    held = seated.held_by(holder)
    if not held or seated.table.over or not set(held) & set(seated.table.position.window().seats):
        return ()
    number = contestable(seated.table)
    return seated.table.plies[number - 1].effects.words if number else ()
