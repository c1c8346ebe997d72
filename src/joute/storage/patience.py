"""How long the database is waited for: a few seconds, never for ever.

Most waits are bounded by PostgreSQL itself: for a lock, for a statement, for a transaction that its node
has left standing (a frozen node's locks are taken from it). A database that is frozen bounds nothing: there
a thread of our own hangs up on connections that have been in use for too long, and whoever waited gets an
error.
"""

from __future__ import annotations

import contextlib
import os
import socket
import threading
import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, event

LOCK_MS = 1_000
STATEMENT_MS = 4_000
IDLE_MS = 3_000
BUSY_MS = 3_000
WAIT_SECONDS = 3
LEASE_SECONDS = 6.0
"""Every use of a connection is shorter than this, unless the database does not answer."""
LOOK_EVERY = 0.5


def connect_arguments() -> dict[str, Any]:
    """PostgreSQL's own bounds, set for every connection as it is made."""
    bounds = {
        "statement_timeout": STATEMENT_MS,
        "lock_timeout": LOCK_MS,
        "idle_in_transaction_session_timeout": IDLE_MS,
    }
    return {
        "connect_timeout": WAIT_SECONDS,
        "tcp_user_timeout": STATEMENT_MS,
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 2,
        "options": " ".join(f"-c {name}={value}" for name, value in bounds.items()),
    }


@dataclass(slots=True)
class _Lease:
    since: float
    descriptor: int
    info: dict[Any, Any]


class Leases:
    """The connections in use, and since when."""

    def __init__(self) -> None:
        self._known: dict[int, _Lease] = {}
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None

    def taken(self, connection: Any, record: Any, _proxy: object) -> None:
        with self._lock:
            self._known[id(record)] = _Lease(time.monotonic(), connection.fileno(), record.info)
            if self._thread is None or not self._thread.is_alive():
                self._thread = threading.Thread(target=self._run, name="joute-patience", daemon=True)
                self._thread.start()

    def given_back(self, _connection: Any, record: Any) -> None:
        with self._lock:
            self._known.pop(id(record), None)
            record.info.pop("patient", None)

    def hang_up(self, now: float) -> int:
        """End every use that has lasted too long; how many there were."""
        with self._lock:
            late = [lease for lease in self._known.values() if now - lease.since > LEASE_SECONDS]
            late = [lease for lease in late if not lease.info.get("patient")]
            for lease in late:
                # Only its socket is shut: the thread that waits on it wakes with an error, and tidies up.
                with contextlib.suppress(OSError), socket.socket(fileno=os.dup(lease.descriptor)) as line:
                    line.shutdown(socket.SHUT_RDWR)
                lease.since = now
            return len(late)

    def _run(self) -> None:
        while True:
            time.sleep(LOOK_EVERY)
            self.hang_up(time.monotonic())


def give_up_when_frozen(engine: Engine) -> None:
    leases = Leases()
    event.listen(engine, "checkout", leases.taken)
    event.listen(engine, "checkin", leases.given_back)
    event.listen(engine, "invalidate", lambda connection, record, _: leases.given_back(connection, record))
