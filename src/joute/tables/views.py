"""What one seat, or a spectator, sees of a table."""

from __future__ import annotations

from dataclasses import dataclass

from joute.clocks import Clock, ClockKind
from joute.play import Seat
from joute.records import Record
from joute.tables.events import Ply
from joute.tables.table import Table
from joute.values import swift

HIDDEN = "?"


@swift
@dataclass(frozen=True, slots=True)
class ClockView:
    """The clocks at the moment of looking, one entry a seat."""

    kind: ClockKind
    running: tuple[Seat, ...]
    remaining: tuple[int | None, ...]
    discs: tuple[int, ...]


def record_for(table: Table, seat: Seat | None) -> Record:
    """The record as that seat may export it: hidden letters masked until the game is over."""
    if table.over:
        return table.record()
    headers = {name: HIDDEN if name == "Position" else value for name, value in table.headers}
    record = Record.new(table.game.name, table.settings.seats, headers)
    for ply in table.plies:
        record = record.with_action(ply.seat, shown_text(table, ply, seat), ply.ms)
    return record


def clock_view(table: Table, now: int) -> ClockView:
    return _shown_clock(table.clock, now)


def clock_after(ply: Ply) -> ClockView:
    """The clocks as the action left them."""
    return _shown_clock(ply.clock, ply.clock.since or 0)


def _shown_clock(clock: Clock, now: int) -> ClockView:
    seats = clock.seats
    remaining: tuple[int | None, ...] = (None,) * seats
    if clock.limited:
        clock = clock.at(now)
        remaining = tuple([clock.remaining(seat, now) for seat in range(1, seats + 1)])
    return ClockView(clock.control.kind, clock.timed if clock.running else (), remaining, clock.discs)


def shown_text(table: Table, ply: Ply, seat: Seat | None) -> str:
    """The action as the viewer may know it."""
    return ply.effects.move.text() if table.over else ply.before.shown(ply.effects.move, seat)
