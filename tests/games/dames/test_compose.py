"""What a hand has put together, as the moves it may mean, and what may mend it."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import settings as examples
from hypothesis import strategies as st
from tests.games.dames.tables import DAMES, FULL, after, board, move, settings

from joute.games.dames.compose import AnnouncedWord, DamesComposition
from joute.games.dames.moves import Slide
from joute.games.dames.position import DamesPosition
from joute.play import Effects, Refusal, Repair

BOARD = """
    b......b
    ........
    ........
    ...L.une
    ........
    A......A
"""
LUNE = AnnouncedWord(("E4", "F3", "G3", "H3"))
MADE = DamesComposition("D3", "E4", (LUNE,))


def ways(made: DamesComposition, at: DamesPosition | None = None) -> list[str]:
    return [each.text() for each in (at or board(BOARD)).ways(1, made)]


def repairs(made: DamesComposition) -> dict[str, Repair]:
    return {each.code: each for each in board(BOARD).repairs(1, made)}


def test_nothing_is_meant_before_the_letter_has_a_square_to_go_to() -> None:
    assert ways(DamesComposition()) == ways(DamesComposition("D3")) == []


def test_a_slide_first_then_a_capture() -> None:
    assert ways(DamesComposition("D3", "E4")) == ["D3-E4", "D3xE4"]


def test_a_capture_first_where_letters_lie_between() -> None:
    assert ways(DamesComposition("D3", "D1")) == ["D3-D1", "D3xD1"]
    taking = board("b......b ........ ........ ...L.une ...e.... A......A")
    assert ways(DamesComposition("D3", "D1"), taking) == ["D3xD1", "D3-D1"]


def test_a_traced_word_is_spelled_with_the_moved_letter_on_its_new_square() -> None:
    assert ways(MADE)[0] == "D3-E4 LUNE@E4.F3.G3.H3"
    assert isinstance(board(BOARD).judge(1, board(BOARD).ways(1, MADE)[0]), Effects)


def test_a_typed_word_has_no_squares() -> None:
    made = replace(MADE, words=(AnnouncedWord(typed="lune"),))
    assert ways(made)[0] == "D3-E4 LUNE"


def test_a_word_not_begun_yet_is_left_out() -> None:
    assert ways(replace(MADE, words=(LUNE, AnnouncedWord())))[0] == "D3-E4 LUNE@E4.F3.G3.H3"


def test_a_square_without_a_letter_is_left_to_the_judge() -> None:
    made = replace(MADE, words=(AnnouncedWord(("E4", "F3", "F4")),))
    assert ways(made)[0] == "D3-E4 LU@E4.F3.F4"


def test_dam_18_a_joker_in_hand_awaits_its_square() -> None:
    """It is not lost by playing too soon: who wants none puts it back."""
    held = board(BOARD).awaits(1, replace(MADE, joker="S"))
    assert held and (held.reason, held.article, held.data) == ("awaits_joker", "DAM-18", {"letter": "S"})
    assert ways(replace(MADE, joker="S")) == []
    assert ways(MADE)[0] == "D3-E4 LUNE@E4.F3.G3.H3"
    assert ways(replace(MADE, joker="S", joker_square="C4"))[0] == "D3-E4 LUNE@E4.F3.G3.H3 +S@C4"


@pytest.mark.parametrize(
    "made",
    [
        DamesComposition("Z9", "E4"),
        DamesComposition("D3", "?"),
        DamesComposition("D3", "E4" * 1000),
        replace(MADE, words=(AnnouncedWord(("E4", "Q7")),)),
        replace(MADE, words=(AnnouncedWord(("E4",) * 49),)),
        replace(MADE, words=(AnnouncedWord(("D4",)),)),
        replace(MADE, words=(AnnouncedWord(typed="LU NE"),)),
        replace(MADE, words=(AnnouncedWord(typed="A" * 49),)),
        replace(MADE, words=(LUNE,) * 3),
        replace(MADE, joker="Z", joker_square="C4"),
        replace(MADE, joker="ES", joker_square="C4"),
        replace(MADE, joker="S", joker_square="C44"),
    ],
)
def test_what_makes_no_sense_means_nothing(made: DamesComposition) -> None:
    assert ways(made) == []


TEXTS = st.one_of(st.text(max_size=4), st.sampled_from(["A1", "D3", "E4", "F3", "h6", "E", "S", "LUNE"]))
ANNOUNCED = st.builds(AnnouncedWord, st.lists(TEXTS, max_size=5).map(tuple), TEXTS)


@examples(max_examples=200, deadline=None)
@given(st.builds(DamesComposition, TEXTS, TEXTS, st.lists(ANNOUNCED, max_size=3).map(tuple), TEXTS, TEXTS))
def test_garbage_is_never_an_error(made: DamesComposition) -> None:
    position = board(BOARD)
    for each in position.ways(1, made):
        assert DAMES.read_move(each.text()) == each
        position.judge(1, each)
    for repair in position.repairs(1, made):
        position.ways(1, repair.composition)


def test_repairs_take_away_the_second_word_or_the_joker() -> None:
    second = AnnouncedWord(("E4", "F3"))
    made = replace(MADE, words=(LUNE, second), joker="S", joker_square="C4")
    found = repairs(made)
    assert list(found) == ["oneWord", "noJoker", "back", "landing"]
    assert found["oneWord"].composition == replace(made, words=(LUNE,))
    assert found["noJoker"].composition == replace(made, joker="", joker_square="")
    assert found["landing"].composition == DamesComposition("D3")
    assert [found[code].is_step_back for code in found] == [False, False, True, True]


def test_one_step_back_takes_away_what_was_added_last() -> None:
    with_joker = replace(MADE, joker="S", joker_square="C4")
    typed = replace(MADE, words=(AnnouncedWord(typed="LU"),))
    assert repairs(with_joker)["back"].composition == replace(with_joker, joker_square="")
    assert repairs(typed)["back"].composition == replace(MADE, words=(AnnouncedWord(typed="L"),))
    assert repairs(MADE)["back"].composition == replace(MADE, words=(AnnouncedWord(LUNE.path[:-1]),))


def test_nothing_to_mend_before_the_letter_has_a_square_to_go_to() -> None:
    assert repairs(DamesComposition()) == repairs(DamesComposition("D3")) == {}
    assert list(repairs(DamesComposition("D3", "E4"))) == ["landing"]


@pytest.mark.parametrize("seed", range(2))
def test_every_listed_move_can_be_composed(seed: int) -> None:
    source = random.Random(seed)
    position = DAMES.start(settings(FULL))
    position = after(position, f"0 {position.chance(lambda items: source.sample(items, len(items)))}")
    for _ in range(6):
        seat = position.state.turn
        listed = list(position.moves(seat))
        for each in listed:
            assert isinstance(each, Slide)
            if len(each.jokers) < 2:
                made = position.composition(each)
                assert made is not None
                assert each == position.ways(seat, made)[0]
        position = after(position, str(source.choice(listed)))


def test_of_two_jokers_the_first_is_composed() -> None:
    made = board(BOARD).composition(move("D3-E4 LUNE@E4.F3.G3.H3 +E@B4 +S@C4"))
    assert made == replace(MADE, joker="E", joker_square="B4")


@pytest.mark.parametrize("text", ["touch D3", "adoube", "resign", "pass", "deal ABC"])
def test_only_a_moved_letter_is_composed(text: str) -> None:
    assert board(BOARD).composition(move(text)) is None


def test_a_word_that_jumps_is_refused_at_its_second_square() -> None:
    """DAM-10: no further letter mends it; one that goes on from square to square is only unfinished."""
    position = board(BOARD)
    going = replace(MADE, words=(AnnouncedWord(("E4", "F3")),))
    jumping = replace(MADE, words=(AnnouncedWord(("E4", "H3")),))
    assert position.awaits(1, going) and not position.awaits(1, jumping)
    refused = [
        judged for way in position.ways(1, jumping) if isinstance(judged := position.judge(1, way), Refusal)
    ]
    assert {one.reason for one in refused} & {"not_touching"}
