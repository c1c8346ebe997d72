"""What other nodes tell of this node's tables: caught up with together, one query for all that is new."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Mapping

from joute.server.errors import RequestError
from joute.server.live.left_alone import LeftAlone
from joute.server.live.said import is_said, read_said
from joute.server.live.shown import read_shown
from joute.server.live.table import LiveTable
from joute.server.operations.database import in_database
from joute.storage import Store, TableNews


class CatchingUp:
    """Follows the bus for the tables that are live here; `again` looks later at one that was not read."""

    def __init__(
        self,
        store: Store,
        tables: Mapping[str, LiveTable],
        left_alone: LeftAlone,
        again: Callable[[str], None],
    ) -> None:
        self._store = store
        self._tables = tables
        self._left_alone = left_alone
        self._again = again
        self._heard: set[str] = set()
        """Tables that other nodes have told of since the last look."""
        self._looking: asyncio.Task[None] | None = None

    def heard(self, told: str) -> None:
        """Another node has changed a table; those heard of meanwhile are caught up with together.

        Or somebody there has said something, or was shown something: that is passed on at once.
        """
        if is_said(told):
            self._pass_on(told)
            return
        if told not in self._tables:
            return
        self._heard.add(told)
        if self._looking is None or self._looking.done():
            self._looking = asyncio.create_task(self._catch_up())

    def _pass_on(self, told: str) -> None:
        if (said := read_said(told)) and (table := self._tables.get(said.table)):
            table.hear(said.seat, said.phrase)
        if (shown := read_shown(told)) and (table := self._tables.get(shown.table)):
            table.hear_shown(shown.seat, shown.ply)

    async def stop(self) -> None:
        if self._looking:
            self._looking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._looking

    async def _catch_up(self) -> None:
        while self._heard:
            tables = [self._tables[id_] for id_ in self._heard if id_ in self._tables]
            self._heard.clear()
            known = {table.id: table.version for table in tables}
            try:
                news = await in_database(self._store.news, known)
            except RequestError:
                for table_id in known:
                    self._again(table_id)
                return
            for table in tables:
                if table.id in news:
                    await self._learnt(table, known[table.id], news[table.id])

    async def _learnt(self, table: LiveTable, version: int, news: TableNews) -> None:
        try:
            await table.learn(version, news)
        except RequestError:
            self._again(table.id)
        except Exception as error:
            self._left_alone.add(table.id, error)
