"""Where help is off, nobody gets any from this server, whoever asks and however, until the game is over."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.server.events import headers, meeting
from tests.server.guests import Guest, friends
from tests.server.nodes import Node
from tests.server.players import Script, script, scripts

from joute.games import registry
from joute.play import Position
from joute.server.live.marks import marks_of
from joute.server.live.open_letters import written
from joute.server.live.seated import make_settings

Make = Callable[..., Node]


def position_after(script: Script, moves: int) -> Position:
    game = registry.find(script.game)
    position = game.position(script.position, make_settings(game, script.seats, {}))
    for seat, text in script.moves[:moves]:
        move = game.read_move(text)
        position = position.play(seat, move)  # type: ignore[arg-type]
    return position


def record_of(script: Script, moves: int) -> str:
    head = f'[Game "{script.game}"]\n[Seats "{script.seats}"]\n[Position "{script.position}"]\n\n'
    return head + "".join(f"{seat} {move}\n" for seat, move in script.moves[:moves])


def running(node: Node, script: Script, moves: int = 2, **more: Any) -> tuple[str, Guest]:
    """A table where so many moves of the script have been played."""
    guest = Guest(node)
    seats = ["me"] + ["here"] * (script.seats - 1)
    made = guest.table(script.game, *seats, position=script.position, **more)
    table = made["table"]["id"]
    with guest.tab(table) as tab:
        for seat, move in script.moves[:moves]:
            assert tab.act(seat, move)["type"] == "acknowledged"
    return table, guest


def ask_for_help(node: Node, script: Script, moves: int, thinking: bool = True) -> dict[str, int]:
    """Everything that answers about a position, asked by somebody else; the answers' statuses."""
    stranger = Guest(node)
    position = position_after(script, moves).text()
    record, variation = record_of(script, moves), record_of(script, moves + 1)
    on_turn, next_move = script.moves[moves]
    seats = [{"kind": "me"}] + [{"kind": "here"}] * (script.seats - 1)
    table = {"game": script.game, "seats": seats, "position": position}
    trial = {"game": script.game, "seats": script.seats, "position": position, "seat": on_turn}
    asked = {
        "analysis": ("/api/analyse", {"record": record, "ply": moves}),
        "analysis of a variation": ("/api/analyse", {"record": variation, "ply": moves + 1}),
        "review": ("/api/reviews", {"record": record}),
        "review of a variation": ("/api/reviews", {"record": variation}),
        "what if": ("/api/try", {**trial, "move": next_move}),
        "a look": ("/api/try", trial),
        "picture of a variation": ("/api/picture", {"record": variation, "ply": moves + 1}),
        "variation": ("/api/replay", {"record": variation}),
        "new table": ("/api/tables", table),
    }
    return {
        what: stranger.http.post(path, json=body).status_code
        for what, (path, body) in asked.items()
        if thinking or path not in ("/api/analyse", "/api/reviews")
    }


@pytest.mark.parametrize("played", scripts(), ids=lambda played: played.game)
def test_nothing_answers_about_a_game_without_help_until_it_is_over(server: Node, played: Script) -> None:
    assert set(ask_for_help(server, played, 2, thinking=False).values()) <= {200, 201}
    table, guest = running(server, played, hints=False)
    assert set(ask_for_help(server, played, 2).values()) == {409}
    stranger = Guest(server)
    shown = stranger.http.post("/api/picture", json={"record": record_of(played, 2), "ply": 2})
    assert shown.status_code == 200, "what everybody sees may be drawn"
    with guest.tab(table) as tab:
        for seat in range(1, played.seats + 1):
            tab.act(seat, "resign")
        tab.wait_for("table.status", "finished")
    assert set(ask_for_help(server, played, 2, thinking=played.game == "lexiduel").values()) <= {200, 201}


def test_another_score_or_turn_does_not_disguise_a_position(server: Node) -> None:
    played = script("lexiduel", 7)
    running(server, played, hints=False)
    board = position_after(played, 2).text().split()[0]
    trial = {"game": "lexiduel", "seats": 2, "position": f"{board.swapcase()} 3", "seat": 2}
    answer = Guest(server).http.post("/api/try", json=trial)
    assert (answer.status_code, answer.json()["code"]) == (409, "being_played")


def test_a_game_without_help_is_known_after_a_restart(make_node: Make) -> None:
    node = make_node().start()
    played = scripts()[0]
    running(node, played, hints=False)
    node.kill()
    node.start()
    assert set(ask_for_help(node, played, 2).values()) == {409}


def test_where_help_is_on_it_is_given(server: Node) -> None:
    played = script("jago", 8)
    running(server, played)
    assert set(ask_for_help(server, played, 2).values()) <= {200, 201}


