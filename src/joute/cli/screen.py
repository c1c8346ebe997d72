"""The table on a terminal: the game's own drawing, and one line for names, scores, clocks and turn."""

from __future__ import annotations

from joute.cli.speech import score_text
from joute.cli.terminal import clock_ms, colours_wanted
from joute.play import Seat
from joute.tables import Table, clock_view


def draw_table(table: Table, seat: Seat | None, language: str) -> str:
    view = table.position.view(seat or None)
    return f"{table.game.drawing(view, colours_wanted())}\n{_status(table, language)}"


def _status(table: Table, language: str) -> str:
    told = [score_text(table.position.scores())]
    if to_act := ", ".join(map(str, table.position.to_act())):
        told.append(f"to act: {to_act}" if language == "en" else f"à jouer : {to_act}")
    clocks = clock_view(table, clock_ms())
    told += [
        f"{seat}={_minutes(left)}" + (f"({clocks.discs[seat - 1]})" if clocks.discs else "")
        for seat, left in enumerate(clocks.remaining, 1)
        if left is not None
    ]
    return "  ".join(told)


def _minutes(ms: int) -> str:
    minutes, seconds = divmod(ms // 1000, 60)
    return f"{minutes}:{seconds:02}"
