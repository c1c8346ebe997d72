"""Reading and writing tables, seats and events. Plain calls: the asynchronous run them in a thread."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Engine, RowMapping, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from joute.storage.rows import SeatRow, StoredEvent, TableRow
from joute.storage.schema import EVENTS, NODES, SEATS, TABLES


class Conflict(Exception):
    """Somebody else wrote that version, or took that seat, first."""


class Store:
    """The stored tables of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def close(self) -> None:
        self._engine.dispose()

    def create(self, table: TableRow, seats: Sequence[SeatRow], events: Sequence[StoredEvent]) -> None:
        with self._engine.begin() as connection:
            connection.execute(insert(TABLES).values(_table_values(table)))
            connection.execute(insert(SEATS), [asdict(seat) for seat in seats])
            if events:
                connection.execute(insert(EVENTS), [asdict(event) for event in events])

    def table(self, table_id: str) -> TableRow | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        return _table_row(row) if row else None

    def seats(self, table_id: str) -> tuple[SeatRow, ...]:
        query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        with self._engine.connect() as connection:
            return tuple(SeatRow(**row) for row in connection.execute(query).mappings())

    def events(self, table_id: str, after: int = 0) -> tuple[StoredEvent, ...]:
        query = (
            select(EVENTS)
            .where(EVENTS.c.table_id == table_id, EVENTS.c.version > after)
            .order_by(EVENTS.c.version)
        )
        with self._engine.connect() as connection:
            return tuple(StoredEvent(**row) for row in connection.execute(query).mappings())

    def version_of(self, table_id: str, client_id: str) -> int | None:
        """The version under which that client's action is already stored."""
        query = select(EVENTS.c.version).where(EVENTS.c.table_id == table_id, EVENTS.c.client_id == client_id)
        with self._engine.connect() as connection:
            return connection.execute(query).scalar()

    def append(self, batch: Sequence[Sequence[StoredEvent]], finished: frozenset[str]) -> None:
        """Several tables' new events in one transaction, durable when this returns; raises `Conflict`."""
        events = [asdict(event) for group in batch for event in group]
        latest = {event["table_id"]: event["at_ms"] for event in events}
        try:
            with self._engine.begin() as connection:
                connection.execute(insert(EVENTS), events)
                for table_id in sorted(latest):
                    connection.execute(
                        update(TABLES)
                        .where(TABLES.c.id == table_id)
                        .values(updated_ms=latest[table_id], finished=table_id in finished)
                    )
        except IntegrityError as error:
            raise Conflict from error

    def take_seat(self, invitation: str, holder: str, name: str) -> SeatRow | None:
        """Sit down by invitation, which is used up; None if it is unknown or used."""
        with self._engine.begin() as connection:
            found = (
                connection.execute(select(SEATS).where(SEATS.c.invitation == invitation)).mappings().first()
            )
            if found is None:
                return None
            taken = connection.execute(
                update(SEATS)
                .where(SEATS.c.invitation == invitation)
                .values(holder=holder, invitation=None, kind="person", name=name or found["name"])
            )
            if taken.rowcount != 1:
                return None
        row = SeatRow(**found)
        return SeatRow(**{**asdict(row), "holder": holder, "invitation": None, "name": name or row.name})

    def invite(self, table_id: str, seat: int, invitation: str) -> None:
        """A link for a seat that is held: whoever uses it holds the seat from then on."""
        with self._engine.begin() as connection:
            connection.execute(
                update(SEATS)
                .where(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
                .values(invitation=invitation)
            )

    def held_by(self, holder: str, most: int) -> tuple[TableRow, ...]:
        """The holder's tables, the latest first."""
        query = (
            select(TABLES)
            .where(TABLES.c.id.in_(select(SEATS.c.table_id).where(SEATS.c.holder == holder)))
            .order_by(TABLES.c.finished, TABLES.c.updated_ms.desc())
            .limit(most)
        )
        return self._tables(query)

    def listed(self, most: int) -> tuple[TableRow, ...]:
        """Running tables that anyone may watch, the latest first."""
        query = (
            select(TABLES)
            .where(TABLES.c.listed.is_(True), TABLES.c.finished.is_(False))
            .order_by(TABLES.c.updated_ms.desc())
            .limit(most)
        )
        return self._tables(query)

    def unfinished(self) -> tuple[str, ...]:
        """Tables whose clocks may be running."""
        query = select(TABLES.c.id).where(TABLES.c.finished.is_(False))
        with self._engine.connect() as connection:
            return tuple(connection.execute(query).scalars())

    def still_alive(self, node: str, now: int) -> None:
        with self._engine.begin() as connection:
            written = connection.execute(update(NODES).where(NODES.c.id == node).values(alive_ms=now))
            if written.rowcount == 0:
                connection.execute(insert(NODES).values(id=node, alive_ms=now))

    def last_alive(self) -> int | None:
        """When any server was last alive."""
        with self._engine.connect() as connection:
            return connection.execute(select(func.max(NODES.c.alive_ms))).scalar()

    def _tables(self, query: Any) -> tuple[TableRow, ...]:
        with self._engine.connect() as connection:
            return tuple(_table_row(row) for row in connection.execute(query).mappings())


def _table_values(table: TableRow) -> dict[str, Any]:
    return {**asdict(table), "options": json.dumps(table.options, ensure_ascii=False)}


def _table_row(row: RowMapping) -> TableRow:
    options = tuple((name, value) for name, value in json.loads(row["options"]))
    return TableRow(**{**row, "options": options})
