"""Messages as JSON text."""

from __future__ import annotations

import json
from dataclasses import asdict
from fractions import Fraction

import pytest
from tests.server.players import Script, scripts
from tests.server.seated import seated_at

from joute.messages.http import Tried
from joute.messages.wire import encode
from joute.play import Outcome

SHARED = Outcome((1, 2), "by points", "DEM-9", (Fraction(1, 2), Fraction(4, 2), -3))


def test_dem_9_a_shared_payment_is_a_number() -> None:
    told = {**asdict(SHARED), "winners": [1, 2], "payments": [0.5, 2, -3]}
    assert json.loads(encode(SHARED)) == told
    assert isinstance(json.loads(encode(SHARED))["payments"][1], int)
    tried = Tried(view=SHARED, position="p", effects=None, refusal=None)
    empty = {"effects": None, "refusal": None, "awaits": None, "ways": [], "repairs": []}
    empty |= {"composition": None, "starts": [], "destinations": []}
    assert json.loads(encode(tried)) == {"view": told, "position": "p", **empty}


@pytest.mark.parametrize("script", scripts(), ids=lambda script: script.game)
def test_a_view_is_written_whole(script: Script) -> None:
    table = seated_at(script).table
    for seat, move in script.moves:
        after = table.act(seat, move, 0)
        assert isinstance(after, type(table))
        table = after
        for viewer in (None, 1, 2):
            view = table.position.view(viewer)
            assert json.loads(encode(view)) == json.loads(json.dumps(asdict(view)))
