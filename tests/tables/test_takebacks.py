"""Taking moves back by agreement."""

from templates.toy import TOY
from tests.server.players import Script
from tests.server.seated import seated_at
from tests.tables.seating import NOON, dealt, played, refused

from joute.play import Refusal
from joute.records import Record, read_record
from joute.tables import Replay, Table, clock_view, replay


def middle(seats: int = 2) -> Table:
    return played(dealt(seats, clock="budget 15m"), "1 lay A", "2 lay D", at=NOON + 1_000)


def test_it_goes_back_to_before_the_askers_last_move() -> None:
    asked = played(middle(), "1 takeback ask", at=NOON + 2_000)
    assert asked.position == middle().position
    assert asked.takeback and asked.takeback.seat == 1
    back = played(asked, "2 takeback accept", at=NOON + 3_000)
    assert back.position == dealt(clock="budget 15m").position
    assert back.takeback is None
    assert clock_view(back, NOON + 3_000).remaining == (900_000, 900_000)


def test_the_lines_leave_the_record_but_not_the_log() -> None:
    back = played(middle(), "2 takeback ask", "1 takeback accept", at=NOON + 2_000)
    assert back.record().text().endswith("1 lay A {1000}\n")
    assert [event.action for event in back.events][-3:] == ["lay D", "ask", "accept"]
    record = read_record(back.record().text())
    assert isinstance(record, Record)
    done = replay(record, TOY, back.settings)
    assert isinstance(done, Replay)
    assert done.position == back.position


def test_everybody_else_must_agree() -> None:
    table = played(dealt(3), "1 lay A", "2 lay D", "2 takeback ask", "1 takeback accept", at=NOON)
    assert table.position.scores() == (1, 1, 0)
    assert played(table, "3 takeback accept", at=NOON).position.scores() == (1, 0, 0)


def test_a_refusal_or_a_move_ends_the_request() -> None:
    asked = played(middle(), "2 takeback ask", at=NOON + 1_000)
    no = played(asked, "1 takeback refuse", at=NOON + 1_000)
    assert no.takeback is None
    assert no.position == middle().position
    assert refused(no, "1 takeback accept", NOON + 1_000).reason == "no_takeback"
    assert played(asked, "1 lay B", at=NOON + 1_000).takeback is None
    withdrawn = played(asked, "2 takeback refuse", at=NOON + 1_000)
    assert withdrawn.takeback is None


def test_what_cannot_be_taken_back() -> None:
    assert refused(dealt(), "1 takeback ask", NOON).reason == "nothing_to_undo"
    asked = played(middle(), "2 takeback ask", at=NOON + 1_000)
    assert refused(asked, "2 takeback accept", NOON + 1_000).reason == "own_takeback"
    assert refused(asked, "1 takeback ask", NOON + 1_000).reason == "takeback_asked"
    assert refused(asked, "7 takeback accept", NOON + 1_000).reason == "unknown_seat"
    assert (
        refused(played(middle(), "1 resign", at=NOON + 1_000), "2 takeback ask", NOON + 1_000).article
        == "TOY-5"
    )


def test_no_move_text_spells_a_takeback() -> None:
    asked = played(middle(), "2 takeback ask", at=NOON + 1_000)
    for text in ("ask", "accept", "takeback", "undo", "undo yes"):
        after = asked.act(1, text, NOON + 1_000)
        assert isinstance(after, Refusal) or after.takeback == asked.takeback or text == "accept"
    assert isinstance(asked.act(1, "undo yes", NOON + 1_000), Refusal)


def test_who_may_ask_is_who_would_not_be_refused() -> None:
    assert dealt(3).takebacks() == ()
    one = played(dealt(3), "1 lay A", at=NOON)
    assert one.takebacks() == (1,)
    two = played(one, "2 lay D", at=NOON)
    assert two.takebacks() == (1, 2)
    assert played(two, "2 takeback ask", at=NOON).takebacks() == ()
    assert refused(two, "3 takeback ask", NOON).reason == "nothing_to_undo"


def test_a_verdict_that_was_given_is_not_taken_back() -> None:
    """A lost contest would cost nothing, and a word judged would be known."""
    cards = "hands=CHATS/RATXZ stock=LLEE pile=K"
    start = seated_at(Script("lexicon", 2, cards, ()), arbitration="contest").table
    laid = played(start, "1 word CHAT", at=1_000)
    assert laid.takebacks() == (1,)
    judged = played(laid, "2 challenge", at=2_000)
    assert judged.takebacks() == ()
    for seat in (1, 2):
        assert refused(judged, f"{seat} takeback ask", 2_000).reason == "takeback_past_a_contest"
    assert played(judged, "2 word RAT", at=3_000).takebacks() == (2,)
