"""One thread that writes: what arrives while a commit is under way shares the next one."""

from __future__ import annotations

import queue
import threading
from concurrent.futures import Future
from dataclasses import dataclass, field

from joute.storage.rows import Change
from joute.storage.store import Conflict, Store

MOST_PER_COMMIT = 256


@dataclass(slots=True)
class _Job:
    change: Change
    done: Future[None] = field(default_factory=Future)


class Writer:
    """Appends events durably; each future is done when its events are on disk."""

    def __init__(self, store: Store, most_waiting: int = 10_000) -> None:
        self._store = store
        self._jobs: queue.Queue[_Job | None] = queue.Queue(most_waiting)
        self._thread = threading.Thread(target=self._run, name="joute-writer", daemon=True)
        self._thread.start()

    def append(self, change: Change) -> Future[None]:
        """Raises `queue.Full` when too much is waiting."""
        job = _Job(change)
        self._jobs.put_nowait(job)
        return job.done

    def close(self) -> None:
        """Write what is waiting, then stop."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (job := self._jobs.get()) is not None:
            batch = [job]
            stopping = self._gather(batch)
            # Whoever asked may have gone away while waiting; from here on it is too late to withdraw.
            self._write([job for job in batch if job.done.set_running_or_notify_cancel()])
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

    def _write(self, batch: list[_Job]) -> None:
        if not batch:
            return
        try:
            self._store.append([job.change for job in batch])
        except Conflict as conflict:
            if len(batch) == 1:
                batch[0].done.set_exception(conflict)
                return
            # One table's conflict must not hold the others back: write each on its own.
            for job in batch:
                self._write([job])
            return
        except Exception as error:
            for job in batch:
                job.done.set_exception(error)
            return
        for job in batch:
            job.done.set_result(None)
