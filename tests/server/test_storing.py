"""An action handed to the writer is stored and shown, whatever becomes of who asked for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from joute.messages.phrases import Phrase
from joute.server.live.loading import load_table
from joute.server.live.table import LiveTable
from joute.server.operations.config import Config
from joute.storage import SeatRow, Store, TableRow, Writer, open_engine

TABLE = TableRow(
    id="t",
    game="lexiduel",
    options=(),
    position="",
    listed=False,
    hints=True,
    dictionary=True,
    finished=False,
    created_ms=0,
    updated_ms=0,
)


class Onlooker:
    """Counts how often it is told."""

    holder = "h1"

    def __init__(self) -> None:
        self.told = 0

    def changed(self) -> None:
        self.told += 1

    def said(self, seat: int, phrase: Phrase) -> None:
        raise AssertionError(f"{seat} said {phrase}")


class News:
    """What the writer has to say, held back until it is let go."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._held: asyncio.Queue[Callable[[], None]] = asyncio.Queue()

    def deliver(self, tell: Callable[[], None]) -> None:
        self._loop.call_soon_threadsafe(self._held.put_nowait, tell)

    async def arrived(self) -> Callable[[], None]:
        return await asyncio.wait_for(self._held.get(), 60)


def make_store(folder: Path) -> Store:
    store = Store(open_engine(f"sqlite:///{folder / 'storing.sqlite'}"))
    kinds = {"kind": "person", "name": "", "level": None, "invitation": None}
    seats = [SeatRow(table_id="t", seat=n, holder=f"h{n}", **kinds) for n in (1, 2)]  # type: ignore[arg-type]
    store.create(TABLE, seats)
    return store


def test_who_asked_may_go_away(tmp_path: Path) -> None:
    store = make_store(tmp_path)
    asyncio.run(_go_away(store))
    assert [(event.version, event.action) for event in store.events("t")] == [(1, "start"), (2, "C3h MER")]
    store.close()


async def _go_away(store: Store) -> None:
    news = News()
    writer = Writer(store, news.deliver)
    live = await _started(store, writer, news)
    onlooker = Onlooker()
    live.join(onlooker)
    asking = asyncio.create_task(live.act(1, "C3h MER", "once"))
    tell = await news.arrived()
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)
    assert (asking.cancelled(), live.version, onlooker.told) == (True, 1, 0)
    tell()
    assert (live.version, onlooker.told) == (2, 1)
    assert await live.act(1, "C3h MER", "once") == 2
    writer.close()


def test_what_another_table_holder_wrote_meanwhile_is_not_undone(tmp_path: Path) -> None:
    """The lock is free once the asker is gone: the next asker must not build on what is being stored."""
    store = make_store(tmp_path)
    asyncio.run(_overtake(store))
    assert [event.action for event in store.events("t")] == ["start", "C3h MER", "C4v ON"]
    store.close()


async def _overtake(store: Store) -> None:
    news = News()
    writer = Writer(store, news.deliver)
    live = await _started(store, writer, news)
    first = asyncio.create_task(live.act(1, "C3h MER", "a"))
    tell = await news.arrived()
    first.cancel()
    await asyncio.gather(first, return_exceptions=True)
    again = asyncio.create_task(live.act(1, "C3h MER", "a"))
    late = await news.arrived()
    tell()
    late()
    assert await asyncio.wait_for(again, 60) == 2
    answer = asyncio.create_task(live.act(2, "C4v ON", "b"))
    (await news.arrived())()
    assert await asyncio.wait_for(answer, 60) == 3
    writer.close()


async def _started(store: Store, writer: Writer, news: News) -> LiveTable:
    live = LiveTable(load_table(store, "t"), store, writer, Config(database=""), lambda _: None)
    starting = asyncio.create_task(live.start())
    (await news.arrived())()
    await starting
    assert live.version == 1
    return live
