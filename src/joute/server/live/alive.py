"""Whether everything has been there all along: this process, the database, the other nodes.

Players are charged only for time during which they could be served. What breaks that is a *stop*, and every
table takes it out of its clock when it is next looked at:

- the process was paused, or the machine slept, or the system's clock jumped (found by looking often);
- the database could not be written for a while (found by the heartbeat, which writes all the time);
- another node froze or died: its players could not move, and need a moment to come here.

None of this can be brought about by a player: whoever leaves by themselves is charged as ever.

Time that runs out is believed only once everybody has been seen alive at that moment or later.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import uuid
from typing import Protocol

from joute.server.clock import CLOCK, Clock
from joute.server.errors import RequestError
from joute.server.live.downtime import downtime
from joute.server.live.stops import Span, Stops
from joute.server.operations.database import in_database
from joute.storage import NodeRow, Store
from joute.values import replace

LOG = logging.getLogger("joute.alive")
PULSE_SECONDS = 0.1
PAUSE_MS = 300
"""A longer silence of this process's own pulse is a pause: it was stopped, or did not get the processor."""
BEAT_SECONDS = 0.4
GAP_MS = 800
"""A longer time between two heartbeats that were stored is a stop."""
MISSING_MS = 3_000
"""A node unseen for longer is missing: frozen while the database holds its connections, else dead."""
RECONNECT_MS = 5_000
"""So long after a start, or another node's death, nobody's time runs: pages have to connect again."""
LOOK_SECONDS = 1.0
MOST_FROZEN_MS = 60_000
"""A frozen node is waited for no longer than this."""
MOST_LIVES = 10_000
LATELY = 64
LIFE = "-"
"""Between the name of a process and the number of its life: a gap in its heartbeats begins another."""


class Presence(Protocol):
    """What a table asks about time."""

    def stops_after(self, moment: int, begun: int) -> list[Span]:
        """Spans that count for nobody, later than the moment, for a game begun then."""
        ...

    async def confirm(self, moment: int) -> None:
        """Return once everybody has been seen alive at that moment or later, or it is part of a stop."""
        ...

    async def look(self) -> None:
        """A player has connected: find out at once whether that is because another node has died."""
        ...


class AlwaysThere:
    """For a table looked at by itself: nothing ever stops."""

    def stops_after(self, moment: int, begun: int) -> list[Span]:  # noqa: ARG002
        return []

    async def confirm(self, moment: int) -> None:
        pass

    async def look(self) -> None:
        pass


