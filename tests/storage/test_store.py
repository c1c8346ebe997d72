"""What is stored comes back; two writers never both write version n; the schema grows with its data."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import count

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import create_engine, text
from sqlalchemy.exc import DBAPIError
from tests.patience import SECONDS

from joute.storage import (
    Change,
    Conflict,
    NodeRow,
    SeatRow,
    Store,
    TableRow,
    Writer,
    open_engine,
)
from joute.storage.engine import MIGRATIONS
from joute.storage.schema import METADATA
from joute.tables import ClockStep, Event, EventKind, TakebackStep

IDS = count(1)


def table(**changes: object) -> TableRow:
    row = TableRow(
        id=f"t{next(IDS)}",
        game="jago",
        options=(("lettres", "françaises"),),
        position="",
        listed=True,
        hints=True,
        dictionary=False,
        finished=False,
        created_ms=1,
        updated_ms=2,
    )
    return replace(row, **changes)  # type: ignore[arg-type]


def seats(row: TableRow) -> list[SeatRow]:
    first = SeatRow(
        table_id=row.id, seat=1, kind="person", name="Zoé", level=None, holder="h", invitation=None
    )
    return [first, replace(first, seat=2, kind="open", name="", holder=None, invitation=f"i-{row.id}")]


def event(version: int, client: str | None = None) -> Event:
    return Event(version, 10 + version, 1, EventKind.MOVE, "é", client)


def change(row: TableRow, *events: Event, finished: bool = False, wake: int | None = None) -> Change:
    return Change(row.id, events, finished, wake)


def made(store: Store, **changes: object) -> TableRow:
    row = table(**changes)
    store.create(row, seats(row))
    return row


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    row = made(store)
    assert store.table(row.id) == row
    assert list(store.seats(row.id)) == seats(row)
    assert store.table("nobody") is None
    store.append([change(row, event(1, "a"), event(2), wake=99)])
    assert store.events(row.id) == (event(1, "a"), event(2))
    assert store.events(row.id, after=1) == (event(2),)
    assert store.table(row.id) == replace(row, updated_ms=12, wake_ms=99)


def test_two_writers_never_both_write_a_version_nor_a_client_id(store: Store) -> None:
    row = made(store)
    store.append([change(row, event(1, "a"))])
    for conflicting in (event(1), event(2, "a")):
        with pytest.raises(Conflict):
            store.append([change(row, conflicting)])
    assert store.events(row.id) == (event(1, "a"),)
    other = made(store)
    store.append([change(other, event(1, "a"))])


def asked(writer: Writer, changes: list[Change]) -> list[Future[None]]:
    futures: list[Future[None]] = []
    for wanted in changes:
        futures.append(Future())
        writer.append(wanted, partial(_settle, futures[-1]))
    return futures


def _settle(future: Future[None], error: Exception | None) -> None:
    """Raises `InvalidStateError` if it is told twice."""
    if error:
        future.set_exception(error)
    else:
        future.set_result(None)


def test_one_tables_conflict_does_not_hold_the_others_back(store: Store) -> None:
    rows = [made(store) for _ in range(5)]
    store.append([change(rows[2], event(1))])
    writer = Writer(store)
    futures = asked(writer, [change(row, event(1)) for row in rows])
    writer.close()
    outcomes = [future.exception() for future in futures]
    assert [type(error) for error in outcomes] == [type(None)] * 2 + [Conflict] + [type(None)] * 2
    assert all(len(store.events(row.id)) == 1 for row in rows)


def test_what_waits_shares_a_commit_and_everyone_is_told_once(store: Store) -> None:
    row, other = made(store), made(store)
    told: list[int] = []
    begun, go_on = threading.Event(), threading.Event()

    def deliver(tell: Callable[[], None]) -> None:
        begun.set()
        assert go_on.wait(SECONDS)
        told.append(len(store.events(row.id)))
        tell()

    writer = Writer(store, deliver)
    futures = asked(writer, [change(row, event(1))])
    assert begun.wait(SECONDS)
    # While the first is being told, the others wait together.
    futures += asked(writer, [change(row, event(version), wake=version) for version in range(2, 40)])
    futures += asked(writer, [change(other, event(1)), change(row, event(39))])
    go_on.set()
    writer.close()
    errors = [future.exception(60) for future in futures]
    assert [type(error) for error in errors] == [type(None)] * 40 + [Conflict]
    assert told == [1, 39]
    assert [each.version for each in store.events(row.id)] == list(range(1, 40))
    kept = store.table(row.id)
    assert kept and kept.wake_ms == 39


def test_what_comes_in_one_turn_of_a_loop_is_handed_over_together(store: Store) -> None:
    rows = [made(store) for _ in range(3)]
    turns: list[Callable[[], None]] = []
    commits: list[int] = []

    def deliver(tell: Callable[[], None]) -> None:
        commits.append(sum(len(store.events(row.id)) for row in rows))
        tell()

    writer = Writer(store, deliver, soon=turns.append)
    futures = asked(writer, [change(row, event(1)) for row in rows])
    assert len(turns) == 1 and writer.waiting == 3
    turns.pop()()
    assert [future.result(SECONDS) for future in futures] == [None] * 3
    assert commits[-1] == 3
    last = asked(writer, [change(rows[0], event(2))])
    assert len(turns) == 1, "the next turn has its own"
    writer.close()
    assert last[0].result(SECONDS) is None, "what had not been handed over is written before it stops"


def test_a_writer_that_is_far_behind_takes_no_more(store: Store) -> None:
    row = made(store)
    begun, go_on = threading.Event(), threading.Event()

    def deliver(tell: Callable[[], None]) -> None:
        begun.set()
        assert go_on.wait(SECONDS)
        tell()

    writer = Writer(store, deliver, most_waiting=3)
    asked(writer, [change(row, event(1))])
    assert begun.wait(SECONDS)
    asked(writer, [change(row, event(version)) for version in (2, 3, 4)])
    with pytest.raises(queue.Full):
        asked(writer, [change(row, event(5))])
    go_on.set()
    writer.close()
    assert len(store.events(row.id)) == 4


@pytest.mark.parametrize("action", ["D6h ÉTÉ « » '\"\\/", "\u2028\U0001f3b2", "%(x)s :y ?"])
def test_actions_come_back_to_the_letter(store: Store, action: str) -> None:
    row = made(store)
    store.append([change(row, replace(event(1, "1 " + action), action=action), finished=True)])
    assert store.events(row.id) == (replace(event(1, "1 " + action), action=action),)


def test_of_many_who_use_one_link_one_sits_down(store: Store) -> None:
    row = made(store)
    with ThreadPoolExecutor(8) as pool:
        taken = list(pool.map(lambda n: store.take_seat(f"i-{row.id}", f"h{n}", "", 5), range(8)))
    seated = [seat for seat in taken if seat]
    assert len(seated) == 1 and seated[0].kind == "person"
    assert store.seats(row.id)[1] == seated[0]
    store.invite(row.id, 1, "again")
    moved = store.take_seat("again", "phone", "Léa", 6)
    assert moved and (moved.seat, moved.holder, moved.name) == (1, "phone", "Léa")


def test_a_game_is_followed_once(store: Store) -> None:
    row = made(store)
    first, second = table(), table()
    store.create(first, seats(first), rematch_of=row.id)
    with pytest.raises(Conflict):
        store.create(second, seats(second), rematch_of=row.id)
    found = store.table(row.id)
    assert found and found.rematch == first.id and store.table(second.id) is None


def test_lists_are_bounded_and_the_latest_comes_first(store: Store) -> None:
    rows = [made(store, updated_ms=moment) for moment in (5, 9, 7)]
    store.append([change(rows[1], replace(event(1), at=9), finished=True)])
    assert [row.id for row in store.held_by("h", 10)] == [rows[2].id, rows[0].id, rows[1].id]
    assert [row.id for row in store.held_by("h", 1)] == [rows[2].id]
    assert [row.id for row in store.listed(10)] == [rows[2].id, rows[0].id]
    assert store.held_by("", 10) == ()


def test_tables_that_want_waking_are_found(store: Store) -> None:
    rows = [made(store) for _ in range(3)]
    store.append([change(rows[0], event(1), wake=50), change(rows[1], event(1), wake=70)])
    assert store.wanting() == ((rows[0].id, 50), (rows[1].id, 70))
    assert store.wanting(before=60) == ((rows[0].id, 50),)
    assert store.changed_since(11).keys() == {rows[0].id, rows[1].id}


def test_signs_of_life(store: Store) -> None:
    assert store.lives(10) == ()
    first, second = NodeRow(id="a", up_ms=3, alive_ms=5), NodeRow(id="b", up_ms=8, alive_ms=9)
    store.still_alive(first)
    store.still_alive(second)
    store.still_alive(replace(first, alive_ms=7))
    assert store.lives(10) == (second, replace(first, alive_ms=7))
    assert store.lives(1) == (second,)
    store.still_alive(first)
    assert store.lives(10)[1].alive_ms == 7, "time never runs backwards"
    store.still_alive(replace(second, gone=True))
    store.forget_nodes(8)
    assert store.lives(10) == (replace(second, gone=True),)
    store.forget_nodes(100)
    assert store.lives(10) == ()


def test_the_migrations_make_the_schema_and_keep_the_data(url: str) -> None:
    parsed = url.replace("postgresql:", "postgresql+psycopg:")
    engine = create_engine(parsed)
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.execute(
            text(
                "INSERT INTO tables VALUES"
                " ('old', 'jago', '[]', '', true, true, true, false, 1, 2),"
                " ('done', 'jago', '[]', '', true, true, true, true, 1, 2)"
            )
        )
        command.upgrade(config, "0003")
        connection.execute(text("INSERT INTO nodes VALUES ('n', 77)"))
        log = ((0, "start"), (1, "D6h RAS"), (1, "undo"), (2, "undo yes"), (2, "undo no"))
        for version, (seat, action) in enumerate(log, 1):
            connection.execute(
                text("INSERT INTO events VALUES ('old', :version, 9, :seat, :action, NULL)"),
                {"version": version, "seat": seat, "action": action},
            )
    engine.dispose()
    upgraded = open_engine(url)
    store = Store(upgraded)
    assert [table for table, _ in store.wanting()] == ["old"]
    assert store.lives(10) == (NodeRow(id="n", up_ms=0, alive_ms=77),)
    assert [(event.kind, event.action) for event in store.events("old")] == [
        (EventKind.CLOCK, ClockStep.START),
        (EventKind.MOVE, "D6h RAS"),
        (EventKind.TAKEBACK, TakebackStep.ASK),
        (EventKind.TAKEBACK, TakebackStep.ACCEPT),
        (EventKind.TAKEBACK, TakebackStep.REFUSE),
    ]
    with upgraded.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []
    with upgraded.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        command.upgrade(config, "head")
        command.downgrade(config, "base")
    store.close()


def test_errors_do_not_quote_what_was_to_be_stored(store: Store) -> None:
    row = table()
    secret = replace(event(1), action="deal SECRETLETTERS")
    with pytest.raises((Conflict, DBAPIError)) as caught:
        store.append([change(row, secret)])
    chain = f"{caught.value!r} {caught.value.__cause__}"
    assert "SECRETLETTERS" not in chain
