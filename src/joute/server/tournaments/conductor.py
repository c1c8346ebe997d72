"""All tournaments this node has been asked about: opened when asked for, settled when their tables end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from sqlalchemy.exc import SQLAlchemyError

from joute.play import Refused
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.live.hub import Hub
from joute.server.live.table import LiveTable
from joute.server.operations.work import Work
from joute.server.tournaments.live import LiveTournament
from joute.server.tournaments.running import read_running
from joute.server.tournaments.settling import settle
from joute.storage import TournamentRow, TournamentStore

LOG = logging.getLogger("joute.tournaments")
MOST_IDLE = 500
EVERY_SECONDS = 1.0
GRACE_MS = 3_000
"""A result that its own node has not entered by then is entered by another."""
LOOK_BACK_MS = 10_000


class Conductor:
    """The node's tournaments. What is left undone anywhere is found in the database every second."""

    def __init__(self, store: TournamentStore, hub: Hub, work: Work, tell: Callable[[str], None]) -> None:
        self.store = store
        self._hub = hub
        self._work = work
        self._tell = tell
        self._live: dict[str, LiveTournament] = {}
        self._settling: dict[str, asyncio.Task[None]] = {}
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self._take_up(now_ms() + 1)
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        for task in filter(None, (self._task, *self._settling.values())):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def create(self, row: TournamentRow, organiser: str) -> LiveTournament:
        await asyncio.to_thread(self.store.create, row, organiser)
        return await self.open(row.id)

    async def open(self, id_: str) -> LiveTournament:
        """The tournament as it is stored now; raises `RequestError` if there is none."""
        if live := self._live.get(id_):
            await live.refresh()
            return live
        running = await asyncio.to_thread(read_running, self.store, id_)
        if len(self._live) >= MOST_IDLE:
            idle = [id_ for id_, one in self._live.items() if not one.watchers and not one.lock.locked()]
            for known in idle[: MOST_IDLE // 4]:
                del self._live[known]
        # Somebody else may have read it meanwhile: there is one writer, so there must be one tournament.
        return self._live.setdefault(id_, LiveTournament(running, self.store, self._work, self._tell))

    async def settle(self, id_: str) -> None:
        await settle(await self.open(id_), self.store, self._hub)
        self._tell(id_)

    async def heard(self, id_: str) -> None:
        """Another node has changed it."""
        if live := self._live.get(id_):
            await live.refresh()

    def table_finished(self, table: LiveTable) -> None:
        """Its result is entered soon."""
        event = table.seated.row.event
        if event and event not in self._settling:
            self._settling[event] = asyncio.create_task(self._settle_soon(event))

    async def _settle_soon(self, id_: str) -> None:
        """Tables that end together are entered together."""
        await asyncio.sleep(0)
        del self._settling[id_]
        await self._settle_if_possible(id_)

    async def _settle_if_possible(self, id_: str) -> None:
        try:
            await self.settle(id_)
        except (RequestError, Refused, SQLAlchemyError) as error:
            LOG.warning("not settled", extra={"tournament": id_, "why": type(error).__name__})

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY_SECONDS)
            try:
                await self._take_up(now_ms() - GRACE_MS)
                changed = await asyncio.to_thread(self.store.changed_since, now_ms() - LOOK_BACK_MS)
                for id_ in changed:
                    if (live := self._live.get(id_)) and live.watchers:
                        await live.refresh()
            except SQLAlchemyError as error:
                LOG.warning("database not reached", extra={"why": type(error).__name__})

    async def _take_up(self, before: int) -> None:
        for id_ in await asyncio.to_thread(self.store.unsettled, before):
            await self._settle_if_possible(id_)
