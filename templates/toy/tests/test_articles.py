"""Every article of TOY, legal and illegal side."""

from templates.toy import TOY
from templates.toy.position import ToyPosition
from tests.games.fixtures import GameFixture

from joute.play import Action, EndReason, WindowState

FIXTURE = GameFixture(TOY, ToyPosition)
DEAL = "0 deal ABFDEGGHIABCCDEFHI"
"""Seat 1 holds ABF, seat 2 DEG."""


def dealt(**options: str) -> ToyPosition:
    return FIXTURE.play(FIXTURE.start(**options), DEAL)


def test_toy_01_the_letters_are_dealt_by_chance() -> None:
    assert dealt().state.hands == ("ABF", "DEG")
    assert FIXTURE.article(FIXTURE.start(), "0 deal ABC") == "TOY-1"
    assert FIXTURE.article(FIXTURE.start(), "1 lay A") == "TOY-2"
    assert FIXTURE.article(dealt(), "1 deal ABC") == "TOY-1"


def test_toy_02_seats_take_turns_and_may_pass() -> None:
    assert FIXTURE.article(dealt(), "2 lay D") == "TOY-2"
    assert FIXTURE.play(dealt(), "1 pass").to_act() == (2,)
    assert Action.PASS in dealt().allowed(1)


def test_toy_03_a_letter_of_the_hand_is_laid() -> None:
    assert FIXTURE.play(dealt(), "1 lay B").state.row == "B"
    assert FIXTURE.article(dealt(), "1 lay Z") == "TOY-3"


def test_toy_04_an_empty_hand_wins() -> None:
    over = FIXTURE.play(dealt(), "1 lay A", "2 lay D", "1 lay B", "2 lay E", "1 lay F").outcome()
    assert over and (over.winners, over.reason) == ((1,), EndReason.BY_POINTS)
    assert FIXTURE.play(dealt(), "1 lay A", "2 lay D").outcome() is None


def test_toy_05_resigning_loses_and_all_may_agree_to_stop() -> None:
    lost = FIXTURE.play(dealt(), "1 resign").outcome()
    assert lost and lost.winners == (2,)
    assert FIXTURE.play(dealt(), "2 end").agreed() == (2,)
    stopped = FIXTURE.play(dealt(), "2 end", "1 end").outcome()
    assert stopped and stopped.reason is EndReason.AGREEMENT
    assert FIXTURE.article(FIXTURE.play(dealt(), "1 resign"), "2 lay D") == "TOY-5"


def test_toy_06_time_loses_or_passes() -> None:
    lost = FIXTURE.play(dealt(clock="budget 1m"), "1 timeout").outcome()
    assert lost and lost.winners == (2,)
    assert FIXTURE.play(dealt(clock="turn 30s"), "1 timeout").to_act() == (2,)


def test_toy_07_the_next_seat_may_contest() -> None:
    laid = FIXTURE.play(dealt(), "1 lay F")
    assert laid.window().state is WindowState.OPEN and laid.window().seats == (2,)
    back = FIXTURE.play(laid, "2 challenge")
    assert (back.to_act(), back.state.row) == ((1,), "")
    kept = FIXTURE.play(dealt(), "1 lay A", "2 challenge")
    assert (kept.to_act(), kept.state.row) == ((2,), "A")
    assert FIXTURE.article(kept, "2 accept") == "TOY-7"
