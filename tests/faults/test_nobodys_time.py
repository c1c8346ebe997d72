"""A player who moves at once loses no time to a server, a disk, a database or a clock that misbehaves."""

from __future__ import annotations

import resource
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.faults.freezing import frozen, frozen_postgres
from tests.faults.served import Served
from tests.faults.test_hanging import acted, until_ready
from tests.server import requests
from tests.server.guests import Guest, friends
from tests.server.nodes import Node

from joute.storage import Store, open_engine
from joute.tables import Event

Make = Callable[..., Node]
BUDGET_MS = 15_000
"""So much that a busy machine, which is nobody's fault, does not use it up."""
FORTY_MINUTES_MS = 2_400_000


def played_at(node: Node, move: str = "C3h MER") -> tuple[str, list[Guest]]:
    """A table with few seconds each, where the first player has moved once: the game is under way."""
    table, guests = friends(node, "lexiduel", options={"clock": f"budget {BUDGET_MS // 1000}s"})
    with guests[0].tab(table) as tab:
        tab.act(1, move)
    return table, guests


def spent_by(state: dict[str, Any], seat: int) -> int:
    return BUDGET_MS - int(state["clock"]["remaining_ms"][seat - 1])


def passed(seconds: float) -> None:
    """Let real time pass while something stands still: that is what is being tested."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        time.sleep(0.05)


@contextmanager
def full_disk(node: Node) -> Iterator[None]:
    """No file of the node's may grow."""
    usual = resource.prlimit(node.process, resource.RLIMIT_FSIZE)
    resource.prlimit(node.process, resource.RLIMIT_FSIZE, (1, usual[1]))
    try:
        yield
    finally:
        resource.prlimit(node.process, resource.RLIMIT_FSIZE, usual)


def test_a_full_disk_takes_nobodys_time_and_is_a_503(make_node: Make) -> None:
    node = make_node().start()
    served = Served()
    table, (_, second) = played_at(node)
    with second.tab(table) as tab:
        with served.away(), full_disk(node):
            answer = tab.act(2, "C4v ON", id="same")
            assert (answer["type"], answer["code"]) == ("trouble", "busy")
            made = second.http.post("/api/tables", json={"game": "jago", "seats": [{"kind": "me"}] * 2})
            assert made.status_code == 503 and made.headers["retry-after"] == "1"
            passed(BUDGET_MS / 1000 + 1)
        assert acted(tab, 2, "C4v ON") == "acknowledged"
        state = tab.hello()
        assert state["table"]["status"] == "playing"
        assert spent_by(state, 2) <= served.most_ms
        assert [ply["effects"]["move"] for ply in state["plies"]] == ["C3h MER", "C4v ON"]


def test_a_paused_process_takes_nobodys_time(make_node: Make) -> None:
    """A laptop's lid: the move was on its way, and is read when the process goes on."""
    node = make_node().start()
    served = Served()
    table, (_, second) = played_at(node)
    with second.tab(table) as tab:
        with served.away(), frozen(node.process):
            sent = tab.send(type="act", seat=2, move="C4v ON")
            passed(BUDGET_MS / 1000 + 1)
        while tab.read().get("id") != sent:
            pass
        state = tab.hello()
        assert state["table"]["status"] == "playing"
        assert spent_by(state, 2) <= served.most_ms


def test_a_paused_process_takes_nobodys_time_who_has_not_moved_yet(make_node: Make) -> None:
    node = make_node().start()
    served = Served()
    table, (_, second) = played_at(node)
    with second.tab(table) as tab:
        with served.away(), frozen(node.process):
            passed(BUDGET_MS / 1000 + 1)
        assert acted(tab, 2, "C4v ON") == "acknowledged"
        state = tab.hello()
        assert state["table"]["status"] == "playing"
        assert spent_by(state, 2) <= served.most_ms


@pytest.mark.parametrize("jump_ms", [FORTY_MINUTES_MS, -FORTY_MINUTES_MS])
def test_a_system_clock_that_jumps_takes_nobodys_time(make_node: Make, tmp_path: Path, jump_ms: int) -> None:
    moved = tmp_path / "moved"
    moved.write_text("0")
    node = make_node(clock_file=str(moved)).start()
    served = Served()
    table, (first, second) = played_at(node)
    with first.tab(table) as one, second.tab(table) as two:
        moved.write_text(str(jump_ms))
        requests.get(f"{node.url}/ready")
        assert acted(two, 2, "C4v ON") == "acknowledged"
        state = one.hello()
        assert state["table"]["status"] == "playing"
        assert spent_by(state, 2) <= served.most_ms
    check_order(str(node.order["database"]), table)


