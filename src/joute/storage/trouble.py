"""What a database's complaint means for whoever asked."""

from __future__ import annotations

from sqlalchemy.exc import DBAPIError

_LOCKED = {"55P03", "57014", "40P01", "40001"}
"""PostgreSQL: a lock or a statement took too long, or two writers waited for each other."""


def is_locked(error: Exception) -> bool:
    """Somebody else holds a row for too long: other rows may well be free."""
    if not isinstance(error, DBAPIError):
        return False
    return getattr(error.orig, "sqlstate", None) in _LOCKED or "database is locked" in str(error.orig)


def is_lost_connection(error: Exception) -> bool:
    """The connection was no longer one, as after a restart of the database: the next one may be."""
    return isinstance(error, DBAPIError) and error.connection_invalidated
