"""Problems over HTTP: the day's, tries and their refutations, solutions, the page others may frame."""

from __future__ import annotations

import pytest
from tests.server import requests
from tests.server.guests import Guest
from tests.server.nodes import Node

from joute.games import registry
from joute.problems.shelf import all_problems, problems_of


@pytest.fixture
def me(server: Node) -> Guest:
    return Guest(server)


def test_the_day_decides_for_everybody(me: Guest) -> None:
    monday = me.http.get("/api/problems/today?date=2026-04-20").json()
    assert (monday["day"], monday["date"], monday["game"]) == (1, "2026-04-20", registry.names()[0])
    assert me.http.get(f"/api/problems/{monday['key']}").json()["position"] == monday["position"]
    assert len(monday["hints"]) == 3
    assert me.http.get("/api/problems/today").status_code == 200
    refused = me.http.get("/api/problems/today?date=demain")
    assert (refused.status_code, refused.json()["code"]) == (422, "unreadable")
    archive = me.http.get("/api/problems").json()
    assert len(archive) == len(all_problems())
    assert {each["kind"] for each in archive} == {"most", "win", "defend", "referee"}
    assert {each["level"] for each in archive} <= set(range(1, 7))


@pytest.mark.parametrize("game", [name for name in registry.names() if problems_of(name)])
def test_a_solution_is_right_and_another_move_is_not(me: Guest, game: str) -> None:
    problem = next(each for each in problems_of(game) if not each.for_referees)
    told = me.http.get(f"/api/problems/{problem.key}").json()
    assert not set(problem.solutions) & {told["move"]}
    right = me.http.post(f"/api/problems/{problem.key}/try", json={"answer": problem.solutions[0]}).json()
    assert right["solved"]
    assert right["worth"] == told["best"]
    assert right["proof"]["fr"]
    wrong = me.http.post(f"/api/problems/{problem.key}/try", json={"answer": "qqq"}).json()
    assert not wrong["solved"]
    assert wrong["refusal"]["kind"] == "unreadable"
    solution = me.http.get(f"/api/problems/{problem.key}/solution").json()
    assert [each["move"] for each in solution["moves"]] == list(problem.solutions)
    picture = me.http.get(f"/api/problems/{problem.key}/picture.svg")
    assert picture.text.startswith("<svg")
    for ground in ("light", "dark"):
        laid = me.http.get(f"/api/problems/{problem.key}/picture.svg", params={"ground": ground})
        assert laid.text.startswith("<svg")
        assert laid.text != picture.text
    small = me.http.get(f"/api/problems/{problem.key}/picture.svg", params={"small": "true"})
    assert small.text.startswith("<svg")


def test_a_referee_learns_the_article_from_a_right_answer_alone(me: Guest) -> None:
    problem = next(each for each in all_problems() if each.for_referees and each.answer != "legal")
    path = f"/api/problems/{problem.key}/try"
    wrong = me.http.post(path, json={"answer": "legal"}).json()
    assert (wrong["solved"], wrong["refusal"]) == (False, None)
    right = me.http.post(path, json={"answer": problem.answer}).json()
    assert (right["solved"], right["refusal"]["article"]) == (True, problem.answer)


RECORD = """[Game "lexicon"]
[Seats "2"]
[Option.arbitration "strict"]
[Position "phase=play deal=1 dealer=2 turn=1 hands=ELS/CDFG"]

1 word ES
"""


def test_problems_like_a_mistake_ask_for_what_was_missed(me: Guest) -> None:
    like = me.http.post("/api/problems/like", json={"record": RECORD, "seat": 1}).json()
    assert like["ply"] == 1
    assert like["told"]["fr"] == "Au coup 1, LES était possible : main vidée."
    assert [line["kind"] for line in like["lines"][:3]] == ["win"] * 3
    other = me.http.post("/api/problems/like", json={"record": RECORD, "seat": 2}).json()
    assert (other["ply"], other["told"]["fr"]) == (0, "")
    assert len(other["lines"]) > 3
    assert me.http.post("/api/problems/like", json={"record": "?", "seat": 1}).status_code == 422


def test_what_is_not_there_or_too_long_is_said(me: Guest) -> None:
    assert me.http.get("/api/problems/nothing-1").status_code == 404
    key = all_problems()[0].key
    assert me.http.post(f"/api/problems/{key}/try", json={"answer": "A" * 1000}).status_code == 413


@pytest.mark.parametrize(
    ("path", "framed"),
    [
        ("/probleme?embed", True),
        ("/probleme/x-1?embed=1", True),
        ("/probleme", False),
        ("/problemes?embed", False),
        ("/?embed", False),
        ("/table/x?embed", False),
    ],
)
def test_only_a_problem_asked_for_so_may_be_framed(server: Node, path: str, framed: bool) -> None:
    policy = requests.get(server.url + path).headers["content-security-policy"]
    assert ("frame-ancestors *" in policy) == framed
    assert ("frame-ancestors 'none'" in policy) != framed
