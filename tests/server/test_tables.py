"""Making tables, sitting down by a link, who may do what."""

from __future__ import annotations

import re

import pytest
from tests.server import requests
from tests.server.guests import Guest, Tab, friends
from tests.server.nodes import Node

from joute.games import registry


@pytest.fixture
def me(server: Node) -> Guest:
    return Guest(server)


@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_played_against_the_machine(me: Guest, game: str) -> None:
    table = me.table(game, "me", "machine")["table"]
    assert table["status"] == "playing"
    assert table["you"] == [1]
    with me.tab(table["id"]) as tab:
        tab.act(1, "resign")
        tab.wait_for("table.status", "finished")
        assert tab.state["table"]["outcome"]["reason"] == "resignation"


DAMES = (
    "THlUTrAO/Gva1iLOU/edenS1s*E*/1t6/3B1ME1/N3EDRl turn=12 made=NAVET/1,LUTRINS/1,DETENIR/2,LAVE/2"
    " captured=AET bag=AAAAAABCCDEEEEEEEFFGHIIIIIIIJKLLMMNNNNOOOOPPQRRRRSSSSSTTUUUVWXYZ"
    " last=D2.C3.C1.F1.B2.C2.E2.A3.D3.B4"
)


def test_a_stranger_gets_an_unguessable_key_that_scripts_cannot_read(me: Guest) -> None:
    wanted = {"game": "lexiduel", "seats": [{"kind": "me"}, {"kind": "link"}]}
    answer = me.http.post("/api/tables", json=wanted)
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie and "SameSite=lax" in cookie
    assert len(me.http.cookies["joute"]) >= 40
    assert "set-cookie" not in me.http.post("/api/tables", json=wanted).headers
    assert len(answer.json()["table"]["id"]) >= 24


def test_a_link_tells_what_it_leads_to_until_it_is_used(me: Guest, server: Node) -> None:
    seats = [{"kind": "me", "name": "Camille"}, {"kind": "link"}]
    made = me.http.post("/api/tables", json={"game": "jago", "seats": seats}).json()
    friend, asked = Guest(server), {"token": made["invitations"][0]["token"]}
    told = friend.http.post("/api/tables/invited", json=asked)
    assert told.json() == {
        "game": "jago",
        "seat": 2,
        "table": "",
        "free": 1,
        "names": ["Camille", ""],
        "machines": [],
        "moved": False,
        "options": told.json()["options"],
        "hints": True,
        "dictionary": True,
        "listed": False,
        "withdrawn": False,
    }
    assert told.json()["options"]["clock"].startswith("disc ")
    friend.join(asked["token"])
    assert friend.http.post("/api/tables/invited", json=asked).json() is None


def test_a_link_seats_one_person_and_is_used_up(me: Guest, server: Node) -> None:
    made = me.table("lexiduel", "me", "link")
    assert made["table"]["status"] == "waiting"
    token = made["invitations"][0]["token"]
    friend, late = Guest(server), Guest(server)
    info = friend.join(token, "  Zoé   Martin ")
    assert info["status"] == "playing"
    assert info["you"] == [2]
    assert info["seats"][1]["name"] == "Zoé Martin"
    answer = late.http.post("/api/tables/join", json={"token": token})
    assert answer.status_code == 410
    assert answer.json()["code"] == "no_invitation"


def test_one_link_seats_everybody_who_is_awaited(me: Guest, server: Node) -> None:
    made = me.table("lexicon", "me", "link", "machine", "link")
    shared = {"token": made["shared"]}
    friend, other, late = Guest(server), Guest(server), Guest(server)
    told = late.http.post("/api/tables/invited", json=shared).json()
    assert (told["seat"], told["free"], told["machines"]) == (0, 2, [3])
    assert friend.join(made["shared"], "Zoé")["you"] == [2]
    again = friend.http.post("/api/tables/invited", json=shared).json()
    assert again["table"] == made["table"]["id"]
    assert friend.join(made["shared"], "Zoé")["you"] == [2], "who sits already stays where they are"
    info = other.join(made["shared"], "Paul")
    assert (info["you"], info["status"]) == ([4], "playing")
    assert late.http.post("/api/tables/invited", json=shared).json() is None
    for token in (made["shared"], made["invitations"][0]["token"], f"{made['table']['id']}.another", "x.y"):
        assert late.http.post("/api/tables/join", json={"token": token}).json()["code"] == "no_invitation"


