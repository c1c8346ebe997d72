"""Tells other nodes which table or tournament has changed: its id, and nothing of what it holds.

Phrases said at a table travel here too, as one word each (`said`): they are stored nowhere else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import uuid
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Protocol

LOG = logging.getLogger("joute.bus")
CHANNEL = "joute.tables"
SPEAK_SECONDS = 3.0
MOST_TOGETHER = 100
"""Tables named in one message: those that change while one is on its way share the next."""
Heard = Callable[[str], Awaitable[None]]


class Bus(Protocol):
    @property
    def waiting(self) -> int:
        """How many changes other nodes have not been told of."""
        ...

    @property
    def oldest_seconds(self) -> float:
        """The age of the oldest of these; 0 where none waits."""
        ...

    async def start(self, heard: Heard) -> None: ...
    async def stop(self) -> None: ...
    def tell(self, id_: str) -> None: ...


class NoBus:
    """A single node has nobody to tell."""

    waiting = 0
    oldest_seconds = 0.0

    async def start(self, heard: Heard) -> None:
        pass

    async def stop(self) -> None:
        pass

    def tell(self, id_: str) -> None:
        pass


class RedisBus:
    """Redis pub/sub; a node passes over its own messages. Lost connections are made again."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis

        self._redis = Redis.from_url(url, socket_connect_timeout=3, health_check_interval=10)
        self._node = uuid.uuid4().hex
        self._outgoing: asyncio.Queue[str] = asyncio.Queue(10_000)
        self._since: deque[float] = deque()
        """When each came that is in the queue or on its way, the oldest first."""
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Heard) -> None:
        self._tasks = [asyncio.create_task(self._speak()), asyncio.create_task(self._listen(heard))]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._redis.aclose()

    @property
    def waiting(self) -> int:
        return len(self._since)

    @property
    def oldest_seconds(self) -> float:
        return time.monotonic() - self._since[0] if self._since else 0.0

    def tell(self, id_: str) -> None:
        with contextlib.suppress(asyncio.QueueFull):
            self._outgoing.put_nowait(id_)
            self._since.append(time.monotonic())

    async def _speak(self) -> None:
        while True:
            ids = [await self._outgoing.get()]
            while len(ids) < MOST_TOGETHER and not self._outgoing.empty():
                ids.append(self._outgoing.get_nowait())
            try:
                async with asyncio.timeout(SPEAK_SECONDS):
                    await self._redis.publish(CHANNEL, " ".join((self._node, *dict.fromkeys(ids))))
            except Exception as error:
                LOG.warning("bus not reached", extra={"why": type(error).__name__})
                await asyncio.sleep(0.5)
            for _ in ids:
                self._since.popleft()

    async def _listen(self, heard: Heard) -> None:
        while True:
            try:
                async with self._redis.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    async for message in channel.listen():
                        if message["type"] == "message":
                            node, *ids = message["data"].decode().split()
                            for id_ in ids if node != self._node else ():
                                await heard(id_)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                LOG.warning("bus lost", extra={"why": type(error).__name__})
                await asyncio.sleep(0.5)
