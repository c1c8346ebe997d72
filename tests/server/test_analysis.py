"""Looking back at a record: the machine's moves, mistakes, positions to go on from, pictures."""

from __future__ import annotations

from pathlib import Path
from time import sleep
from typing import Any

import pytest
from tests.games.demo.table import mat
from tests.server.guests import Guest
from tests.server.nodes import Node

from joute.games import registry

RECORDS = Path(__file__).parents[1] / "reference"
MOVES = "1 C3h MER\n2 C4v ON\n1 C3h MERE\n2 C1v LIMON\n"
SHORT = f'[Game "lexiduel"]\n[Seats "2"]\n[Option.rounds "2"]\n\n{MOVES}'


@pytest.fixture
def me(server: Node) -> Guest:
    return Guest(server)


def test_the_best_moves_are_legal_and_what_was_played_is_weighed_against_them(me: Guest) -> None:
    answer = me.http.post("/api/analyse", json={"record": SHORT, "ply": 2}).json()
    assert (answer["ply"], answer["seat"], answer["options"]) == (2, 1, {"rounds": "2"})
    assert 1 <= len(answer["best"]) <= 3
    assert all(0 <= one["chance"] <= 100 for one in answer["best"])
    words = [tuple(sorted(one["effects"]["words"])) for one in answer["best"]]
    assert len(set(words)) == len(words), "the same word by another path is one line"
    assert answer["loss"] > 0, "MERE is not the best that can be made of MER"
    for one in answer["best"]:
        body = {"game": "lexiduel", "position": answer["position"], "move": one["effects"]["move"]}
        tried = me.http.post("/api/try", json=body).json()
        assert tried["effects"] == one["effects"]


def test_after_the_last_ply_there_is_nothing_to_advise(me: Guest) -> None:
    answer = me.http.post("/api/analyse", json={"record": SHORT, "ply": 99}).json()
    assert (answer["ply"], answer["seat"], answer["best"], answer["loss"]) == (4, 0, [], None)


def test_a_position_of_a_record_opens_as_a_new_table(me: Guest) -> None:
    answer = me.http.post("/api/analyse", json={"record": SHORT, "ply": 3}).json()
    seats = [{"kind": "me"}, {"kind": "here"}]
    body = {"game": "lexiduel", "seats": seats, "options": answer["options"], "position": answer["position"]}
    table = me.http.post("/api/tables", json=body).json()["table"]
    assert (table["status"], table["to_act"], table["scores"]) == ("playing", [2], [4, 0])


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_looked_back_at_and_pictured(me: Guest, game: str) -> None:
    record = next(iter(sorted((RECORDS / game).glob("*.joute")))).read_text("utf-8")
    answer = me.http.post("/api/analyse", json={"record": record, "ply": 3})
    assert answer.status_code == 200, answer.text
    picture = me.http.post("/api/picture", json={"record": record, "ply": 3, "seat": 1})
    assert picture.headers["content-type"].startswith("image/svg+xml")
    assert picture.text.startswith("<svg")


FIVE = """[Game "demo"]
[Seats "5"]
[Position "{mat} 1 AIS/EST/KQY/GGX/DVZ"]

1 L13v MA
2 M13v ES
3 pass
"""


def test_a_replay_tells_every_hand_at_the_start_and_after_each_ply(me: Guest) -> None:
    record = FIVE.format(mat=mat("L13h MER"))
    told = me.http.post("/api/replay", json={"record": record, "seat": 1}).json()
    assert told["hands"] == [
        ["AIS", "EST", "KQY", "GGX", "DVZ"],
        ["IS", "EST", "KQY", "GGX", "DVZ"],
        ["IS", "ET", "KQY", "GGX", "DVZ"],
        ["IS", "ET", "KQY", "GGX", "DVZ"],
    ]


def test_where_nothing_is_hidden_a_replay_tells_no_hands(me: Guest) -> None:
    assert me.http.post("/api/replay", json={"record": SHORT}).json()["hands"] == []


def test_a_position_alone_is_told_without_thinking(me: Guest) -> None:
    answer = me.http.post("/api/analyse", json={"record": SHORT, "ply": 2, "most": 0}).json()
    assert (answer["seat"], answer["best"], answer["verdict"], answer["loss"]) == (1, [], "unjudged", None)


def reviewed(me: Guest, record: str) -> dict[str, Any]:
    """Ask until the whole game has been looked at."""
    for _ in range(600):
        answer = me.http.post("/api/reviews", json={"record": record})
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        if told["done"] == told["of"] and told["closing"]:
            return told
        sleep(0.1)
    raise AssertionError("the game was never looked through")


def test_a_whole_game_is_looked_at_in_the_background_and_everybody_reads_the_same(me: Guest) -> None:
    record = SHORT.replace("[Option", '[Player.1 "Odile"]\n[Option', 1).replace("2 C1v LIMON\n", "2 resign\n")
    told = reviewed(me, record)
    verdicts = [one["verdict"] for one in told["plies"]]
    assert len(verdicts) == 4 == len(told["chances"]) - 1
    assert verdicts[-1] == "unjudged", "resigning is no move to be praised or blamed"
    assert told["plies"][-1]["said"] == {"fr": "", "en": ""}
    assert told["chances"][-1] == [100, 0], "the outcome is certain"
    assert len(told["before"]) == 4
    assert all(sum(row) == pytest.approx(100, abs=0.3) for row in told["chances"] + told["before"])
    assert "Odile" in told["closing"]["fr"] and "Odile" in told["closing"]["en"]
    other = Guest(me.node).http.post("/api/reviews", json={"record": record}).json()
    assert other == told


def test_a_record_that_is_none_is_refused_with_a_sentence(me: Guest) -> None:
    for path in ("/api/analyse", "/api/picture", "/api/reviews"):
        answer = me.http.post(path, json={"record": "bonjour", "ply": 0})
        assert answer.status_code == 422
        assert answer.json()["message"]
        too_long = me.http.post(path, json={"record": "x" * 200_001, "ply": 0})
        assert too_long.json()["code"] == "too_large"
