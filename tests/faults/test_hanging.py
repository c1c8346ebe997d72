"""A node or a database that hangs: the others play on, and whoever must wait is told so."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import psycopg
import pytest
from tests.faults.freezing import frozen, frozen_postgres
from tests.faults.served import MOST_STOLEN_MS, Served
from tests.patience import SECONDS
from tests.server import requests
from tests.server.guests import Guest, Tab, friends
from tests.server.nodes import Node

Make = Callable[..., Node]
STANDS_SECONDS = 5
MOST_SECONDS = 15
"""Far more than the few seconds a time-out takes, far less than a lock that is held for ever."""


@pytest.fixture
def pair(make_node: Make, services: dict[str, str]) -> list[Node]:
    return [make_node(**services).start() for _ in range(2)]


@contextmanager
def holding(database: str, statement: str) -> Iterator[psycopg.Connection]:
    """Somebody who has begun a transaction, and does not go on."""
    with psycopg.connect(database) as connection:
        connection.execute(statement)
        yield connection
        connection.rollback()


def acted(tab: Tab, seat: int, move: str) -> str:
    """Play as a page does: again under the same id while the server is busy."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        answer = tab.act(seat, move, id="same")
        if answer.get("code") != "busy":
            return str(answer["type"])
        time.sleep(answer["retry_after_ms"] / 1000)
    raise AssertionError("busy for ever")


def ready(node: Node) -> int:
    return requests.get(f"{node.url}/ready").status_code


def until_ready(node: Node, status: int) -> dict[str, object]:
    while True:
        answer = requests.get(f"{node.url}/ready")
        if answer.status_code == status:
            told: dict[str, object] = answer.json()
            return told
        time.sleep(0.1)


def test_a_frozen_node_stops_no_table_of_another(pair: list[Node]) -> None:
    here, there = pair
    tables = [friends(there, "lexiduel") for _ in range(4)]
    busy = [friends(here, "lexiduel") for _ in range(4)]
    for table, (first, _) in busy:
        with first.tab(table) as tab:
            tab.send(type="act", seat=1, move="C3h MER")
    with frozen(here.process):
        begun = time.monotonic()
        for table, (first, second) in tables:
            with first.tab(table) as one, second.tab(table) as two:
                assert acted(one, 1, "C3h MER") == "acknowledged"
                assert acted(two, 2, "C4v ON") == "acknowledged"
        assert time.monotonic() - begun < MOST_SECONDS
        assert ready(there) == 200
    table, (_, second) = busy[0]
    with second.tab(table) as tab:
        tab.until(2)
        assert acted(tab, 2, "C4v ON") == "acknowledged"


def test_a_row_that_somebody_holds_stops_no_other_table(make_node: Make, services: dict[str, str]) -> None:
    node = make_node(**services).start()
    held, (mine, _) = friends(node, "lexiduel")
    others = [friends(node, "lexiduel") for _ in range(3)]
    lock = f"SELECT * FROM tables WHERE id = '{held}' FOR UPDATE"
    with mine.tab(held) as stuck:
        with holding(services["database"], lock):
            answer = stuck.act(1, "C3h MER", id="same")
            assert (answer["type"], answer["code"]) == ("trouble", "busy")
            assert answer["retry_after_ms"] > 0
            stuck.send(type="act", seat=1, move="C3h MER", id="same")
            begun = time.monotonic()
            for table, (first, _) in others:
                with first.tab(table) as tab:
                    assert acted(tab, 1, "C3h MER") == "acknowledged"
            assert time.monotonic() - begun < MOST_SECONDS
        assert acted(stuck, 1, "C3h MER") == "acknowledged"
        plies = stuck.hello()["plies"]
        assert [ply["effects"]["move"] for ply in plies] == ["C3h MER"]


