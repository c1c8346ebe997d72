"""New events of many tables at once, however many there are: the database unpacks them from JSON.

On PostgreSQL it is one statement that commits by itself: a node that freezes at any moment holds no lock
that others would wait for. On SQLite, which one server has to itself, it is two statements in a
transaction. Few statements matter on SQLite, where every row handed over by itself would let go of the
interpreter and wait to get it back, and on PostgreSQL, where it would be a round trip. The statements go to
the driver as they are: where few tables share a commit, composing them anew took as long as running them.
"""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection

from joute.storage.rows import Change

_SQLITE_EVENTS = (
    "INSERT INTO events (table_id, version, at_ms, seat, kind, action, client_id)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),"
    " json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),"
    " json_extract(value, '$[6]') FROM json_each(:events)"
)
_SQLITE_TABLES = (
    "UPDATE tables SET updated_ms = max(updated_ms, json_extract(value, '$[1]')),"
    " finished = json_extract(value, '$[2]'), wake_ms = json_extract(value, '$[3]')"
    " FROM json_each(:touched) WHERE tables.id = json_extract(value, '$[0]')"
)
_SQLITE_MARKS = (
    "INSERT OR IGNORE INTO marks (mark, table_id)"
    " SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(:marks)"
)
_POSTGRES = (
    "WITH marked AS ("
    "INSERT INTO marks (mark, table_id)"
    " SELECT value->>0, value->>1 FROM json_array_elements(CAST(%(marks)s AS json)) AS listed(value)"
    " ON CONFLICT DO NOTHING), added AS ("
    "INSERT INTO events (table_id, version, at_ms, seat, kind, action, client_id)"
    " SELECT value->>0, (value->>1)::int, (value->>2)::bigint, (value->>3)::int, value->>4, value->>5,"
    " value->>6"
    " FROM json_array_elements(CAST(%(events)s AS json)) WITH ORDINALITY AS listed(value, place)"
    " ORDER BY place)"
    " UPDATE tables SET updated_ms = greatest(updated_ms, (value->>1)::bigint),"
    " finished = (value->>2)::boolean, wake_ms = (value->>3)::bigint"
    " FROM json_array_elements(CAST(%(touched)s AS json)) AS listed(value) WHERE tables.id = value->>0"
)


def append_changes(connection: Connection, changes: Sequence[Change]) -> None:
    """The events, and their tables' rows; of two changes of one table the last counts for its row."""
    events = [
        (
            change.table_id,
            event.version,
            event.at,
            event.seat,
            event.kind,
            event.action,
            event.client_id,
        )
        for change in changes
        for event in change.events
    ]
    touched = {change.table_id: (change.events[-1].at, change.finished, change.wake_ms) for change in changes}
    rows = [(table, *values) for table, values in touched.items()]
    marks = sorted({(mark, change.table_id) for change in changes for mark in change.marks})
    given = {"events": json.dumps(events), "touched": json.dumps(rows), "marks": json.dumps(marks)}
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_SQLITE_EVENTS, {"events": given["events"]})
        connection.exec_driver_sql(_SQLITE_TABLES, {"touched": given["touched"]})
        if marks:
            connection.exec_driver_sql(_SQLITE_MARKS, {"marks": given["marks"]})
    else:
        connection.exec_driver_sql(_POSTGRES, given)
