"""One thread that writes: what arrives while a commit is under way shares the next one."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from joute.storage.rows import Change
from joute.storage.store import Conflict, Store

MOST_PER_COMMIT = 256

Done = Callable[[Exception | None], None]
"""Told once the events are on disk, or why they are not."""


def _at_once(tell: Callable[[], None]) -> None:
    tell()


@dataclass(slots=True)
class _Job:
    change: Change
    done: Done


class Writer:
    """Appends events durably. `deliver` brings the news of a whole commit to where the askers live."""

    def __init__(
        self,
        store: Store,
        deliver: Callable[[Callable[[], None]], object] = _at_once,
        most_waiting: int = 10_000,
    ) -> None:
        self._store = store
        self._deliver = deliver
        self._most_waiting = most_waiting
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="joute-writer", daemon=True)
        self._thread.start()

    def append(self, change: Change, done: Done) -> None:
        """Raises `queue.Full` when too much is waiting."""
        if self._jobs.qsize() >= self._most_waiting:
            raise queue.Full
        self._jobs.put(_Job(change, done))

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            stopping = self._gather(batch)
            self._deliver(partial(_tell, self._written(batch)))
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
        error: Exception | None = None
        try:
            self._store.append([job.change for job in batch])
        except Conflict as conflict:
            if len(batch) > 1:
                # One table's conflict must not hold the others back: write each on its own.
                return [news for job in batch for news in self._written([job])]
            error = conflict
        except Exception as wrong:
            error = wrong
        return [(job.done, error) for job in batch]


def _tell(news: list[tuple[Done, Exception | None]]) -> None:
    for done, error in news:
        done(error)
