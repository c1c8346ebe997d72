"""What each seat may do, as the position tells it."""

from dataclasses import replace

from tests.games.amusante.table import dealt, play, position, start

from joute.play import NO_GUIDANCE, NO_WINDOW, Action, WindowState

STAY = (Action.END, Action.RESIGN)
ANSWER = (Action.CHALLENGE, Action.ACCEPT)


def test_before_the_deal_one_may_only_leave() -> None:
    assert start().on_turn() == 0
    assert start().allowed(1) == STAY


def test_amu_04_the_row_may_be_taken_up_once_there_is_one() -> None:
    at = dealt("ZEBRES", "EATOUR")
    assert (at.allowed(1), at.allowed(2), at.allowed(None)) == ((Action.PLAY, *STAY), STAY, ())
    at = play(at, "1 lay Z ZEBRE")
    assert (at.allowed(1), at.allowed(2)) == (STAY, (Action.PLAY, Action.TAKE, *STAY))


def test_amu_06_a_word_is_contested_beside_the_next_turn() -> None:
    at = play(position("ZEB 1 RX/AB/CDE", 3, arbitration="contest"), "1 lay R ZEBRE")
    assert at.allowed(1) == STAY
    assert at.allowed(2) == (Action.PLAY, Action.TAKE, *ANSWER, *STAY)
    assert at.allowed(3) == (*ANSWER, *STAY)
    window = at.window()
    assert (window.state, window.seats, window.author) == (WindowState.OPEN, (2, 3), 1)
    assert at.view(3).allowed == at.allowed(3)


def test_amu_06_nobody_plays_while_a_last_square_may_be_contested() -> None:
    at = play(position("ZEB 1 R/AB/CDE", 3, arbitration="contest"), "1 lay R ZEBRE", "2 accept")
    assert (at.on_turn(), at.window().state) == (None, WindowState.CLOSING)
    assert [at.allowed(seat) for seat in (1, 2, 3)] == [STAY, STAY, (*ANSWER, *STAY)]


def test_amu_06_no_window_stays_open_at_the_end() -> None:
    text = "Z 2 ABC/DEF announced=1:ZEBRE taken=40 waiting=2"
    assert position(text, arbitration="contest").window() == NO_WINDOW
    undealt = position("Z 0 - announced=1:ZEBRE waiting=2", arbitration="contest")
    assert undealt.window() == NO_WINDOW


def test_amu_07_who_has_resigned_may_do_nothing() -> None:
    at = play(dealt("ZEBRES", "EATOUR", "BLIMIN"), "2 resign")
    assert (at.allowed(2), at.allowed(3)) == ((), STAY)
    over = play(at, "3 resign")
    assert [over.allowed(seat) for seat in (1, 2, 3)] == [(), (), ()]


def test_who_has_agreed_to_stop_is_told_until_the_next_turn() -> None:
    at = play(dealt("ZEBRES", "EATOUR", "BLIMIN"), "3 end", "1 end")
    assert at.agreed() == at.view(2).agreed == (1, 3)
    assert play(at, "1 lay Z ZEBRE").agreed() == ()


def test_there_is_one_place_to_lay_a_square_and_no_guidance_to_it() -> None:
    guidance = dealt("ZEBRES", "EATOUR").guidance(1)
    assert guidance == replace(NO_GUIDANCE, open=guidance.open)
    assert guidance.open is not None and guidance.open.reason == "open_fresh"
