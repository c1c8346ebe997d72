"""One thread that writes: what arrives while a commit is under way shares the next one.

A table whose row somebody holds keeps nobody else waiting: after a time-out each table is written by
itself, and the one that is held is refused at once for a moment, before it is tried again.
"""

from __future__ import annotations

import logging
import queue
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from joute.storage.rows import Change
from joute.storage.store import Conflict, Store
from joute.storage.trouble import is_locked, is_lost_connection

LOG = logging.getLogger("joute.writer")
MOST_PER_COMMIT = 256
HELD_SECONDS = 1.0
"""For so long a table whose row is held is not tried again."""
MOST_HELD = 3
"""After so many held tables in one batch the rest is given up too: it is not about tables any more."""

Done = Callable[[Exception | None], None]
"""Told once the events are on disk, or why they are not."""


class Held(Exception):
    """Somebody has held the table's row for too long."""


def _at_once(tell: Callable[[], None]) -> None:
    tell()


@dataclass(slots=True)
class _Job:
    change: Change
    done: Done
    since: float


class Writer:
    """Appends events durably. `deliver` brings the news of a whole commit to where the askers live.

    With `soon`, what is asked for until it calls back is handed over together: an event loop wakes the
    writer once for all changes of one turn, and they share a commit.
    """

    def __init__(
        self,
        store: Store,
        deliver: Callable[[Callable[[], None]], object] = _at_once,
        most_waiting: int = 10_000,
        soon: Callable[[Callable[[], None]], object] = _at_once,
    ) -> None:
        self._store = store
        self._deliver = deliver
        self._most_waiting = most_waiting
        self._soon = soon
        self._coming: list[_Job] = []
        """Not handed over yet."""
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._held: dict[str, float] = {}
        """Tables whose rows were held, and when that was found."""
        self._busy_since: float | None = None
        self._oldest: float | None = None
        """When the first change of the batch being written came; whatever waits behind it is younger."""
        self._thread = threading.Thread(target=self._run, name="joute-writer", daemon=True)
        self._thread.start()

    @property
    def waiting_seconds(self) -> float:
        """How long the batch being written has been waiting for the database."""
        since = self._busy_since
        return 0.0 if since is None else time.monotonic() - since

    @property
    def oldest_seconds(self) -> float:
        """The age of the oldest change that is not on disk yet; 0 where none waits."""
        since = self._oldest
        return 0.0 if since is None else time.monotonic() - since

    @property
    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._jobs.qsize() + len(self._coming)

    @property
    def is_alive(self) -> bool:
        return self._thread.is_alive()

    def append(self, change: Change, done: Done) -> None:
        """Raises `queue.Full` when too much is waiting."""
        if self.waiting >= self._most_waiting:
            raise queue.Full
        self._coming.append(_Job(change, done, time.monotonic()))
        if len(self._coming) == 1:
            self._soon(self._hand_over)

    def close(self, seconds: float | None = None) -> None:
        """Write what is waiting, then stop; a database that does not answer is not waited for."""
        self._hand_over()
        self._jobs.put(None)
        self._thread.join(seconds)

    def _hand_over(self) -> None:
        coming, self._coming = self._coming, []
        for job in coming:
            self._jobs.put(job)

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            self._oldest = job.since
            batch = [job]
            stopping = self._gather(batch)
            self._busy_since = time.monotonic()
            news = self._written(batch)
            self._busy_since = self._oldest = None
            self._deliver(partial(_tell, news))
            if stopping:
                return

    def _gather(self, batch: list[_Job]) -> bool:
        while len(batch) < MOST_PER_COMMIT:
            try:
                job = self._jobs.get_nowait()
            except queue.Empty:
                return False
            if job is None:
                return True
            batch.append(job)
        return False

    def _written(self, batch: list[_Job]) -> list[tuple[Done, Exception | None]]:
        now = time.monotonic()
        self._held = {id_: since for id_, since in self._held.items() if now - since < HELD_SECONDS}
        news: list[tuple[Done, Exception | None]] = [
            (job.done, Held()) for job in batch if job.change.table_id in self._held
        ]
        free = [job for job in batch if job.change.table_id not in self._held]
        return [*news, *self._tried(free)] if free else news

    def _tried(self, batch: list[_Job]) -> list[tuple[Done, Exception | None]]:
        error = self._attempt(batch)
        if len(batch) > 1 and error is not None and (isinstance(error, Conflict) or is_locked(error)):
            return self._one_by_one(batch)
        if error is not None and is_locked(error):
            self._held[batch[0].change.table_id] = time.monotonic()
        return [(job.done, error) for job in batch]

    def _one_by_one(self, batch: list[_Job]) -> list[tuple[Done, Exception | None]]:
        """One table's trouble must not hold the others back."""
        news: list[tuple[Done, Exception | None]] = []
        held = 0
        for job in batch:
            if held >= MOST_HELD or job.change.table_id in self._held:
                news.append((job.done, Held()))
                continue
            news += self._tried([job])
            held += job.change.table_id in self._held
        return news

    def _attempt(self, batch: list[_Job]) -> Exception | None:
        """None once the batch is stored; a connection that was lost while idle is made again, once."""
        changes = [job.change for job in batch]
        begun = time.monotonic()
        error: Exception | None = None
        for _ in range(2):
            try:
                self._store.append(changes)
            except Exception as wrong:
                if not is_lost_connection(wrong) or time.monotonic() - begun > 1:
                    return wrong
                error = wrong
            else:
                return None
        return error


def _tell(news: list[tuple[Done, Exception | None]]) -> None:
    for done, error in news:
        try:
            done(error)
        except Exception:  # one table's trouble is no other's
            LOG.exception("a write could not be told")
