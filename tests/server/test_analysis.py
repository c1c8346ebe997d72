"""Looking back at a record: the machine's moves, mistakes, positions to go on from, pictures."""

from __future__ import annotations

from pathlib import Path

import pytest
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
    assert answer["best"][0]["value"] == max(one["value"] for one in answer["best"])
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


def test_a_record_that_is_none_is_refused_with_a_sentence(me: Guest) -> None:
    for path in ("/api/analyse", "/api/picture"):
        answer = me.http.post(path, json={"record": "bonjour", "ply": 0})
        assert answer.status_code == 422
        assert answer.json()["message"]
        too_long = me.http.post(path, json={"record": "x" * 200_001, "ply": 0})
        assert too_long.json()["code"] == "too_large"
