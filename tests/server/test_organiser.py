"""The organiser's desk over HTTP: a file in, a longer file out, and what it comes to."""

from __future__ import annotations

from typing import Any

import pytest
from tests.server.guests import Guest
from tests.server.nodes import Node

NAMES = ("Camille", "Rosalie", "Anselme", "Lucien")


@pytest.fixture
def me(server: Node) -> Guest:
    return Guest(server)


def ask(me: Guest, **wanted: Any) -> dict[str, Any]:
    answer = me.http.post("/api/desk", json=wanted)
    assert answer.status_code == 200, answer.text
    info: dict[str, Any] = answer.json()
    return info


def registered(me: Guest, **headers: str) -> dict[str, Any]:
    begun = ask(me, headers={"Tournament": "Coupe du dimanche", **headers})
    lines = [{"who": 0, "action": f"player {name}"} for name in NAMES]
    return ask(me, text=begun["text"], lines=lines)


def test_trn_01_a_round_of_hands_from_the_lots_to_the_standings(me: Guest) -> None:
    info = ask(me, text=registered(me)["text"], next_round=True)
    assert (info["name"], info["round"], info["between_rounds"], len(info["tables"])) == (
        "Coupe du dimanche",
        1,
        False,
        1,
    )
    seats = info["tables"][0]["seats"]
    scores = [{"who": seat["player"], "action": f"score {10 * n}"} for n, seat in enumerate(seats)]
    initials = [{"who": seat["neighbour"], "action": f"initial {seat['player']}"} for seat in seats]
    info = ask(me, text=info["text"], lines=[*scores, *initials])
    assert info["between_rounds"]
    assert info["tables"][0]["leaders"] == [seats[0]["player"]]
    assert [one["total"] for one in info["standings"]] == [0, 10, 20, 30]


def test_trn_03_a_line_refused_leaves_the_file_as_it_was_and_says_why(me: Guest) -> None:
    info = ask(me, text=registered(me)["text"], next_round=True)
    seat = info["tables"][0]["seats"][0]
    lines = [
        {"who": seat["player"], "action": "score 12"},
        {"who": seat["player"], "action": f"initial {seat['player']}"},
    ]
    refused = ask(me, text=info["text"], lines=lines)
    assert refused["text"] == info["text"]
    assert refused["refusal"]["article"] == "TRN-3"
    assert refused["refusal"]["message"]


def test_encounters_of_any_game(me: Guest) -> None:
    info = registered(me, Game="jago", Format="swiss", Rounds="2")
    info = ask(me, text=info["text"], next_round=True)
    pairs = info["encounters"]
    assert len(pairs) == 2
    won = [{"who": pair["first"], "action": f"won {pair['second']} 40-30"} for pair in pairs]
    info = ask(me, text=info["text"], lines=won)
    assert [pair["winner"] for pair in info["encounters"]] == [pair["first"] for pair in pairs]
    assert info["encounters"][0]["games"][0]["scores"] == [40, 30]
    assert info["standings"][0]["total"] == 1


def test_pages_to_print(me: Guest) -> None:
    text = ask(me, text=registered(me)["text"], next_round=True)["text"]
    for what, title in (("sheets", "Table 1"), ("standings", "Classement")):
        page = me.http.post("/api/desk/sheets", json={"text": text, "what": what})
        assert page.headers["content-type"].startswith("text/html")
        assert title in page.text and "Camille" in page.text


def test_what_is_no_tournament_is_refused_with_a_sentence(me: Guest) -> None:
    for body in ({"text": "bonjour"}, {"headers": {"Format": "loterie"}}):
        answer = me.http.post("/api/desk", json=body)
        assert answer.status_code == 422
        assert answer.json()["message"]
    assert me.http.post("/api/desk", json={"text": "x" * 200_001}).json()["code"] == "too_large"
