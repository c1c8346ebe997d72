"""Kernels compiled ahead: game after game, first the one somebody plays; nobody waits for ever."""

from __future__ import annotations

import asyncio

import pytest

from joute.server.machines import kernels
from joute.server.machines.kernels import Kernels


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
