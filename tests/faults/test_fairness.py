"""Work is shared fairly: whoever asks for much waits behind whoever asks for little."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from functools import partial

import pytest
from tests.patience import SECONDS
from tests.server.guests import Guest
from tests.server.nodes import Node

from joute.server.errors import RequestError
from joute.server.operations.work import Work
from joute.server.reviews.running import MOST_EACH, Reviews, _Running

Make = Callable[..., Node]


def test_every_asker_has_a_turn_before_anybody_has_a_second_one() -> None:
    asyncio.run(_turns())


async def _turns() -> None:
    work = Work(1, 100)
    gate, order = threading.Event(), []

    def first() -> None:
        gate.wait(SECONDS)

    begun = asyncio.create_task(work.do(first, "flood"))
    flood = [asyncio.create_task(work.do(partial(order.append, "flood"), "flood")) for _ in range(20)]
    await asyncio.sleep(0)
    one = asyncio.create_task(work.do(partial(order.append, "one"), "one"))
    await asyncio.sleep(0)
    gate.set()
    await asyncio.gather(begun, one, *flood)
    assert order.index("one") <= 1
    work.stop()


def test_what_one_address_may_have_waiting_is_bounded_and_said() -> None:
    asyncio.run(_bounded())


async def _bounded() -> None:
    work = Work(1, 10, most_each=3)
    gate = threading.Event()
    flood = [asyncio.create_task(work.do(partial(gate.wait, 60), "flood")) for _ in range(3)]
    await asyncio.sleep(0)
    with pytest.raises(RequestError) as refused:
        await work.do(gate.is_set, "flood")
    assert (refused.value.code, refused.value.status, refused.value.retry_ms) == ("busy", 503, 1000)
    one = asyncio.create_task(work.do(gate.is_set, "one"))
    gate.set()
    assert await one
    await asyncio.gather(*flood)
    work.stop()


def test_long_preparations_of_one_asker_leave_a_thread_to_others() -> None:
    asyncio.run(_one_each())


async def _one_each() -> None:
    work = Work(2, 10, most_running_each=1)
    gate = threading.Event()
    flood = [asyncio.create_task(work.do(partial(gate.wait, 60), "flood")) for _ in range(4)]
    assert await asyncio.wait_for(work.do(lambda: "done", "one"), 60) == "done"
    gate.set()
    await asyncio.gather(*flood)
    work.stop()


def test_one_asker_leaves_room_for_others_reviews() -> None:
    """Games looked back at: some of one address, more of all; whoever must wait is told so."""
    reviews = Reviews(None, Work(1, 10), 100, lambda: 0)  # type: ignore[arg-type]
    for number in range(MOST_EACH):
        reviews._running[str(number)] = _Running(None, "flood")  # type: ignore[arg-type]
    with pytest.raises(RequestError) as refused:
        reviews._check_room("flood")
    assert (refused.value.code, refused.value.retry_ms) == ("busy", 5_000)
    reviews._check_room("one")


def test_tables_with_machines_and_word_lists_have_caps_that_are_said(make_node: Make) -> None:
    node = make_node(limits={"machine_tables_per_address": 2, "word_lists_per_address": 2}).start()
    guest = Guest(node)
    body = {"game": "lexiduel", "seats": [{"kind": "me"}, {"kind": "machine", "level": 1}]}
    answers = [guest.http.post("/api/tables", json=body) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    told = answers[-1].json()
    assert told["code"] == "too_many_tables" and "2" in told["message"]
    people = {"game": "lexiduel", "seats": [{"kind": "me"}, {"kind": "here"}]}
    statuses = [
        guest.http.post("/api/tables", json={**people, "options": {"words": f"ABCD{letter}"}}).status_code
        for letter in "EFEG"
    ]
    assert statuses == [201, 201, 201, 429]
    assert guest.http.post("/api/tables", json=people).status_code == 201
