"""A record played again at a table, clocks included, as far as its actions are legal."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from joute.play import CHANCE, TIMEOUT, Game, Position, Refused, Seat, Settings
from joute.records import BadLine, Record
from joute.tables.events import Event, EventKind, Ply
from joute.tables.table import Table


@dataclass(frozen=True, slots=True)
class Replay:
    """The table after the actions that could be played, and the line that stopped them, if one did."""

    table: Table
    stopped: BadLine | None = None
    late: Mapping[int, Seat] = field(default_factory=lambda: MappingProxyType({}))
    """Actions, counted from 1, that came when time had run out by the record's own times, and whose time."""

    @property
    def start(self) -> Position:
        return self.table.start

    @property
    def plies(self) -> tuple[Ply, ...]:
        return self.table.plies

    @property
    def position(self) -> Position:
        return self.table.position


def replay(record: Record, game: Game, settings: Settings) -> Replay | BadLine:
    """Play the record; a start that cannot be read is all there is to say.

    Where the record tells times the clock runs by them, from 0, and stands still after the last action.
    """
    opened = _opened(record, game, settings)
    if isinstance(opened, BadLine):
        return opened
    actions = tuple(record.actions())
    timed = any(action.ms is not None for _, action in actions)
    table, now = opened.started(0) if timed else opened, 0
    late: dict[int, Seat] = {}
    for line, action in actions:
        now += action.ms or 0
        flag, number = table.clock.flagged(now), len(table.plies) + 1
        event = Event(table.version + 1, now, action.seat, EventKind.MOVE, action.text)
        try:
            table = table.replayed([event])
        except Refused as refused:
            return Replay(table, BadLine(line, refused.refusal), late)
        if flag and action.seat != CHANCE and table.plies[-1].effects.move != TIMEOUT:
            late[number] = flag.seat
    return Replay(table.stopped(now) if timed else table, None, late)


def _opened(record: Record, game: Game, settings: Settings) -> Table | BadLine:
    found = record.find("Position")
    names = tuple(record.value(f"Player.{seat}") for seat in range(1, settings.seats + 1))
    given = tuple(name for name in record.options() if name in dict(settings.options.values))
    try:
        return Table.open(game, settings, names if any(names) else (), given, found[1] if found else "")
    except Refused as refused:
        line = found or record.find("Seats") or record.find("Game") or (1, "")
        return BadLine(line[0], refused.refusal)
