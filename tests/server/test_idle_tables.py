"""Tables nobody looks at are forgotten and read again; their clocks are kept."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.patience import SECONDS
from tests.server.guests import Guest
from tests.server.inside import Inside
from tests.server.test_time import finished

from joute.server.live import hub

KEPT = 4


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server with room for few tables, which counts a table as idle at once."""
    monkeypatch.setattr(hub, "MOST_IDLE", KEPT)
    monkeypatch.setattr(hub, "IDLE_MS", -1)
    server = Inside(tmp_path)
    with server.running():
        yield server


def made(guest: Guest, clock: str) -> str:
    options = {"clock": clock}
    table: str = guest.table("lexiduel", "me", "here", options=options)["table"]["id"]
    return table


def test_idle_tables_make_room_and_go_on_where_they_were(inside: Inside) -> None:
    guest = Guest(inside)
    first = made(guest, "turn 3d")
    with guest.tab(first) as tab:
        assert tab.act(1, "C3h MER")["type"] == "acknowledged"
    others = [made(guest, "turn 3d") for _ in range(2 * KEPT)]
    assert len(inside.known()) <= KEPT and first not in inside.known()
    with guest.tab(first) as tab:
        assert [ply["effects"]["move"] for ply in tab.state["plies"]] == ["C3h MER"]
        assert tab.state["clock"]["running"] == [2]
        for table in others:
            assert guest.http.get(f"/api/tables/{table}").json()["status"] == "playing"
        assert first in inside.known()


def test_time_runs_out_at_a_forgotten_table(inside: Inside) -> None:
    guest = Guest(inside)
    hurried = made(guest, "budget 2s")
    for _ in range(2 * KEPT):
        made(guest, "turn 3d")
    # Nobody asks for it: its own clock brings it back.
    until = time.monotonic() + SECONDS
    while hurried not in inside.known() and time.monotonic() < until:
        time.sleep(0.05)
    assert hurried in inside.known()
    info = finished(guest, hurried)
    outcome = info["outcome"]
    assert (outcome["winners"], outcome["reason"], outcome["article"]) == ([2], "time", "LXD-21")
