"""The table on a terminal: the game's own drawing, and one line for names, scores, clocks and turn."""

from __future__ import annotations

from joute.cli.speech import score_text
from joute.cli.terminal import clock_ms, colours_wanted
from joute.play import Seat
from joute.tables import ClockView, Table, clock_view


def draw_table(table: Table, seat: Seat | None, language: str) -> str:
    view = table.position.view(seat or None)
    return f"{table.game.drawing(view, colours_wanted())}\n{_status(table, language)}"


def _status(table: Table, language: str) -> str:
    told = [score_text(table.position.scores())]
    if to_act := ", ".join(map(str, table.position.to_act())):
        told.append(f"to act: {to_act}" if language == "en" else f"à jouer : {to_act}")
    clocks = clock_view(table, clock_ms())
    told += clock_texts(clocks)
    return "  ".join(told)


def clock_texts(clocks: ClockView) -> list[str]:
    """What each seat has left, « 1=14:48 »; with a disc also what it shows. Nothing without a limit."""
    return [
        f"{seat}={minutes(left)}" + (f"({clocks.discs[seat - 1]})" if clocks.discs else "")
        for seat, left in enumerate(clocks.remaining, 1)
        if left is not None
    ]


def minutes(ms: int) -> str:
    """« 14:48 »."""
    whole, seconds = divmod(ms // 1000, 60)
    return f"{whole}:{seconds:02}"
