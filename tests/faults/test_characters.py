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
    for path, body in bodies(f"Zo{strange}é").items():
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
