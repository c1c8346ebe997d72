"""Play over the WebSocket: acknowledged once, seen by everyone, taken back by agreement."""

from __future__ import annotations

from itertools import pairwise

from tests.server.guests import Guest, friends
from tests.server.nodes import Node

OURS = "- 1 EORSU/AFIMS/ABCDE"
"""DÉMO: an empty board, and seat 1 holds OURS."""


def test_an_action_is_acknowledged_and_everyone_sees_it(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as one, second.tab(table) as two, Guest(server).tab(table) as seen:
        assert one.act(1, "C3h MER", id="a") == {"type": "acknowledged", "id": "a", "version": 2}
        for tab in (one, two, seen):
            state = tab.until(2)
            assert [ply["effects"]["move"] for ply in state["plies"]] == ["C3h MER"]
            assert state["table"]["to_act"] == [2]


def test_a_refused_move_changes_nothing_and_names_its_article(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as one, second.tab(table) as two:
        assert two.act(2, "C3h MER")["refusal"]["article"] == "LXD-3"
        refusal = one.act(1, "C3h MXR")["refusal"]
        assert refusal["kind"] == "illegal" and refusal["message"]
        assert one.act(1, "??")["refusal"]["kind"] == "unreadable"
        assert one.hello()["table"]["version"] == 1


def test_a_retry_under_the_same_id_is_not_a_second_move(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as one:
        assert one.act(1, "C3h MER", id="same")["version"] == 2
        assert one.act(1, "C3h MER", id="same")["version"] == 2
    with first.tab(table) as again:
        assert again.act(1, "C3h MER", id="same")["version"] == 2
        assert again.state["table"]["version"] == 2
    with second.tab(table) as two:
        # Another seat's ids are its own.
        assert two.act(2, "end", id="same")["version"] == 3
    with first.tab(table) as one:
        assert one.ask(type="takeback", seat=1, answer="ask", id="t")["version"] == 4
        assert one.ask(type="takeback", seat=1, answer="ask", id="t")["version"] == 4


def test_two_tabs_of_one_seat_stay_in_step(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as left, first.tab(table) as right, second.tab(table) as other:
        left.act(1, "C3h MER")
        other.until(2)
        other.act(2, "C4v ON")
        assert left.until(3)["plies"] == right.until(3)["plies"]
        assert right.state["table"] == left.state["table"]


def test_a_reconnecting_client_gets_what_it_missed(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with second.tab(table) as two:
        with first.tab(table) as one:
            one.act(1, "C3h MER")
        two.until(2)
        two.act(2, "C4v ON")
        with first.tab(table) as back:
            state = back.hello(version=2)
            assert [ply["effects"]["move"] for ply in state["plies"]] == ["C3h MER", "C4v ON"]


def test_presence_is_told(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as one:
        assert [seat["connected"] for seat in one.state["table"]["seats"]] == [True, False]
        with second.tab(table):
            one.read()
            assert [seat["connected"] for seat in one.state["table"]["seats"]] == [True, True]
        one.read()
        assert [seat["connected"] for seat in one.state["table"]["seats"]] == [True, False]


def test_a_takeback_needs_everyones_agreement(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as one, second.tab(table) as two:
        one.act(1, "C3h MER")
        one.ask(type="takeback", seat=1, answer="ask")
        two.until(3)
        assert two.state["offers"] == [{"about": "takeback", "seat": 1, "agreed": []}]
        two.ask(type="takeback", seat=2, answer="refuse")
        assert one.until(4)["offers"] == [] and len(one.state["plies"]) == 1
        assert one.state["answer"] == {"about": "takeback", "seat": 1, "by": 2, "said": "refused"}
        one.ask(type="takeback", seat=1, answer="ask")
        two.ask(type="takeback", seat=2, answer="accept")
        assert one.until(6)["plies"] == [] and one.state["table"]["to_act"] == [1]
        assert one.state["answer"]["said"] == "accepted"
        assert one.act(1, "C3h SEL")["type"] == "acknowledged"
        assert one.until(7)["plies"][0]["effects"]["words"] == ["SEL"]


def test_stopping_by_agreement(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as one, second.tab(table) as two:
        one.act(1, "C3h MER")
        two.act(2, "end")
        assert one.until(3)["offers"] == [{"about": "stop", "seat": 2, "agreed": []}]
        assert one.ask(type="decline", seat=1)["version"] == 4
        refused = two.until(4)
        assert (refused["offers"], refused["answer"]["said"]) == ([], "refused")
        assert [ply["effects"]["kind"] for ply in refused["plies"]] == ["amorce_initiale"]
        assert two.ask(type="decline", seat=2)["refusal"]["reason"] == "no_stop_offered"
        two.act(2, "end")
        one.until(5)
        one.act(1, "end")
        assert two.until(6)["table"]["outcome"]["reason"] == "agreement"


def test_dem_10_who_agreed_to_stop_stays_told_after_an_accept(server: Node) -> None:
    """Accepting a play is no play: the offer stands."""
    options = {"arbitration": "contest"}
    table, guests = friends(server, "demo", 3, options=options, position=OURS)
    with guests[0].tab(table) as one, guests[1].tab(table) as two, guests[2].tab(table) as three:
        one.act(1, "M13h OURS")
        one.act(1, "end")
        assert three.act(3, "accept")["version"] == 4
        state = two.until(4)
        assert (state["view"]["agreed"], state["view"]["window"]["seats"]) == ([1], [2])


def test_a_machine_lets_people_take_moves_back_and_plays_on_in_the_opening(server: Node) -> None:
    me = Guest(server)
    table = me.table("lexiduel", "me", "machine")["table"]["id"]
    with me.tab(table) as tab:
        tab.act(1, "C3h MER")
        tab.until(3)
        tab.ask(type="takeback", seat=1, answer="ask")
        assert tab.until(5)["plies"] == []
        tab.act(1, "end")
        refused = tab.until(7)
        assert refused["table"]["status"] == "playing"
        assert refused["answer"] == {"about": "stop", "seat": 1, "by": 2, "said": "refused"}


def test_a_machine_plays_each_turn_once(server: Node) -> None:
    me = Guest(server)
    table = me.table("demo", "me", "machine", "machine")["table"]["id"]
    with me.tab(table) as tab:
        for _ in range(4):
            while 1 not in tab.state["table"]["to_act"]:
                tab.read()
            if tab.act(1, "pass")["type"] == "refused":
                break
        turns = [ply["seat"] for ply in tab.hello()["plies"] if ply["seat"]]
        assert all(a != b for a, b in pairwise(turns)), turns


def test_hints_come_in_grades_and_only_where_allowed(server: Node) -> None:
    me = Guest(server)
    table = me.table("lexiduel", "me", "machine")["table"]["id"]
    with me.tab(table) as tab:
        where = tab.ask(type="hint", seat=1, grade=1)
        assert where["move"] == "" and where["word"] == "" and where["message"]
        whole = tab.ask(type="hint", seat=1, grade=3)
        assert tab.act(1, whole["move"])["type"] == "acknowledged"
    table = me.table("lexiduel", "me", "machine", hints=False)["table"]["id"]
    with me.tab(table) as tab:
        assert tab.ask(type="hint", seat=1, grade=1)["code"] == "hints_off"


def laid(*letters: str) -> dict[str, object]:
    """A composition such as `C3 M`, `D3 E`."""
    return {"laid": [dict(zip(("square", "letter"), one.split(), strict=True)) for one in letters]}


def test_what_is_laid_is_told_as_moves_and_nothing_is_played(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    with first.tab(table) as tab:
        told = tab.ask(type="compose", seat=1, composition=laid("C3 M", "D3 E", "E3 R"))
        assert [one["move"] for one in told["ways"]] == ["C3h MER"] and told["refusal"] is None
        told = tab.ask(type="compose", seat=1, composition=laid("C3 M", "D3 X", "E3 R"))
        assert told["ways"] == [] and told["refusal"]["article"]
        assert "undo" in [one["code"] for one in told["repairs"]]
        assert tab.hello()["table"]["version"] == 1


def test_time_is_not_a_players_to_declare(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel", options={"clock": "budget 5m"})
    with second.tab(table) as tab:
        for text in ("timeout", " TIMEOUT ", "Timeout"):
            assert tab.act(2, text)["code"] == "server_only"
    with first.tab(table) as tab:
        for text in ("tímeout", "TIMEOUT\t", "deal ABC", "start", "stop", "bell"):
            answer = tab.act(1, text)
            assert answer["type"] in ("trouble", "refused"), text
        assert tab.hello()["table"]["version"] == 1


def test_an_id_that_cannot_be_printed_or_is_too_long_is_refused(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    with first.tab(table) as tab:
        for wrong in ("\u0000", "a\nb", "i" * 51):
            assert tab.ask_badly(type="act", id=wrong, seat=1, move="C3h MER")["code"] == "unreadable"
        assert tab.act(1, "C3h MER", id="« é » 1")["version"] == 2


def test_what_is_refused_unread_is_answered_under_its_id(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    with first.tab(table) as tab:
        assert tab.act(1, "A" * 9_000, id="long")["code"] == "too_large"
        assert tab.ask(type="act", seat="one", id="odd")["code"] == "unreadable"
        assert tab.ask(type="preview", seat=1, move="C3h MER", id="old")["code"] == "unreadable"
