"""What players agree on before play: told in words, drawn by lot, words of their own."""

from __future__ import annotations

import pytest
from tests.server import requests
from tests.server.guests import Guest
from tests.server.nodes import Node


@pytest.fixture
def me(server: Node) -> Guest:
    return Guest(server)


def test_the_page_of_a_new_table_is_told_everything_in_both_languages(server: Node) -> None:
    for game in requests.get(f"{server.url}/api/games").json():
        for option in game["options"]:
            said = [option["label"], option["line"], *(choice["label"] for choice in option["choices"])]
            assert all(text["fr"] and text["en"] for text in said), option["name"]
            assert bool(option["suggested"]) == bool(option["advice"])
        assert "conjugated" in game["classes"]
    lexicon = next(
        game for game in requests.get(f"{server.url}/api/games").json() if game["name"] == "lexicon"
    )
    offered = {option["name"] for option in lexicon["options"]}
    assert not offered & {"dealer", "challenges", "tort"}, "a tournament agrees on these"


def test_jag_04_who_begins_is_chosen_or_drawn_by_the_server(me: Guest) -> None:
    def begins(value: str) -> str:
        options = me.table("jago", "me", "here", options={"commence": value})["table"]["options"]
        return str(options["commence"])

    assert {begins("lot") for _ in range(40)} == {"bleu", "rouge"}
    assert [begins("rouge") for _ in range(5)] == ["rouge"] * 5
    body = {"game": "jago", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"lettres": "lot"}}
    assert me.http.post("/api/tables", json=body).status_code == 422, "only who begins is drawn"


def test_dam_22_unequal_times_go_with_the_people_they_were_agreed_for(me: Guest) -> None:
    seen = set()
    for _ in range(40):
        seats = [{"kind": "me", "name": "Ana"}, {"kind": "here", "name": "Luc"}]
        wanted = {"game": "dames", "seats": seats, "order": "drawn", "options": {"clock": "budget 10m/15m"}}
        table = me.http.post("/api/tables", json=wanted).json()["table"]
        seen.add((table["seats"][0]["name"], table["options"]["clock"]))
    assert seen == {("Ana", "budget 10m/15m"), ("Luc", "budget 15m/10m")}


def test_a_rematch_changes_sides_and_each_keeps_their_time(me: Guest) -> None:
    made = me.table("dames", "me", "here", options={"clock": "budget 10m/15m"})["table"]
    with me.tab(made["id"]) as tab:
        tab.act(1, "resign")
    again = me.http.post(f"/api/tables/{made['id']}/rematch").json()["table"]
    assert again["options"]["clock"] == "budget 15m/10m"


def test_a_list_of_words_is_sent_once_and_played_with(me: Guest) -> None:
    sent = me.http.post("/api/word-lists", json={"words": "Zyx, zyxa\nquux # mine\n"})
    assert sent.status_code == 201 and sent.json()["count"] == 3
    name = sent.json()["name"]
    again = me.http.post("/api/word-lists", json={"words": "QUUX ZYXA zyx"}).json()
    assert again["name"] == name, "the same words are the same list"
    assert me.http.get(f"/api/word-lists/{name}").text == "QUUX\nZYX\nZYXA\n"
    for option, known, unknown in ((name, "C3h ZYX", "C3h MER"), (f"+{name}", "C3h MER", "C3h XQZ")):
        table = me.table("lexiduel", "me", "here", options={"dictionary": option})["table"]
        with me.tab(table["id"]) as tab:
            assert tab.act(1, unknown)["refusal"]["article"]
            assert tab.act(1, known)["type"] == "acknowledged"
            tab.act(1, "resign")
        record = me.http.get(f"/api/tables/{table['id']}/record").text
        replayed = me.http.post("/api/replay", json={"record": record}).json()
        assert replayed["refusal"] is None and len(replayed["plies"]) == 2


@pytest.mark.parametrize("words", ["", "# nothing\n", "MOT 3X", "A"])
def test_a_list_that_cannot_be_read_says_what_to_mend(me: Guest, words: str) -> None:
    answer = me.http.post("/api/word-lists", json={"words": words})
    assert answer.status_code == 422 and answer.json()["message"]
    assert me.http.get("/api/word-lists/mots-000000000000000000000000.txt").status_code == 404
    assert me.http.get("/api/word-lists/passwd").status_code == 404
