"""A table's new events on their way to the database and back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from functools import partial

from joute.play import CHANCE
from joute.storage import Change, Writer
from joute.tables import Event
from joute.values import replace


def signed(events: tuple[Event, ...], client_id: str | None, version: int) -> tuple[Event, ...]:
    """The events, the one of that version under its sender's id."""
    if client_id is None:
        return events
    return tuple(
        replace(event, client_id=client_id) if event.version == version and event.seat != CHANCE else event
        for event in events
    )


async def write(writer: Writer, change: Change, show: Callable[[], None]) -> None:
    """Return once the change is stored, then `show` it: also if whoever waits here is cancelled meanwhile.

    Raises `queue.Full`, or what the database raises.
    """
    written: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    writer.append(change, partial(_settle, written, show))
    await written


def _settle(written: asyncio.Future[None], show: Callable[[], None], error: Exception | None) -> None:
    """The writer has stored the events, or failed to; whoever asked for it may be gone by now."""
    # The asker is told before the watchers: so the answer leaves together with the state it brings.
    if not written.done():
        if error:
            written.set_exception(error)
        else:
            written.set_result(None)
    if error is None:
        show()
