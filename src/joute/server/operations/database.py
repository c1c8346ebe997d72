"""Asking the database from the event loop: in threads of its own, never for longer than a few seconds.

Whatever goes wrong there reaches the asker as `busy`: nothing is lost, try again under the same id.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, ParamSpec, TypeVar

from sqlalchemy.exc import SQLAlchemyError

from joute.server.errors import RequestError
from joute.storage.trouble import is_lost_connection

THREADS = 12
MOST_WAITING = 500
MOST_SECONDS = 5.0
RETRY_MS = 1_000
P = ParamSpec("P")
T = TypeVar("T")

_POOL = ThreadPoolExecutor(THREADS, thread_name_prefix="joute-database")
_WAITING: set[asyncio.Future[Any]] = set()


async def in_database(work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
    """What the work returns, or what it raises of its own; `RequestError` busy where the database fails."""
    if len(_WAITING) >= MOST_WAITING:
        raise RequestError("busy", retry_ms=RETRY_MS)

    def done() -> T:
        try:
            return work(*args, **kwargs)
        except SQLAlchemyError as error:
            # A connection lost while it lay idle, as after a restart of the database, says nothing about now.
            if not is_lost_connection(error):
                raise
            return work(*args, **kwargs)

    asked: asyncio.Future[Any] = asyncio.get_running_loop().run_in_executor(_POOL, done)
    _WAITING.add(asked)
    asked.add_done_callback(_answered)
    try:
        answer: T = await asyncio.wait_for(asyncio.shield(asked), MOST_SECONDS)
    except (SQLAlchemyError, TimeoutError):
        raise RequestError("busy", retry_ms=RETRY_MS) from None
    return answer


def _answered(asked: asyncio.Future[Any]) -> None:
    _WAITING.discard(asked)
    if not asked.cancelled():
        asked.exception()
