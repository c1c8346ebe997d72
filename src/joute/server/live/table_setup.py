"""A new table planned: its row, its seats, the links for those who are not here yet."""

from __future__ import annotations

from dataclasses import dataclass

from joute.clocks import reseated
from joute.messages.http import Again, Invitation, NewTable, SeatPlan
from joute.play import Game, Refused, unreadable
from joute.play.machine_names import MACHINE_NAMES
from joute.server.chance import shuffled
from joute.server.clock import now_ms
from joute.server.keys import digest, new_key, new_seed, new_table_id, seat_key, shared_key
from joute.server.live.seated import Seated, make_settings
from joute.server.live.word_lists import WordLists
from joute.storage import SeatRow, TableRow
from joute.tables import Table
from joute.values import replace

LOT = "lot"


@dataclass(frozen=True, slots=True)
class Made:
    row: TableRow
    seats: tuple[SeatRow, ...]
    invitations: tuple[Invitation, ...]
    shared: str = ""
    """The key to any of the seats that wait for somebody."""


def plan_table(wanted: NewTable, game: Game, holder: str, lists: WordLists) -> Made:
    """Check everything that can be refused before anything is stored; raises `Refused`."""
    order = _lot(len(wanted.seats)) if wanted.order == "drawn" else tuple(range(len(wanted.seats)))
    plans = tuple(wanted.seats[place] for place in order)
    among_people = all(plan.kind != "machine" for plan in plans)
    options = {
        **(game.among_people if among_people else game.with_machines),
        **_lots_drawn(game, wanted.options),
    }
    if clock := options.get("clock"):
        options["clock"] = reseated(clock, order)
    settings = make_settings(game, len(plans), options, lists)
    named = [spec.name for spec in game.options if spec.name in options]
    given = tuple((name, settings.options[name]) for name in named)
    Table.open(game, settings, (), named, wanted.position)
    if all(plan.kind == "machine" for plan in plans):
        raise Refused(unreadable("first_is_me"))
    now = now_ms()
    row = TableRow(
        id=new_table_id(),
        game=game.name,
        options=given,
        position=wanted.position,
        listed=wanted.listed,
        hints=wanted.hints,
        dictionary=wanted.dictionary,
        finished=False,
        created_ms=now,
        updated_ms=now,
        seed=new_seed(),
        maker=holder,
    )
    shared = shared_key(row.id)
    seats = tuple(_seat(row.id, number, plan, holder, shared) for number, plan in enumerate(plans, 1))
    invitations = tuple(
        Invitation(seat=seat.seat, token=seat_key(shared, seat.seat)) for seat in seats if seat.kind == "open"
    )
    return Made(row, seats, invitations, shared if invitations else "")


def _lot(seats: int) -> tuple[int, ...]:
    """The lot decides who sits where, and so who begins (DEM-4, AMU-3, JAG-4)."""
    return tuple(map(int, shuffled([str(place) for place in range(seats)])))


def _lots_drawn(game: Game, options: dict[str, str]) -> dict[str, str]:
    """The options with `lot` decided, where a lot may decide (JAG-4)."""
    drawn_by_lot = {spec.name: spec.choices for spec in game.options if spec.by_lot}
    return {
        name: shuffled(list(drawn_by_lot[name]))[0] if value == LOT and name in drawn_by_lot else value
        for name, value in options.items()
    }


def plan_rematch(seated: Seated, holder: str, wanted: Again, lists: WordLists) -> Made:
    """The same people again, each one seat further on; those who did not ask have yet to agree.

    Who plays machines alone may choose the seats. Raises `Refused` for a clock that cannot be read.
    """
    alone = all(seat.kind == "machine" or seat.holder == holder for seat in seated.seats)
    places = _places(seated, wanted.seats if alone else "changed")
    now, game, options = now_ms(), seated.table.game, dict(seated.row.options)
    if wanted.clock:
        options["clock"] = wanted.clock
    elif "clock" in options:
        came_from = sorted(range(len(places)), key=lambda old: places[old])
        options["clock"] = reseated(options["clock"], came_from)
    settings = make_settings(game, len(seated.seats), options, lists)
    named = [spec.name for spec in game.options if spec.name in options]
    Table.open(game, settings, (), named)
    row = replace(
        seated.row,
        id=new_table_id(),
        options=tuple((name, settings.options[name]) for name in named),
        position="",
        finished=False,
        created_ms=now,
        updated_ms=now,
        wake_ms=None,
        rematch=None,
        event=None,
        seed=new_seed(),
        maker=holder,
    )
    seats = []
    for old in seated.seats:
        seat = replace(old, table_id=row.id, seat=places[old.seat - 1], invitation=None)
        if old.kind == "person" and old.holder != holder:
            seat = replace(seat, kind="open", holder=None, invitation=digest(new_key()))
        if old.kind == "machine" and wanted.level:
            level = min(6, max(1, wanted.level))
            seat = replace(seat, level=level, name=MACHINE_NAMES[level].fr)
        seats.append(seat)
    return Made(row, tuple(sorted(seats, key=lambda seat: seat.seat)), ())


def _places(seated: Seated, how: str) -> tuple[int, ...]:
    """Where each seat sits next time."""
    numbers = tuple(seat.seat for seat in seated.seats)
    if how == "kept":
        return numbers
    if how == "drawn":
        return tuple(map(int, shuffled([str(number) for number in numbers])))
    return tuple(seat_in_rematch(seated, number) for number in numbers)


def seat_in_rematch(seated: Seated, seat: int) -> int:
    return seat % len(seated.seats) + 1


def _seat(table_id: str, number: int, plan: SeatPlan, holder: str, shared: str) -> SeatRow:
    level = min(6, max(1, plan.level)) if plan.kind == "machine" else None
    kind = {"link": "open", "machine": "machine"}.get(plan.kind, "person")
    default = MACHINE_NAMES[level].fr if level else ""
    return SeatRow(
        table_id=table_id,
        seat=number,
        kind=kind,
        name=" ".join(plan.name.split())[:40] or default,
        level=level,
        holder=holder if kind == "person" else None,
        invitation=digest(seat_key(shared, number)) if kind == "open" else None,
    )
