"""Clients that do not ask, ask without end, or do not read are hung up on, and nobody notices."""

from __future__ import annotations

import socket
from collections.abc import Callable
from contextlib import ExitStack

import pytest
from tests.patience import SECONDS
from tests.server import requests
from tests.server.guests import Guest, friends
from tests.server.nodes import Node
from websockets.exceptions import ConnectionClosed

Make = Callable[..., Node]


def raw(node: Node) -> socket.socket:
    return socket.create_connection(("127.0.0.1", node.port), timeout=SECONDS)


def is_hung_up(line: socket.socket) -> bool:
    """Wait until the other side has closed; what it said before does not matter."""
    try:
        while line.recv(65_536):
            pass
    except ConnectionError:
        pass
    return True


@pytest.mark.parametrize(
    "begun", [b"", b"GET /api/games HTTP/1.1\r\nhost: x\r\n"], ids=["silent", "half a head"]
)
def test_a_request_that_does_not_come_is_not_waited_for(make_node: Make, begun: bytes) -> None:
    node = make_node(limits={"head_seconds": 0.3}).start()
    lines = [raw(node) for _ in range(20)]
    for line in lines:
        line.sendall(begun)
    assert requests.get(f"{node.url}/api/games").status_code == 200
    assert all(is_hung_up(line) for line in lines)
    for line in lines:
        line.close()


def test_a_body_that_trickles_is_cut_off(make_node: Make) -> None:
    node = make_node(limits={"head_seconds": 0.3}).start()
    lines = (b"POST /api/replay HTTP/1.1", b"host: x", b"content-type: application/json")
    head = b"\r\n".join((*lines, b"content-length: 9000", b"", b""))
    with raw(node) as line:
        line.sendall(head)
        line.settimeout(0.1)
        for _ in range(600):
            try:
                line.sendall(b"x")
                if not line.recv(1):
                    return
            except TimeoutError:
                continue
            except ConnectionError:
                return
    raise AssertionError("it is still listened to")


def test_a_head_without_end_is_not_read(make_node: Make) -> None:
    node = make_node().start()
    with raw(node) as line:
        line.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(ConnectionError):
            for number in range(100_000):
                line.sendall(b"x-%d: " % number + b"y" * 1000 + b"\r\n")


def test_beyond_the_last_socket_those_who_ask_nothing_make_room(make_node: Make) -> None:
    node = make_node(limits={"open_connections": 10}).start()
    idle = [raw(node) for _ in range(10)]
    for _ in range(5):
        assert requests.get(f"{node.url}/api/games").status_code == 200
    for line in idle:
        line.close()


def test_two_hundred_spectators_keep_no_player_out(make_node: Make) -> None:
    node = make_node(limits={"connections_per_address_and_table": 10}).start()
    table, (first, second) = friends(node, "lexiduel", listed=True)
    with ExitStack() as watching:
        for _ in range(10):
            watching.enter_context(Guest(node).tab(table))
        for _ in range(5):
            with Guest(node).socket(table) as refused, pytest.raises(ConnectionClosed) as closed:
                refused.recv(30)
            assert closed.value.rcvd and closed.value.rcvd.code == 4429
        with first.tab(table) as one, second.tab(table) as two:
            assert one.act(1, "C3h MER")["type"] == "acknowledged"
            assert two.act(2, "C4v ON")["type"] == "acknowledged"


def test_requests_of_others_from_the_same_address_keep_no_player_out(make_node: Make) -> None:
    """Whoever sits at a table is counted by their own key there, strangers by their address."""
    node = make_node().start()
    table, (first, second) = friends(node, "lexiduel", listed=True)
    with first.tab(table), second.tab(table):
        pass
    node.stop()
    node.order["limits"] |= {"requests_per_second": 0.001, "burst": 8}
    node.start()
    stranger = Guest(node)
    answers = [stranger.http.get(f"/api/tables/{table}").status_code for _ in range(10)]
    assert answers == [200] * 8 + [429] * 2
    with first.tab(table) as one, second.tab(table) as two:
        assert one.act(1, "C3h MER")["type"] == "acknowledged"
        assert two.act(2, "C4v ON")["type"] == "acknowledged"
    assert second.http.get(f"/api/tables/{table}").status_code == 200
    assert stranger.http.get(f"/api/tables/{table}").status_code == 429
    asked = [second.http.get(f"/api/tables/{table}").status_code for _ in range(8)]
    assert asked[-1] == 429, "players are counted too"


@pytest.mark.parametrize(
    "text",
    [
        '{"type":"act","id":"mine","seat":1,"move":"C3h M\\ud800R"}',
        '{"type":"act","id":"mine","seat":1,"move":',
        '{"type":"act", "id" : "mine", seat: 1}',
        '{"type":"act","seat":1,"move":"' + "x" * 9_000 + '","id":"mine"}',
        '{"type":"act","id":"mine","seat":"\x00"}',
    ],
    ids=["half a pair", "broken off", "no JSON", "long", "NUL"],
)
def test_what_cannot_be_read_is_refused_under_its_id(server: Node, text: str) -> None:
    table, (first, _) = friends(server, "lexiduel")
    with first.tab(table) as tab:
        tab.socket.send(text)
        answer = tab.read()
        assert (answer["type"], answer["id"]) == ("trouble", "mine")


def test_past_the_limits_every_refusal_has_its_id(make_node: Make) -> None:
    slow = {"messages_per_second": 0.001, "message_burst": 2, "moves_per_second": 0.001, "move_burst": 1}
    node = make_node(limits=slow).start()
    table, (first, _) = friends(node, "lexiduel")
    with first.tab(table) as tab:
        tab.ask(type="compose", seat=1, composition={})
        asked = tab.ask(type="compose", seat=1, composition={}, id="asked")
        assert (asked["code"], asked["id"]) == ("too_fast", "asked")
        assert tab.act(1, "C3h MER", id="moved")["type"] == "acknowledged"
        again = tab.act(1, "C3h MER", id="again")
        assert (again["code"], again["id"]) == ("too_fast", "again") and again["retry_after_ms"] > 0
        for size in (9_000, 200_000):
            large = {"filler": "x" * size}
            refused = tab.ask(type="act", seat=1, move="C3h MER", id="large", composition=large)
            assert refused["id"] == "large" and refused["code"] in ("too_large", "too_fast")
            refused = tab.ask(composition=large, type="act", seat=1, move="C3h MER", id="at the end")
            assert refused["id"] == "at the end" and refused["code"] in ("too_large", "too_fast")
