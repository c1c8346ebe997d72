"""When a table wants attention though nobody acts: clocks, closing challenge windows, machines to move."""

from __future__ import annotations

from joute.clocks import NoLimit
from joute.play import TIMEOUT
from joute.server.seating import Seated
from joute.tables import Table


def closing_since(table: Table, known: int | None) -> int | None:
    """Since when a closing window has been waiting; only where no clock limits it."""
    if table.over or table.position.window() != "closing" or not isinstance(table.clock.control, NoLimit):
        return None
    return known if known is not None else table.events[-1].at if table.events else None


def deadline(table: Table, closing: int | None, closing_ms: int) -> int | None:
    """When a clock runs out, or silence counts as acceptance (LEX-15, DEM-10, AMU-6)."""
    if table.over:
        return None
    flag = table.clock.next_deadline()
    return closing + closing_ms if closing is not None else flag.at if flag else None


def ticked(seated: Seated, now: int, closing: bool) -> Table:
    """The table after the time-outs that are due; a closing window is due for every silent person."""
    table = seated.table.tick(now)
    if not closing:
        return table
    people = {seat.seat for seat in seated.seats if seat.kind != "machine"}
    for seat in table.position.to_act():
        if seat in people and table.position.window() == "closing":
            after = table.act(seat, TIMEOUT, now)
            table = after if isinstance(after, Table) else table
    return table


def wake_ms(seated: Seated, due: int | None, grace_ms: int) -> int | None:
    """When any node should look at the table."""
    if seated.waiting or seated.table.over:
        return None
    acting = seated.table.to_act
    if any(seat.kind == "machine" and seat.seat in acting for seat in seated.seats):
        machine = seated.table.events[-1].at + grace_ms
        return machine if due is None else min(machine, due)
    return due