@pytest.mark.parametrize("jump_ms", [FORTY_MINUTES_MS, -FORTY_MINUTES_MS])
def test_a_clock_that_jumps_between_two_lives_takes_nobodys_time(
    make_node: Make, tmp_path: Path, jump_ms: int
) -> None:
    moved = tmp_path / "moved"
    moved.write_text("0")
    node = make_node(clock_file=str(moved)).start()
    served = Served()
    table, (_, second) = played_at(node)
    node.kill()
    moved.write_text(str(jump_ms))
    node.start()
    with second.tab(table) as two:
        assert acted(two, 2, "C4v ON") == "acknowledged"
        state = two.hello()
        assert state["table"]["status"] == "playing" and state["clock"]["running"] == [1]
        assert spent_by(state, 2) <= served.most_ms
    check_order(str(node.order["database"]), table)


@pytest.mark.slow
def test_six_restarts_with_short_gaps_take_nobodys_time(make_node: Make, services: dict[str, str]) -> None:
    """Both nodes each time: whatever gap there is between two lives counts for nobody, however short."""
    pair = [make_node(**services).start() for _ in range(2)]
    served = Served()
    table, (_, second) = played_at(pair[0])
    for _ in range(6):
        for node in pair:
            node.kill()
        with served.away():
            passed(1.4)
        for node in pair:
            node.start(wait=False)
        for node in pair:
            node.wait()
    with second.tab(table) as tab:
        assert acted(tab, 2, "C4v ON") == "acknowledged"
        state = tab.hello()
        assert state["table"]["status"] == "playing"
        assert spent_by(state, 2) <= served.most_ms
    check_order(services["database"], table)


def test_a_database_that_is_away_takes_nobodys_time(make_node: Make, services: dict[str, str]) -> None:
    """Nobody has tried to move meanwhile: no time-out is written when it comes back."""
    node = make_node(**services).start()
    served = Served()
    table, (_, second) = played_at(node)
    with second.tab(table) as tab:
        with frozen_postgres(services["database"]), served.away():
            passed(BUDGET_MS / 1000 + 1)
        until_ready(node, 200)
        assert acted(tab, 2, "C4v ON") == "acknowledged"
        state = tab.hello()
        assert state["table"]["status"] == "playing"
        assert spent_by(state, 2) <= served.most_ms


@pytest.mark.slow
def test_a_frozen_node_takes_no_time_from_its_players(make_node: Make, services: dict[str, str]) -> None:
    """The other node sees the time run out, and does not believe it: it asks first whether all were there."""
    here, there = (make_node(**services).start() for _ in range(2))
    table, (first, second) = played_at(here)
    with second.tab(table) as tab, first.tab(table, there) as other:
        with frozen(here.process):
            sent = tab.send(type="act", seat=2, move="C4v ON")
            passed(BUDGET_MS / 1000 + 2)
            assert other.hello()["table"]["status"] == "playing"
        while tab.read().get("id") != sent:
            pass
        assert tab.hello()["table"]["status"] == "playing"
        other.until(3)
        other.wait_for("clock.running", [1])
        assert spent_by(other.state, 2) <= BUDGET_MS / 2


def check_order(database: str, table: str) -> None:
    """Stored times never run backwards."""
    times = [event.at for event in stored_events(database, table)]
    assert times == sorted(times)


def test_an_action_counts_when_it_is_received(make_node: Make) -> None:
    """Hints and the like asked for before it may take their time: they cost nobody theirs."""
    node = make_node().start()
    table, (_, second) = played_at(node)
    with second.tab(table) as tab:
        hints = {tab.send(type="hint", seat=2, grade=3) for _ in range(6)}
        sent = tab.send(type="act", seat=2, move="C4v ON")
        answered: dict[str, float] = {}
        while len(answered) <= len(hints):
            answered[tab.read().get("id", "")] = time.time() * 1000
            answered.pop("", None)
    *_, last_but_one, _ = sorted(answered[hint] for hint in hints)
    assert sent in answered
    acted = [event for event in stored_events(str(node.order["database"]), table) if event.seat == 2]
    # what hints take from the processor may use up the time of who is on turn next, not of who has moved
    assert [event.action for event in acted] == ["C4v ON"]
    assert acted[0].at < last_but_one, "it waited for the hints"


def stored_events(database: str, table: str) -> list[Event]:
    store = Store(open_engine(database))
    try:
        return list(store.events(table))
    finally:
        store.close()
