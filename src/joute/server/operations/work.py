"""Heavy answers (hints, replays, trials): few at a time, few waiting, the rest asked to come back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from joute.server.errors import RequestError

T = TypeVar("T")


class Work:
    def __init__(self, threads: int, most_waiting: int) -> None:
        self._pool = ThreadPoolExecutor(threads, thread_name_prefix="joute-work")
        self._most = threads + most_waiting
        self._under_way = 0

    async def do(self, task: Callable[[], T]) -> T:
        """Raises `RequestError` when too much is waiting already."""
        if self._under_way >= self._most:
            raise RequestError("busy", retry_ms=1000)
        self._under_way += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._pool, task)
        finally:
            self._under_way -= 1

    def stop(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
