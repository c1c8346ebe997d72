"""Whole games looked back at in the background: ply by ply, one game once, kept when it is done."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256

from joute.coach import Looked, Verdict, came_of, look, review, unjudged
from joute.messages.wire import encode
from joute.play import Game, Settings
from joute.server.errors import RequestError
from joute.server.operations.database import in_database
from joute.server.operations.work import Work
from joute.server.reviews.to_messages import reviewed
from joute.storage import AnalysisStore
from joute.tables import Ply, Replay

LOG = logging.getLogger("joute.reviews")
MOST_AT_ONCE, MOST_EACH = 8, 4
"""Games being looked at, of all and of one asker; whoever comes then is asked to wait."""
EDITION = "8"
"""Part of the digest: another number, and games are looked at anew."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A game to be looked at."""

    record: str
    game: Game
    settings: Settings
    played: Replay
    last: int = 0
    """The last ply to look at; 0: all."""

    @property
    def plies(self) -> tuple[Ply, ...]:
        return self.played.plies[: self.last or None]

    @property
    def digest(self) -> str:
        return sha256(f"{EDITION} {len(self.plies)}\n{self.record.strip()}".encode()).hexdigest()


@dataclass(slots=True)
class _Running:
    asked: Asked
    asker: str = ""
    looked: list[Looked] = field(default_factory=list)
    task: asyncio.Task[None] | None = None


class Reviews:
    """The games being looked at on this node, and those that have been."""

    def __init__(self, store: AnalysisStore, work: Work, budget_ms: int, now: Callable[[], int]) -> None:
        self._store, self._work, self._budget_ms, self._now = store, work, budget_ms, now
        self._running: dict[str, _Running] = {}

    async def of(self, asked: Asked, asker: str, begin: bool) -> str:
        """How far it has come, as it is sent; it is begun, if wanted, where nobody has asked before."""
        digest = asked.digest
        if kept := await in_database(self._store.find, digest):
            return kept
        running = self._running.get(digest)
        if running is None and not begin:
            return await self._told(_Running(asked))
        if running is None:
            self._check_room(asker)
            running = self._running[digest] = _Running(asked, asker)
            running.task = asyncio.create_task(self._look_through(running))
            running.task.add_done_callback(partial(self._ended, digest))
        return await self._told(running)

    def _check_room(self, asker: str) -> None:
        mine = sum(one.asker == asker for one in self._running.values())
        if mine >= MOST_EACH or len(self._running) >= MOST_AT_ONCE:
            raise RequestError("busy", retry_ms=5_000)

    async def stop(self) -> None:
        tasks = [one.task for one in self._running.values() if one.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _look_through(self, running: _Running) -> None:
        asked, asker = running.asked, f"review {running.asker}"
        for number, ply in enumerate(asked.plies):
            if unjudged(ply):
                running.looked.append(Looked(ply.seat, Verdict.UNJUDGED))
                continue
            work = partial(
                look,
                asked.game,
                asked.settings,
                ply.before,
                ply.seat,
                ply.effects,
                self._budget_ms,
                number,
                came_of(asked.plies, number),
            )
            running.looked.append(await self._patiently(work, asker))
        await in_database(self._store.keep, asked.digest, await self._told(running), self._now())

    async def _patiently(self, work: Callable[[], Looked], asker: str) -> Looked:
        """Whoever plays has the processor first: wait where too much is waiting already."""
        while True:
            try:
                return await self._work.do(work, asker)
            except RequestError as trouble:
                await asyncio.sleep(trouble.retry_ms / 1000 or 1)

    async def _told(self, running: _Running) -> str:
        asked = running.asked
        looked = tuple(running.looked)
        plies = asked.plies
        told = await asyncio.to_thread(review, plies, looked, asked.settings, asked.played.table.names)
        return encode(reviewed(told, len(plies)))

    def _ended(self, digest: str, task: asyncio.Task[None]) -> None:
        del self._running[digest]
        if not task.cancelled() and (error := task.exception()):
            LOG.error("review failed", exc_info=error)
