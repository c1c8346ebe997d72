"""What a node does every second: say that it is alive, look after what other nodes have left or changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import uuid

from sqlalchemy.exc import SQLAlchemyError

from joute.server.clock import now_ms
from joute.server.live.downtime import Span, downtime
from joute.server.live.hub import Hub

LOG = logging.getLogger("joute.heartbeat")
EVERY_MS = 1_000
DEAD_AFTER_MS = 3_000
LOOK_BACK_MS = 10_000
"""How far apart the clocks of two nodes may be."""
FORGET_MS = 400 * 24 * 3_600_000
MOST_LIVES = 10_000


class Heartbeat:
    """Runs beside the hub; with a bus, it makes up for messages the bus has lost and nodes that have died."""

    def __init__(self, hub: Hub, is_shared: bool) -> None:
        self._hub = hub
        self._is_shared = is_shared
        self._node = uuid.uuid4().hex
        self._up_ms = now_ms()
        self._task: asyncio.Task[None] | None = None

    async def downtime(self) -> tuple[Span, ...]:
        """When no server was alive; a single server was down before each of its starts."""
        lives = await asyncio.to_thread(self._hub.store.lives, MOST_LIVES)
        return downtime(lives, self._up_ms, DEAD_AFTER_MS if self._is_shared else 0)

    async def start(self) -> None:
        await asyncio.to_thread(self._hub.store.forget_nodes, now_ms() - FORGET_MS)
        await self._say_alive()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
        with contextlib.suppress(SQLAlchemyError):
            await self._say_alive()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_MS / 1000)
            try:
                await self._say_alive()
                if self._is_shared:
                    await self._look_around()
            except SQLAlchemyError as error:
                LOG.warning("database not reached", extra={"why": type(error).__name__})

    async def _say_alive(self) -> None:
        await asyncio.to_thread(self._hub.store.still_alive, self._node, self._up_ms, now_ms())

    async def _look_around(self) -> None:
        changed = await asyncio.to_thread(self._hub.store.changed_since, now_ms() - LOOK_BACK_MS)
        watched = {table.id for table in self._hub.live if table.watchers}
        for table_id in watched.intersection(changed):
            await self._hub.heard(table_id)
        await self._hub.take_over()
