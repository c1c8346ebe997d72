"""Guard rails: sizes, rates, origins, headers, and answers that programs can read."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from tests.server import requests
from tests.server.guests import Guest, Tab, friends
from tests.server.nodes import Node
from websockets.exceptions import ConnectionClosed, InvalidStatus

from joute.problems.shelf import all_problems

Make = Callable[..., Node]


def test_what_is_not_there_is_a_404_with_a_code(server: Node) -> None:
    for path, code in (
        ("/api/tables/0123", "no_table"),
        ("/api/tables/0123/record", "no_table"),
        ("/api/nothing", "not_found"),
        ("/api/tables/%00", "no_table"),
    ):
        answer = requests.get(server.url + path)
        assert (answer.status_code, answer.json()["code"]) == (404, code), path


def test_a_socket_to_no_table_is_closed_with_4404(server: Node) -> None:
    with Guest(server).socket("0123") as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(10)
    assert closed.value.rcvd and closed.value.rcvd.code == 4404


def test_unreadable_bodies_are_a_422_with_a_code(server: Node) -> None:
    for body in (b"{", b"[]", b'{"game": 3}', b'{"game":"jago","seats":[{"kind":"king"}]}', b"\xff\xfe"):
        headers = {"content-type": "application/json"}
        answer = requests.post(f"{server.url}/api/tables", content=body, headers=headers)
        assert (answer.status_code, answer.json()["code"]) == (422, "unreadable"), body


@pytest.mark.parametrize("chunked", [False, True])
def test_a_body_too_large_is_a_413_whether_or_not_it_says_so(server: Node, chunked: bool) -> None:
    body = json.dumps({"record": "x" * 400_000}).encode()

    def parts() -> Iterator[bytes]:
        for start in range(0, len(body), 1000):
            yield body[start : start + 1000]

    headers = {"content-type": "application/json"}
    content = parts() if chunked else body
    answer = requests.post(f"{server.url}/api/replay", content=content, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_too_many_requests_are_a_429_with_retry_after(make_node: Make) -> None:
    node = make_node(limits={"requests_per_second": 0.001, "burst": 5}).start()
    answers = [requests.get(f"{node.url}/api/games") for _ in range(7)]
    assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 2
    assert answers[-1].json()["code"] == "too_fast"
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 1000
    assert requests.get(f"{node.url}/health").status_code == 200
    with pytest.raises(InvalidStatus) as refused, Guest(node).socket("0123"):
        pass
    assert refused.value.response.status_code == 429
    assert "retry-after" in refused.value.response.headers


def test_a_list_of_pictures_leaves_other_requests_their_room(make_node: Make) -> None:
    """The list of past problems shows hundreds; they are bounded too, by a rate of their own."""
    limits = {"requests_per_second": 0.001, "burst": 5, "pictures_per_second": 0.001, "picture_burst": 100}
    node = make_node(limits=limits).start()
    keys = [problem.key for problem in all_problems()[:101]]
    answers = [requests.get(f"{node.url}/api/problems/{key}/picture.svg?small=true") for key in keys]
    assert [answer.status_code for answer in answers] == [200] * 100 + [429]
    assert requests.get(f"{node.url}/api/games").status_code == 200


def test_too_many_messages_are_told_to_wait_over_all_tabs_of_a_seat(make_node: Make) -> None:
    node = make_node(limits={"messages_per_second": 0.001, "message_burst": 6}).start()
    table, (first, second) = friends(node, "lexiduel")
    with first.tab(table) as left, first.tab(table) as right, second.tab(table) as other:
        answers = [tab.ask(type="compose", seat=1, composition={}) for tab in (left, right) * 2]
        assert {answer["type"] for answer in answers} == {"composed"}
        refused = right.ask(type="compose", seat=1, composition={})
        assert refused["code"] == "too_fast" and refused["retry_after_ms"] > 0
        assert right.act(1, "C3h MER")["type"] == "acknowledged", "moves have a bucket of their own"
        assert other.ask(type="compose", seat=2, composition={})["type"] == "composed"


def test_a_foreign_page_can_neither_post_nor_open_a_socket(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    body = {"game": "lexiduel", "seats": [{"kind": "me"}, {"kind": "machine"}]}
    for origin, status in (("https://elsewhere.example", 403), (server.url, 201), ("null", 403)):
        answer = first.http.post("/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == status, origin
    with pytest.raises(InvalidStatus) as refused, first.socket(table, origin="https://elsewhere.example"):
        pass
    assert refused.value.response.status_code == 403
    with first.socket(table, origin=server.url) as socket:
        assert Tab(socket).hello()["seat"] == 1


def test_further_origins_can_be_allowed(make_node: Make) -> None:
    node = make_node(origins=["https://club.example"]).start()
    body = {"game": "lexiduel", "seats": [{"kind": "me"}, {"kind": "machine"}]}
    headers = {"origin": "https://club.example"}
    assert requests.post(f"{node.url}/api/tables", json=body, headers=headers).status_code == 201


def test_every_answer_carries_the_security_headers(server: Node) -> None:
    for path in ("/health", "/api/games", "/api/nothing", "/api/tables/0123"):
        headers = requests.get(server.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy and "frame-ancestors 'none'" in policy
        assert "script-src" not in policy and headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_table_holds_only_so_many_spectators(make_node: Make) -> None:
    node = make_node(limits={"connections_per_table": 1, "connections_per_address": 2}).start()
    table, (first, second) = friends(node, "lexiduel")
    elsewhere, _ = friends(node, "lexiduel")
    other, _ = friends(node, "lexiduel")
    with Guest(node).tab(table), Guest(node).tab(elsewhere):
        for crowded in (table, other):
            with Guest(node).socket(crowded) as socket, pytest.raises(ConnectionClosed) as closed:
                socket.recv(10)
            assert closed.value.rcvd and closed.value.rcvd.code == 4429
        with first.tab(table) as one, first.tab(table), second.tab(table):
            assert one.act(1, "C3h MER")["type"] == "acknowledged"


def test_heavy_answers_wait_in_a_short_line(make_node: Make) -> None:
    node = make_node(limits={"work_waiting": 0}, machine_threads=1).start()
    table, (first, _) = friends(node, "lexiduel")
    with first.tab(table) as one, first.tab(table) as two:
        asked = [tab.send(type="hint", seat=1, grade=3) for tab in (one, two)]
        answers = [one.read(), two.read()]
        assert [answer["id"] for answer in answers] == asked
        assert {answer["type"] for answer in answers} <= {"hinted", "trouble"}
        assert any(answer["type"] == "hinted" for answer in answers)
        assert {answer.get("code", "busy") for answer in answers} == {"busy"}


def test_metrics_count_what_happens(make_node: Make) -> None:
    node = make_node().start()
    table, (first, _) = friends(node, "lexiduel")
    with first.tab(table) as tab:
        tab.act(1, "C3h MER")
        tab.act(1, "C3h MER")
        tab.act(2, "C3h MER")
        told = requests.get(f"{node.url}/metrics").text
    assert "joute_act_seconds_count 1.0" in told
    assert "joute_refusals_total 1.0" in told
    assert 'joute_troubles_total{code="not_your_seat"} 1.0' in told
    assert "joute_connections 1.0" in told and "joute_live_tables 1.0" in told
    assert requests.get(f"{node.url}/health").json()["tables"] == 1


def test_words_families_and_games_are_told_to_anyone(server: Node) -> None:
    word = requests.get(f"{server.url}/api/words/pendue", headers={"accept-language": "en"}).json()
    assert word["allowed"] and word["word"] == "PENDUE"
    grammar = "verb pendre, past participle feminine singular"
    assert {"form": "pendue", "grammar": grammar, "allowed": True} in word["readings"]
    assert not requests.get(f"{server.url}/api/words/XQZ").json()["allowed"]
    assert requests.get(f"{server.url}/api/words/{'A' * 41}").status_code == 413
    assert requests.get(f"{server.url}/api/words/a?game=echecs").status_code == 422
    family = requests.get(f"{server.url}/api/families", params={"a": "CHANTER", "b": "CHANTEUR"}).json()
    assert family["same"] and family["link"]
    games = requests.get(f"{server.url}/api/games").json()
    assert len(games) == 6 and all(game["options"] and game["articles"] for game in games)


def test_a_record_is_replayed_as_far_as_it_goes(server: Node) -> None:
    record = '[Game "lexiduel"]\n[Seats "2"]\n\n1 C3h MER\n2 C3h MER\n'
    told = requests.post(f"{server.url}/api/replay", json={"record": record}).json()
    assert len(told["plies"]) == 1 and told["line"] == 5 and told["refusal"]["article"]
    for bad in ("", "[Game]", '[Game "x"]\n', '[Game "jago"]\n[Seats "9"]\n'):
        assert requests.post(f"{server.url}/api/replay", json={"record": bad}).status_code == 422
