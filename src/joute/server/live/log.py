"""What is stored as a log of versions: one writer at a time, every watcher told of every change.

Tables and tournaments are both kept this way. Several nodes may write the same log: the database takes each
version once, and who comes second reads what is new and tries again.
"""

from __future__ import annotations

import asyncio
import queue
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from typing import Generic, Protocol, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from joute.server.errors import RequestError
from joute.storage import Conflict, Held

MOST_RETRIES = 8
S = TypeVar("S")
W = TypeVar("W", bound="Watcher")
A = TypeVar("A")


class Watcher(Protocol):
    """Somebody who is told when something has changed."""

    def changed(self) -> None: ...


class LiveLog(ABC, Generic[S, W]):
    """A log as this node knows it. `stored` is what the log comes to; nothing else is ever shown."""

    def __init__(self, stored: S) -> None:
        self.stored = stored
        self.watchers: set[W] = set()
        self.lock = asyncio.Lock()
        """Held by whoever writes, and by whoever reads what others have written."""

    @abstractmethod
    async def _news(self) -> S | None:
        """What the log comes to with what others have stored; None if they have stored nothing."""

    def _changed(self) -> None:
        """Called after every change, once the watchers have been told."""

    async def refresh(self) -> bool:
        """Read what others have stored; whether there was anything."""
        async with self.lock:
            return await self._catch_up()

    async def _catch_up(self) -> bool:
        """The same while the lock is held."""
        news = await self._news()
        if news is None:
            return False
        self._show(news)
        return True

    def _show(self, stored: S) -> None:
        self.stored = stored
        self._tell(self.watchers)
        self._changed()

    def _tell(self, watchers: set[W]) -> None:
        for watcher in tuple(watchers):
            watcher.changed()

    async def _retried(self, attempt: Callable[[], Awaitable[A | None]]) -> A:
        """The answer of the first attempt that has one: None stands for another node having been first."""
        for _ in range(MOST_RETRIES):
            if (answer := await attempt()) is not None:
                return answer
        raise RequestError("busy", retry_ms=200)

    async def _is_first(self, writing: Awaitable[object]) -> bool:
        """Whether the new versions are stored; if another node was first, we have caught up with it."""
        try:
            await writing
        except Conflict:
            await self._catch_up()
            return False
        except (queue.Full, Held, SQLAlchemyError):
            # Perhaps stored, perhaps not: a retry under the same id finds out.
            raise RequestError("busy", retry_ms=500) from None
        return True
