"""What the server answers to the messages of one reader of a table."""

from __future__ import annotations

import logging
import time
from functools import partial

from joute.messages.live import (
    PROTOCOL,
    Acknowledged,
    Act,
    AskHint,
    Asking,
    ClientMessage,
    Compose,
    Composed,
    ContestOpen,
    Decline,
    Guide,
    Guided,
    Hello,
    PhraseSaid,
    Refusing,
    Say,
    ServerMessage,
    Shown,
    Takeback,
    Trouble,
)
from joute.messages.wire import decode, id_in, is_id
from joute.play import TIMEOUT, Language, Move, Refusal, Seat
from joute.server.clock import now_ms
from joute.server.errors import RequestError
from joute.server.live.contests import contestable
from joute.server.live.marks import has_help
from joute.server.live.table import LiveTable
from joute.server.machines.pace import contest_ms
from joute.server.wire.composing import compose, guide, read_composition
from joute.server.wire.foretelling import ways_said
from joute.server.wire.hints import Hints
from joute.server.wire.rates import RateLimit
from joute.server.wire.services import WireServices
from joute.server.wire.to_messages import destination_info, duty_info, refusal_info
from joute.tables import Step, StopStep, TakebackStep

LOG = logging.getLogger("joute.wire")


class Answers:
    """Remembers the reader's language; messages are counted under `rated_as`."""

    def __init__(self, table: LiveTable, holder: str, rated_as: str, services: WireServices) -> None:
        self._table = table
        self._holder = holder
        self._rated_as = rated_as
        self._services = services
        self._hints = Hints(services.work, rated_as)
        self._language = Language.FRENCH

    def read(self, text: str | None) -> ClientMessage | Trouble:
        """The message, or what is wrong with it."""
        begun = time.perf_counter()
        try:
            return self._read_message(text)
        except RequestError as error:
            self._services.metrics.messages.labels("unreadable").observe(time.perf_counter() - begun)
            return self._trouble(id_in(text or ""), error)

    async def to(self, message: ClientMessage, received: int) -> ServerMessage | Hello | Shown:
        """A hello comes back as it is: its sender wants the table's state. So does what has no answer."""
        begun = time.perf_counter()
        try:
            if isinstance(message, Hello):
                await self._greeted(message)
                return message
            if isinstance(message, Shown):
                return self._shown(message) or message
            return await self._reply(message, received)
        except RequestError as error:
            return self._trouble(_id_of(message), error)
        except Exception as error:
            # One message that cannot be answered costs its sender neither the connection nor an answer.
            LOG.error("message failed", exc_info=error, extra={"table": self._table.id})
            return self._trouble(_id_of(message), RequestError("busy", retry_ms=1_000))
        finally:
            self._services.metrics.messages.labels(message.type).observe(time.perf_counter() - begun)

    def _read_message(self, text: str | None) -> ClientMessage:
        """Moves and phrases have buckets of their own; whatever else is sent, readable or not, shares one."""
        short = text is not None and len(text) <= self._services.config.limits.message_bytes
        message = decode(text) if text is not None and short else ""
        if wait := self._rate(message).wait_ms(self._rated_as, now_ms()):
            raise RequestError("too_fast", retry_ms=wait)
        if not short:
            raise RequestError("unreadable", "binary") if text is None else RequestError("too_large")
        if isinstance(message, str):
            raise RequestError("unreadable", message)
        return message

    def _rate(self, message: ClientMessage | str) -> RateLimit:
        match message:
            case Act() | Takeback():
                return self._services.move_rate
            case Say():
                return self._services.phrase_rate
            case _:
                return self._services.message_rate

    async def _greeted(self, message: Hello) -> None:
        self._language = Language(message.language)
        if message.protocol != PROTOCOL:
            raise RequestError("other_protocol", str(PROTOCOL))
        if self._services.config.bus:
            await self._table.refresh()

    def _check(self, message: Asking | Shown) -> None:
        if not is_id(message.id):
            raise RequestError("unreadable", "id")
        if message.seat not in self._table.seated.held_by(self._holder):
            raise RequestError("not_your_seat")

    def _shown(self, message: Shown) -> ContestOpen | None:
        """What has been shown can be contested: for how long, where that is limited."""
        self._check(message)
        table, seat = self._table, message.seat
        table.show(seat, message.ply)
        window, number = table.seated.table.position.window(), contestable(table.seated.table)
        if number is None or seat not in window.seats:
            return None
        waits = contest_ms(table.seated, seat, table.showing.by_seat, now_ms())
        left = table.closing_ms() if window.is_closing else waits
        return ContestOpen(id=message.id, seat=seat, ply=number, ms=left) if left else None

    async def _reply(self, message: Asking, received: int) -> ServerMessage:
        self._check(message)
        match message:
            case Act():
                move = self._read(message.move)
                return await self._act(message.seat, move, message.id, received, message.ply)
            case Takeback():
                step = TakebackStep(message.answer)
                return await self._act(message.seat, step, message.id, received)
            case Decline():
                return await self._act(message.seat, StopStep.REFUSE, message.id, received)
            case Compose():
                return self._composed(message)
            case Guide():
                return await self._guided(message)
            case AskHint():
                return await self._hinted(message)
            case Say():
                return PhraseSaid(id=message.id, seat=message.seat, phrase=message.phrase)

    def _read(self, text: str) -> str | Move:
        """The move; what cannot be read is left to the table to refuse, unless the id is known already."""
        move = self._table.seated.table.game.read_move(text)
        if move == TIMEOUT:
            raise RequestError("server_only")
        return text if isinstance(move, Refusal) else move

    async def _act(
        self, seat: Seat, action: str | Move | Step, client_id: str, received: int, about: int | None = None
    ) -> ServerMessage:
        begun = time.perf_counter()
        answer = await self._table.act(seat, action, client_id, received=received, about=about)
        if isinstance(answer, Refusal):
            self._services.metrics.refused.inc()
            info = refusal_info(answer, self._table.seated.table.game, self._language)
            return Refusing(id=client_id, refusal=info)
        self._services.metrics.acts.observe(time.perf_counter() - begun)
        return Acknowledged(id=client_id, version=answer)

    def _composed(self, message: Compose) -> Composed:
        table = self._table.seated.table
        found = compose(table, message.seat, read_composition(table.game, message.composition))
        refusal = refusal_info(found.refusal, table.game, self._language) if found.refusal else None
        return Composed(
            id=message.id,
            ways=found.ways,
            refusal=refusal,
            repairs=found.repairs,
            says=ways_said(found, message.seat, self._language),
            awaits=duty_info(found.awaits, table.game, self._language),
        )

    async def _hinted(self, message: AskHint) -> ServerMessage:
        if has_help(self._table.seated.row):
            await self._table.must_be_advised(self._holder)
        return await self._hints.answer(self._table.seated, message, self._language)

    async def _guided(self, message: Guide) -> Guided:
        table = self._table.seated.table
        made = read_composition(table.game, message.composition) if message.composition else None
        asked = partial(guide, table, message.seat, made)
        guidance, dead_end = await self._services.work.do(asked, self._rated_as)
        with_help = any(one.word for one in guidance.destinations) and await self._table.is_advised()
        return Guided(
            id=message.id,
            duty=duty_info(guidance.duty, table.game, self._language),
            starts=guidance.starts,
            destinations=tuple(destination_info(one, with_help) for one in guidance.destinations),
            open=duty_info(guidance.open, table.game, self._language),
            dead_end=refusal_info(dead_end, table.game, self._language) if dead_end else None,
            pass_ends=guidance.pass_ends,
        )

    def _trouble(self, message_id: str, error: RequestError) -> Trouble:
        self._services.metrics.troubles.labels(error.code).inc()
        return Trouble(
            id=message_id,
            code=error.code,
            message=error.message(self._language),
            retry_after_ms=error.retry_ms,
        )


def _id_of(message: ClientMessage) -> str:
    return message.id if not isinstance(message, Hello) and is_id(message.id) else ""
