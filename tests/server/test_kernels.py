"""Kernels compiled ahead: game after game, first the one somebody plays; nobody waits for ever."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.server.test_storing import TABLE

from joute.server.live.loading import load_table
from joute.server.live.table import LiveTable
from joute.server.machines import kernels, plain, thinking
from joute.server.machines.kernels import Kernels
from joute.server.operations.config import Config
from joute.storage import SeatRow, Store, Writer, open_engine


def test_what_is_compiled_already_is_not_waited_for() -> None:
    async def look() -> None:
        ready = Kernels(["a", "b"], lambda _: True)
        ready.start()
        await ready.wait_for("a")
        assert ready.told() == {"ready": 2, "of": 2}
        await ready.stop()

    asyncio.run(look())


def test_the_game_somebody_plays_comes_next_and_a_failure_frees_whoever_waits(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    go_on = asyncio.Event()

    async def compile_(name: str) -> None:
        await go_on.wait()
        done.append(name)
        if name == "c":
            raise OSError("no room on the disk")

    monkeypatch.setattr(kernels, "_compile", compile_)

    async def look() -> None:
        work = Kernels(["a", "b", "c", "d"], lambda name: name == "d")
        work.start()
        await asyncio.sleep(0)
        assert work.told() == {"ready": 1, "of": 4}
        waiting = asyncio.create_task(work.wait_for("c"))
        await asyncio.sleep(0)
        go_on.set()
        await waiting
        await work.wait_for("b")
        assert done == ["a", "c", "b"]
        assert work.told() == {"ready": 4, "of": 4}
        await work.stop()

    asyncio.run(look())


@pytest.mark.timeout(3_000)
def test_a_lower_level_answers_in_plain_python_while_its_kernels_are_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The compiler never ends, thinking with kernels would fail, plain Python is given all its time."""

    async def never(_: str) -> None:
        await asyncio.Event().wait()

    def with_kernels(*_: object) -> object:
        raise AssertionError("thought with kernels")

    monkeypatch.setattr(kernels, "_compile", never)
    monkeypatch.setattr(plain, "ANSWER_SECONDS", 2_400)
    monkeypatch.setattr(thinking, "_decide", with_kernels)
    assert asyncio.run(_first_action(tmp_path)) not in ("resign", "pass")


async def _first_action(folder: Path) -> str:
    """What a machine on turn does first."""
    store = Store(open_engine(f"sqlite:///{folder / 'machines.sqlite'}"))
    person = SeatRow(table_id="t", seat=2, kind="person", name="", level=None, holder="h", invitation=None)
    machine = SeatRow(table_id="t", seat=1, kind="machine", name="", level=2, holder=None, invitation=None)
    store.create(TABLE, [machine, person])
    writer = Writer(store, asyncio.get_running_loop().call_soon_threadsafe)
    compiling = Kernels([TABLE.game], lambda _: False)
    compiling.start()
    machines = thinking.Machines(1, compiling)
    live = LiveTable(load_table(store, "t"), store, writer, Config(database=""), lambda _: None)
    await live.start()
    machines.prepare(live)
    machines.attend(live)
    while live.version < 2:
        await asyncio.sleep(0.01)
    await machines.stop()
    await compiling.stop()
    writer.close()
    action = store.events("t")[1].action
    store.close()
    return action