def test_landings_do_not_tell_where_a_word_awaits(server: Node) -> None:
    played = script("dames", 14)
    told = []
    for hints in (True, False):
        table, guest = running(server, played, 0, hints=hints)
        with guest.tab(table) as tab:
            told.append(tab.ask(type="guide", seat=1)["destinations"])
    with_help, without = told
    assert any(one["word"] for one in with_help) and not any(one["word"] for one in without)
    assert [one["target"] for one in with_help] == [one["target"] for one in without]


def test_no_takeback_past_a_draw(server: Node) -> None:
    played = next(one for one in scripts() if one.game == "jago")
    table, guest = running(server, played, 2)
    with guest.tab(table) as tab:
        answer = tab.ask(type="takeback", seat=1, answer="ask")
        assert (answer["type"], answer["refusal"]["reason"]) == ("refused", "takeback_past_a_draw")
        assert answer["refusal"]["message"]


def test_an_organiser_who_plays_never_gets_the_hand_of_their_own_table(server: Node) -> None:
    cup = meeting(server, headers=headers("lexiduel", "roundrobin"), play_as="Camille")
    for name in ("Rosalie", "Anselme", "Lucien"):
        cup.register(name)
    cup.enter(next_round=True)
    tables = cup.wait_for_tables(2)
    mine = next(one for one in tables if 1 in one["players"])
    other = next(one for one in tables if 1 not in one["players"])
    rival = next(player for player in mine["players"] if player != 1)
    answer = cup.organiser.http.post(f"/api/tournaments/{cup.id}/players/{rival}/link")
    assert (answer.status_code, answer.json()["code"]) == (403, "place_held")
    elsewhere = other["players"][0]
    token = cup.post(cup.organiser, f"players/{elsewhere}/link")["token"]
    assert cup.look()["moved"] == []
    new_phone = Guest(server)
    assert new_phone.http.post("/api/tournaments/claim", json={"token": token}).status_code == 200
    assert [one["player"] for one in cup.look(Guest(server))["moved"]] == [elsewhere]


def test_an_organiser_who_plays_on_another_device_does_not_get_it_either(server: Node) -> None:
    cup = meeting(server, headers=headers("lexiduel", "roundrobin"))
    phone = Guest(server)
    token = cup.post(cup.organiser, "device")["token"]
    assert phone.http.post("/api/tournaments/claim", json={"token": token}).status_code == 200
    assert phone.http.post(f"/api/tournaments/{cup.id}/players", json={"name": "Camille"}).status_code == 200
    for name in ("Rosalie", "Anselme", "Lucien"):
        cup.register(name)
    cup.enter(next_round=True)
    mine = next(one for one in cup.wait_for_tables(2) if 1 in one["players"])
    rival = next(player for player in mine["players"] if player != 1)
    for desk in (phone, cup.organiser):
        answer = desk.http.post(f"/api/tournaments/{cup.id}/players/{rival}/link")
        assert (answer.status_code, answer.json()["code"]) == (403, "place_held")


def test_a_machine_in_a_tournament_takes_nothing_back(server: Node) -> None:
    cup = meeting(server, headers=headers("lexiduel", "match"), play_as="Camille")
    cup.post(cup.organiser, "players", name="Robot", level=1)
    (table,) = cup.wait_for_tables(1)
    seat = table["players"].index(1) + 1
    with cup.organiser.tab(table["id"]) as tab:
        tab.wait_for("table.to_act", [seat])
        move = "C3h MER" if not tab.state["plies"] else "pass"
        tab.act(seat, move)
        tab.wait_for("table.to_act", [seat])
        before = len(tab.state["plies"])
        asked = tab.ask(type="takeback", seat=seat, answer="ask")
        if asked["type"] == "acknowledged":
            tab.wait_for("takeback_from", None)
        assert len(tab.state["plies"]) == before


def test_a_machines_lots_are_not_those_of_another_table() -> None:
    from dataclasses import replace

    from tests.server.seated import seated_at

    from joute.server.keys import new_seed
    from joute.server.machines.seeds import secret_seed

    seated = seated_at(scripts()[0])
    first, second = (replace(seated, row=replace(seated.row, seed=new_seed())) for _ in range(2))
    assert secret_seed(first) != secret_seed(second)
    assert secret_seed(first) == secret_seed(replace(first))


def test_a_friend_may_watch_without_a_seed(server: Node) -> None:
    """The seed is told to nobody."""
    table, (first, _) = friends(server, "lexiduel")
    assert "seed" not in first.http.get(f"/api/tables/{table}").text


