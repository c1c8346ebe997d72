"""Reading and writing tables, seats and events. Plain calls: the asynchronous run them in a thread."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Engine, RowMapping, and_, delete, func, insert, or_, select, text, update
from sqlalchemy.exc import IntegrityError

from joute.storage.analyses import AnalysisStore
from joute.storage.appending import append_changes
from joute.storage.labels import label_connections, node_label
from joute.storage.rows import Change, NodeRow, SeatRow, TableNews, TableRow
from joute.storage.schema import EVENTS, MARKS, NODES, SEATS, TABLES
from joute.storage.word_lists import WordListStore
from joute.tables import Event, EventKind


class Conflict(Exception):
    """Somebody else wrote that version, or took that seat, first."""


class Store:
    """The stored tables of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.word_lists = WordListStore(engine)
        self.analyses = AnalysisStore(engine)
        self._at_once = engine.execution_options(isolation_level="AUTOCOMMIT")
        """Every statement by itself: nothing stays locked, or open, between two of them."""
        self._appending = engine if engine.dialect.name == "sqlite" else self._at_once

    def close(self) -> None:
        self._engine.dispose()

    def create(self, table: TableRow, seats: Sequence[SeatRow], rematch_of: str = "") -> None:
        """A new table; raises `Conflict` if the one it follows has been followed already."""
        with self._engine.begin() as connection:
            if rematch_of:
                first = update(TABLES).where(TABLES.c.id == rematch_of, TABLES.c.rematch.is_(None))
                if connection.execute(first.values(rematch=table.id)).rowcount != 1:
                    raise Conflict
            connection.execute(insert(TABLES).values(table_values(table)))
            connection.execute(insert(SEATS), [asdict(seat) for seat in seats])

    def table(self, table_id: str) -> TableRow | None:
        with self._at_once.connect() as connection:
            row = connection.execute(select(TABLES).where(TABLES.c.id == table_id)).mappings().first()
        return _table_row(row) if row else None

    def seats(self, table_id: str) -> tuple[SeatRow, ...]:
        query = select(SEATS).where(SEATS.c.table_id == table_id).order_by(SEATS.c.seat)
        with self._at_once.connect() as connection:
            return tuple(SeatRow(**row) for row in connection.execute(query).mappings())

    def events(self, table_id: str, after: int = 0) -> tuple[Event, ...]:
        query = (
            select(EVENTS)
            .where(EVENTS.c.table_id == table_id, EVENTS.c.version > after)
            .order_by(EVENTS.c.version)
        )
        with self._at_once.connect() as connection:
            return tuple(map(_event, connection.execute(query).mappings()))

    def news(self, known: Mapping[str, int]) -> dict[str, TableNews]:
        """What is stored of these tables beyond the versions known, all in one visit."""
        if not known:
            return {}
        later = or_(
            *(and_(EVENTS.c.table_id == id_, EVENTS.c.version > after) for id_, after in known.items())
        )
        with self._at_once.connect() as connection:
            events = (
                connection.execute(select(EVENTS).where(later).order_by(EVENTS.c.version)).mappings().all()
            )
            seats = connection.execute(
                select(SEATS).where(SEATS.c.table_id.in_(known)).order_by(SEATS.c.seat)
            ).mappings()
            seated = [SeatRow(**row) for row in seats]
            tables = connection.execute(select(TABLES).where(TABLES.c.id.in_(known))).mappings()
            rows = [_table_row(row) for row in tables]
        return {
            row.id: TableNews(
                row,
                tuple(seat for seat in seated if seat.table_id == row.id),
                tuple(_event(event) for event in events if event["table_id"] == row.id),
            )
            for row in rows
        }

    def append(self, changes: Sequence[Change]) -> None:
        """Several tables' new events, all of them or none, durable when this returns; raises `Conflict`."""
        # Always in the same order: two nodes never wait for each other's rows in a ring.
        ordered = sorted(changes, key=lambda change: change.table_id)
        try:
            with self._appending.begin() as connection:
                append_changes(connection, ordered)
        except IntegrityError as error:
            raise Conflict from error

    def marked(self, marks: Iterable[str]) -> frozenset[str]:
        """Those of the marks that belong to games being played without help."""
        query = (
            select(MARKS.c.mark)
            .join(TABLES, TABLES.c.id == MARKS.c.table_id)
            .where(MARKS.c.mark.in_(sorted(marks)), TABLES.c.finished.is_(False))
        )
        return frozenset(self._ids(query))

    def seats_where_marked(self, marks: Iterable[str]) -> tuple[SeatRow, ...]:
        """Who plays the games without help that these marks belong to."""
        tables = (
            select(MARKS.c.table_id)
            .join(TABLES, TABLES.c.id == MARKS.c.table_id)
            .where(MARKS.c.mark.in_(sorted(marks)), TABLES.c.finished.is_(False))
        )
        query = select(SEATS).where(SEATS.c.table_id.in_(tables)).order_by(SEATS.c.table_id, SEATS.c.seat)
        with self._at_once.connect() as connection:
            return tuple(SeatRow(**row) for row in connection.execute(query).mappings())

    def seat_kept_for(self, invitation: str) -> SeatRow | None:
        """The seat an invitation is for; None if it is unknown or used."""
        query = select(SEATS).where(SEATS.c.invitation == invitation)
        with self._at_once.connect() as connection:
            row = connection.execute(query).mappings().first()
        return SeatRow(**row) if row else None

    def take_seat(self, invitation: str, holder: str, name: str, now: int) -> SeatRow | None:
        """Sit down by invitation, which is used up; None if it is unknown or used."""
        sit_down = (
            update(SEATS)
            .where(SEATS.c.invitation == invitation)
            .values(holder=holder, invitation=None, kind="person", name=name or SEATS.c.name)
            .returning(*SEATS.c)
        )
        with self._engine.begin() as connection:
            row = connection.execute(sit_down).mappings().first()
            if row is None:
                return None
            seat = SeatRow(**row)
            connection.execute(update(TABLES).where(TABLES.c.id == seat.table_id).values(updated_ms=now))
        return seat

    def withdraw(
        self, table_id: str, now: int, declining: str = "", seats: tuple[int, ...] = ()
    ) -> tuple[str, ...]:
        """A table that waits for people waits no more: its links lead nowhere, and it is finished unplayed.

        Where one of those it waits for declines, their free seats keep their key. The tables that it was to
        follow, which may be followed anew; raises `Conflict` once all have come.
        """
        free = (SEATS.c.table_id == table_id, SEATS.c.kind == "open")
        followed = update(TABLES).where(TABLES.c.rematch == table_id).values(rematch=None)
        ended = update(TABLES).where(TABLES.c.id == table_id)
        with self._engine.begin() as connection:
            if not connection.execute(update(SEATS).where(*free).values(invitation=None)).rowcount:
                raise Conflict
            if declining:
                refused = update(SEATS).where(*free, SEATS.c.seat.in_(seats))
                connection.execute(refused.values(holder=declining))
            connection.execute(ended.values(finished=True, updated_ms=now, wake_ms=None))
            return tuple(connection.execute(followed.returning(TABLES.c.id)).scalars())

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

    def wanting(self, before: int | None = None) -> tuple[tuple[str, int], ...]:
        """Tables that want waking, at any time or before this one, and when; the most urgent first."""
        query = select(TABLES.c.id, TABLES.c.wake_ms).where(
            TABLES.c.wake_ms.is_not(None), TABLES.c.finished.is_(False)
        )
        if before is not None:
            query = query.where(TABLES.c.wake_ms < before)
        with self._at_once.connect() as connection:
            return tuple(
                (row.id, row.wake_ms) for row in connection.execute(query.order_by(TABLES.c.wake_ms))
            )

    def all_tables(self) -> tuple[str, ...]:
        return self._ids(select(TABLES.c.id))

    def changed_since(self, moment: int) -> dict[str, int]:
        """The tables changed since then, and when each was last."""
        query = select(TABLES.c.id, TABLES.c.updated_ms).where(TABLES.c.updated_ms >= moment)
        with self._at_once.connect() as connection:
            return {row.id: row.updated_ms for row in connection.execute(query)}

    def still_alive(self, node: NodeRow) -> None:
        """That server is alive now; the time of its row never runs backwards."""
        later: Any = func.greatest if self._engine.dialect.name == "postgresql" else func.max
        alive: Any = later(NODES.c.alive_ms, node.alive_ms)
        row = update(NODES).where(NODES.c.id == node.id).values(alive_ms=alive, gone=node.gone)
        with self._at_once.begin() as connection:
            if connection.execute(row).rowcount == 0:
                connection.execute(insert(NODES).values(asdict(node)))

    def lives(self, most: int) -> tuple[NodeRow, ...]:
        """From when to when servers were alive, the latest first; from 0 where the beginning is not known."""
        up = func.coalesce(NODES.c.up_ms, 0).label("up_ms")
        query = select(NODES.c.id, up, NODES.c.alive_ms, NODES.c.gone)
        with self._at_once.connect() as connection:
            rows = connection.execute(query.order_by(NODES.c.alive_ms.desc()).limit(most)).mappings()
            return tuple(NodeRow(**row) for row in rows)

    def is_connected(self, node: str) -> bool:
        """Whether the database still holds a connection of that node: it is frozen then, and not dead."""
        if self._engine.dialect.name != "postgresql":
            return False
        query = text("SELECT count(*) FROM pg_stat_activity WHERE application_name = :name")
        with self._at_once.connect() as connection:
            return bool(connection.execute(query, {"name": node_label(node)}).scalar())

    def label(self, node: str) -> None:
        """From now on the database knows this node's connections by its name."""
        label_connections(self._engine, node_label(node))

    def now_ms(self) -> int | None:
        """The time by the database that several nodes share; None where there is one node, with its own."""
        if self._engine.dialect.name != "postgresql":
            return None
        query = text("SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint")
        with self._at_once.connect() as connection:
            return int(connection.execute(query).scalar_one())

    def forget_nodes(self, before: int) -> None:
        with self._at_once.begin() as connection:
            connection.execute(delete(NODES).where(NODES.c.alive_ms < before))

    def _tables(self, query: Any) -> tuple[TableRow, ...]:
        with self._at_once.connect() as connection:
            return tuple(_table_row(row) for row in connection.execute(query).mappings())

    def _ids(self, query: Any) -> tuple[str, ...]:
        with self._at_once.connect() as connection:
            return tuple(connection.execute(query).scalars())


def _event(row: RowMapping) -> Event:
    return Event(
        row["version"], row["at_ms"], row["seat"], EventKind(row["kind"]), row["action"], row["client_id"]
    )


def table_values(table: TableRow) -> dict[str, Any]:
    return {**asdict(table), "options": json.dumps(table.options, ensure_ascii=False)}


def _table_row(row: RowMapping) -> TableRow:
    options = tuple((name, value) for name, value in json.loads(row["options"]))
    return TableRow(**{**row, "options": options})
