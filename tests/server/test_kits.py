"""Kits over HTTP: the PDF, what is in it, its pages, the box."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from tests.server.guests import Guest
from tests.server.nodes import Node

from joute.games import registry


@pytest.fixture
def client(server: Node) -> httpx.Client:
    return Guest(server).http


@pytest.mark.parametrize("game", registry.names())
def test_a_kit_says_what_it_holds(client: httpx.Client, game: str) -> None:
    told = client.get(f"/api/kits/{game}", params={"sides": "fold", "language": "en"}).json()
    assert told["sheets"] == 1 + sum(part["sheets"] for part in told["parts"])
    assert told["pages"] == list(range(told["sheets"]))
    assert told["square"] == 19


def test_the_pdf_and_a_picture_of_a_page(client: httpx.Client) -> None:
    wanted = {"paper": "letter", "ink": "black", "option.lettres": "francaises"}
    pdf = client.get("/api/kits/jago/kit.pdf", params=wanted)
    assert pdf.headers["content-type"] == "application/pdf"
    assert pdf.content.startswith(b"%PDF")
    page = client.get("/api/kits/jago/pages/0.png", params=wanted)
    assert page.content.startswith(b"\x89PNG")
    assert client.get("/api/kits/jago/pages/999.png", params=wanted).status_code == 404


@pytest.mark.parametrize(
    ("wish", "value"), [("paper", "papyrus"), ("square", "400"), ("seats", "3"), ("option.lettres", "runes")]
)
def test_what_cannot_be_printed_is_refused_by_name(client: httpx.Client, wish: str, value: str) -> None:
    answer = client.get("/api/kits/jago", params={wish: value, "language": "en"})
    assert answer.status_code == 422
    assert answer.json()["message"]


def test_a_box_tells_its_letters_their_values_and_how_an_open_game_starts(client: httpx.Client) -> None:
    cards = client.get("/api/boxes/lexicon", params={"seats": "5"}).json()
    assert (cards["letters"]["E"], cards["letters"]["*"], cards["values"]["Z"]) == (10, 2, 2)
    assert cards["start"] == ""
    letters = client.get("/api/boxes/dames").json()
    assert (letters["letters"]["E"], sum(letters["letters"].values())) == (12, 96)
    assert client.get("/api/boxes/lexiduel").json()["start"].startswith("20/20/")


def test_every_sheet_of_a_page_may_be_asked_for_at_once(client: httpx.Client) -> None:
    """A page shows them all, and turns to others before they have come."""
    asked = [f"/api/kits/lexicon/pages/{number}.png" for number in range(10)] * 2
    with ThreadPoolExecutor(len(asked)) as threads:
        answers = list(threads.map(client.get, asked))
    assert {answer.status_code for answer in answers} == {200}
