"""What people at a table say to each other: fixed phrases, heard by everybody there and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.guests import Guest, Message, Tab, friends
from tests.server.nodes import Node

from joute.messages.phrases import PHRASES, Phrase
from joute.server.live.said import SaidAt, is_said, read_said


def heard(tab: Tab) -> Message:
    """Read on until somebody else has said something."""
    while (message := tab.read())["type"] != "said":
        pass
    return message


def test_a_phrase_is_heard_by_the_others_and_by_spectators_and_kept_nowhere(server: Node) -> None:
    table, (first, second) = friends(server, "lexiduel")
    spectator = Guest(server)
    with first.tab(table) as one, second.tab(table) as two, spectator.tab(table) as looking:
        version = one.state["table"]["version"]
        told = {"type": "said", "seat": 2, "phrase": "well_played"}
        assert two.ask(type="say", id="mine", seat=2, phrase="well_played") == {**told, "id": "mine"}
        assert heard(one) == heard(looking) == {**told, "id": ""}
        assert one.hello()["table"]["version"] == version
        assert "well_played" not in spectator.http.get(f"/api/tables/{table}/record").text
        with Guest(server).tab(table) as later:
            assert later.hello()["type"] == "state"
            assert "said" not in "".join(later.received)


def test_only_who_holds_the_seat_speaks_and_only_the_phrases(server: Node) -> None:
    table, (first, _) = friends(server, "lexiduel")
    with first.tab(table) as one, Guest(server).tab(table) as looking:
        refused = looking.ask(type="say", id="shout", seat=1, phrase="thanks")
        assert (refused["type"], refused["code"], refused["id"]) == ("trouble", "not_your_seat", "shout")
        assert one.ask(type="say", seat=2, phrase="thanks")["code"] == "not_your_seat"
        unknown = one.ask(type="say", id="free", seat=1, phrase="Salut à toi")
        assert (unknown["type"], unknown["code"], unknown["id"]) == ("trouble", "unreadable", "free")
        assert "say.phrase" in unknown["message"]
        assert one.ask(type="say", seat=1, phrase="thanks")["type"] == "said"
        # The spectator heard the one phrase that was allowed, and nothing else.
        assert heard(looking)["phrase"] == "thanks"


def test_phrases_have_a_small_bucket_of_their_own(make_node: Callable[..., Node]) -> None:
    node = make_node(limits={"phrases_per_minute": 0.01, "phrase_burst": 2}).start()
    table, (first, second) = friends(node, "lexiduel")
    with first.tab(table) as left, first.tab(table) as right, second.tab(table) as other:
        assert left.ask(type="say", seat=1, phrase="hello")["type"] == "said"
        assert right.ask(type="say", seat=1, phrase="good_game")["type"] == "said"
        refused = left.ask(type="say", id="again", seat=1, phrase="hello")
        assert (refused["code"], refused["id"]) == ("too_fast", "again") and refused["retry_after_ms"] > 0
        assert left.act(1, "C3h MER")["type"] == "acknowledged", "playing goes on"
        assert other.ask(type="say", seat=2, phrase="nice_word")["type"] == "said"


def test_a_phrase_goes_to_other_nodes_as_one_word() -> None:
    said = SaidAt("0f3a", 2, Phrase.THANKS)
    assert str(said) == "0f3a:2:thanks" and is_said(str(said)) and not is_said("0f3a")
    assert read_said(str(said)) == said
    assert read_said("0f3a:2:unheard_of") is None is read_said("0f3a:2")


def test_every_phrase_has_its_sentence_in_both_languages() -> None:
    assert list(PHRASES) == list(Phrase)
    assert all(said.fr and said.en for said in PHRASES.values())
