"""A table loaded from the database: whole, or what has been added since."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from joute.server.errors import RequestError
from joute.server.live.seated import Seated, distinct, open_table
from joute.server.live.word_lists import WordLists
from joute.storage import Store, TableNews
from joute.tables import Event
from joute.values import replace


@dataclass(frozen=True, slots=True)
class Loaded:
    seated: Seated
    clients: dict[str, int]
    """Versions by client id: what a retry must not play again."""


def load_table(store: Store, table_id: str) -> Loaded:
    """A table as it is stored; raises `RequestError` if there is none."""
    row = store.table(table_id)
    if row is None:
        raise RequestError("no_table")
    events = store.events(table_id)
    return Loaded(
        open_table(row, store.seats(table_id), events, WordLists(store.word_lists)), _clients(events)
    )


def catch_up(store: Store, known: Seated) -> Loaded | None:
    """The table with what others have stored meanwhile; None if that is nothing."""
    news = store.news({known.row.id: known.table.version}).get(known.row.id)
    if news is None or is_reseated(known, news):
        return load_table(store, known.row.id)
    return with_news(known, news)


def is_reseated(known: Seated, news: TableNews) -> bool:
    """Whether somebody else sits there now: then the table is built anew."""
    return distinct(news.seats) != known.seats


def with_news(known: Seated, news: TableNews) -> Loaded | None:
    """The table with these news, which begin where it ends; None if they bring nothing."""
    if not news.events and news.row == known.row:
        return None
    table = known.table.replayed(news.events)
    return Loaded(replace(known, row=news.row, table=table), _clients(news.events))


def _clients(events: Iterable[Event]) -> dict[str, int]:
    return {event.client_id: event.version for event in events if event.client_id}