@pytest.mark.parametrize("played", scripts(), ids=lambda played: played.game)
def test_a_position_a_game_was_set_up_with_is_not_advised_on(server: Node, played: Script) -> None:
    """Before the first move; others may begin from it too, without help."""
    fresh = script(played.game, 12)
    if not marks_of(fresh.game, position_after(fresh, 0)):
        return
    running(server, fresh, 0, hints=False)
    asked = ask_for_help(server, fresh, 0)
    assert set(asked.values()) == {409}, asked
    running(server, fresh, 0, hints=False)


def test_a_game_without_help_is_not_opened_beside_itself(server: Node) -> None:
    """Trying moves at a table of one's own is a what-if, even without hints there."""
    played = script("lexiduel", 13)
    running(server, played, hints=False)
    body = {"game": "lexiduel", "seats": [{"kind": "me"}, {"kind": "here"}], "hints": False}
    answer = Guest(server).http.post(
        "/api/tables", json={**body, "position": position_after(played, 2).text()}
    )
    assert (answer.status_code, answer.json()["code"]) == (409, "being_played")


def test_a_game_without_help_is_not_advised_on_where_its_moves_are_played_again(server: Node) -> None:
    """At a table with hints, move by move, without any position or record."""
    moves = ((1, "C3h MER"), (2, "C4v ON"), (1, "pass"))
    tables = []
    for hints in (True, False, True):
        guest = Guest(server)
        table = guest.table("lexiduel", "me", "here", hints=hints)["table"]["id"]
        tables.append((guest, table))
        with guest.tab(table) as tab:
            for seat, move in moves:
                assert tab.act(seat, move)["type"] == "acknowledged"
    for guest, table in (tables[0], tables[2]):
        with guest.tab(table) as tab:
            answer = tab.ask(type="hint", seat=2, grade=3)
            assert (answer["type"], answer["code"]) == ("trouble", "being_played")
    guest, table = tables[1]
    with guest.tab(table) as tab:
        assert tab.ask(type="hint", seat=2, grade=1)["code"] == "hints_off"
        tab.act(2, "resign")
        tab.wait_for("table.status", "finished")
    guest, table = tables[0]
    with guest.tab(table) as tab:
        assert tab.ask(type="hint", seat=2, grade=1)["type"] == "hinted"


def test_who_plays_the_game_without_help_is_told_that_it_is_theirs(server: Node) -> None:
    """At another table of theirs that has come to the same position: nothing there says why."""
    moves = ((1, "C3h MER"), (2, "C4v ON"))
    alice, bruno = Guest(server), Guest(server)
    made = alice.table("lexiduel", "me", "link", hints=False, order="given")
    bruno.join(made["invitations"][0]["token"], "Bruno")
    friendly = made["table"]["id"]
    alone = alice.table("lexiduel", "me", "here", hints=True, order="given")["table"]["id"]
    by_seat = {1: alice, 2: bruno}
    for seat, move in moves:
        with by_seat[seat].tab(friendly) as tab:
            assert tab.act(seat, move)["type"] == "acknowledged"
        with alice.tab(alone) as tab:
            assert tab.act(seat, move)["type"] == "acknowledged"
    with alice.tab(alone) as tab:
        answer = tab.ask(type="hint", seat=1, grade=1)
        assert answer["code"] == "game_with_somebody_without_help"
        assert "en cours avec Bruno" in answer["message"]
    with alice.tab(friendly) as tab:  # other tests play these moves on the same server
        tab.act(1, "resign")
        tab.wait_for("table.status", "finished")


def test_a_board_turned_about_or_moved_is_the_same_board() -> None:
    board = ["." * 11] * 4 + ["....MER....", "....ON.....", "....T......"] + ["." * 11] * 4
    turned = ["".join(column) for column in zip(*board, strict=True)]
    moved = [row[2:] + ".." for row in board[1:]] + ["." * 11]
    assert written(board) == written(turned) == written(moved) == written("".join(board))
    from_the_other_side = [row[::-1] for row in board[::-1]]
    assert written(board) == written(from_the_other_side) == written(board[::-1])
    assert written(board) != written([row.replace("T", "S") for row in board])
    cells = list("ab..cd..") + [""] * 24 + list("..EF..G.") + [""] * 8
    assert written(cells) == written(cells[::-1]), "given cell by cell"
    few = ["." * 11] * 10 + ["MER........"]
    assert written(few) != written(few[::-1]), "few letters are known only where they are"
    assert written(("MER", "ON")) == written(["on", "mer"]), "words have no order"
    assert written(["A", "", "B"]) != written(["", "A", "B"]), "cells have"
