"""DAM-1 to DAM-4: the board, the letters, the deal, the match."""

from fractions import Fraction

import pytest
from tests.games.dames.tables import after, board, judged, legal, move, refused, seen, settings

from joute.games.dames import DAMES
from joute.games.dames.material import LETTERS, SHAPE, camp
from joute.play import CHANCE, Effects, Refusal

DEAL = "EATRSINLOUEDCMPA" + "BEHUGFVIQRTSNLOA"


def bag_after(letters: str) -> str:
    return LETTERS.without(letters).letters


def test_dam_01_the_median_line_runs_between_rows_3_and_4() -> None:
    assert {SHAPE.name(square) for square in camp(1)} == {f"{c}{r}" for c in "ABCDEFGH" for r in (1, 2, 3)}
    assert {SHAPE.name(square) for square in camp(2)} == {f"{c}{r}" for c in "ABCDEFGH" for r in (4, 5, 6)}


@pytest.mark.parametrize("text", ["D3-D7", "D3-I3", "I1-A1", "A0-A1", "D3-E4 LUNE@E4.F3.G3.Z9"])
def test_dam_01_a_square_off_the_board_is_unreadable(text: str) -> None:
    refusal = DAMES.read_move(text)
    assert isinstance(refusal, Refusal)
    assert (refusal.kind, refusal.article, refusal.reason) == ("unreadable", "DAM-1", "no_such_square")


def test_dam_02_ninety_six_letters_and_two_jokers() -> None:
    position = DAMES.start(settings())
    assert len(LETTERS) == 96
    assert (LETTERS.count("E"), LETTERS.count("A"), LETTERS.count("W")) == (12, 9, 1)
    assert position.letters().counts_text() == LETTERS.plus("es").counts_text()


def test_dam_02_a_deal_cannot_hold_more_of_a_letter_than_there_are() -> None:
    start = DAMES.start(settings())
    letters = DEAL.replace("B", "W") + bag_after(DEAL)
    refusal = refused(start, f"deal {letters}", "DAM-2", "too_many_of", CHANCE)
    assert refusal.data["letters"] == "W"


def test_dam_03_letters_are_laid_from_each_players_left_their_own_row_first() -> None:
    dealt = after(DAMES.start(settings()), f"0 deal {DEAL}{bag_after(DEAL)}")
    assert seen(dealt).split() == [
        "ivfguheb",
        "aolnstrq",
        "........",
        "........",
        "OUEDCMPA",
        "EATRSINL",
    ]
    assert dealt.to_act() == (1,)
    assert dealt.state.bag.letters == bag_after(DEAL)


def test_dam_03_the_letters_in_the_bag_stay_hidden() -> None:
    start = DAMES.start(settings())
    shown = start.shown(move(f"deal {DEAL}{bag_after(DEAL)}"), to=1)
    assert shown == f"deal {DEAL}{'?' * 64}"
    assert start.shown(move("D3-E4"), to=1) == "D3-E4"


def test_dam_03_only_chance_deals_and_only_once() -> None:
    start = DAMES.start(settings())
    refused(start, f"deal {DEAL}{bag_after(DEAL)}", "DAM-5", "chance_first", 1)
    refused(start, "A1-A2", "DAM-3", "deal_is_chance", CHANCE)
    dealt = after(start, f"0 deal {DEAL}{bag_after(DEAL)}")
    refused(dealt, f"deal {DEAL}{bag_after(DEAL)}", "DAM-5", "not_your_turn", CHANCE)
    refused(dealt, f"deal {DEAL}{bag_after(DEAL)}", "DAM-3", "deal_is_chance", 1)


def test_dam_03_a_deal_drawn_with_a_shuffle_is_legal() -> None:
    start = DAMES.start(settings())
    effects = start.judge(CHANCE, start.chance(lambda letters: list(reversed(letters))))
    assert isinstance(effects, Effects)
    assert effects.after.scores() == (16, 16)


@pytest.mark.parametrize("games_before", [0, 1, 2])
def test_dam_04_three_games_from_one_bag(games_before: int) -> None:
    rest = "".join(LETTERS.letters)
    for _ in range(games_before):
        rest = rest[32:]
    dealt = after(DAMES.start(settings()), f"0 deal {rest}")
    assert (len(dealt.state.bag), dealt.scores()) == (len(rest) - 32, (16, 16))


@pytest.mark.parametrize("count", [0, 31, 33, 63, 95])
def test_dam_04_a_deal_is_of_96_64_or_32_letters(count: int) -> None:
    start = DAMES.start(settings())
    if count:
        refused(start, f"deal {LETTERS.letters[:count]}", "DAM-4", "deal_count", CHANCE)
    else:
        assert isinstance(DAMES.read_move("deal"), Refusal)


def test_dam_04_the_next_game_is_dealt_from_what_is_left() -> None:
    table = settings()
    first = after(DAMES.start(table), f"0 deal {DEAL}{bag_after(DEAL)}")
    assert DAMES.letters_left(first) == bag_after(DEAL)
    second = DAMES.position(DAMES.start_with(DAMES.letters_left(first)), table)
    refused(second, f"deal {bag_after(DEAL)[:32]}", "DAM-4", "deal_count", CHANCE)
    dealt = after(second, f"0 deal {bag_after(DEAL)}")
    last = DAMES.position(DAMES.start_with(DAMES.letters_left(dealt)), table)
    third = after(last, f"0 deal {dealt.state.bag.letters}")
    assert DAMES.letters_left(third) == ""


def test_dam_04_a_game_stopped_before_its_deal_leaves_the_whole_bag() -> None:
    stopped = after(DAMES.start(settings()), "1 end", "2 end")
    assert DAMES.position(DAMES.start_with(DAMES.letters_left(stopped)), settings()) == DAMES.start(
        settings()
    )


def test_dam_04_letters_that_make_no_deal_are_not_carried_over() -> None:
    odd = board("b......b ........ ........ ........ ........ A......A", f"bag={'Z' * 32}")
    assert DAMES.letters_left(odd) == ""


def test_dam_04_a_match_is_best_of_three_games() -> None:
    assert DAMES.match is not None
    assert (DAMES.match.games, DAMES.match.enough) == (3, 2)


def test_dam_04_a_position_text_names_the_letters_left() -> None:
    second = DAMES.position(f"deal bag={bag_after(DEAL)}", settings())
    drawn = second.chance(list)
    assert sorted(str(drawn).removeprefix("deal ")) == list(bag_after(DEAL))
    assert len(after(second, f"0 {drawn}").state.bag) == 32


def test_dam_04_a_total_reversal_counts_as_two_games() -> None:
    reversal = after(board("........ ........ ........ ........ .b...... A......A"), "A1xC3").outcome()
    resigned = after(board("b......b ........ ........ ........ ........ A......A"), "1 resign").outcome()
    assert reversal is not None
    assert resigned is not None
    assert (reversal.games, resigned.games) == (2, 1)


def test_scores_are_the_letters_of_each_colour() -> None:
    position = board("....ab.. ........ ........ ........ S*....... AB......")
    assert position.scores() == (2, 2)
    assert all(isinstance(score, int | Fraction) for score in position.scores())
    assert isinstance(judged(position, "resign", 2), Effects)
    assert legal(position, "resign", 2).after.scores() == (2, 2)
