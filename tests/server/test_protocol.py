"""The pages about running and talking to the server say what is so."""

from __future__ import annotations

import json
import re
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest
import yaml
from pydantic import TypeAdapter

from joute.messages.live import ClientMessage, ServerMessage
from joute.messages.wire import decode
from joute.server.errors import ERRORS, STATUS

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
CLIENT = {"hello", "act", "compose", "guide", "hint", "takeback", "decline", "say", "shown"}
SERVER: TypeAdapter[ServerMessage] = TypeAdapter(ServerMessage)


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: str(json.loads(text)["type"]))
def test_every_example_is_a_message(example: str) -> None:
    if json.loads(example)["type"] in CLIENT:
        message = decode(example)
        assert not isinstance(message, str), message
    else:
        told = SERVER.validate_json(example)
        assert json.loads(SERVER.dump_json(told)) == json.loads(example)


def test_every_kind_of_message_has_an_example() -> None:
    shown = {json.loads(example)["type"] for example in EXAMPLES}
    classes = (*get_args(ClientMessage), *get_args(ServerMessage))
    assert shown == {field.default for cls in classes for field in fields(cls) if field.name == "type"}


def test_codes_are_explained_with_their_status() -> None:
    rows = dict(re.findall(r"^\| (`[^|]+`) \| *(\d*) *\|", PAGE, re.MULTILINE))
    explained = {code: status for codes, status in rows.items() for code in re.findall(r"`(\w+)`", codes)}
    assert explained.keys() <= ERRORS.keys()
    assert all(not status or STATUS.get(code, 422) == int(status) for code, status in explained.items())


def test_the_compose_file_has_two_nodes_behind_the_front() -> None:
    plan = yaml.safe_load((ROOT / "deploy" / "compose.yaml").read_text())
    assert plan["services"].keys() == {"database", "bus", "node1", "node2", "front"}
    front = (ROOT / "deploy" / "nginx.conf").read_text()
    assert "server node1:8137" in front and "server node2:8137" in front
    assert (ROOT / plan["x-node"]["build"]["dockerfile"]).is_file()
