"""The shipped nginx site before two nodes: what docs/deploy promises of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx
import pytest
from tests.patience import SECONDS
from tests.server import requests
from tests.server.guests import Guest, friends
from tests.server.nodes import Node, free_port
from tests.server.services import nginx

from joute.cli import front_checks

SITE = Path("deploy/nginx.conf")


@dataclass(frozen=True)
class Front:
    """What people reach: the address of nginx, and the nodes behind it."""

    url: str
    nodes: tuple[Node, ...]


@pytest.fixture
def front(make_node: Callable[..., Node], services: dict[str, str], tmp_path: Path) -> Iterator[Front]:
    nodes = tuple(make_node(**services).start() for _ in range(2))
    port = free_port()
    site = SITE.read_text().replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, node in enumerate(nodes, 1):
        site = site.replace(f"node{number}:8137", f"127.0.0.1:{node.port}")
    with nginx(tmp_path, site):
        url = f"http://127.0.0.1:{port}"
        _wait_for(f"{url}/health")
        yield Front(url, nodes)


def _wait_for(url: str) -> None:
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        try:
            if requests.get(url).status_code == 200:
                return
        except httpx.TransportError:
            time.sleep(0.05)
    raise AssertionError(f"nothing answers at {url}")


def test_a_game_goes_on_behind_the_front_when_a_node_dies(front: Front) -> None:
    table, (first, second) = friends(front, "lexiduel")
    with first.tab(table) as one, second.tab(table) as two:
        one.act(1, "C3h MER")
        two.until(2)
    front.nodes[0].kill()
    with first.tab(table) as one, second.tab(table) as two:
        version = two.act(2, "C4v ON")["version"]
        plies = two.until(version)["plies"]
        assert [ply["effects"]["move"] for ply in plies] == ["C3h MER", "C4v ON"]
        assert one.until(version)["plies"] == plies


def test_the_front_keeps_the_figures_to_itself_and_the_doctor_finds_nothing(front: Front) -> None:
    assert requests.get(f"{front.url}/metrics").status_code == 403
    assert requests.get(f"{front.nodes[0].url}/metrics").status_code == 200
    assert {each.grade for each in front_checks.front(front.url, _english)} == {"good"}
    bare = {each.said for each in front_checks.front(front.nodes[0].url, _english) if each.grade == "poor"}
    assert any("/metrics is public" in said for said in bare)
    assert any("anybody can pretend another address" in said for said in bare)


def test_a_proxy_that_tells_nobodys_address_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(front_checks, "_asked", lambda *_: (200, {"you": "127.0.0.1"}))
    monkeypatch.setattr(front_checks, "_is_here", lambda _: False)
    found = front_checks._addresses("https://club.example", _english)
    assert (found.grade, "count as one" in found.said) == ("bad", True)


def _english(_: str, text: str) -> str:
    return text


def test_the_front_lets_pages_of_its_own_address_only_open_tables(front: Front) -> None:
    made = Guest(front).table("lexiduel", "me", "machine")
    body = {"game": made["table"]["game"], "seats": [{"kind": "me"}, {"kind": "machine", "level": 1}]}
    for origin, status in ((front.url, 201), ("http://elsewhere.example", 403)):
        answer = requests.post(f"{front.url}/api/tables", json=body, headers={"origin": origin})
        assert answer.status_code == status, answer.text
