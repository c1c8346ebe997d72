"""Characters that hide or break: a 422 on every route that takes text."""

from __future__ import annotations

import json

import pytest
from tests.server import requests
from tests.server.guests import Guest
from tests.server.nodes import Node

STRANGE = {
    "half a pair": "\ud800",
    "NUL": "\x00",
    "control": "\x07",
    "line end": "\n",
    "right to left": "\u202e",
    "isolate": "\u2067",
    "zero width": "\u200b",
    "joiner": "\u200d",
    "byte order": "\ufeff",
    "delete": "\x7f",
    "paragraph": "\u2029",
    "tab": "\t",
    "filler": "\u3164",
    "grapheme joiner": "\u034f",
    "blank pattern": "\u2800",
}


def bodies(name: str) -> dict[str, object]:
    seats = [{"kind": "me", "name": name}, {"kind": "machine"}]
    return {
        "/api/tables": {"game": "lexiduel", "seats": seats},
        "/api/tables/join": {"token": "x" * 43, "name": name},
        "/api/tables/invited": {"token": name},
        "/api/tournaments": {"headers": {"Game": "lexiduel", "Format": "match"}, "play_as": name},
        "/api/tournaments/0123/players": {"name": name},
        "/api/tournaments/0123/lines": {"id": "x", "lines": [{"who": 0, "action": f"player {name}"}]},
        "/api/tournaments/claim": {"token": name},
        "/api/desk": {"text": "", "lines": [{"who": 0, "action": f"player {name}"}]},
        "/api/try": {"game": "lexiduel", "position": name},
    }


@pytest.mark.parametrize("strange", STRANGE.values(), ids=STRANGE)
def test_strange_characters_are_a_422_on_every_route(server: Node, strange: str) -> None:
    named = [(path, body) for end in "eé" for path, body in bodies(f"Zo{strange}{end}").items()]
    for path, body in named:
        for text in (json.dumps(body), json.dumps(body, ensure_ascii=False)):
            content = text.encode("utf-8", "surrogatepass")
            answer = requests.post(
                server.url + path, content=content, headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["code"]) == (422, "unreadable"), (path, text)


def test_records_may_have_lines_but_nothing_hidden(server: Node) -> None:
    record = '\ufeff[Game "lexiduel"]\r\n[Seats "2"]\r\n\r\n1 C3h MER\r\n'
    guest = Guest(server)
    assert guest.http.post("/api/replay", json={"record": record}).status_code == 200
    hidden = record.replace("[Seats", '[Player.1 "Zo\u200bé"]\r\n[Seats')
    assert guest.http.post("/api/replay", json={"record": hidden}).status_code == 422


def test_word_lists_have_lines_and_accents_but_nothing_hidden(server: Node) -> None:
    guest = Guest(server)
    kept = guest.http.post("/api/word-lists", json={"words": "été\r\nmer\nson\n"})
    assert (kept.status_code, kept.json()["count"]) == (201, 3)
    assert guest.http.post("/api/word-lists", json={"words": "été\nm\u200ber\n"}).status_code == 422


def test_what_is_no_text_is_a_422(server: Node) -> None:
    for body in (b"\xff\xfe{", b'{"game":"lexi\xffduel"}', b"[" * 100_000):
        answer = requests.post(
            f"{server.url}/api/tables", content=body, headers={"content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["code"]) == (422, "unreadable"), body[:20]


def test_ordinary_names_are_kept(server: Node) -> None:
    for name in ("Zoé", "Anne-Marie d’Ax", "Łukasz", "李", "🙂", "O’Neil"):
        made = Guest(server).http.post(
            "/api/tables",
            json={"game": "lexiduel", "seats": [{"kind": "me", "name": name}, {"kind": "machine"}]},
        )
        assert made.status_code == 201
        assert made.json()["table"]["seats"][0]["name"] == name


def test_addresses_with_strange_characters_lead_nowhere(server: Node) -> None:
    for path in ("/api/words/%00", "/api/words/a%E2%80%8Bb", "/api/families?a=%00&b=x"):
        assert requests.get(server.url + path).status_code == 422, path