class Alive:
    """This node among the others."""

    def __init__(self, store: Store, is_shared: bool, clock: Clock = CLOCK) -> None:
        self._store = store
        self._clock = clock
        self._is_shared = is_shared
        now = self._clock.now()
        self._node = NodeRow(id=f"{uuid.uuid4().hex[:24]}{LIFE}0", up_ms=now, alive_ms=now)
        self._stops = Stops()
        self._up = self._pulse = now
        self._stored = now
        """When the last heartbeat was stored."""
        self._all_seen = 0
        self._has_come_back = False
        """Before it started, no server was there for those who were playing."""
        self._dead: set[str] = set()
        self._cut_off: dict[str, int] = {}
        """Nodes without a connection to the database, and when that was found."""
        self._beating: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Learn when no server was alive, and say that this one is."""
        lives = await in_database(self._store.lives, MOST_LIVES)
        living = [life for life in lives[:LATELY] if await self._is_living(life)] if self._is_shared else []
        now = await self._set_clock(lives, living)
        self._pulse = self._stored = now
        spans = [(life.up_ms, life.alive_ms) for life in lives] + [(life.alive_ms, now) for life in living]
        for since, until in downtime(spans, now):
            # After each of them, pages had to connect again.
            self._stops.add(since, min(until + RECONNECT_MS, now))
        self._up = now
        self._has_come_back = bool(lives) and not living
        self._node = replace(self._node, up_ms=now, alive_ms=now)
        self._store.label(self._node.id)
        await self.beat()

    async def _set_clock(self, lives: tuple[NodeRow, ...], living: list[NodeRow]) -> int:
        """Nodes agree with those already there, else with the database; never behind what is stored."""
        shared = await in_database(self._store.now_ms)
        if living:
            shared = max(life.alive_ms for life in living)
        if shared is not None:
            self._clock.set(shared)
        self._clock.not_before(max((life.alive_ms for life in lives), default=0))
        return self._clock.now()

    async def _is_living(self, life: NodeRow) -> bool:
        return not life.gone and await in_database(self._store.is_connected, life.id)

    async def stop(self) -> None:
        """Say goodbye: nobody needs to wait for this node."""
        self._node = replace(self._node, gone=True, alive_ms=self._clock.now())
        await in_database(self._store.still_alive, self._node)

    def stops_after(self, moment: int, begun: int) -> list[Span]:
        self.notice()
        later = self._stops.after(moment)
        if begun >= self._up or not self._has_come_back:
            return later
        # Whoever was playing when everything was down needs a moment to find the way back.
        together = Stops(later)
        together.add(self._up, self._up + RECONNECT_MS)
        return together.after(moment)

    def notice(self) -> None:
        """Find out at once whether this process was paused, or its clock moved, just now."""
        jumped = None if self._is_shared else self._clock.caught_up()
        now = self._clock.now()
        since, self._pulse = self._pulse, now
        if jumped or now - since > PAUSE_MS:
            self._stop(since, now, "paused" if not jumped else "clock jumped")

    async def pulse(self) -> None:
        self.notice()

    async def confirm(self, moment: int) -> None:
        self.notice()
        while self._all_seen < moment and not self._stops.covers(moment):
            await self.beat()
            if self._all_seen < moment:
                await asyncio.sleep(PULSE_SECONDS)

    async def look(self) -> None:
        if self._is_shared:
            with contextlib.suppress(RequestError, TimeoutError):
                await asyncio.wait_for(self.beat(), LOOK_SECONDS)

    async def beat(self) -> None:
        """Store that this node is alive, and look for the others; several who ask at once share it."""
        if self._beating is None or self._beating.done():
            self._beating = asyncio.create_task(self._beat())
        await asyncio.shield(self._beating)

    async def _beat(self) -> None:
        if self._clock.now() - self._stored > GAP_MS:
            # The row that ends there stays as it is: later starts see the gap, and take it out as well.
            await self._new_life()
        begun = self._clock.now()
        self._node = replace(self._node, alive_ms=begun)
        await in_database(self._store.still_alive, self._node)
        others = await self._others_seen(begun) if self._is_shared else begun
        now = self._clock.now()
        since, self._stored = self._stored, now
        if now - since > GAP_MS:
            self._stop(since, now, "database not written")
        self._all_seen = min(begun, others)

    async def _new_life(self) -> None:
        now = self._clock.now()
        gone = replace(self._node, gone=True)
        process, life = gone.id.split(LIFE)
        self._node = NodeRow(id=f"{process}{LIFE}{int(life) + 1}", up_ms=now, alive_ms=now)
        self._store.label(self._node.id)
        if gone.alive_ms != gone.up_ms:
            await in_database(self._store.still_alive, gone)

    async def _others_seen(self, now: int) -> int:
        """The latest moment at which every other node was alive; those that are gone or dead do not count."""
        seen, nodes = now, await in_database(self._store.lives, LATELY)
        self._note_gaps(nodes)
        for node in nodes:
            missing = now - node.alive_ms
            if node.gone or node.id == self._node.id or node.id in self._dead or missing > 2 * MOST_FROZEN_MS:
                continue
            if await in_database(self._store.is_connected, node.id):
                self._cut_off.pop(node.id, None)
                if missing > MISSING_MS:
                    self._stop(node.alive_ms, now, "node frozen")
                if missing <= MOST_FROZEN_MS:
                    seen = min(seen, node.alive_ms)
            elif missing > MISSING_MS:
                self._lost(node, now)
                self._dead.add(node.id)
            else:
                # Perhaps the database has just come back, and the node has not asked it for anything yet.
                self._lost(node, now)
                seen = min(seen, node.alive_ms)
        return seen

    def _note_gaps(self, nodes: tuple[NodeRow, ...]) -> None:
        """What other processes could not serve between two of their lives, as far as it is not known."""
        oldest_first = sorted(nodes, key=lambda node: node.up_ms)
        ended: dict[str, int] = {}
        for node in oldest_first:
            process = node.id.split(LIFE)[0]
            since = ended.get(process, node.up_ms)
            if since < node.up_ms and not self._stops.covers_all(since, node.up_ms):
                self._stop(since, node.up_ms, "another node paused")
            ended[process] = node.alive_ms

    def _lost(self, node: NodeRow, now: int) -> None:
        """Its players could not be served since it was last alive, and have to come here."""
        found = self._cut_off.setdefault(node.id, min(now, node.alive_ms + MISSING_MS))
        if not self._stops.covers_all(node.alive_ms, found + RECONNECT_MS):
            self._stop(node.alive_ms, found + RECONNECT_MS, "node lost")

    def _stop(self, since: int, until: int, why: str) -> None:
        LOG.warning("time stopped", extra={"why": why, "ms": until - since})
        self._stops.add(since, until)
