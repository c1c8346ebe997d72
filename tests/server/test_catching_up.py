"""What a node hears of from another: read once for all tables, shown, and not announced again."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tests.server.players import scripts

from joute.messages.phrases import Phrase
from joute.server.clock import now_ms
from joute.server.live.alive import Alive, Presence
from joute.server.live.heartbeat import Heartbeat
from joute.server.live.hub import Hub
from joute.server.live.table import LiveTable
from joute.server.operations.config import Config
from joute.server.operations.loops import Loops
from joute.storage import SeatRow, Store, TableNews, TableRow, Writer, open_engine

SCRIPT = scripts()[0]


class NoMachines:
    def prepare(self, table: LiveTable) -> None: ...
    def attend(self, table: LiveTable) -> None: ...
    def busy_at(self, table: LiveTable) -> bool:  # noqa: ARG002
        return False


class CountingStore(Store):
    """Remembers which tables were read again, visit by visit."""

    def __init__(self, url: str) -> None:
        super().__init__(open_engine(url))
        self.visits: list[set[str]] = []

    def news(self, known: Mapping[str, int]) -> dict[str, TableNews]:
        self.visits.append(set(known))
        return super().news(known)


@dataclass
class Watching:
    holder: str = ""
    told: asyncio.Event = field(default_factory=asyncio.Event)

    def changed(self) -> None:
        self.told.set()

    def said(self, seat: int, phrase: Phrase) -> None:
        raise AssertionError(f"{seat} said {phrase}")

    def __hash__(self) -> int:
        return id(self)


class OneNode:
    """A hub on a database that others write too, and what it has announced."""

    def __init__(self, url: str, presence: Presence | None = None) -> None:
        self.store = CountingStore(url)
        self.writer = Writer(self.store, asyncio.get_running_loop().call_soon_threadsafe)
        self.announced: list[str] = []
        config = Config(database=url, bus="redis://nowhere")
        tell = self.announced.append
        self.hub = Hub(self.store, self.writer, NoMachines(), config, tell, lambda _: None, presence)

    async def make(self, table: str) -> None:
        now = now_ms()
        row = TableRow(
            id=table,
            game=SCRIPT.game,
            options=(),
            position=SCRIPT.position,
            listed=False,
            hints=True,
            dictionary=True,
            finished=False,
            created_ms=now,
            updated_ms=now,
        )
        seats = [
            SeatRow(
                table_id=table,
                seat=seat,
                kind="person",
                name="Camille",
                level=None,
                holder=f"h{seat}",
                invitation=None,
            )
            for seat in range(1, SCRIPT.seats + 1)
        ]
        await self.hub.create(row, seats)

    def close(self) -> None:
        self.writer.close(10)
        self.store.close()


def test_what_the_bus_tells_of_is_read_together_and_not_announced_again(tmp_path: Path) -> None:
    asyncio.run(_hears_of_three(f"sqlite:///{tmp_path / 'joute.sqlite'}"))


async def _hears_of_three(url: str) -> None:
    here, there = OneNode(url), OneNode(url)
    names = ["t1", "t2", "t3"]
    watching = [Watching() for _ in names]
    for name, watcher in zip(names, watching, strict=True):
        await here.make(name)
        (await there.hub.open(name)).join(watcher)
    there.announced.clear()
    there.store.visits.clear()
    for name in names:
        await (await here.hub.open(name)).act(*SCRIPT.moves[0], "1")
    for name in names:
        await there.hub.heard(name)
    await asyncio.wait_for(asyncio.gather(*(watcher.told.wait() for watcher in watching)), 30)
    for name in names:
        assert (await there.hub.open(name)).version == (await here.hub.open(name)).version
    assert there.store.visits == [set(names)]
    assert there.announced == []
    # A retry of the same action at the other node is known there.
    version = (await there.hub.open("t1")).version
    assert await (await there.hub.open("t1")).act(*SCRIPT.moves[0], "1") == version
    here.close()
    there.close()


def test_the_caretaker_reads_only_what_the_bus_has_not_told_of(tmp_path: Path) -> None:
    asyncio.run(_looks_around(f"sqlite:///{tmp_path / 'joute.sqlite'}"))


async def _looks_around(url: str) -> None:
    here, there = OneNode(url), OneNode(url)
    told, missed = Watching(), Watching()
    for name, watcher in (("t1", told), ("t2", missed)):
        await here.make(name)
        (await there.hub.open(name)).join(watcher)
        await (await here.hub.open(name)).act(*SCRIPT.moves[0], "1", received=now_ms() + 5)
    await there.hub.heard("t1")
    await asyncio.wait_for(told.told.wait(), 30)
    there.store.visits.clear()
    caretaker = Heartbeat(there.hub, Alive(there.store, True), Loops(), True)
    await caretaker.look_around()
    await asyncio.wait_for(missed.told.wait(), 30)
    assert there.store.visits == [{"t2"}]
    here.close()
    there.close()
