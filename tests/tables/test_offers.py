"""Offers to stop: refused, withdrawn, dropped by a play, accepted; and what whoever asked is told."""

from templates.toy import TOY
from tests.tables.seating import NOON, dealt, played, refused

from joute.records import Record, read_record
from joute.tables import About, Answer, Offer, Replay, Said, Table, replay


def middle(seats: int = 2) -> Table:
    return played(dealt(seats, clock="budget 15m"), "1 lay A", "2 lay D", at=NOON + 1_000)


def test_an_offer_waits_for_the_others() -> None:
    asked = played(middle(3), "3 end", "1 end", at=NOON + 2_000)
    assert asked.offers() == (Offer(About.STOP, 3, (1,)),)
    assert asked.answer is None and not asked.over


def test_a_refused_offer_leaves_the_game_but_not_the_log() -> None:
    asked = played(middle(), "1 end", at=NOON + 3_000)
    no = played(asked, "2 stop refuse", at=NOON + 4_000)
    assert no.offers() == ()
    assert no.answer == Answer(About.STOP, 1, 2, Said.REFUSED)
    assert no.position == middle().position
    assert [event.action for event in no.events][-2:] == ["end", "refuse"]
    opened = Table.open(TOY, no.settings, (), ("clock",))
    assert opened.replayed(no.events) == no


def test_the_time_an_offer_took_stays_spent_and_is_written_down() -> None:
    table = played(middle(), "1 end", at=NOON + 3_000)
    table = played(table, "2 stop refuse", at=NOON + 4_000)
    table = played(table, "1 lay B", at=NOON + 6_000)
    assert table.record().text().endswith("1 lay B {5000}\n")
    record = read_record(table.record().text())
    assert isinstance(record, Record)
    done = replay(record, TOY, table.settings)
    assert isinstance(done, Replay)
    assert done.position == table.position
    assert done.table.clock.used == table.clock.used


def test_an_offer_is_withdrawn_by_whoever_made_it() -> None:
    table = played(middle(), "1 end", "1 stop refuse", at=NOON + 2_000)
    assert table.answer == Answer(About.STOP, 1, 1, Said.WITHDRAWN)
    assert refused(table, "2 stop refuse", NOON + 2_000).reason == "no_stop_offered"


def test_a_play_drops_the_offer_and_says_so_until_the_asker_plays() -> None:
    table = played(middle(), "2 end", "1 lay B", at=NOON + 2_000)
    assert table.answer == Answer(About.STOP, 2, 1, Said.PLAYED)
    assert played(table, "2 lay E", at=NOON + 3_000).answer is None
    own = played(middle(), "1 end", "1 lay B", at=NOON + 2_000)
    assert own.answer == Answer(About.STOP, 1, 1, Said.WITHDRAWN)


def test_refused_then_accepted() -> None:
    table = played(middle(), "1 end", "2 stop refuse", "1 end", "2 end", at=NOON + 2_000)
    assert table.outcome and table.outcome.reason == "agreement"
    assert table.record().text().count(" end") == 2
    assert refused(table, "1 stop refuse", NOON + 2_000).reason == "game_over"


def test_a_takeback_reaches_past_an_offer_to_the_move_itself() -> None:
    table = played(middle(), "2 end", "2 takeback ask", "1 takeback accept", at=NOON + 2_000)
    assert table.position == played(dealt(clock="budget 15m"), "1 lay A", at=NOON + 1_000).position
    assert table.answer == Answer(About.TAKEBACK, 2, 1, Said.ACCEPTED)


def test_letting_a_play_stand_answers_a_request_to_take_it_back_and_no_offer_to_stop() -> None:
    asked = played(middle(), "2 takeback ask", "1 accept", at=NOON + 2_000)
    assert asked.takeback is None
    assert asked.answer == Answer(About.TAKEBACK, 2, 1, Said.PLAYED)
    offered = played(middle(), "2 end", "1 accept", at=NOON + 2_000)
    assert offered.offers() == (Offer(About.STOP, 2),) and offered.answer is None
