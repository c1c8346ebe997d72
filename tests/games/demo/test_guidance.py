"""What a position tells who is on turn: where to begin, what is allowed; and what learners are given."""

from random import Random

import pytest
from tests.games.demo.table import dealt, effects, mat, play, position, start
from tests.games.demo.test_whole_games import elsewhere, play_randomly

from joute.games.demo import DEMO
from joute.games.demo.material import SHAPE
from joute.games.demo.moves import Play
from joute.games.demo.position import DemoPosition
from joute.play import ACCEPT, END, NO_GUIDANCE, PASS, RESIGN, Action, Challenge, Effects, WindowState

BLUFF = "1 M13h XQZ"


def test_dem_04_a_first_word_starts_where_it_can_cover_the_middle() -> None:
    starts = dealt("OUR", "KYE").guidance(1).starts
    assert starts == ("M11", "M12", "K13", "L13", "M13", "N13", "O13", "M14", "M15")
    assert len(dealt("SOURIS", "CHATON", most="2").guidance(1).starts) == 5  # DEM-3
    assert len(play(start(), f"0 {start().chance(lambda items: items)}").guidance(1).starts) == 49
    assert dealt("O", "K").guidance(1).starts == ()


def test_dem_05_later_words_start_beside_a_letter() -> None:
    at = position(f"{mat('A1h OU', 'Y25v S')} 1 SE/W")
    assert at.guidance(1).starts == ("C1", "A2", "B2", "Y24", "X25")


def test_guidance_is_for_the_player_on_turn() -> None:
    at = play(dealt("OURSE", "FAIMS", "ABCDE", arbitration="contest"), "1 M13h OURS")
    assert at.guidance(2).starts and at.guidance(2).duty is None
    assert at.guidance(1) == at.guidance(3) == NO_GUIDANCE
    closing = play(dealt("OURS", "FAIM", arbitration="contest"), "1 M13h OURS")
    assert closing.guidance(1) == closing.guidance(2) == NO_GUIDANCE
    assert start().guidance(0) == start().guidance(1) == NO_GUIDANCE
    assert play(closing, "2 accept").guidance(2) == NO_GUIDANCE


@pytest.mark.parametrize("seed", range(0, 40, 5))
def test_every_play_lays_a_square_where_guidance_says(seed: int) -> None:
    random = Random(seed)
    for at in play_randomly(seed)[1:-1]:
        seat = at.state.turn
        starts = set(at.guidance(seat).starts)
        assert elsewhere(at, seat, random).guidance(seat) == at.guidance(seat)
        plays = [move for move in at.moves(seat) if isinstance(move, Play)]
        for move in random.sample(plays, min(20, len(plays))):
            judged = at.judge(seat, move)
            assert isinstance(judged, Effects)
            assert starts & {*judged.laid}
            first = not at.state.laid()
            assert not first or starts >= {*judged.laid}


def allowed_by_the_judge(at: DemoPosition, seat: int) -> set[Action]:
    said = {
        PASS: {Action.PLAY, Action.PASS},
        Challenge(): {Action.CHALLENGE},
        ACCEPT: {Action.ACCEPT},
        END: {Action.END},
        RESIGN: {Action.RESIGN},
    }
    return {
        action
        for move, actions in said.items()
        if isinstance(at.judge(seat, move), Effects)
        for action in actions
    }


@pytest.mark.parametrize("seed", range(0, 60, 3))
def test_what_is_allowed_is_what_the_judge_allows(seed: int) -> None:
    random = Random(seed)
    met = play_randomly(seed)
    for at in [*met, *(play(one, f"{random.randint(1, one.seats)} resign") for one in met[:-1:4])]:
        assert at.allowed(None) == ()
        for seat in range(1, at.seats + 1):
            told = at.allowed(seat)
            assert set(told) == allowed_by_the_judge(at, seat), (seat, at.text())
            assert at.view(seat).allowed == told


