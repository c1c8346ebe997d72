"""A table with people at it, without a server: what the parts of one are asked in tests."""

from __future__ import annotations

from tests.server.players import Script

from joute.games import registry
from joute.server.live.seated import Seated, make_settings
from joute.storage import SeatRow, TableRow
from joute.tables import Table


def seated_at(script: Script, **options: str) -> Seated:
    row = TableRow(
        id="t1",
        game=script.game,
        options=(("clock", "budget 15m"), *options.items()),
        position=script.position,
        listed=False,
        hints=True,
        dictionary=False,
        finished=False,
        created_ms=0,
        updated_ms=0,
    )
    seats = tuple(
        SeatRow(
            table_id="t1",
            seat=number,
            kind="machine" if number == 3 else "person",
            name="« Zoé »\n\"'\\",
            level=None,
            holder=f"h{number}",
            invitation=None,
        )
        for number in range(1, script.seats + 1)
    )
    game = registry.find(script.game)
    settings = make_settings(game, script.seats, dict(row.options))
    return Seated(row, seats, Table.open(game, settings, (), (), script.position).started(0))


def after(seated: Seated, *lines: str) -> Seated:
    """The same people after these actions: « 2 discard X stock »."""
    table = seated.table
    for line in lines:
        seat, _, text = line.partition(" ")
        acted = table.act(int(seat), text, 0)
        assert isinstance(acted, Table), acted
        table = acted
    return Seated(seated.row, seated.seats, table)
