"""Seats played by the machine: thinking happens in threads, outside the event loop."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from functools import partial
from weakref import WeakKeyDictionary

from joute.bots import choose, warm
from joute.bots.last_resort import last_resort
from joute.dictionary import Dictionary
from joute.play import RESIGN, Effects, Move, Refusal, Seat
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.live.seated import Seated
from joute.server.live.table import LiveTable
from joute.server.machines import plain
from joute.server.machines.kernels import Kernels
from joute.server.machines.offers import answer_to_offer, has_to_act, offered_to, refused
from joute.server.machines.pace import behind, pause_ms, to_wait_ms
from joute.server.machines.seeds import secret_seed
from joute.server.operations.work import Work
from joute.tables import Step

LOG = logging.getLogger("joute.machines")
MOST_WAITING = 20_000
PREPARING_THREADS = 2
THINK_SECONDS = 60.0
"""A machine that has not answered by then, compiling included, plays without thinking."""
BUDGET_MS = {1: 300, 2: 400, 3: 600, 4: 900, 5: 1200, 6: 2000}


class Machines:
    """Attends to tables where a machine may act; each seat thinks once per version."""

    def __init__(self, threads: int, kernels: Kernels | None = None, pause: bool = False) -> None:
        self._kernels = kernels
        self._plain = plain.PlainThinker()
        self._pause = pause
        self._work = Work(threads, MOST_WAITING, name="joute-machine")
        self._preparing = Work(PREPARING_THREADS, MOST_WAITING, name="joute-prepare", most_running_each=1)
        """Kernels loaded, word graphs built: some take long, and nobody's thinking waits for another's."""
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._warming: dict[tuple[str, Dictionary], asyncio.Future[None]] = {}
        self._warm: WeakKeyDictionary[Dictionary, set[str]] = WeakKeyDictionary()
        self._stopped = False

    def prepare(self, table: LiveTable) -> None:
        """Before a machine is to move: what it needs is loaded, so that its first reply comes in time."""
        seated = table.seated
        key = _needs(seated)
        playing = any(seat.kind == "machine" for seat in seated.seats) and not seated.table.over
        if self._stopped or not playing or key in self._warming or key[0] in self._warm.get(key[1], ()):
            return
        warming = asyncio.ensure_future(self._load(seated, table.address))
        self._warming[key] = warming
        warming.add_done_callback(partial(self._warmed, key))

    async def _load(self, seated: Seated, address: str) -> None:
        """Compiled first where they are being compiled ahead: never twice at once."""
        game = seated.table.game
        if self._kernels:
            await self._kernels.wait_for(game.name)
        await self._preparing.do(partial(warm, game, seated.table.settings), address)

    def _warmed(self, key: tuple[str, Dictionary], warming: asyncio.Future[None]) -> None:
        del self._warming[key]
        if warming.cancelled():
            return
        if error := warming.exception():
            LOG.error("machine not prepared", exc_info=error, extra={"game": key[0]})
        else:
            self._warm.setdefault(key[1], set()).add(key[0])

    def attend(self, table: LiveTable) -> None:
        seated = table.seated
        if self._stopped or seated.waiting or seated.table.over:
            return
        for seat in seated.seats:
            key = (table.id, seat.seat)
            if seat.kind != "machine" or key in self._thinking or not has_to_act(seated, seat.seat):
                continue
            task = asyncio.create_task(self._think(table, seat.seat, seat.level or 3))
            self._thinking[key] = task
            task.add_done_callback(partial(self._rested, key, table, table.version))

    @property
    def thinking(self) -> int:
        """How many seats a machine is thinking for, or waiting to."""
        return len(self._thinking)

    def busy_at(self, table: LiveTable) -> bool:
        return any((table.id, seat.seat) in self._thinking for seat in table.seated.seats)

    async def stop(self) -> None:
        self._stopped = True
        tasks = tuple(self._thinking.values())
        for task in tasks:
            task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks, return_exceptions=True)
        for warming in tuple(self._warming.values()):
            warming.cancel()
        await self._plain.stop()
        self._work.stop()
        self._preparing.stop()

    async def _think(self, table: LiveTable, seat: Seat, level: int) -> None:
        """Think, once more where that fails, then play anything legal, then resign: nobody waits for ever."""
        if warming := self._warming.get(_needs(table.seated)):
            if await self._acted_plainly(table, seat, level):
                return
            await asyncio.wait([warming])
        began = asyncio.get_running_loop().time()
        for attempt in (self._thought, self._thought, self._resorted, _resigned):
            while True:
                seated = table.seated
                if not has_to_act(seated, seat):
                    return
                try:
                    move = await attempt(table, seated, seat, level)
                    await self._take_time(table, seated, seat, move, began)
                    played = await table.act(seat, move, None, expected=seated.table.version)
                except RequestError as trouble:
                    if trouble.code == "moved_on":
                        return
                    LOG.warning("machine could not act", extra={"table": table.id, "code": trouble.code})
                    await asyncio.sleep(trouble.retry_ms / 1000 or 1)
                    continue
                except Exception as error:
                    LOG.error("machine failed", exc_info=error, extra={"table": table.id})
                    break
                if not isinstance(played, Refusal):
                    return
                LOG.error("machine refused", extra={"table": table.id, "article": played.article})
                break

    async def _take_time(
        self, table: LiveTable, seated: Seated, seat: Seat, move: Move | Step, began: float
    ) -> None:
        """A person's time over such a move, thinking included; people see what came before it."""
        if self._pause and isinstance(move, Move):
            spent = asyncio.get_running_loop().time() - began
            await rest(table, seated, pause_ms(seated, seat, move) - round(1000 * spent))
            await until_shown(table, seated, seat, move)

    async def _acted_plainly(self, table: LiveTable, seat: Seat, level: int) -> bool:
        """Whether a lower level has acted already, in plain Python, while its kernels are compiled."""
        seated, began = table.seated, asyncio.get_running_loop().time()
        ready = self._kernels is None or self._kernels.is_ready(seated.table.game.name)
        if ready or level > plain.HIGHEST or offered_to(seated.table, seat):
            return False
        move = await self._plain.move(seated, seat, level, BUDGET_MS[level])
        if move is None:
            return False
        await self._take_time(table, seated, seat, move, began)
        try:
            played = await table.act(seat, move, None, expected=seated.table.version)
        except RequestError as trouble:
            return trouble.code == "moved_on"
        return not isinstance(played, Refusal)

    async def _thought(self, table: LiveTable, seated: Seated, seat: Seat, level: int) -> Move | Step:
        return await self._worked(table, partial(_decide, seated, seat, level))

    async def _resorted(self, table: LiveTable, seated: Seated, seat: Seat, _: int) -> Move | Step:
        return await self._worked(table, partial(_resort, seated, seat))

    async def _worked(self, table: LiveTable, work: Callable[[], Move | Step]) -> Move | Step:
        async with asyncio.timeout(None) as limit:
            # Waiting for one's turn is not thinking: the time counts from when the work begins.
            loop = asyncio.get_running_loop()

            def begun() -> Move | Step:
                loop.call_soon_threadsafe(_limit, limit)
                return work()

            return await self._work.do(begun, table.address)

    def _rested(
        self, key: tuple[str, Seat], table: LiveTable, version: int, task: asyncio.Task[None]
    ) -> None:
        """Done with that version; if the table has moved on meanwhile, look again."""
        del self._thinking[key]
        if task.cancelled():
            return
        if error := task.exception():
            LOG.error("machine failed", extra={"table": table.id, "why": type(error).__name__})
        if table.version != version:
            self.attend(table)


