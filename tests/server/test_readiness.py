"""Whether a node asks for players: not while it has no room to write their moves."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from joute.server.operations.loops import Loops
from joute.server.operations.readiness import FULL_BYTES, Readiness
from joute.storage import Store, Writer, free_bytes, open_engine


@pytest.mark.parametrize(("free", "why"), [(None, []), (FULL_BYTES, []), (FULL_BYTES - 1, ["disk"])])
def test_a_full_disk_is_told(free: int | None, why: list[str], tmp_path: Path) -> None:
    async def told() -> dict[str, object]:
        loop = asyncio.get_running_loop()
        store = Store(open_engine(f"sqlite:///{tmp_path / 'a.sqlite'}"))
        writer = Writer(store, loop.call_soon_threadsafe)
        try:
            # Timers looked at just now: only the disk is in question.
            return Readiness(Loops(), writer, time.monotonic, lambda: free).told()
        finally:
            writer.close()
            store.close()

    found = asyncio.run(told())
    assert found["why"] == why
    assert found["status"] == ("busy" if why else "ok")


def test_the_room_beside_the_database_is_what_is_asked_for(tmp_path: Path) -> None:
    engine = open_engine(f"sqlite:///{tmp_path / 'a.sqlite'}")
    assert (free_bytes(engine) or 0) > 0
    engine.dispose()
