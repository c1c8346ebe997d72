"""Heavy work in a few threads, shared fairly: whoever asks for much waits behind whoever asks for little.

Each pool is for one kind of work (machines thinking, analyses and imports, tournaments), so that no kind
starves another; inside a pool every address, or person, has its turn before anybody has a second one.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeVar

from joute.server.errors import RequestError

T = TypeVar("T")


@dataclass(slots=True)
class _Task:
    work: Callable[[], Any]
    answer: asyncio.Future[Any]


class Work:
    """Of all `most_waiting`, of one asker `most_each` may wait or be done; the rest must come back."""

    def __init__(
        self,
        threads: int,
        most_waiting: int,
        most_each: int | None = None,
        name: str = "joute-work",
        pool: Executor | None = None,
        most_running_each: int | None = None,
    ) -> None:
        self._pool = pool or ThreadPoolExecutor(threads, thread_name_prefix=name)
        self._threads = threads
        self._most = threads + most_waiting
        self._most_each = most_each
        self._most_running_each = most_running_each or threads
        self._running: Counter[str] = Counter()
        self._waiting: OrderedDict[str, deque[_Task]] = OrderedDict()
        """By asker, whose turn it is first; an asker with nothing waiting is not there."""
        self._under_way: dict[str, int] = {}
        """How much of each asker is waiting or being done."""

    @property
    def size(self) -> int:
        return sum(self._under_way.values())

    async def do(self, task: Callable[[], T], asker: str = "") -> T:
        """Raises `RequestError` when too much is waiting already, of all or of this asker."""
        mine = self._under_way.get(asker, 0)
        if self.size >= self._most or (self._most_each is not None and asker and mine >= self._most_each):
            raise RequestError("busy", retry_ms=1000)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._under_way[asker] = mine + 1
        self._waiting.setdefault(asker, deque()).append(_Task(task, answer))
        self._start_next()
        try:
            return await answer
        finally:
            self._leave(asker)

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _leave(self, asker: str) -> None:
        left = self._under_way[asker] - 1
        if left:
            self._under_way[asker] = left
        else:
            del self._under_way[asker]

    def _start_next(self) -> None:
        while self._running.total() < self._threads and (asker := self._next_asker()) is not None:
            tasks = self._waiting.pop(asker)
            task = tasks.popleft()
            if tasks:
                self._waiting[asker] = tasks  # behind everybody else
            if task.answer.done():
                continue  # whoever asked has gone
            self._running[asker] += 1
            doing = asyncio.get_running_loop().run_in_executor(self._pool, task.work)
            doing.add_done_callback(partial(self._done, asker, task.answer))

    def _next_asker(self) -> str | None:
        """Whose turn it is, of those who have not all the threads they may have."""
        return next((one for one in self._waiting if self._running[one] < self._most_running_each), None)

    def _done(self, asker: str, answer: asyncio.Future[Any], doing: asyncio.Future[Any]) -> None:
        self._running[asker] -= 1
        if not self._running[asker]:
            del self._running[asker]
        if doing.cancelled():
            answer.cancel()
        elif not answer.done():
            if error := doing.exception():
                answer.set_exception(error)
            else:
                answer.set_result(doing.result())
        else:
            doing.exception()
        self._start_next()


@dataclass(frozen=True, slots=True)
class Pools:
    """One for each kind of work, so that none starves another; machines have their own besides."""

    imports: Work
    """Analyses, replays, pictures, trials: whatever anybody may ask about anything."""
    help: Work
    """What players ask at their tables."""
    tournaments: Work
    making: Work
    """Tables being made."""
    kits: Work
    """Games to print: a page shows every sheet at once, and nobody's analysis waits behind them."""

    def by_name(self) -> dict[str, Work]:
        return {
            "imports": self.imports,
            "help": self.help,
            "tournaments": self.tournaments,
            "making": self.making,
            "kits": self.kits,
        }

    def stop(self) -> None:
        for pool in self.by_name().values():
            pool.stop()
