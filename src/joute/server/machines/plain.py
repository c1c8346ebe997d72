"""Lower levels answer while the kernels of their game are compiled: a process thinks in plain Python."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import pickle
import sys

from joute.bots.plain import LENGTH_BYTES, Asked, framed
from joute.play import Move, Refusal, Seat
from joute.server.live.seated import Seated
from joute.server.machines.seeds import secret_seed

LOG = logging.getLogger("joute.machines")
HIGHEST = 3
"""Higher levels look further ahead than plain Python gets in their time: they wait for their kernels."""
ANSWER_SECONDS = 30.0


class PlainThinker:
    """One process, started when it is first needed; whatever goes wrong there, the kernels are waited for."""

    def __init__(self) -> None:
        self._child: asyncio.subprocess.Process | None = None
        self._turn = asyncio.Lock()

    async def move(self, seated: Seated, seat: Seat, level: int, budget_ms: int) -> Move | None:
        """A legal move, or None where there is none to be had this way."""
        table = seated.table
        settings = table.settings
        asked = Asked(
            table.game.name,
            settings.seats,
            settings.options,
            settings.dictionary.options,
            table.position.view(seat),
            level,
            budget_ms,
            secret_seed(seated),
        )
        async with self._turn:
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    text = await self._answered(pickle.dumps(asked))
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as error:
                LOG.warning("no plain thinking", exc_info=error, extra={"table": seated.row.id})
                await self.stop()
                return None
        move = table.game.read_move(text)
        if isinstance(move, Refusal) or isinstance(table.position.judge(seat, move), Refusal):
            return None
        return move

    async def stop(self) -> None:
        child, self._child = self._child, None
        if child and child.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                child.kill()
            await child.wait()

    async def _answered(self, question: bytes) -> str:
        if self._child is None or self._child.returncode is not None:
            self._child = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "joute.bots.plain"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.DEVNULL,
                env={**os.environ, "JOUTE_PLAIN": "1"},
            )
        assert self._child.stdin and self._child.stdout
        self._child.stdin.write(framed(question))
        await self._child.stdin.drain()
        length = int.from_bytes(await self._child.stdout.readexactly(LENGTH_BYTES))
        return (await self._child.stdout.readexactly(length)).decode()