async def rest(table: LiveTable, seated: Seated, ms: int) -> None:
    """That long, or until a person acts: whoever lets a word pass is not waited for."""
    until, people = now_ms() + ms, {one.seat for one in seated.seats if one.kind != "machine"}
    while (left := until - now_ms()) > 0:
        since = table.seated.table.plies[len(seated.table.plies) :]
        if people & {ply.seat for ply in since}:
            return
        await table.showing.change(left)


async def until_shown(table: LiveTable, seated: Seated, seat: Seat, move: Move) -> None:
    """Until people have been shown what came before this move; who takes too long is no more waited for."""
    showing = table.showing
    while table.version == seated.table.version:
        if not (wait := to_wait_ms(seated, seat, move, showing.by_seat, now_ms())):
            showing.forget(behind(seated, showing.by_seat))
            return
        await showing.change(wait)


def _needs(seated: Seated) -> tuple[str, Dictionary]:
    return seated.table.game.name, seated.table.settings.dictionary


def _resort(seated: Seated, seat: Seat) -> Move | Step:
    return refused(seated, seat) or last_resort(seated.table.position, seat)


async def _resigned(_: LiveTable, __: Seated, ___: Seat, ____: int) -> Move | Step:
    return RESIGN


def _limit(limit: asyncio.Timeout) -> None:
    with contextlib.suppress(RuntimeError):  # it is over already
        limit.reschedule(asyncio.get_running_loop().time() + THINK_SECONDS)


def _decide(seated: Seated, seat: Seat, level: int) -> Move | Step:
    """From the seat's view alone; the same version gives the same decision on every node."""
    table = seated.table
    if answer := answer_to_offer(seated, seat, level):
        return answer
    view = table.position.view(seat)
    move = choose(table.game, view, table.settings, level, BUDGET_MS[level], seed=secret_seed(seated))
    if isinstance(table.position.judge(seat, move), Effects):
        return move
    LOG.error("machine chose an illegal move", extra={"table": seated.row.id})
    return last_resort(table.position, seat)
