"""Figures and ids for those who run a server; dashboard and alerts ask for nothing that is not there."""

from __future__ import annotations

import asyncio
import json
import logging
import re
from pathlib import Path

import httpx
import pytest
import yaml
from starlette.types import Receive, Scope, Send
from tests.server import requests
from tests.server.guests import friends
from tests.server.nodes import Node

from joute.server.http.watching import Watching, request_id
from joute.server.operations.logs import JsonLines
from joute.server.operations.metrics import Metrics

FOLDER = Path(__file__).parents[2] / "deploy" / "monitoring"
_NAME = re.compile(r"\bjoute_\w+")


def asked_for() -> dict[str, list[str]]:
    """Every expression of the dashboard and the alerts, by what it is for."""
    board = json.loads((FOLDER / "grafana.json").read_text(encoding="utf-8"))
    rules = yaml.safe_load((FOLDER / "alerts.yaml").read_text(encoding="utf-8"))
    found = {panel["title"]: [target["expr"] for target in panel["targets"]] for panel in board["panels"]}
    return found | {rule["alert"]: [rule["expr"]] for group in rules["groups"] for rule in group["rules"]}


@pytest.fixture(scope="module")
def told(server: Node) -> str:
    """The metrics after a request and a move."""
    table, (first, _) = friends(server, "lexiduel")
    with first.tab(table) as tab:
        tab.act(1, "C3h MER")
    requests.get(f"{server.url}/api/tables/{table}")
    return requests.get(f"{server.url}/metrics").text


@pytest.mark.parametrize("purpose", asked_for())
def test_everything_asked_for_is_there(purpose: str, told: str) -> None:
    known = set(re.findall(r"^(joute_\w+?)(?:\{| )", told, re.MULTILINE))
    declared = {f"{name}_total" for name in re.findall(r"^# TYPE (joute_\w+) counter", told, re.MULTILINE)}
    declared |= set(re.findall(r"^# TYPE (joute_\w+_total) counter", told, re.MULTILINE))
    names = {name for expression in asked_for()[purpose] for name in _NAME.findall(expression)}
    assert names or purpose == "JouteGone"
    assert names <= known | declared


def test_alerts_say_what_to_do() -> None:
    rules = yaml.safe_load((FOLDER / "alerts.yaml").read_text(encoding="utf-8"))
    for group in rules["groups"]:
        for rule in group["rules"]:
            assert rule["annotations"].keys() == {"summary", "description"}, rule["alert"]
            assert rule["labels"]["severity"] in ("page", "ticket")


def test_requests_and_messages_are_measured_by_route_and_kind(told: str) -> None:
    assert 'joute_request_seconds_count{method="GET",route="/api/tables/{' in told
    assert 'joute_message_seconds_count{type="act"}' in told
    assert 'joute_work{pool="help"}' in told
    assert "joute_writer_seconds" in told and "joute_database_in_use" in told
    assert set(re.findall(r'joute_outbox_age_seconds\{outbox="(\w+)"\}', told)) == {"disk", "bus"}


def test_an_answer_carries_the_id_of_its_request(server: Node) -> None:
    given = requests.get(f"{server.url}/health", headers={"x-request-id": "from-the-proxy-1"})
    assert given.headers["x-request-id"] == "from-the-proxy-1"
    own = requests.get(f"{server.url}/api/nothing", headers={"x-request-id": "no id at all"})
    assert re.fullmatch(r"[0-9a-f]{16}", own.headers["x-request-id"])


def test_what_is_logged_meanwhile_carries_it_too(caplog: pytest.LogCaptureFixture) -> None:
    """Each line has the id of its own request, though two are answered at the same time."""
    lines: list[dict[str, str]] = []
    handler = logging.Handler()
    handler.setFormatter(JsonLines())
    handler.emit = lambda record: lines.append(json.loads(handler.format(record)))  # type: ignore[method-assign]
    log = logging.getLogger("joute.test")
    both = asyncio.Barrier(2)

    async def app(scope: Scope, _: Receive, send: Send) -> None:
        await both.wait()
        log.warning("something", extra={"path": scope["path"]})
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def ask() -> list[httpx.Response]:
        transport = httpx.ASGITransport(Watching(app, Metrics()))
        async with httpx.AsyncClient(transport=transport, base_url="http://joute") as client:
            return await asyncio.gather(*(client.get(path) for path in ("/one", "/other")))

    log.addHandler(handler)
    with caplog.at_level(logging.WARNING, "joute.test"):
        answers = asyncio.run(ask())
    log.removeHandler(handler)
    assert {line["path"]: line["request"] for line in lines} == {
        answer.url.path: answer.headers["x-request-id"] for answer in answers
    }


def test_no_id_is_believed_that_could_forge_a_log() -> None:
    for strange in ("", "short", "x" * 65, "a b c d e f g h", "12345678\n", "é" * 10):
        assert re.fullmatch(r"[0-9a-f]{16}", request_id(strange))
