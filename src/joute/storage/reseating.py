"""Who holds the seats of a tournament's tables, when a player changes device."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from joute.storage.schema import SEATS, TABLES, TOURNAMENT_TABLES, TOURNAMENTS
from joute.storage.tournament_rows import PersonRow


def locked(connection: Connection, id_: str, now: int) -> None:
    """Who sits where changes for one at a time."""
    connection.execute(update(TOURNAMENTS).where(TOURNAMENTS.c.id == id_).values(updated_ms=now))


def seat_down(connection: Connection, table_id: str, seat: int, holder: str | None) -> None:
    place = update(SEATS).where(SEATS.c.table_id == table_id, SEATS.c.seat == seat, SEATS.c.kind != "machine")
    connection.execute(place.values(holder=holder))


def reseated(connection: Connection, person: PersonRow) -> tuple[str, ...]:
    query = (
        select(TOURNAMENT_TABLES.c.table_id, TOURNAMENT_TABLES.c.players)
        .join(TABLES, TABLES.c.id == TOURNAMENT_TABLES.c.table_id)
        .where(TOURNAMENT_TABLES.c.tournament_id == person.tournament_id, TABLES.c.finished.is_(False))
    )
    tables = []
    for table_id, players in connection.execute(query).all():
        seats = [int(number) for number in players.split()]
        if person.number in seats:
            seat_down(connection, table_id, seats.index(person.number) + 1, person.holder)
            tables.append(table_id)
    return tuple(tables)
