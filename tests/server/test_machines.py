"""Machines are made ready when their table opens, off the loop; their first reply waits for that."""

from __future__ import annotations

import threading

import pytest
from tests.patience import SECONDS
from tests.server.guests import Guest
from tests.server.inside import Inside

from joute.play import Game, Move, Settings, View
from joute.server.machines import thinking


def test_a_machine_is_ready_before_its_first_move(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    ready, served, order = threading.Event(), threading.Event(), list[str]()
    choose = thinking.choose

    def warm(game: Game, settings: Settings) -> None:
        assert settings.seats == 2
        order.append(f"warm {game.name} {threading.current_thread().name.rsplit('_', 1)[0]}")
        assert served.wait(SECONDS)
        ready.set()

    def chosen(game: Game, view: View, settings: Settings, level: int, budget_ms: int, seed: int) -> Move:
        order.append("choose")
        assert ready.is_set()
        return choose(game, view, settings, level, budget_ms, seed)

    monkeypatch.setattr(thinking, "warm", warm)
    monkeypatch.setattr(thinking, "choose", chosen)
    inside = Inside(tmp_path_factory.mktemp("machines"))
    with inside.running():
        me = Guest(inside)
        table = me.table("lexiduel", "me", "machine")["table"]["id"]
        with me.tab(table) as tab:
            # The loop answers while the machine gets ready.
            assert tab.act(1, "C3h MER")["version"] == 2
            served.set()
            assert [ply["seat"] for ply in tab.until(3)["plies"]] == [1, 2]
        me.table("lexiduel", "me", "here")
        me.table("lexiduel", "me", "machine")
    assert order == ["warm lexiduel joute-prepare", "choose"]


def test_a_machine_that_cannot_be_made_ready_plays_all_the_same(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    def warm(_game: Game, _settings: Settings) -> None:
        raise OSError("no room for compiled code")

    monkeypatch.setattr(thinking, "warm", warm)
    inside = Inside(tmp_path_factory.mktemp("machines"))
    with inside.running():
        me = Guest(inside)
        with me.tab(me.table("lexiduel", "me", "machine")["table"]["id"]) as tab:
            tab.act(1, "C3h MER")
            assert [ply["seat"] for ply in tab.until(3)["plies"]] == [1, 2]
