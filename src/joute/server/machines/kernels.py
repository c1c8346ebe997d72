"""What the machines think with, compiled on the first start by other processes while people already play."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable, Sequence

LOG = logging.getLogger("joute.machines")
GENTLE = 10
"""How much a compiling process gives way to whoever serves players, where the system knows of it."""


class Kernels:
    """The games whose kernels are still to be compiled: one after the other, first the one somebody plays."""

    def __init__(self, names: Sequence[str], is_compiled: Callable[[str], bool]) -> None:
        self._total = len(names)
        self._left = [name for name in names if not is_compiled(name)]
        self._ready = {name: asyncio.Event() for name in self._left}
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        if self._left:
            self._task = asyncio.create_task(self._compile_all())

    async def stop(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def told(self) -> dict[str, int]:
        """How many games are ready, of how many."""
        return {"ready": self._total - len(self._ready), "of": self._total}

    def is_ready(self, name: str) -> bool:
        return name not in self._ready

    async def wait_for(self, name: str) -> None:
        """Until that game's are compiled; it comes next."""
        if name in self._left:
            self._left.remove(name)
            self._left.insert(0, name)
        if ready := self._ready.get(name):
            await ready.wait()

    async def _compile_all(self) -> None:
        while self._left:
            name = self._left.pop(0)
            try:
                await _compile(name)
            except OSError as error:
                LOG.warning("kernels not compiled ahead", exc_info=error, extra={"game": name})
            # Failed or not, nobody waits for it any longer: a machine that needs it compiles it itself.
            self._ready.pop(name).set()


async def _compile(name: str) -> None:
    command = (sys.executable, "-m", "joute.bots.compiling", name)
    child = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.DEVNULL
    )
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, child.pid, GENTLE)
    try:
        if await child.wait():
            LOG.warning("kernels not compiled ahead", extra={"game": name, "code": child.returncode})
    except asyncio.CancelledError:
        with contextlib.suppress(ProcessLookupError):
            child.terminate()
        await child.wait()
        raise
