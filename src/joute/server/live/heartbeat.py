"""What a node does every second: say that it is alive, look after what other nodes have left or changed."""

from __future__ import annotations

import logging

from joute.server.clock import now_ms
from joute.server.live.alive import BEAT_SECONDS, PULSE_SECONDS, Alive
from joute.server.live.hub import Hub
from joute.server.operations.database import in_database
from joute.server.operations.loops import Loops

LOG = logging.getLogger("joute.heartbeat")
EVERY_SECONDS = 1.0
LOOK_BACK_MS = 10_000
"""How far apart the clocks of two nodes may be."""
FORGET_MS = 400 * 24 * 3_600_000


class Heartbeat:
    """Runs beside the hub; with a bus, it makes up for messages the bus has lost and nodes that have died."""

    def __init__(self, hub: Hub, alive: Alive, loops: Loops, is_shared: bool) -> None:
        self._hub = hub
        self._alive = alive
        self._loops = loops
        self._is_shared = is_shared

    async def start(self) -> None:
        await in_database(self._hub.store.forget_nodes, now_ms() - FORGET_MS)
        self._loops.start("pulse", PULSE_SECONDS, self._alive.pulse, most_seconds=3)
        self._loops.start("heartbeat", BEAT_SECONDS, self._alive.beat, most_seconds=4)
        self._loops.start("caretaker", EVERY_SECONDS, self.look_around)

    async def look_around(self) -> None:
        """Once: whatever others have changed and the bus has not told of, and what they have left."""
        if self._is_shared:
            changed = await in_database(self._hub.store.changed_since, now_ms() - LOOK_BACK_MS)
            # What the bus has told of is known already, and not read again.
            for table in self._hub.live:
                if table.watchers and changed.get(table.id, 0) > table.seated.row.updated_ms:
                    await self._hub.heard(table.id)
        await self._hub.take_over()
