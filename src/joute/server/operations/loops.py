"""Whatever a server does again and again: it survives every error, and tells when it last went well."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

LOG = logging.getLogger("joute.loops")


@dataclass(slots=True)
class Health:
    """One loop: when it last went well, how often it has failed since."""

    most_seconds: float
    well_at: float
    failures: int = 0

    @property
    def age(self) -> float:
        return time.monotonic() - self.well_at


class Loops:
    """All loops of a server, each in a task of its own."""

    def __init__(self) -> None:
        self._health: dict[str, Health] = {}
        self._tasks: list[asyncio.Task[None]] = []

    def start(
        self, name: str, every: float, step: Callable[[], Awaitable[object]], most_seconds: float = 10.0
    ) -> None:
        """Take the step every so often; older than `most_seconds`, it is told as unwell."""
        health = self._health[name] = Health(most_seconds, time.monotonic())
        self._tasks.append(asyncio.create_task(self._run(name, every, step, health)))

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self._tasks.clear()

    def ages(self) -> dict[str, float]:
        """Seconds since each last went well."""
        return {name: round(health.age, 1) for name, health in self._health.items()}

    def unwell(self) -> tuple[str, ...]:
        return tuple(name for name, health in self._health.items() if health.age > health.most_seconds)

    async def _run(
        self, name: str, every: float, step: Callable[[], Awaitable[object]], health: Health
    ) -> None:
        while True:
            await asyncio.sleep(every)
            try:
                await step()
            except Exception as error:
                health.failures += 1
                if health.failures in (1, 10, 100) or health.failures % 1000 == 0:
                    LOG.warning("loop failed", exc_info=error, extra={"why": name})
            else:
                health.well_at = time.monotonic()
                health.failures = 0