def test_another_key_opens_no_seat_and_one_seats_key_no_other(me: Guest, server: Node) -> None:
    made = me.table("lexicon", "me", "link", "link")
    stranger = Guest(server)
    for token in (f"{made['table']['id']}.another", f"{made['table']['id']}."):
        assert stranger.http.post("/api/tables/invited", json={"token": token}).json() is None
        assert stranger.http.post("/api/tables/join", json={"token": token}).status_code == 410
    assert stranger.join(made["invitations"][1]["token"])["you"] == [3]


def test_nobody_sits_under_the_name_of_another(me: Guest, server: Node) -> None:
    seats = [{"kind": "me", "name": "Camille"}, {"kind": "link"}, *[{"kind": "machine", "level": 3}] * 3]
    made = me.http.post("/api/tables", json={"game": "lexicon", "seats": seats}).json()
    info = Guest(server).join(made["invitations"][0]["token"], "camille")
    names = [seat["name"] for seat in info["seats"]]
    assert names == ["Camille", "camille 2", "Club", "Club 2", "Club 3"]


def test_nothing_happens_before_everyone_is_there(me: Guest) -> None:
    made = me.table("lexiduel", "me", "link")
    with me.tab(made["table"]["id"]) as tab:
        assert tab.act(1, "C3h MER")["code"] == "waiting"


def test_a_person_waiting_sees_the_friend_sit_down(me: Guest, server: Node) -> None:
    made = me.table("jago", "me", "link")
    with me.tab(made["table"]["id"]) as tab:
        assert tab.state["table"]["status"] == "waiting"
        Guest(server).join(made["invitations"][0]["token"], "Ami")
        tab.wait_for("table.status", "playing")
        assert tab.state["table"]["seats"][1]["name"] == "Ami"


