"""A contest is for the play that its sender looked at, and never hits another."""

from __future__ import annotations

from tests.server.guests import Guest, Message, friends
from tests.server.nodes import Node

HANDS = "hands=CHATS/RATXZ/MURSE stock=LLEE pile=K turn=1"


def _lexicon(server: Node) -> tuple[str, list[Guest]]:
    return friends(server, "lexicon", 3, options={"arbitration": "contest"}, position=HANDS)


def _scores(state: Message) -> list[int]:
    scores: list[int] = state["table"]["scores"]
    return scores


def test_a_contest_that_comes_after_the_next_play_contests_nothing(server: Node) -> None:
    table, guests = _lexicon(server)
    with guests[0].tab(table) as one, guests[1].tab(table) as two, guests[2].tab(table) as three:
        one.act(1, "word CHAT")
        two.act(2, "word RAT")
        three.until(3)
        refused = three.act(3, "challenge", ply=1, id="late")
        assert (refused["type"], refused["code"], refused["id"]) == ("trouble", "too_late", "late")
        assert three.act(3, "accept", ply=1)["code"] == "too_late"
        state = three.hello()
        assert state["table"]["version"] == 3 and _scores(state) == [0, 0, 0]
        assert sorted(state["view"]["window"]["seats"]) == [1, 3], "RAT may be contested as before"
        assert three.act(3, "challenge", ply=2)["type"] == "acknowledged"
        assert _scores(three.until(4)) == [0, 0, 10]


def test_a_retry_of_a_contest_that_was_stored_is_still_acknowledged(server: Node) -> None:
    table, guests = _lexicon(server)
    with guests[0].tab(table) as one, guests[2].tab(table) as three:
        one.act(1, "word CHAT")
        first = three.act(3, "challenge", ply=1, id="same")
        assert first["type"] == "acknowledged"
        assert three.act(3, "challenge", ply=1, id="same") == first
        assert three.act(3, "challenge", ply=1)["code"] == "too_late", "one challenge a play (LEX-17)"


def test_who_names_no_play_contests_the_one_that_is_open(server: Node) -> None:
    table, guests = _lexicon(server)
    with guests[0].tab(table) as one, guests[2].tab(table) as three:
        one.act(1, "word CHAT")
        assert three.act(3, "challenge")["type"] == "acknowledged"


def test_how_far_somebody_is_shown_has_no_answer_but_trouble(server: Node) -> None:
    table, guests = _lexicon(server)
    with guests[0].tab(table) as one:
        one.send(type="shown", id="mine", seat=1, ply=0)
        assert one.ask(type="shown", id="theirs", seat=2, ply=0)["code"] == "not_your_seat"
        one.hello()
        assert not any('"mine"' in text for text in one.received)


LAST = "hands=CHAT/RATXZ/MURSE stock=LLEE pile=K turn=1"


def test_who_is_shown_a_closing_play_is_told_how_long_it_stays_open(server: Node) -> None:
    table, guests = friends(server, "lexicon", 3, options={"arbitration": "contest"}, position=LAST)
    with guests[0].tab(table) as one, guests[2].tab(table) as three:
        one.act(1, "word CHAT")
        three.until(2)
        told = three.ask(type="shown", seat=3, ply=1)
        assert (told["type"], told["seat"], told["ply"]) == ("contest_open", 3, 1)
        assert 0 < told["ms"] <= 60_000


def _looked_up(guest: Guest, word: str) -> Message:
    found: Message = guest.http.get(f"/api/words/{word}", params={"game": "lexicon"}).json()
    return found


def test_a_word_is_not_looked_up_by_whoever_may_contest_it(server: Node) -> None:
    table, guests = _lexicon(server)
    with guests[0].tab(table) as one, guests[1].tab(table) as two, guests[2].tab(table) as three:
        one.act(1, "word CHAT")
        three.until(2)
        refused = _looked_up(guests[2], "châT")
        assert refused["code"] == "open_to_contest" and "CHAT" in refused["message"]
        assert _looked_up(guests[2], "CHATS")["allowed"], "any other word is looked up as before"
        assert _looked_up(guests[0], "CHAT")["allowed"], "its author has nothing to decide"
        assert _looked_up(Guest(server), "CHAT")["allowed"], "nor has a stranger"
        three.act(3, "accept", ply=1)
        assert _looked_up(guests[2], "CHAT")["allowed"], "it has been decided"
        assert _looked_up(guests[1], "CHAT")["code"] == "open_to_contest"
        two.act(2, "word RAT")
        assert _looked_up(guests[1], "CHAT")["allowed"]
