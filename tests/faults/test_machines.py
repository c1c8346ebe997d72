"""A machine that fails is tried again, then plays anything legal, then resigns: nobody waits for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.test_storing import TABLE

from joute.play import Move
from joute.server.live.loading import load_table
from joute.server.live.seated import Seated
from joute.server.live.table import LiveTable
from joute.server.machines import thinking
from joute.server.operations.config import Config
from joute.storage import SeatRow, Store, Writer, open_engine


@pytest.mark.parametrize(
    ("failures", "resorts_fail", "wanted"), [(1, False, "thought"), (2, False, "resort"), (2, True, "resign")]
)
def test_a_failing_machine_acts_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, failures: int, resorts_fail: bool, wanted: str
) -> None:
    tried: list[str] = []
    decide, resort = thinking._decide, thinking.last_resort

    def failing(seated: Seated, seat: int, level: int) -> object:
        tried.append("thought")
        if len(tried) <= failures:
            raise OSError("a damaged kernel")
        return decide(seated, seat, level)

    def last(position: object, seat: int) -> Move:
        tried.append("resort")
        if resorts_fail:
            raise OSError("nothing works")
        return resort(position, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(thinking, "_decide", failing)
    monkeypatch.setattr(thinking, "last_resort", last)
    action = asyncio.run(_played(tmp_path))
    assert (
        tried
        == {
            "thought": ["thought", "thought"],
            "resort": ["thought", "thought", "resort"],
            "resign": ["thought", "thought", "resort"],
        }[wanted]
    )
    assert (action == "resign") == (wanted == "resign")


async def _played(folder: Path) -> str:
    """What the machine on turn has done."""
    store = Store(open_engine(f"sqlite:///{folder / 'machines.sqlite'}"))
    person = SeatRow(table_id="t", seat=2, kind="person", name="", level=None, holder="h", invitation=None)
    machine = SeatRow(table_id="t", seat=1, kind="machine", name="", level=1, holder=None, invitation=None)
    store.create(TABLE, [machine, person])
    writer = Writer(store, asyncio.get_running_loop().call_soon_threadsafe)
    machines = thinking.Machines(1)
    live = LiveTable(load_table(store, "t"), store, writer, Config(database=""), lambda _: None)
    await live.start()
    machines.attend(live)
    while live.version < 2:
        await asyncio.sleep(0.01)
    await machines.stop()
    writer.close()
    action = store.events("t")[1].action
    store.close()
    return action
