"""A table built from a record, its clock where the record's times leave it, standing still."""

from __future__ import annotations

from joute.play import CHANCE, Game, Refused, Settings
from joute.records import BadLine, Record
from joute.tables.events import START, STOP, Event
from joute.tables.table import Table


def load_table(record: Record, game: Game, settings: Settings) -> Table | BadLine:
    """The table after the record's last action; time counts from 0 where the record tells times."""
    found = record.find("Position")
    names = tuple(record.value(f"Player.{seat}") for seat in range(1, settings.seats + 1))
    given = tuple(name for name in record.options() if name in dict(settings.options.values))
    try:
        table = Table.open(game, settings, names if any(names) else (), given, found[1] if found else "")
    except Refused as refused:
        return BadLine(found[0] if found else 1, refused.refusal)
    actions = tuple(record.actions())
    timed = any(action.ms is not None for _, action in actions)
    now = 0
    if timed:
        table = table.replayed([Event(1, now, CHANCE, START)])
    for line, action in actions:
        now += action.ms or 0
        try:
            table = table.replayed([Event(table.version + 1, now, action.seat, action.text)])
        except Refused as refused:
            return BadLine(line, refused.refusal)
    return table.replayed([Event(table.version + 1, now, CHANCE, STOP)]) if timed else table