def test_dem_10_the_window_names_who_may_contest_and_whose_play_it_is() -> None:
    at = play(dealt("XQZE", "OURS", "FAIM", arbitration="contest"), BLUFF)
    seen = at.view(None).window
    assert (seen.state, seen.seats, seen.author) == (WindowState.OPEN, (2, 3), 1)
    closing = play(dealt("OURS", "FAIM", arbitration="contest"), "1 M13h OURS")
    seen = closing.view(2).window
    assert (seen.state, seen.seats, seen.author) == (WindowState.CLOSING, (2,), 1)
    assert closing.on_turn() is None
    assert closing.allowed(2) == (Action.CHALLENGE, Action.ACCEPT, Action.END, Action.RESIGN)
    assert closing.allowed(1) == (Action.END, Action.RESIGN)
    assert not play(closing, "2 accept").window().is_open


def test_who_agreed_is_told_until_the_next_play() -> None:
    at = play(dealt("OURSE", "KYE*A"), "2 end")
    assert at.agreed() == at.view(1).agreed == (2,)
    assert play(at, "1 M13h OURS").agreed() == ()


def test_dem_11_effects_say_whether_time_ran_out() -> None:
    at = dealt("OURS", "KYE*")
    assert (effects(at, "1 pass").kind, effects(at, "1 timeout").kind) == ("pass", "timeout")
    closing = play(dealt("OURS", "FAIM", arbitration="contest"), "1 M13h OURS")
    assert effects(closing, "2 timeout").kind == "accept"


def test_nothing_can_be_contested_before_the_deal_whatever_a_text_says() -> None:
    at = position(f"{mat('M13h XQ')} 0 - last=1:M13 waiting=2", arbitration="contest")
    judged = at.judge(2, Challenge())
    assert not isinstance(judged, Effects) and judged.reason == "no_contest_open"


def test_an_observation_holds_the_mat_the_hand_and_what_counts() -> None:
    at = play(dealt("OURS", "FAIM", arbitration="contest"), "1 M13h OURS")
    seen = DEMO.observe(at.view(2))
    assert len(seen.board) == DEMO.observed_cells == SHAPE.size
    assert (seen.board.strip("."), seen.owners, seen.hand) == ("OURS", (), "AFIM")
    assert seen.counts == (0, 4, 2, 1)
    assert DEMO.observe(at.view(None)).hand == ""


def test_dem_07_a_pass_that_would_end_the_game_is_told_before_it_is_played() -> None:
    """All passes in a row: of three the third ends it, of those still in once somebody has resigned."""
    at = dealt("OURSE", "FAIMS", "ABCDE")
    ends = [at.guidance(1).pass_ends]
    at = play(at, "1 pass")
    ends.append(at.guidance(2).pass_ends)
    at = play(at, "2 pass")
    ends.append(at.guidance(3).pass_ends)
    assert ends == [False, False, True]
    assert not at.guidance(1).pass_ends, "it is not their turn"
    left = play(dealt("OURSE", "FAIMS", "ABCDE"), "1 resign", "2 pass")
    assert left.guidance(3).pass_ends
    assert left.play(3, PASS).outcome()


def test_dem_10_the_view_tells_which_turn_a_wrong_contest_would_cost() -> None:
    """This one for who is on turn, the next for others, none at the end; nothing while nobody may contest."""
    at = play(dealt("OURSE", "FAIMS", "ABCDE", arbitration="contest"), "1 M13h OURS")
    assert at.view(2).turns_at_stake == ("next", "now", "next")
    assert play(at, "2 challenge").state.turn == 3, "seat 2 has lost this turn"
    closing = play(dealt("OURS", "FAIM", arbitration="contest"), "1 M13h OURS")
    assert closing.view(2).turns_at_stake == ("over", "over")
    assert dealt("OURS", "FAIM").view(1).turns_at_stake == ()


def test_dem_08_the_view_tells_what_squares_cost() -> None:
    values = dict(dealt("OURS", "FAIM").view(1).square_values)
    assert (values["B"], values["A"], values["Y"], values["*"]) == (5, 10, 10, 20)