def test_a_table_that_stood_still_takes_no_time_from_whoever_is_next(
    make_node: Make, services: dict[str, str]
) -> None:
    """The move counts from when it came; its neighbour, who has not seen it, is not charged meanwhile."""
    node = make_node(**services).start()
    table, (first, second) = friends(node, "lexiduel", options={"clock": "budget 60s"})
    lock = f"SELECT * FROM tables WHERE id = '{table}' FOR UPDATE"
    with first.tab(table) as one, second.tab(table) as two:
        with holding(services["database"], lock):
            begun = time.monotonic()
            while time.monotonic() - begun < STANDS_SECONDS:
                answer = one.act(1, "C3h MER", id="same")
                assert answer["code"] == "busy"
                time.sleep(answer["retry_after_ms"] / 1000)  # as a page does
        released = time.monotonic()
        assert acted(one, 1, "C3h MER") == "acknowledged"
        two.wait_for("clock.running", [2])
        two.ask(type="compose", seat=2, composition={})  # whatever was told before has been read then
        state = two.hello()
        waited = 1_000 * (time.monotonic() - released)
        assert state["clock"]["running"] == [2]
        assert 60_000 - state["clock"]["remaining_ms"][1] <= waited + MOST_STOLEN_MS


def test_a_transaction_left_open_by_a_node_is_ended_by_the_database(services: dict[str, str]) -> None:
    """Every connection a node makes carries the bounds.

    Nobody waits for a node that stopped in the middle.
    """
    from sqlalchemy import text

    from joute.storage import open_engine

    engine = open_engine(services["database"])
    with engine.connect() as connection:
        found = {
            name: connection.execute(text(f"SHOW {name}")).scalar()
            for name in ("lock_timeout", "statement_timeout", "idle_in_transaction_session_timeout")
        }
    engine.dispose()
    assert found == {
        "lock_timeout": "1s",
        "statement_timeout": "4s",
        "idle_in_transaction_session_timeout": "3s",
    }


def test_a_frozen_database_is_said_and_survived(make_node: Make, services: dict[str, str]) -> None:
    node = make_node(**services).start()
    served = Served()
    table, (first, _) = friends(node, "lexiduel", options={"clock": "budget 30s"})
    with first.tab(table) as tab:
        with frozen_postgres(services["database"]), served.away():
            answer = tab.act(1, "C3h MER", id="same")
            assert (answer["type"], answer["code"]) == ("trouble", "busy")
            told = until_ready(node, 503)
            assert told["status"] == "busy" and told["why"]
            assert requests.get(f"{node.url}/health").status_code == 200
            assert requests.get(f"{node.url}/api/tables/{'0' * 24}").status_code == 503
        assert acted(tab, 1, "C3h MER") == "acknowledged"
        until_ready(node, 200)
        state = tab.hello()
        assert state["plies"][0]["spent_ms"] <= served.most_ms
        assert state["table"]["status"] == "playing"


def test_an_event_that_cannot_be_read_stops_no_loop(make_node: Make, services: dict[str, str]) -> None:
    """A table of a newer version, say: it is passed over and said; what others need is looked after."""
    node = make_node(**services, machine_grace_ms=1_000).start()
    strange, (owner, _) = friends(node, "lexiduel", options={"clock": "budget 1m"}, listed=True)
    other = owner.table("lexiduel", "me", "here", listed=True)["table"]["id"]
    node.kill()
    with psycopg.connect(services["database"]) as connection:
        columns = "table_id, version, at_ms, seat, kind, action"
        connection.execute(f"INSERT INTO events ({columns}) VALUES (%s, 2, 0, 1, 'seance', 'x')", (strange,))
        connection.execute("UPDATE tables SET wake_ms = 1 WHERE id = %s", (strange,))
    node.start()
    table, (first, _) = friends(node, "lexiduel", options={"clock": "budget 1s"})
    with first.tab(table) as tab:
        tab.wait_for("table.status", "finished")
    assert [line for line in node.logged() if line.get("table") == strange and line["level"] == "error"]
    asked = owner.http.get(f"/api/tables/{strange}")
    assert (asked.status_code, asked.json()["code"]) == (503, "unreadable_here")
    for listing in ("/api/tables", "/api/tables/watch"):
        shown = [one["id"] for one in owner.http.get(listing).raise_for_status().json()]
        assert other in shown and strange not in shown, "one that cannot be read hides no other"
    ages = until_ready(node, 200)["ages"]
    assert isinstance(ages, dict)
    assert {"heartbeat", "caretaker", "conductor", "pulse", "timers"} <= set(ages)
    assert Guest(node).http.get("/api/games").status_code == 200
