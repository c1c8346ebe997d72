"""What has not left yet, for the disk or for other nodes, is counted from the moment it came."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from tests.patience import SECONDS

from joute.server.live.bus import NoBus, RedisBus
from joute.storage import Change, Store, Writer, open_engine

NOBODY = "redis://127.0.0.1:1/0"


def test_a_change_ages_until_it_is_on_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = Store(open_engine(f"sqlite:///{tmp_path / 'a.sqlite'}"))
    begun, go_on = threading.Event(), threading.Event()

    def append(_: Sequence[Change]) -> None:
        begun.set()
        assert go_on.wait(SECONDS)

    monkeypatch.setattr(store, "append", append)
    writer = Writer(store)
    assert writer.oldest_seconds == 0
    writer.append(Change("t", (), finished=False, wake_ms=None), lambda _: None)
    assert begun.wait(SECONDS)
    waiting = writer.waiting_seconds  # read first: both go on while they are compared
    assert writer.oldest_seconds >= waiting > 0
    go_on.set()
    writer.close()
    assert writer.oldest_seconds == 0
    store.close()


def test_a_change_ages_until_other_nodes_are_told_or_given_up() -> None:
    async def look() -> None:
        bus = RedisBus(NOBODY)
        assert (bus.waiting, bus.oldest_seconds) == (0, 0)
        for table in ("a", "b", "a"):
            bus.tell(table)
        assert bus.waiting == 3 and bus.oldest_seconds > 0
        await bus.start(lambda _: asyncio.sleep(0))
        async with asyncio.timeout(120):
            while bus.waiting:
                await asyncio.sleep(0.01)
        assert bus.oldest_seconds == 0
        await bus.stop()

    asyncio.run(look())


def test_a_node_alone_has_nobody_to_tell() -> None:
    assert (NoBus().waiting, NoBus().oldest_seconds) == (0, 0)
