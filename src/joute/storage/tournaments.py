"""Reading and writing tournaments. Plain calls: the asynchronous run them in a thread."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, Engine, case, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from joute.storage.reseating import locked, reseated, seat_down
from joute.storage.rows import SeatRow, TableRow
from joute.storage.schema import (
    SEATS,
    SERVER_KEYS,
    TABLES,
    TOURNAMENT_LINES,
    TOURNAMENT_PEOPLE,
    TOURNAMENT_TABLES,
    TOURNAMENTS,
)
from joute.storage.store import Conflict, table_values
from joute.storage.tournament_rows import Entry, LineRow, OpenedRow, PersonRow, TournamentRow

PEOPLE, OPENED = TOURNAMENT_PEOPLE, TOURNAMENT_TABLES


class TournamentStore:
    """The stored tournaments of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def create(self, row: TournamentRow, organiser: str) -> None:
        person = PersonRow(tournament_id=row.id, number=0, holder=organiser)
        with self._engine.begin() as connection:
            connection.execute(insert(TOURNAMENTS).values(asdict(row)))
            connection.execute(insert(PEOPLE).values(asdict(person)))

    def tournament(self, id_: str) -> TournamentRow | None:
        with self._engine.connect() as connection:
            row = connection.execute(select(TOURNAMENTS).where(TOURNAMENTS.c.id == id_)).mappings().first()
        return TournamentRow(**row) if row else None

    def lines(self, id_: str, after: int = 0) -> tuple[LineRow, ...]:
        lines = TOURNAMENT_LINES
        query = select(lines).where(lines.c.tournament_id == id_, lines.c.version > after)
        with self._engine.connect() as connection:
            rows = connection.execute(query.order_by(lines.c.version)).mappings()
            return tuple(LineRow(**row) for row in rows)

    def people(self, id_: str) -> tuple[PersonRow, ...]:
        query = select(PEOPLE).where(PEOPLE.c.tournament_id == id_).order_by(PEOPLE.c.number)
        with self._engine.connect() as connection:
            return tuple(PersonRow(**row) for row in connection.execute(query).mappings())

    def opened(self, id_: str) -> tuple[OpenedRow, ...]:
        query = select(OPENED).where(OPENED.c.tournament_id == id_)
        query = query.order_by(OPENED.c.round, OPENED.c.number, OPENED.c.game)
        with self._engine.connect() as connection:
            return tuple(_opened_row(row) for row in connection.execute(query).mappings())

    def append(self, entry: Entry) -> None:
        """All of it, durable when this returns; raises `Conflict` where the log has gone on already."""
        rows = [
            {
                "tournament_id": entry.tournament_id,
                "version": entry.after + number,
                "at_ms": entry.at_ms,
                "who": who,
                "action": action,
                "client_id": entry.client_id if number == 1 else None,
            }
            for number, (who, action) in enumerate(entry.lines, 1)
        ]
        values = {"version": entry.after + len(rows), "over": entry.over, "updated_ms": entry.at_ms}
        known = TOURNAMENTS.c.version == entry.after
        try:
            with self._engine.begin() as connection:
                _one(
                    connection,
                    update(TOURNAMENTS).where(TOURNAMENTS.c.id == entry.tournament_id, known),
                    values,
                )
                if rows:
                    connection.execute(insert(TOURNAMENT_LINES), rows)
                if entry.person:
                    connection.execute(insert(PEOPLE).values(asdict(entry.person)))
                if entry.opened:
                    table = update(OPENED).where(OPENED.c.table_id == entry.opened.table_id)
                    _one(connection, table.where(OPENED.c.entered.is_(False)), {"entered": True})
        except IntegrityError as error:
            raise Conflict from error

    def knows_client(self, id_: str, client_id: str) -> bool:
        lines = TOURNAMENT_LINES.c
        query = select(lines.version).where(lines.tournament_id == id_, lines.client_id == client_id)
        with self._engine.connect() as connection:
            return connection.execute(query).first() is not None

    def open_table(self, opened: OpenedRow, table: TableRow, seats: Sequence[SeatRow]) -> None:
        """The table of one game; raises `Conflict` if it has been opened already."""
        values = {**asdict(opened), "players": " ".join(map(str, opened.players))}
        try:
            with self._engine.begin() as connection:
                locked(connection, opened.tournament_id, table.created_ms)
                connection.execute(insert(TABLES).values(table_values(table)))
                connection.execute(insert(OPENED).values(values))
                connection.execute(insert(SEATS), [asdict(seat) for seat in seats])
                query = select(PEOPLE.c.number, PEOPLE.c.holder).where(
                    PEOPLE.c.tournament_id == opened.tournament_id, PEOPLE.c.number.in_(opened.players)
                )
                # Somebody may have taken up their place on another device while the table was planned.
                for number, holder in connection.execute(query).all():
                    seat_down(connection, table.id, opened.players.index(number) + 1, holder)
        except IntegrityError as error:
            raise Conflict from error

    def settle(self, id_: str, version: int) -> None:
        """Everything that version asks for has been done."""
        with self._engine.begin() as connection:
            settled = update(TOURNAMENTS).where(TOURNAMENTS.c.id == id_, TOURNAMENTS.c.settled < version)
            connection.execute(settled.values(settled=version))

    def unsettled(self, before: int) -> tuple[str, ...]:
        """Tournaments with tables to open, or finished tables to enter, since before that moment."""
        played = (
            select(OPENED.c.tournament_id)
            .join(TABLES, TABLES.c.id == OPENED.c.table_id)
            .where(OPENED.c.entered.is_(False), TABLES.c.finished.is_(True), TABLES.c.updated_ms < before)
        )
        behind = TOURNAMENTS.c.settled < TOURNAMENTS.c.version
        query = select(TOURNAMENTS.c.id).where(
            or_(behind & (TOURNAMENTS.c.updated_ms < before), TOURNAMENTS.c.id.in_(played))
        )
        return self._ids(query)

    def finished(self, id_: str) -> frozenset[str]:
        """The event's tables that are finished and not entered."""
        query = (
            select(OPENED.c.table_id)
            .join(TABLES, TABLES.c.id == OPENED.c.table_id)
            .where(OPENED.c.tournament_id == id_, OPENED.c.entered.is_(False), TABLES.c.finished.is_(True))
        )
        return frozenset(self._ids(query))

    def all_tournaments(self) -> tuple[str, ...]:
        return self._ids(select(TOURNAMENTS.c.id))

    def changed_since(self, moment: int) -> tuple[str, ...]:
        return self._ids(select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.updated_ms >= moment))

    def held_by(self, holder: str, most: int) -> tuple[str, ...]:
        """Those the holder organises or plays in, the latest first."""
        mine = select(PEOPLE.c.tournament_id).where(PEOPLE.c.holder == holder)
        query = select(TOURNAMENTS.c.id).where(TOURNAMENTS.c.id.in_(mine))
        return self._ids(query.order_by(TOURNAMENTS.c.over, TOURNAMENTS.c.updated_ms.desc()).limit(most))

    def server_key(self, name: str, fresh: str) -> str:
        """A key of this database: the one it has, else the fresh one from now on."""
        known = select(SERVER_KEYS.c.value).where(SERVER_KEYS.c.name == name)
        try:
            with self._engine.begin() as connection:
                if (value := connection.execute(known).scalar()) is not None:
                    return str(value)
                connection.execute(insert(SERVER_KEYS).values(name=name, value=fresh))
                return fresh
        except IntegrityError:
            # Another node was first.
            with self._engine.connect() as connection:
                return str(connection.execute(known).scalar_one())

    def invite(self, person: PersonRow) -> None:
        """A link for a player, or for the desk: whoever uses it holds that place from then on."""
        key = (PEOPLE.c.tournament_id == person.tournament_id, PEOPLE.c.number == person.number)
        with self._engine.begin() as connection:
            link = {"invitation": person.invitation, "by_organiser": person.by_organiser}
            changed = connection.execute(update(PEOPLE).where(*key).values(link))
            if changed.rowcount == 0:
                connection.execute(insert(PEOPLE).values(asdict(person)))

    def invited(self, invitation: str) -> PersonRow | None:
        """The place that a link is for."""
        query = select(PEOPLE).where(PEOPLE.c.invitation == invitation)
        with self._engine.connect() as connection:
            row = connection.execute(query).mappings().first()
        return PersonRow(**row) if row else None

    def claim(self, invitation: str, holder: str, now: int) -> tuple[PersonRow, tuple[str, ...]] | None:
        """Take up a place by its link, which is used up, with its seats; None if unknown."""
        used = update(PEOPLE).where(PEOPLE.c.invitation == invitation)
        with self._engine.begin() as connection:
            found = connection.execute(
                select(PEOPLE.c.tournament_id).where(PEOPLE.c.invitation == invitation)
            )
            id_ = found.scalar()
            if id_ is None:
                return None
            locked(connection, id_, now)
            moved = case((PEOPLE.c.by_organiser & PEOPLE.c.holder.is_not(None), now), else_=PEOPLE.c.moved_ms)
            taking = used.values(
                holder=holder, invitation=None, by_organiser=False, moved_ms=moved
            ).returning(*PEOPLE.c)
            row = connection.execute(taking).mappings().first()
            if row is None:
                return None
            person = PersonRow(**row)
            return person, reseated(connection, person)

    def _ids(self, query: Any) -> tuple[str, ...]:
        with self._engine.connect() as connection:
            return tuple(connection.execute(query).scalars())


def _one(connection: Connection, change: Any, values: dict[str, Any]) -> None:
    if connection.execute(change.values(values)).rowcount != 1:
        raise Conflict


def _opened_row(row: Any) -> OpenedRow:
    return OpenedRow(**{**row, "players": tuple(map(int, row["players"].split()))})
