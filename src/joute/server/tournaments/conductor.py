"""All tournaments this node has been asked about: opened when asked for, settled when their tables end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from joute.server.clock import now_ms
from joute.server.errors import RequestError, Unreadable
from joute.server.live.hub import Hub
from joute.server.live.left_alone import LeftAlone
from joute.server.live.table import LiveTable
from joute.server.operations.database import in_database
from joute.server.operations.loops import Loops
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
        self._left_alone = LeftAlone("tournament", LOG)

    async def start(self, loops: Loops) -> None:
        await self._take_up(now_ms() + 1)
        loops.start("conductor", EVERY_SECONDS, self.look_around)

    async def stop(self) -> None:
        for task in tuple(self._settling.values()):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def create(self, row: TournamentRow, organiser: str) -> LiveTournament:
        await in_database(self.store.create, row, organiser)
        return await self.open(row.id)

    async def open(self, id_: str) -> LiveTournament:
        """The tournament as it is stored now; raises `RequestError` if there is none."""
        if not id_.isalnum() or not id_.isascii():
            raise RequestError("no_tournament")
        if live := self._live.get(id_):
            await live.refresh()
            return live
        try:
            running = await in_database(read_running, self.store, id_)
        except RequestError:
            raise
        except Exception as error:
            raise Unreadable from error
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
            await self._refreshed(live)

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
        except Exception as error:
            if isinstance(error, RequestError) and not isinstance(error, Unreadable):
                LOG.warning("not settled", extra={"tournament": id_, "code": error.code})
                return
            self._left_alone.add(id_, error)

    async def look_around(self) -> None:
        """What was left undone, here or by a node that died; what others have changed."""
        await self._take_up(now_ms() - GRACE_MS)
        changed = await in_database(self.store.changed_since, now_ms() - LOOK_BACK_MS)
        for id_ in changed:
            if (live := self._live.get(id_)) and live.watchers:
                await self._refreshed(live)

    async def _refreshed(self, live: LiveTournament) -> None:
        try:
            await live.refresh()
        except RequestError as error:
            LOG.warning("not read again", extra={"tournament": live.id, "code": error.code})
        except Exception as error:
            LOG.error("tournament failed", exc_info=error, extra={"tournament": live.id})

    async def _take_up(self, before: int) -> None:
        self._left_alone.forget_past()
        for id_ in await in_database(self.store.unsettled, before):
            if id_ not in self._left_alone:
                await self._settle_if_possible(id_)
