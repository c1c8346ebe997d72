"""Whatever is sent, the server answers, stays up, keeps its size and does nothing it should not."""

from __future__ import annotations

import json
import random
import socket as sockets
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from tests.patience import SECONDS
from tests.server import requests
from tests.server.guests import Guest, friends
from tests.server.nodes import Node
from websockets.exceptions import ConnectionClosed

Make = Callable[..., Node]
ANSWERS = {"state", "acknowledged", "refused", "composed", "guided", "hinted", "trouble"}


def test_every_documented_route_answers_anything_without_failing(server: Node) -> None:
    """Schemathesis, over the OpenAPI document: no 5xx, and answers as documented."""
    document = requests.get(f"{server.url}/openapi.json").json()
    schema = schemathesis.openapi.from_dict(document)
    for result in schema.get_all_operations():
        operation = result.ok()

        @settings(
            max_examples=12,
            deadline=None,
            database=None,
            phases=[Phase.explicit, Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @schemathesis_given(operation)
        def answers(case: Any) -> None:
            answer = case.call(base_url=server.url, timeout=SECONDS)
            assert answer.status_code < 500, (case.as_curl_command(), answer.text)
            if answer.status_code >= 400 and answer.headers["content-type"] == "application/json":
                assert {"code", "message"} <= answer.json().keys()

        answers()


def schemathesis_given(operation: Any) -> Any:
    from hypothesis import given

    return given(case=operation.as_strategy())


def odd_messages(source: random.Random) -> list[str | bytes]:
    """Garbage, half-right messages, right messages at the wrong time, someone else's seat, huge ones."""
    deep = "[" * 3000 + "]" * 3000
    whole: list[str | bytes] = [
        "",
        "null",
        "[]",
        "{}",
        deep,
        '{"type":"act"}',
        b"\x00\xff\xfe",
        "\ud7ff",
        '{"type":"act","id":"a","seat":1,"move":"' + "A" * 7000 + '"}',
        "x" * 20_000,
        json.dumps({"type": "hello", "version": -1, "language": "xx"}),
        json.dumps({"type": "hello", "version": 10**30}),
        json.dumps({"type": "act", "id": "", "seat": 1, "move": "C3h MER"}),
        json.dumps({"type": "act", "id": "i" * 51, "seat": 1, "move": "C3h MER"}),
        json.dumps({"type": "act", "id": 3, "seat": "1", "move": None, "more": {}}),
        json.dumps({"type": "hint", "id": "h", "seat": 1, "grade": 10**18}),
    ]
    words = [
        "act",
        "compose",
        "guide",
        "hint",
        "takeback",
        "decline",
        "hello",
        "state",
        "deal",
        "é",
        "\u0000",
        "undo",
    ]
    moves = ["resign", "timeout", "undo", "undo yes", "start", "deal ABC", "C3h MER", "A1v \u202e", "%s"]
    compositions = [
        {},
        None,
        [],
        "C3h MER",
        {"laid": [{"square": "C3", "letter": "M"}]},
        {"laid": [{"square": "\u0000", "letter": "MER"}] * 60, "down": True},
        {"laid": [{"square": "C3", "letter": 3}], "down": 1},
        {"source": "D3", "target": "E4", "words": [{"path": ["E4"] * 90}], "joker": "E"},
        {"verb": "insert", "word": "É", "number": -(2**70), "card": "*", "pile": "stock"},
        {"square": "*", "stands_for": "ZZ", "word": "?" * 900, "take": True},
        {"flips": ["Z99"] * 50},
        {"x" * 3000: [[[[1.5e300]]]]},
    ]
    for _ in range(150):
        message = {
            "type": source.choice(words[:7]),
            "id": source.choice(words),
            "seat": source.choice([0, 1, 2, 3, -1, 2**40, "1", None, 1.5]),
            "move": source.choice(moves),
            "grade": source.choice([1, 2, 3, -5]),
            "composition": source.choice(compositions),
            "answer": source.choice(["ask", "accept", "refuse", "x"]),
        }
        for name in source.sample(list(message), source.randint(0, 3)):
            del message[name]
        whole.append(json.dumps(message))
    source.shuffle(whole)
    return whole


@pytest.mark.parametrize("seed", range(4))
def test_a_stranger_can_send_anything_and_changes_nothing(server: Node, seed: int) -> None:
    table, (first, _) = friends(server, "lexiduel")
    with Guest(server).tab(table) as tab:
        for message in odd_messages(random.Random(seed)):
            with suppress(ConnectionClosed):
                tab.socket.send(message)
        answers = []
        with suppress(ConnectionClosed, TimeoutError):
            while True:
                answers.append(tab.read(timeout=1))
        assert {answer["type"] for answer in answers} <= {"state", "trouble"}
    with first.tab(table) as tab:
        assert tab.state["table"]["version"] == 1


@pytest.mark.parametrize("game", ["lexiduel", "jago", "lexicon", "demo", "dames", "amusante"])
def test_a_player_can_send_anything_and_moves_only_their_own_seat(server: Node, game: str) -> None:
    table, (_, second) = friends(server, game)
    with second.tab(table) as tab:
        for message in odd_messages(random.Random(game)):
            if isinstance(message, str) and ('"resign"' in message or len(message) > 8000):
                continue
            tab.socket.send(message)
        tab.socket.send(json.dumps({"type": "compose", "id": "last", "seat": 2, "composition": {}}))
        answers = []
        while not answers or answers[-1].get("id") != "last":
            answers.append(tab.read())
        assert {answer["type"] for answer in answers} <= ANSWERS
        # Only takebacks and agreements to stop need no turn.
        assert all(ply["seat"] in (0, 2) for ply in tab.hello()["plies"]) or game == "dames"


def test_a_message_far_too_large_closes_the_connection_only(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as one, second.tab(table) as two:
        with pytest.raises(ConnectionClosed) as closed:
            one.socket.send("x" * 300_000)
            while True:
                one.socket.recv(10)
        assert closed.value.rcvd and closed.value.rcvd.code == 1009
        assert two.ask(type="compose", seat=2, composition={})["type"] == "composed"


def test_a_client_that_does_not_read_is_dropped_and_hurts_nobody(make_node: Make) -> None:
    node = make_node(limits={"send_seconds": 1.0}).start()
    table, (first, second) = friends(node, "lexiduel")
    with second.tab(table) as two, deaf(first, table) as raw:
        # Each brings an answer of some hundred bytes: together far more than any buffer on the way holds.
        asked = json.dumps({"type": "act", "x" * 100: 1}).encode()
        frame = bytes([0x81, 0xFE, 0, len(asked), 0, 0, 0, 0]) + asked
        raw.settimeout(0.5)
        with suppress(OSError):
            for _ in range(2_000):
                raw.sendall(frame * 20)
        assert two.ask(type="compose", seat=2, composition={})["type"] == "composed"
        while "joute_dropped_total 1.0" not in requests.get(f"{node.url}/metrics").text:
            time.sleep(0.1)
        assert two.ask(type="compose", seat=2, composition={})["type"] == "composed"


def deaf(guest: Guest, table: str) -> sockets.socket:
    """A socket that has shaken hands and then never reads."""
    host = guest.node.url.removeprefix("http://")
    raw = sockets.socket()
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    raw.connect((host.split(":")[0], int(host.split(":")[1])))
    cookie = f"joute={guest.http.cookies['joute']}"
    raw.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nhost: {host}\r\ncookie: {cookie}\r\nupgrade: websocket\r\n"
        "connection: upgrade\r\nsec-websocket-version: 13\r\n"
        "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    assert raw.recv(12).endswith(b"101")
    return raw


def resident(node: Node) -> int:
    """Megabytes the node holds."""
    pages = int(Path(f"/proc/{node.process}/statm").read_text().split()[1])
    return pages * 4096 // 2**20


def test_memory_stays_bounded_under_garbage(make_node: Make) -> None:
    node = make_node().start()
    table, (first, _) = friends(node, "lexiduel")

    def flood() -> None:
        with first.tab(table) as tab:
            for _ in range(40):
                for _ in range(40):
                    tab.socket.send(
                        '{"type":"compose","id":"p","seat":1,"composition":{"' + "Q" * 1500 + '":1}}'
                    )
                    tab.socket.send("{" + "y" * 7000)
                for _ in range(80):
                    tab.read()

    flood()
    before = resident(node)
    for _ in range(3):
        flood()
    assert resident(node) - before < 20


def test_logs_are_one_object_a_line_and_tell_no_hands(make_node: Make) -> None:
    node = make_node().start()
    table, (first, second) = friends(node, "jago")
    with first.tab(table) as tab, second.tab(table) as other:
        hands = [tab.state["view"]["rack"], other.state["view"]["rack"]]
        tab.act(1, "D6h XQZ")
        tab.act(1, "resign")
    node.stop()
    text = node.log.read_text()
    assert all(line.startswith("{") for line in text.splitlines())
    for secret in (*hands, first.http.cookies["joute"], "XQZ"):
        assert secret and secret not in text
