"""Clocks run by the server: time-outs with nobody there, closing windows, stops that cost nobody anything."""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Callable

from tests.server import requests
from tests.server.guests import Guest, friends
from tests.server.nodes import Node

from joute.storage import Store, open_engine
from joute.tables import Event

Make = Callable[..., Node]
DOWN_MS = 600_000


def finished(guest: Guest, table: str) -> dict[str, object]:
    """Wait without any connection until the table is over."""
    while True:
        info: dict[str, object] = guest.http.get(f"/api/tables/{table}").json()
        if info["status"] == "finished":
            return info
        time.sleep(0.05)


def test_time_runs_out_though_nobody_is_connected(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel", options={"clock": "budget 300ms"})
    info = finished(first, table)
    assert info["outcome"]["reason"] == "time"  # type: ignore[index]
    assert info["outcome"]["winners"] == [2]  # type: ignore[index]


def test_clocks_are_told_and_count_down(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel", options={"clock": "budget 15m/10m"})
    with first.tab(table) as one, second.tab(table) as two:
        clock = one.state["clock"]
        assert clock["kind"] == "budget" and clock["running"] == [1]
        assert 0 < clock["remaining_ms"][0] <= 900_000 and clock["remaining_ms"][1] == 600_000
        while one.hello()["clock"]["remaining_ms"][0] > clock["remaining_ms"][0] - 200:
            pass
        one.act(1, "C3h MER")
        after = two.until(2)["clock"]
        assert after["running"] == [2] and after["remaining_ms"][0] <= clock["remaining_ms"][0] - 200
        assert two.state["plies"][0]["spent_ms"] >= 200


def test_correspondence_takes_days_a_move(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel", options={"clock": "turn 3d"})
    with first.tab(table) as tab:
        left = tab.state["clock"]["remaining_ms"][0]
        assert 2 * 86_400_000 < left <= 3 * 86_400_000


LAST_SQUARE = "ZEB 1 R/AB/CDE announced=1:ZEBRE,2:ZEBU,3:ZEBU"


def test_amu_6_a_machine_answers_for_itself_and_a_person_is_waited_for(make_node: Make) -> None:
    node = make_node(closing_ms=3_600_000).start()
    me, friend = Guest(node), Guest(node)
    options = {"arbitration": "contest"}
    made = me.table("amusante", "me", "link", "machine", options=options, position=LAST_SQUARE)
    friend.join(made["invitations"][0]["token"])
    with me.tab(made["table"]["id"]) as tab:
        tab.act(1, "lay R ZEBRE")
        tab.wait_for("table.to_act", [2])
        assert (tab.state["table"]["status"], tab.state["view"]["window"]["state"]) == ("playing", "closing")
        moves = [(ply["seat"], ply["effects"]["move"]) for ply in tab.state["plies"]]
        assert moves == [(1, "lay R ZEBRE"), (3, "accept")]


def test_amu_6_silence_closes_a_window_where_no_clock_does(make_node: Make) -> None:
    """The last square stands once the delay is over, no sooner, for each silent person in turn."""
    node = make_node(closing_ms=1_500).start()
    options = {"arbitration": "contest"}
    table, guests = friends(node, "amusante", 3, options=options, position=LAST_SQUARE)
    with guests[0].tab(table) as tab:
        tab.act(1, "lay R ZEBRE")
        tab.wait_for("table.status", "finished")
        moves = [(ply["seat"], ply["effects"]["move"]) for ply in tab.state["plies"]]
        assert moves == [(1, "lay R ZEBRE"), (2, "timeout"), (3, "timeout")]
    laid, second, third = [event.at for event in stored(node, table)[1:]]
    assert laid + 1_500 <= second <= third


def test_lex_15_who_plays_among_machines_alone_answers_when_they_like(make_node: Make) -> None:
    """Nobody else waits: the last word stays open, and no time is told."""
    node = make_node(closing_ms=1).start()
    me = Guest(node)
    options = {"arbitration": "contest"}
    position = "ZEB 2 AB/R/CDE announced=1:ZEBU,2:ZEBRE,3:ZEBU"
    made = me.table("amusante", "me", "here", "machine", options=options, position=position)
    with me.tab(made["table"]["id"]) as tab:
        tab.act(2, "lay R ZEBRE")
        tab.wait_for("table.to_act", [1])
        tab.send(type="shown", id="shown", seat=1, ply=1)
        tab.hello()
        assert not any("contest_open" in text for text in tab.received)
        assert tab.state["table"]["status"] == "playing"
        tab.act(1, "accept")
        tab.wait_for("table.status", "finished")


def stored(node: Node, table: str) -> tuple[Event, ...]:
    """What the database holds, without asking the server, which would open the table."""
    store = Store(open_engine(node.order["database"]))
    try:
        return store.events(table)
    finally:
        store.close()


def test_lex_15_dem_10_amu_6_an_answer_in_time_counts(make_node: Make) -> None:
    node = make_node(closing_ms=60_000).start()
    options = {"arbitration": "contest"}
    table, guests = friends(node, "amusante", 3, options=options, position=LAST_SQUARE)
    with guests[0].tab(table) as one, guests[1].tab(table) as two, guests[2].tab(table) as three:
        one.act(1, "lay R ZEBRE")
        two.act(2, "accept")
        assert three.act(3, "accept")["type"] == "acknowledged"
        one.wait_for("table.status", "finished")


def stopped_and_started(node: Node) -> None:
    """Killed, and started again ten minutes later by its own clock."""
    node.kill()
    node.order["ahead_ms"] = node.order.get("ahead_ms", 0) + DOWN_MS
    node.start()


def test_a_stop_of_the_server_costs_nobody_time(make_node: Make) -> None:
    node = make_node().start()
    begun = time.monotonic()
    table, (first, second) = friends(node, "lexiduel", options={"clock": "budget 15m"})
    stopped_and_started(node)
    with first.tab(table) as tab:
        used = 900_000 - tab.state["clock"]["remaining_ms"][0]
        assert 0 <= used <= (time.monotonic() - begun) * 1000
        assert tab.state["clock"]["running"] == [1]
        tab.act(1, "C3h MER")
    with second.tab(table) as tab:
        assert tab.state["plies"][0]["spent_ms"] <= (time.monotonic() - begun) * 1000


def test_a_stop_is_nobodys_thinking_time_where_no_clock_limits_it(make_node: Make) -> None:
    node = make_node().start()
    begun = time.monotonic()
    table, (first, _) = friends(node, "lexiduel")
    stopped_and_started(node)
    with first.tab(table) as tab:
        tab.act(1, "C3h MER")
        spent = tab.until(4)["plies"][0]["spent_ms"]
        assert spent <= (time.monotonic() - begun) * 1000


def test_a_clock_about_to_run_out_does_not_while_the_server_is_down(make_node: Make) -> None:
    node = make_node().start()
    table, (first, _) = friends(node, "lexiduel", options={"clock": "turn 5m"})
    stopped_and_started(node)
    with first.tab(table) as tab:
        assert tab.state["table"]["status"] == "playing"
        assert tab.state["clock"]["running"] == [1] and tab.state["plies"] == []


def test_a_stop_before_the_last_costs_nobody_time_either(make_node: Make) -> None:
    """Nobody has looked at the table between the two stops."""
    node = make_node().start()
    begun = time.monotonic()
    table, (first, _) = friends(node, "lexiduel", options={"clock": "budget 15m"})
    stopped_and_started(node)
    stopped_and_started(node)
    with first.tab(table) as tab:
        used = 900_000 - tab.state["clock"]["remaining_ms"][0]
        assert 0 <= used <= (time.monotonic() - begun) * 1000


def test_tables_wait_in_the_database_until_their_time_comes(make_node: Make) -> None:
    """A start opens no table whose clock has long to run; the one that runs out does, though nobody asks."""
    node = make_node(machine_grace_ms=0).start()
    slow = [friends(node, "lexiduel", options={"clock": "turn 3d"})[0] for _ in range(5)]
    quick, _ = friends(node, "lexiduel", options={"clock": "budget 1h"})
    node.kill()
    begin_earlier(node, quick, 3_600_000 - 1_000)
    node.start()
    while stored(node, quick)[-1].action != "timeout":
        time.sleep(0.1)
    assert "joute_live_tables 1.0" in requests.get(f"{node.url}/metrics").text
    assert all(len(stored(node, table)) == 1 for table in slow)


def begin_earlier(node: Node, table: str, ms: int) -> None:
    """As if the game had begun so much earlier: its time runs out without a test waiting for it."""
    path = str(node.order["database"]).removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE events SET at_ms = at_ms - ? WHERE table_id = ?", (ms, table))
        database.execute("UPDATE tables SET wake_ms = wake_ms - ? WHERE id = ?", (ms, table))


def test_a_polite_stop_says_goodbye_and_keeps_everything(make_node: Make) -> None:
    node = make_node().start()
    table, (first, _) = friends(node, "lexiduel")
    with first.tab(table) as tab:
        tab.act(1, "C3h MER")
        node.stop()
    node.start()
    with first.tab(table) as tab:
        assert [ply["effects"]["move"] for ply in tab.state["plies"]] == ["C3h MER"]
    assert not [line for line in node.logged() if line["level"] == "error"]


def test_jag_22_everybody_is_told_when_the_disc_turns(server: Node) -> None:
    options = {"clock": "disc 90x200ms", "tolerance": "0"}
    table, (first, second) = friends(server, "jago", options=options)
    with first.tab(table) as one, second.tab(table) as two:
        version = one.state["table"]["version"]
        for tab in (one, two):
            while tab.state["clock"]["disc"][0] > 87:
                assert tab.read()["type"] == "state", "nobody has asked for anything"
            left, other = tab.state["clock"]["disc"]
            assert left + other == 180
            assert tab.state["table"]["version"] == version
