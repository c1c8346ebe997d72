"""Tournaments and matches kept by the server: it opens the tables, the results come by themselves."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from tests.server.events import NAMES, Meeting, headers, meeting
from tests.server.guests import Guest
from tests.server.nodes import Node
from websockets.exceptions import ConnectionClosed


def test_lxd_22_a_match_of_two_games_goes_by_itself_each_starting_one(server: Node) -> None:
    match = meeting(server, headers=headers("lexiduel", "match"), play_as="Zoé")
    assert match.look()["desk"]["players"][0]["name"] == "Zoé"
    assert match.look()["tables"] == []
    match.register("Léa")
    first = match.wait_for_game(1)
    match.resign(first, 2)
    second = match.wait_for_game(2)
    assert second["players"] == first["players"][::-1]
    match.resign(second, 2)
    info = match.wait("over", True)
    assert [game["winner"] for game in info["desk"]["encounters"][0]["games"]] == [1, 1]
    assert info["desk"]["encounters"][0]["winner"] == 1
    assert info["desk"]["standings"][0]["player"] == 1


def test_dam_04_best_of_three_is_dealt_from_one_bag_and_a_lot_starts_the_third(server: Node) -> None:
    match = meeting(server, ("Zoé", "Léa"), headers=headers("dames", "match"))
    bags = []
    for number, loser in ((1, 2), (2, 1), (3, 2)):
        table = match.wait_for_game(number)
        with match.guests[1].tab(table["id"]) as tab:
            bags.append(tab.state["view"]["bag_count"])
        match.resign(table, loser)
    match.wait("over", True)
    assert bags == [64, 32, 0]
    info = match.look()
    assert info["desk"]["encounters"][0]["winner"] == 1
    lines = match.lines()
    assert sum(" lot " in line for line in lines) == 1
    left = [line.split("bag=")[1] for line in lines if "bag=" in line]
    assert [len(letters) for letters in left] == [64, 32]


def test_trn_02_hands_of_more_than_seven_minutes_are_warned_of_in_both_languages(server: Node) -> None:
    for minutes, warned in (("7", False), ("20", True)):
        cup = meeting(server, NAMES[:4], headers=headers("lexicon", "hands", Rounds="2", Minutes=minutes))
        desk = cup.organiser.http.get(f"/api/tournaments/{cup.id}").json()["desk"]
        assert bool(desk["warnings"]) == warned
        assert all("20 minutes" in one["fr"] and "TRN-2:" in one["en"] for one in desk["warnings"])


def test_trn_02_a_round_of_hands_is_opened_counted_and_initialled_by_itself(server: Node) -> None:
    cup = meeting(server, NAMES[:7], headers=headers("lexicon", "hands", Rounds="2", Minutes="7"))
    info = cup.enter(next_round=True)
    assert [len(one["players"]) for one in info["tables"]] == [4, 3]
    assert 0 < info["bell_ms"] <= 7 * 60_000
    for table in info["tables"]:
        settings = cup.organiser.http.get(f"/api/tables/{table['id']}").json()
        assert settings["event"] == cup.id
        assert settings["options"]["clock"] == "bell 7m"
        assert (settings["hints"], settings["dictionary"]) == (False, False)
        for player in table["players"][1:]:
            cup.resign(table, player)
    info = cup.wait("between_rounds", True)
    assert all(seat["initialled"] for table in info["desk"]["tables"] for seat in table["seats"])
    assert info["bell_ms"] is None
    winners = {table["leaders"][0] for table in info["desk"]["tables"]}
    late = cup.register("Retardataire")
    assert late["desk"]["players"][7]["brought"] > 0
    gone = next(player for player in range(1, 8) if player not in winners)
    cup.post(cup.guests[gone], f"players/{gone}/withdraw")
    refused = cup.post(cup.guests[gone], "players", name=NAMES[gone - 1])
    assert refused["desk"]["refusal"]["reason"] == "name_taken"
    info = cup.enter(next_round=True)
    seated = (player for table in info["tables"] for player in table["players"])
    assert sorted(seated) == [player for player in range(1, 9) if player != gone]
    dealers = {table["dealer"] for table in info["desk"]["tables"]}
    assert dealers <= winners | {0}


def test_trn_05_the_organisers_verdict_and_corrections_stand_beside_the_tables(server: Node) -> None:
    cup = meeting(server, NAMES[:4], headers=headers("lexicon", "hands"))
    (table,) = cup.enter(next_round=True)["tables"]
    one, two = table["players"][:2]
    cup.enter((one, f"challenge {two} FRANCE wrong"), (0, f"penalty {one} 10"), (0, f"penalty {one} -10"))
    for player in table["players"][1:]:
        cup.resign(table, player)
    info = cup.wait("between_rounds", True)
    seats = {seat["player"]: seat for seat in info["desk"]["tables"][0]["seats"]}
    assert seats[two]["penalties"] == 50 and seats[one]["penalties"] == 0
    info = cup.enter((two, "score 8"))
    assert not info["desk"]["between_rounds"]
    neighbour = seats[two]["neighbour"]
    stranger = next(player for player in table["players"] if player not in (two, neighbour))
    refused = cup.post(cup.guests[stranger], "initials", by=stranger, player=two)
    assert refused["desk"]["refusal"]["article"] == "TRN-3"
    info = cup.post(cup.guests[neighbour], "initials", by=neighbour, player=two)
    assert info["desk"]["between_rounds"]
    assert {seat["player"]: seat["points"] for seat in info["desk"]["tables"][0]["seats"]}[two] == 8


def test_swiss_rounds_of_any_game_with_a_bye(server: Node) -> None:
    cup = meeting(server, NAMES[:5], headers=headers("jago", "swiss", Rounds="2"))
    for number in (1, 2):
        info = cup.enter(next_round=True)
        assert len(info["tables"]) == 2 and info["desk"]["round"] == number
        for table in info["tables"]:
            cup.resign(table, max(table["players"]))
        cup.wait("between_rounds", True)
    assert cup.look()["desk"]["over"]
    assert len([line for line in cup.lines() if " won " in line]) == 4


def test_what_the_organiser_enters_by_hand_is_not_overwritten_by_the_table(server: Node) -> None:
    cup = meeting(server, NAMES[:2], headers=headers("jago", "roundrobin"))
    (table,) = cup.enter(next_round=True)["tables"]
    one, two = table["players"]
    info = cup.enter((two, f"won {one}"))
    assert info["desk"]["over"]
    cup.resign(table, two)
    cup.wait_for_tables(0)
    assert cup.look()["desk"]["encounters"][0]["winner"] == two
    assert sum(" won " in line for line in cup.lines()) == 1


def test_only_the_organiser_organises_and_nobody_plays_for_another(server: Node) -> None:
    cup = meeting(server, NAMES[:4], headers=headers("lexicon", "hands"))
    player, stranger = cup.guests[1], Guest(server)
    path = f"/api/tournaments/{cup.id}"
    entry = {"id": "x", "next_round": True}
    for guest in (player, stranger):
        for where, body in (
            ("lines", entry),
            ("players", {"name": "Robot", "level": 3}),
            ("players/2/link", {}),
            ("players/0/link", {}),
        ):
            answer = guest.http.post(f"{path}/{where}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_the_organiser")
        for where, body in (("initials", {"by": 2, "player": 1}), ("players/2/withdraw", {})):
            answer = guest.http.post(f"{path}/{where}", json=body)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_your_place")
    info = cup.enter(next_round=True)
    assert info["organiser"] and not cup.look(player)["organiser"]
    assert cup.look(player)["you"] == [1] and cup.look(stranger)["you"] == []
    with stranger.tab(info["tables"][0]["id"]) as tab:
        assert tab.state["seat"] is None
    assert stranger.http.get("/api/tournaments/nowhere").json()["code"] == "no_tournament"


def test_nobody_referees_their_own_match(server: Node) -> None:
    match = meeting(server, ("Léa",), headers=headers("lexiduel", "match"))
    assert match.enter((0, "player Zoé"))["desk"]["refusal"] is None
    own = meeting(server, headers=headers("lexiduel", "match"), play_as="Zoé")
    body = {"id": "x", "lines": [{"who": 0, "action": "player Léa"}]}
    answer = own.organiser.http.post(f"/api/tournaments/{own.id}/lines", json=body)
    assert (answer.status_code, answer.json()["code"]) == (403, "own_match")
    own.register("Léa")
    answer = own.organiser.http.post(f"/api/tournaments/{own.id}/players/2/link")
    assert (answer.status_code, answer.json()["code"]) == (403, "own_match")
    assert own.post(own.organiser, "players/1/link")["number"] == 1


def test_what_is_played_at_a_table_is_not_told_before_its_end(server: Node) -> None:
    cup = meeting(server, NAMES[:4], headers=headers("lexicon", "hands"))
    before = cup.enter(next_round=True)
    (table,) = before["tables"]
    guest = cup.guests[table["players"][0]]
    with guest.tab(table["id"]) as tab:
        player = table["players"][tab.state["table"]["to_act"][0] - 1]
    seat = table["players"].index(player) + 1
    with cup.guests[player].tab(table["id"]) as tab:
        card = next(filter(str.isalpha, tab.state["view"]["hands"][seat - 1]))
        assert tab.act(seat, f"discard {card} stock")["type"] == "acknowledged"
    after = cup.look()
    assert {**after, "bell_ms": 0} == {**before, "bell_ms": 0}


def test_a_player_is_registered_once_however_often_they_ask(server: Node) -> None:
    cup = meeting(server, ("Zoé",), headers=headers("jago", "swiss"))
    again = cup.post(cup.guests[1], "players", name="Zoé la même")
    assert again["you"] == [1] and len(again["desk"]["players"]) == 1
    refused = cup.post(Guest(server), "players", name="zoé")
    assert refused["desk"]["refusal"]["reason"] == "name_taken" and refused["you"] == []


def test_an_entry_sent_twice_is_entered_once(server: Node) -> None:
    cup = meeting(server, NAMES[:4], headers=headers("lexicon", "hands"))
    cup.enter(next_round=True)
    for _ in range(2):
        cup.enter((0, "penalty 1 50"), client="same")
    assert sum(one["penalties"] for one in cup.look()["desk"]["standings"]) == 50


def test_a_place_moves_by_its_link_and_takes_its_seat_along(server: Node) -> None:
    cup = meeting(server, ("Zoé",), headers=headers("lexiduel", "swiss", Rounds="1", Encounter="game"))
    cup.enter((0, "player Léa"))
    assert cup.look()["free"] == [2] and cup.look(cup.guests[1])["free"] == []
    (table,) = cup.enter(next_round=True)["tables"]
    token = cup.post(cup.organiser, "players/2/link")["token"]
    phone, late = Guest(server), Guest(server)
    claimed = phone.http.post("/api/tournaments/claim", json={"token": token}).json()
    assert claimed["you"] == [2] and cup.look()["free"] == []
    assert late.http.post("/api/tournaments/claim", json={"token": token}).status_code == 410
    cup.guests[2] = phone
    cup.resign(table, 2)
    cup.wait("over", True)
    desk = cup.post(cup.organiser, "players/0/link")["token"]
    assert late.http.post("/api/tournaments/claim", json={"token": desk}).json()["organiser"]
    assert not cup.look()["organiser"]


def test_machines_take_part_where_the_organiser_wants_them(server: Node) -> None:
    cup = meeting(server, ("Zoé",), headers=headers("lexiduel", "match"))
    info = cup.post(cup.organiser, "players", name="Robot", level=1)
    assert info["machines"] == [2] and len(info["tables"]) == 1
    table = cup.organiser.http.get(f"/api/tables/{info['tables'][0]['id']}").json()
    assert {seat["kind"] for seat in table["seats"]} == {"person", "machine"}
    answer = cup.organiser.http.post(f"/api/tournaments/{cup.id}/players/2/link")
    assert answer.json()["code"] == "not_your_place"


def test_machines_are_few(server: Node) -> None:
    cup = meeting(server, headers=headers("jago", "swiss"))
    for number in range(9):
        info = cup.post(cup.organiser, "players", name=f"Robot {number}", level=1)
    assert info["desk"]["refusal"]["reason"] == "too_many_machines" and len(info["machines"]) == 8
    answer = cup.organiser.http.post(f"/api/tournaments/{cup.id}/players", json={"name": "Robot", "level": 7})
    assert (answer.status_code, answer.json()["code"]) == (422, "unreadable")


def match_info(cup: Meeting) -> dict[str, object]:
    """What a stranger is told over HTTP."""
    return cup.look(Guest(cup.node))


def test_everybody_watches_live_and_each_learns_their_own_place(server: Node) -> None:
    cup = meeting(server, ("Zoé",), headers=headers("lexiduel", "match"))
    with cup.socket(cup.guests[1]) as mine, cup.socket(Guest(server)) as theirs:
        assert json.loads(mine.recv(30))["you"] == [1]
        assert json.loads(theirs.recv(30))["you"] == []
        cup.register("Léa")
        for socket in (mine, theirs):
            while not (info := json.loads(socket.recv(30)))["tables"]:
                pass
            assert info["desk"]["players"][1]["name"] == "Léa" and info["desk"]["text"] == ""
        assert info == match_info(cup)
    with (
        pytest.raises(Exception, match="4404"),
        Meeting(server, "nowhere", Guest(server)).socket(Guest(server)) as nowhere,
    ):
        nowhere.recv(30)


def test_a_page_that_talks_too_much_is_no_longer_listened_to(make_node: Callable[..., Node]) -> None:
    node = make_node(limits={"message_burst": 5, "messages_per_second": 0.01}).start()
    cup = meeting(node, headers=headers("jago", "swiss"))
    with cup.socket(cup.organiser) as talker, cup.socket(cup.organiser) as silent:
        with pytest.raises(ConnectionClosed, match="1008"):
            for _ in range(50):
                talker.send("{")
            while True:
                talker.recv(30)
        silent.recv(30)
        cup.register("Zoé")
        assert json.loads(silent.recv(30))["desk"]["players"][0]["name"] == "Zoé"


def test_mine_are_listed_with_the_table_that_waits(server: Node) -> None:
    match = meeting(server, headers=headers("lexiduel", "match"), play_as="Zoé")
    match.register("Léa")
    (table,) = match.wait_for_tables(1)
    for guest in match.guests.values():
        (line,) = guest.http.get("/api/tournaments").json()
        assert (line["id"], line["table"]) == (match.id, table["id"])
        assert line["players"] == ["Zoé", "Léa"]
    assert Guest(server).http.get("/api/tournaments").json() == []


def test_pages_to_print_and_the_file_for_the_desk(server: Node) -> None:
    cup = meeting(server, NAMES[:4], headers=headers("lexicon", "hands"))
    cup.enter(next_round=True)
    for what, title in (("sheets", "Table 1"), ("standings", "Classement")):
        page = cup.organiser.http.get(f"/api/tournaments/{cup.id}/sheets", params={"what": what})
        assert page.headers["content-type"].startswith("text/html")
        assert title in page.text and "Camille" in page.text
    text = cup.organiser.http.get(f"/api/tournaments/{cup.id}/file").text
    desk = cup.organiser.http.post("/api/desk", json={"text": text}).json()
    assert desk["round"] == 1 and len(desk["players"]) == 4


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"headers": {"Game": "échecs"}}, "unknown_game"),
        ({"headers": {"Game": "jago", "Format": "hands"}}, "unreadable"),
        ({"headers": {"Format": "loterie"}}, "unreadable"),
        ({"headers": {'X"]\n0 player Y': ""}}, "unreadable"),
        ({"headers": {"Tournament": "x" * 3000}}, "too_large"),
        ({"headers": {"Game": "jago"}, "options": {"tours": "3"}}, "unknown_option"),
        ({"headers": {"Game": "jago"}, "options": {"clock": "sand"}}, "unknown_clock"),
        ({"headers": {"Game": "jago"}, "options": {"dictionary": "/etc/passwd"}}, "no_word_list"),
    ],
)
def test_what_cannot_be_played_is_refused_at_once(server: Node, body: dict[str, object], code: str) -> None:
    answer = Guest(server).http.post("/api/tournaments", json=body)
    assert (answer.status_code in (413, 422), answer.json()["code"]) == (True, code)
    assert answer.json()["message"]


def test_lines_are_bounded(server: Node) -> None:
    cup = meeting(server, headers=headers("jago", "swiss"))
    path = f"/api/tournaments/{cup.id}/lines"
    many = [{"who": 0, "action": f"player P{number}"} for number in range(257)]
    refused = cup.organiser.http.post(path, json={"id": "a", "lines": many}).json()
    assert refused["desk"]["refusal"]["reason"] == "too_many" and refused["version"] == 0
    for lines, code in (
        (many * 2, "too_large"),
        ([{"who": 0, "action": "player " + "x" * 5000}], "too_large"),
        ([{"who": 0, "action": "player A ; B"}], "unreadable"),
    ):
        assert cup.organiser.http.post(path, json={"id": "b", "lines": lines}).json()["code"] == code


def test_what_was_looked_at_before_something_else_was_entered_is_asked_about_again(server: Node) -> None:
    """A device that was away does not replace what it has not seen; its own entry sent twice is fine."""
    cup = meeting(server, headers=headers("jago", "swiss"))
    path, http = f"/api/tournaments/{cup.id}/lines", cup.organiser.http
    seen = cup.look()["version"]
    late = {"id": "late", "lines": [{"who": 0, "action": "player Zoé"}], "since": seen}
    cup.enter((0, "player Léa"))
    refused = http.post(path, json=late)
    assert (refused.status_code, refused.json()["code"]) == (409, "moved_on")
    assert [one["name"] for one in cup.look()["desk"]["players"]] == ["Léa"]
    late["since"] = cup.look()["version"]
    for _ in range(2):
        assert http.post(path, json=late).status_code == 200
    assert [one["name"] for one in cup.look()["desk"]["players"]] == ["Léa", "Zoé"]
