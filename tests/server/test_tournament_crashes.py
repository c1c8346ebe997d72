"""Servers killed in the middle of a round: every table is opened once, every result entered once."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
import pytest
from tests.patience import SECONDS
from tests.server.events import NAMES, Meeting, headers, meeting
from tests.server.nodes import Node
from websockets.exceptions import WebSocketException

from joute.storage import Change, Store, TournamentStore, open_engine
from joute.storage.tournament_rows import Entry
from joute.tables import ClockStep, Event, EventKind

Make = Callable[..., Node]
LOST = (OSError, httpx.HTTPError, WebSocketException, EOFError, AssertionError)


def resign_offline(database: str, table: str, seat: int) -> None:
    """What a server stored just before it died: the last event of a table, and nothing after it."""
    store = Store(open_engine(database))
    last = store.events(table)[-1]
    event = Event(last.version + 1, last.at, seat, EventKind.MOVE, "resign")
    store.append([Change(table, (event,), finished=True, wake_ms=None)])
    store.close()


def test_a_result_that_was_not_entered_before_the_crash_is_entered_after_it(make_node: Make) -> None:
    node = make_node().start()
    cup = meeting(node, NAMES[:4], headers=headers("jago", "swiss", Rounds="1"))
    first, second = cup.enter(next_round=True)["tables"]
    node.kill()
    resign_offline(str(node.order["database"]), first["id"], 1)
    node.start()
    cup.wait_for_tables(1)
    node.kill()
    node.start()
    cup.resign(second, second["players"][0])
    info = cup.wait("over", True)
    assert {one["winner"] for one in info["desk"]["encounters"]} == {
        first["players"][1],
        second["players"][1],
    }
    assert sum(" won " in line for line in cup.lines()) == 2


def test_a_round_whose_tables_were_not_opened_before_the_crash_is_opened_after_it(make_node: Make) -> None:
    node = make_node().start()
    cup = meeting(node, NAMES[:4], headers=headers("jago", "swiss", Rounds="1"))
    version = cup.look()["version"]
    node.kill()
    engine = open_engine(str(node.order["database"]))
    lines = ((0, "draw 1 2 3 4"), (0, "round 1-2 3-4"))
    TournamentStore(engine).append(Entry(tournament_id=cup.id, after=version, at_ms=1, lines=lines))
    engine.dispose()
    node.start()
    assert [one["players"] for one in cup.wait_for_tables(2)] == [[1, 2], [3, 4]]


def test_trn_02_the_bell_stands_while_no_server_runs_and_the_hand_goes_on(make_node: Make) -> None:
    node = make_node().start()
    cup = meeting(node, NAMES[:4], headers=headers("lexicon", "hands", Minutes="7"))
    (table,) = cup.enter(next_round=True)["tables"]
    node.kill()
    node.start()
    info = cup.look()
    assert info["tables"] == [table] and info["bell_ms"] > 0
    store = Store(open_engine(str(node.order["database"])))
    assert [event.action for event in store.events(table["id"])][-2:] == [ClockStep.STOP, ClockStep.START]
    store.close()
    for player in table["players"][1:]:
        cup.resign(table, player)
    cup.wait("between_rounds", True)


def drive(cup: Meeting, rounds: int) -> None:
    """Organise and play, whatever breaks on the way, until it is over."""
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        with suppress(*LOST):
            info: dict[str, Any] = cup.look()
            if info["desk"]["over"]:
                return
            if info["desk"]["between_rounds"] and info["desk"]["round"] < rounds:
                cup.enter(next_round=True, client=f"round {info['desk']['round'] + 1}")
            for table in info["tables"]:
                if not table["entered"]:
                    cup.resign(table, max(table["players"]))
        time.sleep(0.05)
    raise AssertionError("the tournament does not come to its end")


def kill_often(nodes: list[Node], over: threading.Event) -> None:
    number = 0
    while not over.wait(random.uniform(0.1, 0.7)):
        node = nodes[number % len(nodes)]
        number += 1
        node.kill()
        node.start()


def check_once(cup: Meeting, players: int, rounds: int) -> None:
    lines = cup.lines()
    assert sum(" round " in line for line in lines) == rounds
    assert sum(" won " in line for line in lines) == rounds * (players // 2)


@pytest.mark.parametrize("game", ["jago", "lexiduel"])
def test_a_tournament_survives_being_killed_at_any_moment(make_node: Make, game: str) -> None:
    node = make_node().start()
    cup = meeting(node, NAMES[:6], headers=headers(game, "swiss", Rounds="4", Encounter="game"))
    over = threading.Event()
    killer = threading.Thread(target=kill_often, args=([node], over))
    killer.start()
    try:
        drive(cup, 4)
    finally:
        over.set()
        killer.join()
    check_once(cup, 6, 4)


def test_any_node_organises_and_another_goes_on_when_it_dies(
    make_node: Make, services: dict[str, str]
) -> None:
    here, there = (make_node(**services).start() for _ in range(2))
    cup = meeting(here, NAMES[:4], headers=headers("jago", "swiss", Rounds="2"))
    first, second = cup.enter(next_round=True)["tables"]
    for number in (1, 2, 3):
        cup.guests[number].node = there
    with cup.socket(cup.guests[1]) as socket:
        cup.resign(first, first["players"][0])
        while str(socket.recv(30)).count('"winner":null') > 1:
            pass
    watching = next(player for player in second["players"] if player != 4)
    with cup.guests[watching].tab(second["id"], there):
        here.kill()
    for guest in (cup.organiser, *cup.guests.values()):
        guest.node = there
        guest.http.base_url = there.url
    resign_offline(services["database"], second["id"], 1)
    cup.wait("between_rounds", True)
    assert len(cup.enter(next_round=True)["tables"]) == 2
    assert sum(" won " in line for line in cup.lines()) == 2