def test_nobody_acts_for_another_seat(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    stranger = Guest(server)
    for guest, seat in ((second, 1), (first, 2), (stranger, 1), (first, 0), (first, 99), (first, -1)):
        with guest.tab(table) as tab:
            assert tab.act(seat, "C3h MER")["code"] == "not_your_seat"
            assert tab.ask(type="compose", seat=seat, composition={})["code"] == "not_your_seat"
            assert tab.ask(type="guide", seat=seat)["code"] == "not_your_seat"
            assert tab.ask(type="hint", seat=seat, grade=3)["code"] == "not_your_seat"
            assert tab.ask(type="takeback", seat=seat, answer="ask")["code"] == "not_your_seat"
            assert tab.state["table"]["version"] == 1
        answer = guest.http.post(f"/api/tables/{table}/seats/{seat}/move")
        assert answer.status_code == 403


def test_a_seat_moves_to_another_device_by_a_link_shown_to_its_holder(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    phone = Guest(server)
    with first.tab(table) as old:
        link = first.http.post(f"/api/tables/{table}/seats/1/move").json()
        assert phone.join(link["token"])["you"] == [1]
        with phone.tab(table) as tab:
            assert tab.act(1, "C3h MER")["type"] == "acknowledged"
        old.wait_for("table.you", [])
        assert old.act(1, "C3h MER")["code"] == "not_your_seat"


def test_spectators_by_link_see_the_table_and_hold_nothing(server: Node) -> None:
    table, (first, _) = friends(server, "jago")
    with Guest(server).tab(table) as seen, first.tab(table) as tab:
        assert seen.state["seat"] is None and seen.state["table"]["you"] == []
        assert tab.state["seat"] == 1
        tab.act(1, "resign")
        seen.wait_for("table.status", "finished")


def test_listed_tables_are_found_and_others_are_not(me: Guest, server: Node) -> None:
    shown = me.table("lexiduel", "me", "machine", listed=True)["table"]["id"]
    hidden = me.table("lexiduel", "me", "machine")["table"]["id"]
    found = {table["id"] for table in Guest(server).http.get("/api/tables/watch").json()}
    assert shown in found and hidden not in found
    mine = {table["id"] for table in me.http.get("/api/tables").json()}
    assert {shown, hidden} <= mine
    assert Guest(server).http.get("/api/tables").json() == []


def test_one_screen_holds_several_seats_and_sees_whoever_is_to_act(me: Guest) -> None:
    table = me.table("lexiduel", "me", "here")["table"]
    assert table["you"] == [1, 2]
    with me.tab(table["id"]) as tab:
        assert tab.state["seat"] == 1
        tab.act(1, "C3h MER")
        tab.until(2)
        assert tab.state["seat"] == 2
        assert tab.act(1, "C4v ON")["refusal"]["article"] == "LXD-3"


def test_a_rematch_changes_sides_and_is_made_once(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel", options={"rounds": "12"})
    early = first.http.post(f"/api/tables/{table}/rematch")
    assert (early.status_code, early.json()["code"]) == (409, "not_over")
    with first.tab(table) as tab, second.tab(table) as other:
        tab.act(1, "resign")
        made = first.http.post(f"/api/tables/{table}/rematch").json()["table"]
        assert made["you"] == [2]
        assert made["options"] == {"clock": "none", "rounds": "12"}
        other.wait_for("table.rematch", made["id"])
    assert made["status"] == "waiting", "the other has yet to agree"
    again = second.http.post(f"/api/tables/{table}/rematch").json()["table"]
    assert again["id"] == made["id"] and again["you"] == [1]
    assert again["status"] == "playing"
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in made["seats"]]
    assert Guest(server).http.post(f"/api/tables/{table}/rematch").status_code == 403


def test_a_rematch_is_withdrawn_by_whoever_proposed_it(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as tab, second.tab(table) as other:
        tab.act(1, "resign")
        made = first.http.post(f"/api/tables/{table}/rematch").json()["table"]
        assert made["maker"] == made["you"][0]
        other.wait_for("table.rematch", made["id"])
        refused = second.http.post(f"/api/tables/{made['id']}/withdraw")
        assert (refused.status_code, refused.json()["code"]) == (403, "not_the_maker")
        withdrawn = first.http.post(f"/api/tables/{made['id']}/withdraw").json()
        assert withdrawn["status"] == "withdrawn"
        assert first.http.post(f"/api/tables/{made['id']}/withdraw").json() == withdrawn, "once is enough"
        other.wait_for("table.rematch", "")
    assert made["id"] not in {one["id"] for one in first.http.get("/api/tables").json()}
    again = second.http.post(f"/api/tables/{table}/rematch").json()["table"]
    assert again["id"] != made["id"] and again["status"] == "waiting", "the other may propose one now"


def test_a_rematch_is_declined_by_whoever_was_asked(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    with first.tab(table) as tab, second.tab(table) as other:
        tab.act(1, "resign")
        assert second.http.post(f"/api/tables/{table}/rematch/decline").status_code == 409, "none is proposed"
        made = first.http.post(f"/api/tables/{table}/rematch").json()["table"]
        other.wait_for("table.rematch", made["id"])
        assert first.http.post(f"/api/tables/{table}/rematch/decline").status_code == 409, "it is their own"
        assert Guest(server).http.post(f"/api/tables/{table}/rematch/decline").status_code == 403
        assert second.http.post(f"/api/tables/{table}/rematch/decline").json()["rematch"] == ""
        other.wait_for("table.rematch", "")
    told = first.http.get(f"/api/tables/{made['id']}").json()
    assert (told["status"], told["declined"]) == ("withdrawn", 1), "sides were changed"
    assert second.http.get(f"/api/tables/{made['id']}").json()["you"] == [1]
    assert second.http.post(f"/api/tables/{table}/rematch").json()["table"]["status"] == "waiting"


def test_an_invitation_is_withdrawn_until_everybody_sits(server: Node) -> None:
    me, guest = Guest(server), Guest(server)
    made = me.table("lexicon", "me", "link", "link")
    path = f"/api/tables/{made['table']['id']}/withdraw"
    shared, (_, second) = made["shared"], made["invitations"]
    guest.join(shared)
    assert guest.http.post(path).json()["code"] == "not_the_maker"
    with guest.tab(made["table"]["id"]) as tab:
        assert me.http.post(path).json()["status"] == "withdrawn"
        tab.wait_for("table.status", "withdrawn")
    late = Guest(server).http
    assert late.post("/api/tables/invited", json={"token": shared}).json()["withdrawn"]
    assert late.post("/api/tables/invited", json={"token": second["token"]}).json() is None
    for token, code in ((shared, "invitation_withdrawn"), (second["token"], "no_invitation")):
        assert late.post("/api/tables/join", json={"token": token, "name": "Zoé"}).json()["code"] == code


def test_a_table_that_has_begun_is_not_withdrawn(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    refused = first.http.post(f"/api/tables/{table}/withdraw")
    assert (refused.status_code, refused.json()["code"]) == (409, "already_begun")
    assert first.http.get(f"/api/tables/{table}").json()["status"] == "playing"


def test_a_rematch_on_one_screen_or_with_the_machine_begins_at_once(server: Node) -> None:
    me = Guest(server)
    for other in ("here", "machine"):
        table = me.table("amusante", "me", other)["table"]["id"]
        with me.tab(table) as tab:
            tab.act(1, "resign")
        made = me.http.post(f"/api/tables/{table}/rematch").json()["table"]
        assert made["status"] == "playing"
        assert made["seats"][1]["kind"] == "person" and 2 in made["you"]


def test_a_rematch_with_the_machine_may_change_its_strength_the_clock_and_the_seats(server: Node) -> None:
    me = Guest(server)
    table = me.table("jago", "me", "machine")["table"]
    assert table["options"] == {"clock": "none"}, "no clock runs against a machine unless it is asked for"
    with me.tab(table["id"]) as tab:
        tab.act(1, "resign")
    wanted = {"clock": "budget 5m+10s", "level": 6, "seats": "kept"}
    bad = me.http.post(f"/api/tables/{table['id']}/rematch", json={**wanted, "clock": "sand 3"})
    assert bad.status_code == 422
    made = me.http.post(f"/api/tables/{table['id']}/rematch", json=wanted).json()["table"]
    assert made["you"] == [1] and made["options"]["clock"] == "budget 5m+10s"
    assert (made["seats"][1]["level"], made["seats"][1]["name"]) == (6, "Maître")


def test_a_table_as_it_was(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    path = f"/api/tables/{table}/plies"
    with first.tab(table) as tab, second.tab(table) as other:
        version = tab.act(1, "C3h MER")["version"]
        other.until(version)
        other.act(2, "C4v ON")
    before, after = (first.http.get(f"{path}/{number}").json() for number in (0, 1))
    assert before["effects"] is None and not any(row.strip(".") for row in before["view"]["letters"])
    assert after["effects"]["words"] == ["MER"] and after["view"]["turns"] == 1
    assert (after["seat"], after["view"]["to_act"]) == (1, [2])
    assert first.http.get(f"{path}/3").status_code == 404
    assert first.http.get(f"{path}/1?seat=2").status_code == 403
    assert Guest(server).http.get(f"{path}/1").json()["seat"] is None


def test_a_table_as_it_was_shows_no_more_than_it_did(server: Node) -> None:
    table, (first, second) = friends(server, "jago")
    seen = [guest.http.get(f"/api/tables/{table}/plies/1").json() for guest in (first, second)]
    assert [one["seat"] for one in seen] == [1, 2]
    assert seen[0]["view"]["rack"] != seen[1]["view"]["rack"]
    stranger = Guest(server).http.get(f"/api/tables/{table}/plies/1").json()
    assert stranger["view"]["rack"] == ""


def test_a_picture_of_a_table_shows_what_anyone_may_see(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    path = f"/api/tables/{table}/picture.svg"
    empty = first.http.get(path)
    assert empty.headers["content-type"] == "image/svg+xml" and ">M</text>" not in _letters(empty.text)
    with first.tab(table) as tab:
        tab.act(1, "C3h MER")
    for guest in (first, second, Guest(server)):
        drawn = guest.http.get(path).text
        assert [f">{letter}</text>" in _letters(drawn) for letter in "MERX"] == [True, True, True, False]
    assert first.http.get("/api/tables/nowhere/picture.svg").status_code == 404


def _letters(picture: str) -> str:
    """The letters on the board, without those of its columns."""
    return "".join(re.findall(r'font-weight="600"[^>]*(>[A-Z]</text>)', picture))


def test_where_the_letters_of_dames_may_go(server: Node) -> None:
    table, (first, _) = friends(server, "dames", position=DAMES)
    with first.tab(table) as tab:
        told = tab.ask(type="guide", seat=1)["destinations"]
    assert {"source": "E3", "target": "D4", "taken": [], "word": True} in told
    assert "H3" not in [one["target"] for one in told if one["source"] == "E3"]


def test_the_record_is_masked_until_the_end_then_whole(server: Node) -> None:
    table, (first, second) = friends(server, "jago")
    path = f"/api/tables/{table}/record"
    running = {guest: guest.http.get(path).text for guest in (first, second, Guest(server))}
    assert all("?" in text for text in running.values())
    assert len(set(running.values())) == 3
    with first.tab(table) as tab:
        tab.act(1, "resign")
    whole = {guest.http.get(path).text for guest in (first, second, Guest(server))}
    assert len(whole) == 1
    replayed = first.http.post("/api/replay", json={"record": whole.pop()}).json()
    assert replayed["outcome"]["reason"] == "resignation" and replayed["refusal"] is None


def test_a_table_needs_a_person_known_options_and_the_right_number_of_seats(me: Guest) -> None:
    for body, code in (
        ({"game": "lexiduel", "seats": [{"kind": "machine"}] * 2}, "first_is_me"),
        ({"game": "échecs", "seats": [{"kind": "me"}] * 2}, "unknown_game"),
        ({"game": "lexiduel", "seats": [{"kind": "me"}] * 3}, "bad_seats"),
        ({"game": "lexiduel", "seats": [{"kind": "me"}] * 2, "options": {"tours": "3"}}, "unknown_option"),
        ({"game": "lexiduel", "seats": [{"kind": "me"}] * 2, "position": "…"}, ""),
        (
            {"game": "lexiduel", "seats": [{"kind": "me"}] * 2, "options": {"dictionary": "/etc/passwd"}},
            "no_word_list",
        ),
        ({"game": "lexiduel", "seats": [{"kind": "me"}] * 2, "options": {"clock": "sand"}}, "unknown_clock"),
    ):
        answer = me.http.post("/api/tables", json=body)
        assert answer.status_code == 422, body
        assert not code or answer.json()["code"] == code
        assert answer.json()["message"]


def test_refusals_speak_the_readers_language(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    with first.socket(table) as socket:
        tab = Tab(socket)
        tab.hello(language="en")
        english = tab.act(1, "C3h XQZ")["refusal"]
        tab.hello(language="fr")
        french = tab.act(1, "C3h XQZ")["refusal"]
    assert english["article"] == french["article"] != ""
    assert english["message"] != french["message"]
    body = {"game": "échecs", "seats": []}
    said = {
        language: requests.post(
            f"{server.url}/api/tables", json=body, headers={"accept-language": language}
        ).json()["message"]
        for language in ("fr", "en-GB,en")
    }
    assert len(set(said.values())) == 2


def test_jag_04_the_lot_decides_who_sits_where_unless_somebody_chose(me: Guest) -> None:
    drawn = [me.table("jago", "me", "link", order="drawn")["table"]["you"] for _ in range(40)]
    assert {tuple(seats) for seats in drawn} == {(1,), (2,)}
    given = [me.table("jago", "me", "link", order="given")["table"]["you"] for _ in range(5)]
    assert given == [[1]] * 5


@pytest.mark.parametrize(
    ("game", "with_a_machine"),
    [("jago", None), ("lexicon", None), ("demo", None), ("amusante", "contest")],
)
def test_jag_19_lex_14_amu_6_who_contests_unless_agreed_otherwise(
    me: Guest, game: str, with_a_machine: str | None
) -> None:
    """People do; at a machine's table a word that is none is refused, but where bluff is the game."""

    def arbitration(*seats: str, **options: str) -> str | None:
        told = me.table(game, *seats, options=options)["table"]["options"].get("arbitration")
        return None if told is None else str(told)

    assert arbitration("me", "link") == "contest"
    assert arbitration("me", "machine") == with_a_machine
    assert arbitration("me", "machine", arbitration="strict") == "strict"
    assert arbitration("me", "here", arbitration="strict") == "strict"


def test_where_nothing_is_contested_people_open_a_table_as_machines_do(me: Guest) -> None:
    assert me.table("lexiduel", "me", "link")["table"]["options"] == {"clock": "none"}
