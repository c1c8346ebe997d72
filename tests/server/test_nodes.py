"""Two nodes on one database: any node serves any table, and the bus tells names of tables only."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest
from redis import Redis
from tests.patience import SECONDS
from tests.server.guests import Guest, friends
from tests.server.nodes import Node

from joute.storage import Store, open_engine

Make = Callable[..., Node]


@pytest.fixture
def pair(make_node: Make, services: dict[str, str]) -> list[Node]:
    return [make_node(**services).start() for _ in range(2)]


def test_any_node_serves_any_table(pair: list[Node]) -> None:
    here, there = pair
    table, (first, second) = friends(here, "lexiduel")
    with first.tab(table) as one, second.tab(table, there) as two:
        assert one.act(1, "C3h MER")["version"] == 2
        assert two.until(2)["plies"][0]["effects"]["move"] == "C3h MER"
        assert two.act(2, "C4v ON")["version"] == 3
        assert one.until(3)["plies"] == two.until(3)["plies"]


def test_what_is_said_at_one_node_is_heard_at_the_other(pair: list[Node]) -> None:
    here, there = pair
    table, (first, second) = friends(here, "lexiduel")
    with first.tab(table) as one, second.tab(table, there) as two:
        one.act(1, "C3h MER")
        two.until(2)  # the nodes hear each other
        one.ask(type="say", seat=1, phrase="thanks")
        while (message := two.read())["type"] != "said":
            pass
        assert message == {"type": "said", "id": "", "seat": 1, "phrase": "thanks"}


def test_a_retry_at_another_node_is_not_a_second_move(pair: list[Node]) -> None:
    here, there = pair
    table, (first, _) = friends(here, "lexiduel")
    with first.tab(table) as one, first.tab(table, there) as two:
        assert one.act(1, "C3h MER", id="same")["version"] == 2
        assert two.act(1, "C3h MER", id="same")["version"] == 2
        assert two.hello()["table"]["version"] == 2


def test_a_table_begins_though_its_last_guest_joins_elsewhere(pair: list[Node]) -> None:
    here, there = pair
    me, friend = Guest(here), Guest(there)
    made = me.table("jago", "me", "link")
    table = made["table"]["id"]
    with me.tab(table) as tab:
        friend.join(made["invitations"][0]["token"])
        tab.wait_for("table.status", "playing")
        with friend.tab(table) as other:
            assert other.state["seat"] == 2
            assert tab.until(2)["plies"][0]["effects"]["kind"] == "deal"


def test_the_clocks_of_a_dead_node_are_taken_over(pair: list[Node]) -> None:
    here, there = pair
    table, (_, second) = friends(here, "lexiduel", options={"clock": "budget 4s"})
    with second.tab(table, there):
        pass
    mine = Guest(here)
    alone = mine.table("lexiduel", "me", "link", options={"clock": "budget 3s"})
    Guest(here).join(alone["invitations"][0]["token"])
    here.kill()
    mine.node = second.node = there
    for guest, id_ in ((second, table), (mine, alone["table"]["id"])):
        with guest.tab(id_, there) as tab:
            tab.wait_for("table.status", "finished")
            assert tab.state["table"]["outcome"]["reason"] == "time"


def test_the_machines_of_a_dead_node_play_on_at_another(make_node: Make, services: dict[str, str]) -> None:
    """Nobody is connected: the other node sees for itself that these tables wait for a machine."""
    here, there = (make_node(**services, machine_grace_ms=2_000, machine_threads=1) for _ in range(2))
    here.start()
    guests = [Guest(here) for _ in range(4)]
    seats = [{"kind": "me"}, {"kind": "machine", "level": 6}]
    tables = [guest.table("lexiduel", seats=seats)["table"]["id"] for guest in guests]
    for guest, table in zip(guests, tables, strict=True):
        with guest.tab(table) as tab:
            tab.act(1, "C3h MER")
    here.kill()
    store = Store(open_engine(services["database"]))
    # One thread thinks long about one table at a time: most of them had not been answered.
    left = [table for table in tables if _played(store, table) == [1]]
    assert left
    there.start()
    while any(_played(store, table) == [1] for table in left):
        time.sleep(0.2)
    assert all(_played(store, table) == [1, 2] for table in left)
    store.close()


def _played(store: Store, table: str) -> list[int]:
    return [event.seat for event in store.events(table) if event.seat]


def test_nothing_but_names_of_tables_travels_on_the_bus(pair: list[Node], services: dict[str, str]) -> None:
    here, there = pair
    listener = Redis.from_url(services["bus"])
    channel = listener.pubsub()
    channel.psubscribe("*")
    table, (first, second) = friends(here, "jago")
    with first.tab(table) as one, second.tab(table, there) as two:
        move = one.ask(type="hint", seat=1, grade=3)["move"]
        one.act(1, move)
        two.until(one.state["table"]["version"])
    heard: list[str] = []
    while message := channel.get_message(timeout=0.5 if heard else SECONDS):
        if message["type"] == "pmessage":
            heard.append(message["data"].decode())
    channel.close()
    listener.close()
    assert heard
    assert {text.split()[1] for text in heard} == {table}
    assert all(len(text) == 32 + 1 + len(table) for text in heard)
