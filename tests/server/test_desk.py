"""The desk kept by the server: at real tables, on two devices, corrected; duplicate deals and their file."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.server.events import headers, meeting
from tests.server.guests import Guest, Message
from tests.server.nodes import Node

from joute.cli.main import main
from joute.server.tournaments.signed import Game, fresh_key, sign

NINE = ("Camille", "Rosalie", "Anselme", "Lucien", "Odile", "Basile", "Zoé", "Léa", "Thérèse")
REAL = headers("lexicon", "hands", Tables="real", Rounds="3")


def scores(info: Message) -> list[tuple[int, str]]:
    """Every hand of the round, each player two points more than the one before."""
    seats = [seat for table in info["desk"]["tables"] for seat in table["seats"]]
    held = [(seat["player"], f"score {2 * (at + 1)}") for at, seat in enumerate(seats)]
    return [*held, *((seat["neighbour"], f"initial {seat['player']}") for seat in seats)]


def test_real_tables_are_not_opened_and_lots_wait_for_the_organiser(server: Node) -> None:
    cup = meeting(server, headers=REAL)
    info = cup.enter(*((0, f"player {name}") for name in NINE), next_round=True)
    assert (info["tables"], len(info["desk"]["tables"]), info["desk"]["online"]) == ([], 3, False)
    first = [seat["player"] for seat in info["desk"]["tables"][0]["seats"]]
    lines = scores(info)
    tied = [(who, "score 2" if who == first[1] and "score" in action else action) for who, action in lines]
    info = cup.enter(*tied)
    assert (info["desk"]["counted"], info["desk"]["between_rounds"]) == (True, False)
    info = cup.post(cup.organiser, "lines", id="lots", lines=[], lots=True)
    assert info["desk"]["between_rounds"]
    assert sum(" lot " in f" {line} " for line in cup.lines()) == 1


def test_nonsense_is_refused_and_a_slip_asked_about(server: Node) -> None:
    cup = meeting(server, headers=REAL)
    info = cup.enter(*((0, f"player {name}") for name in NINE), next_round=True)
    player = info["desk"]["tables"][0]["seats"][0]["player"]
    assert "7" in cup.enter((player, "score 7"))["desk"]["refusal"]["message"]
    match = meeting(server, headers=headers("lexiduel", "swiss", Tables="real", Rounds="1"))
    info = match.enter((0, "player A"), (0, "player B"), next_round=True)
    one, two = info["desk"]["encounters"][0]["first"], info["desk"]["encounters"][0]["second"]
    slip = [{"who": one, "action": f"won {two} 60-70"}]
    info = match.post(match.organiser, "lines", id="slip", lines=slip)
    assert info["desk"]["refusal"]["kind"] == "ambiguous"
    info = match.post(match.organiser, "lines", id="slip", lines=slip, sure=True)
    assert info["desk"]["refusal"] is None and len(info["desk"]["encounters"][0]["games"]) == 1


def test_a_second_device_organises_too_and_the_history_tells_all(server: Node) -> None:
    cup = meeting(server, headers=REAL)
    info = cup.enter(*((0, f"player {name}") for name in NINE), (0, "by Thérèse"), next_round=True)
    link = cup.post(cup.organiser, "device")
    other = Guest(server)
    assert other.http.post("/api/tournaments/claim", json={"token": link["token"]}).json()["organiser"]
    played = cup.post(
        other, "lines", id="x", lines=[{"who": who, "action": action} for who, action in scores(info)]
    )
    assert played["desk"]["counted"] and cup.look()["organiser"]
    cup.enter(next_round=True)
    past = other.http.get(f"/api/tournaments/{cup.id}/rounds/1").json()
    seat = past["tables"][0]["seats"][0]
    before = [table["seats"] for table in cup.look()["desk"]["tables"]]
    info = cup.enter((0, f"correct {seat['entry']} {seat['player']} score 50"))
    assert info["desk"]["refusal"] is None
    assert [table["seats"] for table in info["desk"]["tables"]] == before
    assert {one["player"]: one["total"] for one in info["desk"]["standings"]}[seat["player"]] == 50
    history = other.http.get(f"/api/tournaments/{cup.id}/history?language=fr").json()
    entry = history[seat["entry"] - 1]
    assert (entry["corrected"], entry["by"], bool(entry["at"])) == (True, "Thérèse", True)
    assert other.http.get(f"/api/tournaments/{cup.id}/rounds/9").status_code == 404
    assert Guest(server).http.post(f"/api/tournaments/{cup.id}/device").status_code == 403


def test_a_file_is_brought_with_the_times_it_tells(server: Node) -> None:
    cup = meeting(server, headers=REAL)
    info = cup.enter(*((0, f"player {name}") for name in NINE), next_round=True)
    cup.enter(*scores(info), (0, "bell run 300"))
    text = cup.organiser.http.get(f"/api/tournaments/{cup.id}/file").text
    me = Guest(server)
    brought = me.http.post("/api/tournaments/brought", json={"text": text}).json()
    assert brought["organiser"] and brought["desk"]["standings"] == cup.look()["desk"]["standings"]
    again = me.http.get(f"/api/tournaments/{brought['id']}/file").text
    assert again.splitlines()[-20:] == text.splitlines()[-20:]
    assert me.http.post("/api/tournaments/brought", json={"text": "0 dance"}).status_code == 422


def test_the_bell_of_real_tables_is_held_and_lengthened(server: Node) -> None:
    cup = meeting(server, headers=REAL)
    cup.enter(*((0, f"player {name}") for name in NINE), next_round=True)
    assert cup.look()["bell_ms"] is None
    info = cup.enter((0, "bell run 420"))
    assert info["bell_runs"] and 0 < info["bell_ms"] <= 420_000
    info = cup.enter((0, "bell hold 185"))
    assert (info["bell_runs"], info["bell_ms"]) == (False, 185_000)
    assert cup.enter((0, "bell rings"))["desk"]["refusal"]["kind"] == "unreadable"


def test_a_duplicate_of_three_tables_is_verified_from_its_file(
    server: Node, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cup = meeting(server, NINE, headers=headers("lexicon", "hands", Deal="duplicate", Rounds="1"))
    commitment = cup.look()["desk"]["commitment"]
    assert len(commitment) == 64
    cup.post(cup.guests[4], "players/4/number", number="271828")
    assert "secret" not in "".join(cup.lines())
    opened = cup.enter(next_round=True)["tables"]
    assert len(opened) == 3
    for table in opened:
        for player in table["players"][1:]:
            cup.resign(table, player)
    cup.wait_for_secret()
    file = tmp_path / "duplicate.tournoi"
    file.write_text(cup.organiser.http.get(f"/api/tournaments/{cup.id}/file").text, encoding="utf-8")
    assert main(["tournament", "verify", str(file), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["right"], told["commitment"], len(told["tables"])) == (True, commitment, 3)
    deals = {line.split(" ", 6)[-1] for line in cup.lines() if line.startswith("0 dealt")}
    assert len(deals) == 1
    forged = file.read_text(encoding="utf-8").replace("4 number 271828", "4 number 271829")
    file.write_text(forged, encoding="utf-8")
    assert main(["tournament", "verify", str(file)]) == 1


def test_signed_results_are_refereed_again_and_a_changed_file_is_refused(server: Node) -> None:
    cup = meeting(server, NINE[:4], headers=headers("jago", "swiss", Rounds="1"))
    for table in cup.enter(next_round=True)["tables"]:
        cup.resign(table, table["players"][0])
    cup.wait("over", True)
    signed = cup.organiser.http.get(f"/api/tournaments/{cup.id}/results").text
    assert len(json.loads(signed)["games"]) == 2
    other = Guest(server)
    taken = other.http.post("/api/tournaments/brought", json={"text": signed}).json()
    assert taken["desk"]["standings"] == cup.look()["desk"]["standings"]
    for changed in (signed.replace("Camille", "Camilla"), "{}", signed.replace("signature", "signed")):
        refused = other.http.post("/api/tournaments/brought", json={"text": changed})
        assert refused.status_code == 422 and refused.json()["message"]


@pytest.mark.parametrize(
    ("game", "format_", "said"), [("jago", "swiss", " won "), ("lexicon", "hands", " score ")]
)
def test_results_signed_by_somebody_who_changed_them_are_refused(
    game: str, format_: str, said: str, server: Node
) -> None:
    """A good signature is no proof: a game that says otherwise than the tournament is found out."""
    cup = meeting(server, NINE[:4], headers=headers(game, format_, Rounds="1"))
    opened = cup.enter(next_round=True)["tables"]
    for table in opened:
        for player in table["players"][1:]:
            cup.resign(table, player)
    cup.wait("over", True)
    honest = json.loads(cup.organiser.http.get(f"/api/tournaments/{cup.id}/results").text)
    games = tuple(Game(**told) for told in honest["games"])
    assert len(games) == len(opened)
    lines = honest["tournament"].splitlines()
    at, (who, _, what, *scores) = next((at, one.split()) for at, one in enumerate(lines) if said in one)
    other = (
        f"{what} won {who} {':'.join(reversed(scores[0].split(':')))}"
        if said == " won "
        else f"{who} score 98"
    )
    forged = "\n".join([*lines[:at], other, *lines[at + 1 :]]) + "\n"
    for text, status in ((honest["tournament"], 201), (forged, 422)):
        signed = sign(text, games, fresh_key())
        answer = Guest(server).http.post("/api/tournaments/brought", json={"text": signed})
        assert answer.status_code == status, answer.text
        assert status == 201 or re.search(r"1\.[12]\.1", answer.json()["message"])


def test_files_are_saved_under_the_name_of_the_tournament(server: Node) -> None:
    cup = meeting(server, headers={**REAL, "Tournament": "Coupe d’été 3/4"})
    for what, suffix in (("file", "tournoi"), ("results", "json")):
        saved = cup.organiser.http.get(f"/api/tournaments/{cup.id}/{what}").headers["content-disposition"]
        assert saved.endswith(f"filename*=UTF-8''Coupe%20d%E2%80%99%C3%A9t%C3%A9%2034.{suffix}")


def test_people_of_the_club_are_rated_where_the_organiser_says_so(server: Node) -> None:
    organiser = Guest(server)
    for rated in ("yes", "no"):
        wanted = headers("jago", "swiss", Tables="real", Rounds="1", Rated=rated)
        made = organiser.http.post("/api/tournaments", json={"headers": wanted}).json()
        address = f"/api/tournaments/{made['id']}/lines"
        names = [{"who": 0, "action": f"player {name}"} for name in ("Camille", "Rosalie")]
        body = {"id": "a", "lines": names, "next_round": True}
        pair = organiser.http.post(address, json=body).json()["desk"]["encounters"][0]
        won = {"who": 1, "action": "won 2 40-30"}
        assert {pair["first"], pair["second"]} == {1, 2}
        organiser.http.post(address, json={"id": "b", "lines": [won]}).raise_for_status()
    found = organiser.http.get("/api/tournaments/ratings").json()
    people = [{"name": n, "rating": r, "encounters": 1} for n, r in (("Camille", 1516), ("Rosalie", 1484))]
    assert found == [{"game": "jago", "people": people}]
    assert Guest(server).http.get("/api/tournaments/ratings").json() == []


def test_badges_and_certificates_are_printed(server: Node) -> None:
    cup = meeting(server, headers=headers("lexicon", "hands", Tables="real", Rounds="1"))
    info = cup.enter(*((0, f"player {name}") for name in NINE), (0, "times 10:00"), next_round=True)
    cup.enter(*scores(info))
    address = f"/api/tournaments/{cup.id}/sheets?language=fr&what="
    pages = {
        what: cup.organiser.http.get(address + what).text for what in ("badges", "certificates", "sheets")
    }
    assert all("Thérèse" in page for page in pages.values())
    assert pages["badges"].count('class="badge"') == pages["certificates"].count('class="certificate"') == 9
    assert "1re place sur 9" in pages["certificates"] and "10:00" in pages["sheets"]
