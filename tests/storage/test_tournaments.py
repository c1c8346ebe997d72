"""Tournaments are stored whole or not at all: lines, registrations, tables, results."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count

import pytest

from joute.storage import (
    Change,
    Conflict,
    OpenedRow,
    PersonRow,
    SeatRow,
    Store,
    TableRow,
    TournamentRow,
    TournamentStore,
    open_engine,
)
from joute.storage.tournament_rows import Entry
from joute.tables import Event, EventKind

IDS = count(1)
LINES = ((0, "player Zoé"), (0, "player Léa"))


@pytest.fixture
def both(url: str) -> Iterator[tuple[TournamentStore, Store]]:
    engine = open_engine(url)
    store = Store(engine)
    yield TournamentStore(engine), store
    store.close()


def made(store: TournamentStore) -> TournamentRow:
    row = TournamentRow(
        id=f"e{next(IDS)}",
        head='[Game "jago"]\n',
        over=False,
        version=0,
        settled=0,
        created_ms=1,
        updated_ms=1,
    )
    store.create(row, "organiser")
    return row


def entry(row: TournamentRow, after: int = 0, **more: object) -> Entry:
    plain = Entry(tournament_id=row.id, after=after, at_ms=5, lines=LINES)
    return replace(plain, **more)  # type: ignore[arg-type]


def opening(row: TournamentRow, **more: object) -> tuple[OpenedRow, TableRow, list[SeatRow]]:
    table = TableRow(
        id=f"{row.id}-{next(IDS)}",
        game="jago",
        options=(),
        position="",
        listed=False,
        hints=False,
        dictionary=False,
        finished=False,
        created_ms=6,
        updated_ms=6,
        event=row.id,
    )
    opened = OpenedRow(
        tournament_id=row.id, round=1, number=1, game=0, table_id=table.id, players=(2, 1), entered=False
    )
    first = SeatRow(
        table_id=table.id, seat=1, kind="person", name="Léa", level=None, holder=None, invitation=None
    )
    return replace(opened, **more), table, [first, replace(first, seat=2, name="Zoé")]  # type: ignore[arg-type]


def finish(store: Store, table: TableRow) -> None:
    event = Event(1, 9, 1, EventKind.MOVE, "resign")
    store.append([Change(table.id, (event,), finished=True, wake_ms=None)])


def test_a_log_only_grows_and_knows_whose_turn_it_was(both: tuple[TournamentStore, Store]) -> None:
    store, _ = both
    row = made(store)
    zoe = PersonRow(tournament_id=row.id, number=1, holder="z")
    store.append(entry(row, client_id="c", person=zoe))
    for wrong in (entry(row), entry(row, after=1), entry(row, after=3), entry(row, after=2, client_id="c")):
        with pytest.raises(Conflict):
            store.append(wrong)
    with pytest.raises(Conflict):
        store.append(entry(row, after=2, person=zoe))
    assert [(line.version, line.who, line.action) for line in store.lines(row.id)] == [
        (1, 0, "player Zoé"),
        (2, 0, "player Léa"),
    ]
    assert store.lines(row.id, after=1)[0].version == 2
    assert store.knows_client(row.id, "c") and not store.knows_client(row.id, "d")
    assert [person.holder for person in store.people(row.id)] == ["organiser", "z"]
    found = store.tournament(row.id)
    assert found == replace(row, version=2, updated_ms=5)
    assert store.tournament("nobody") is None


def test_a_table_is_opened_once_and_its_result_entered_once(both: tuple[TournamentStore, Store]) -> None:
    store, tables = both
    row = made(store)
    store.append(entry(row, person=PersonRow(tournament_id=row.id, number=1, holder="z")))
    opened, table, seats = opening(row)
    store.open_table(opened, table, seats)
    again = opening(row)
    with pytest.raises(Conflict):
        store.open_table(*again)
    assert tables.table(again[1].id) is None
    assert store.opened(row.id) == (opened,)
    assert [seat.holder for seat in tables.seats(table.id)] == [None, "z"]
    assert store.finished(row.id) == frozenset()
    finish(tables, table)
    assert store.finished(row.id) == {table.id}
    result = entry(row, after=2, lines=((1, "won 2"),), opened=opened)
    store.append(result)
    with pytest.raises(Conflict):
        store.append(replace(result, after=3))
    assert len(store.lines(row.id)) == 3
    assert store.finished(row.id) == frozenset()
    assert store.opened(row.id)[0].entered


def test_what_is_left_to_do_is_found(both: tuple[TournamentStore, Store]) -> None:
    store, tables = both
    row = made(store)
    store.append(entry(row))
    assert store.unsettled(6) == (row.id,)
    assert store.unsettled(5) == ()
    store.settle(row.id, 2)
    assert store.unsettled(100) == ()
    opened, table, seats = opening(row)
    store.open_table(opened, table, seats)
    finish(tables, table)
    assert store.unsettled(100) == (row.id,)
    assert store.unsettled(9) == ()
    assert store.changed_since(6) == (row.id,)


def test_of_many_who_use_one_link_one_takes_up_the_place_and_its_seats(
    both: tuple[TournamentStore, Store],
) -> None:
    store, tables = both
    row = made(store)
    store.append(entry(row))
    running, finished = opening(row), opening(row, game=1)
    for one in (running, finished):
        store.open_table(*one)
    finish(tables, finished[1])
    store.invite(PersonRow(tournament_id=row.id, number=2, invitation=f"i-{row.id}"))
    with ThreadPoolExecutor(8) as pool:
        taken = list(pool.map(lambda n: store.claim(f"i-{row.id}", f"h{n}", 7), range(8)))
    ((person, reseated),) = [one for one in taken if one]
    assert (person.number, reseated) == (2, (running[1].id,))
    assert tables.seats(running[1].id)[0].holder == person.holder
    assert tables.seats(finished[1].id)[0].holder is None
    store.invite(PersonRow(tournament_id=row.id, number=2, invitation=f"j-{row.id}"))
    moved = store.claim(f"j-{row.id}", "phone", 8)
    assert moved and store.held_by("phone", 5) == (row.id,)
    assert store.held_by(str(person.holder), 5) == ()
