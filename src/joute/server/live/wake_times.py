"""When a table wants attention though nobody acts: clocks, closing challenge windows, machines to move."""

from __future__ import annotations

from dataclasses import dataclass

from joute.play import TIMEOUT
from joute.server.live.seated import Seated
from joute.storage import SeatRow
from joute.tables import Table


@dataclass(frozen=True, slots=True)
class Ahead:
    """What will happen to a table though nobody acts."""

    closing: int | None
    """Since when a closing window has been waiting; only where no clock limits it and somebody else waits."""
    due: int | None
    """When a clock runs out, or silence counts as acceptance (LEX-15, DEM-10, AMU-6)."""


def ahead_of(table: Table, seats: tuple[SeatRow, ...], known: Ahead | None, closing_ms: int) -> Ahead:
    closing = _closing_since(table, known.closing if known else None) if _are_several(seats) else None
    return Ahead(closing, _deadline(table, closing, closing_ms))


def _are_several(seats: tuple[SeatRow, ...]) -> bool:
    """Whether people play on several devices: who plays among machines alone keeps nobody waiting."""
    return len({seat.holder for seat in seats if seat.kind != "machine"}) > 1


def _closing_since(table: Table, known: int | None) -> int | None:
    if table.over or table.clock.limited or not table.position.window().is_closing:
        return None
    return known if known is not None else table.events[-1].at if table.events else None


def _deadline(table: Table, closing: int | None, closing_ms: int) -> int | None:
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
        if seat in people and table.position.window().is_closing:
            after = table.act(seat, TIMEOUT, now)
            table = after if isinstance(after, Table) else table
    return table


def wake_ms(table: Table, seats: tuple[SeatRow, ...], due: int | None, grace_ms: int) -> int | None:
    """When any node should look at the table, all seats being taken."""
    if table.over:
        return None
    for seat in seats:
        if seat.kind == "machine" and seat.seat in table.to_act:
            machine = table.events[-1].at + grace_ms
            return machine if due is None else min(machine, due)
    return due
