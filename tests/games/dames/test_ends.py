"""DAM-19 to DAM-23: how a game ends, the clock, strictness."""

import pytest
from tests.games.dames.tables import after, board, legal, listed, refused, settings

from joute.games.dames import DAMES
from joute.games.dames.position import DamesPosition
from joute.play import Outcome, Refusal

MIDDLE = "turn=6 made=ETE/1"


def ended(position: DamesPosition) -> Outcome:
    outcome = position.outcome()
    assert outcome is not None
    assert position.to_act() == ()
    return outcome


CAMP = """
    ........
    .....ne.
    .....u..
    ...L...b
    .b......
    A.......
"""


def test_dam_19_the_other_camp_held_alone_wins() -> None:
    outcome = ended(after(board(CAMP), "D3-E4 LUNE@E4.F4.F5.G5"))
    assert (outcome.winners, outcome.reason, outcome.article, outcome.games) == ((1,), "camp", "DAM-19", 1)


def test_dam_19_not_while_the_opponent_has_a_letter_there() -> None:
    position = after(board(CAMP.replace("........\n    .....ne.", "b.......\n    .....ne.")), "D3-E4 LUNE")
    assert position.outcome() is None


def test_dam_19_nor_with_nobody_there() -> None:
    position = board("........ ........ ........ ...Lb... .b.....b A......A")
    assert position.outcome() is None
    assert after(position, "D3xF3").outcome() is None


def test_dam_19_a_joker_holds_no_camp() -> None:
    with_joker = CAMP.replace("........\n    .....ne.", "s*.......\n    .....ne.")
    assert ended(after(board(with_joker), "D3-E4 LUNE")).article == "DAM-19"
    alone = board("S*....... ........ ........ ...Lb... .b.....b A......A")
    assert after(alone, "D3xF3").outcome() is None


def test_dam_20_total_reversal_comes_first_and_counts_twice() -> None:
    position = board(CAMP.replace("...L...b\n    .b......", "...L....\n    ........"))
    outcome = ended(after(position, "D3-E4 LUNE@E4.F4.F5.G5"))
    assert (outcome.winners, outcome.article, outcome.games) == ((1,), "DAM-20", 2)


def test_dam_20_by_turning_the_last_letters_captured() -> None:
    position = board(
        "........ ........ ........ ........ .b...... A......A", at=settings(prise="retournement")
    )
    position = after(position, "A1xC3")
    assert (ended(position).article, position.scores()) == ("DAM-20", (3, 0))


def test_dam_20_not_while_one_letter_is_left() -> None:
    position = board("........ ........ .......b ........ .b...... A......A")
    assert after(position, "A1xC3").outcome() != Outcome((1,), "total reversal", "DAM-20", games=2)


def test_dam_21_who_cannot_move_has_lost() -> None:
    """Black has no word left to make and nothing to capture."""
    position = board("bb...... ........ .....une ....L... ........ A......A", MIDDLE)
    outcome = ended(after(position, "E3-E4 LUNE@E4.F4.G4.H4"))
    assert (outcome.winners, outcome.reason, outcome.article) == ((1,), "blocked", "DAM-21")


def test_dam_21_a_capture_saves() -> None:
    position = board("b......b ........ .....une ....L... ........ A......A", MIDDLE)
    position = after(position, "E3-E4 LUNE@E4.F4.G4.H4")
    assert (position.outcome(), listed(position)) == (
        None,
        ["H6xE3", "H6xD2", "H6xC1", "H6xH3", "H6xH2"],
    )


def test_dam_21_in_the_opening_a_free_move_saves() -> None:
    position = board("b......b ........ ........ ........ ........ A......A")
    assert position.outcome() is None
    assert board("b......b ........ ........ ........ ........ A......A", MIDDLE).outcome() is not None


def test_dam_21_resigning_and_time() -> None:
    position = board(CAMP)
    for text, reason in (("resign", "resignation"), ("timeout", "time")):
        outcome = ended(after(position, f"1 {text}"))
        assert (outcome.winners, outcome.reason, outcome.article) == ((2,), reason, "DAM-21")
    assert ended(after(position, "2 resign")).winners == (1,)
    refused(position, "timeout", "DAM-5", "not_your_turn", seat=2)
    over = after(position, "1 resign")
    refused(over, "D3-E4 LUNE", "DAM-21", "game_over")


def test_a_draw_by_agreement() -> None:
    position = after(board(CAMP), "2 end")
    assert (position.agreed(), position.outcome()) == ((2,), None)
    drawn = after(position, "1 end")
    assert (ended(drawn).winners, ended(drawn).reason) == ((), "agreement")
    # A play takes the offer off the table.
    board_with_more = board(CAMP.replace("........\n    .....ne.", "b.......\n    .....ne."))
    assert after(board_with_more, "2 end", "1 D3-E4 LUNE").agreed() == ()


def test_dam_22_fifteen_minutes_each_by_default_and_any_budget() -> None:
    assert settings().options["clock"] == "budget 15m/15m"
    assert settings(clock="budget 10m/15m").options["clock"] == "budget 10m/15m"


def test_dam_22_the_clock_passes_on_when_the_move_is_made() -> None:
    position = board(CAMP.replace("........\n    .....ne.", "b.......\n    .....ne."))
    assert position.timed() == (1,)
    assert after(position, "D3-E4 LUNE").timed() == (2,)
    refused(position, "timeout", "DAM-5", "not_your_turn", seat=2)


STRICT = settings(rigueur="officielle")
RULEBOOK = """
    b......b
    ........
    ........
    ...L.une
    ........
    A......A
"""


def test_dam_23_friendly_play_refuses_and_nothing_is_lost() -> None:
    position = board(RULEBOOK)
    refused(position, "D3-E3 LUNE@E3.F3.G3.H3", "DAM-11", "stays_in_own_camp")
    assert legal(position, "D3-E4 LUNE@E4.F3.G3.H3")


@pytest.mark.parametrize(
    ("text", "broken"),
    [
        ("D3-E3 LUNE@E3.F3.G3.H3", "DAM-11"),
        ("D3-E4 LUNES", "DAM-12"),  # cannot be written
        ("D3-E4", "DAM-17"),  # the word is not announced
        ("D3-E4 LUN@E4.F3.G3", "DAM-13"),
        ("D3-E5 LUNE@E5.F3.G3.H3", "DAM-5"),
        ("A1-A6", "DAM-5"),
    ],
)
def test_dam_23_strict_play_loses_by_an_illegal_move(text: str, broken: str) -> None:
    effects = legal(board(RULEBOOK, at=STRICT), text)
    outcome = effects.after.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "fault", "DAM-23")
    assert effects.fault is not None
    assert effects.fault.article == broken
    lost = after(board(RULEBOOK, at=STRICT), text)
    assert lost.view(None).fault == broken
    refused(lost, "A1-A2", "DAM-23", "game_over")


def test_dam_23_strict_play_still_refuses_what_is_no_move() -> None:
    position = board(RULEBOOK, at=STRICT)
    assert isinstance(DAMES.read_move("D3-E9 LUNE"), Refusal)
    refused(position, "A6-A5", "DAM-5", "not_your_turn", seat=2)
    refused(position, "pass", "DAM-5", "letters_must_move")
    twice = board(RULEBOOK.replace("........\n    A......A", ".......e\n    A......A"), at=STRICT)
    refused(twice, "D3-E4 LUNE", "DAM-12", "several_paths")


def test_dam_23_strict_play_lets_legal_moves_be() -> None:
    effects = legal(board(RULEBOOK, at=STRICT), "D3-E4 LUNE@E4.F3.G3.H3")
    assert (effects.kind, effects.fault) == ("word", None)


def test_dam_23_a_prise_pure_announces_no_word_even_where_one_could_be_read() -> None:
    """A capture without a word is a right (DAM-15): only what is announced is formed."""
    position = board("b......b ........ ...un... ..Lb.e.. ........ A......A", at=STRICT)
    assert legal(position, "C3xE3").kind == "prise_pure"
    assert legal(position, "C3xE3 LUNE@E3.D4.E4.F3").kind == "word"


def test_dam_23_a_touched_letter_must_be_moved() -> None:
    position = after(board(RULEBOOK, at=STRICT), "touch A1")
    assert position.to_act() == (1,)
    assert listed(position) == []
    fault = legal(position, "D3-E4 LUNE@E4.F3.G3.H3").after
    assert isinstance(fault, DamesPosition)
    assert fault.state.ending is not None
    assert (ended(fault).article, fault.state.ending.broken) == ("DAM-23", "DAM-23")
    moved = after(board(RULEBOOK, at=STRICT), "touch D3", "touch A1", "D3-E4 LUNE@E4.F3.G3.H3")
    assert (moved.outcome(), moved.state.touched) == (None, None)


def test_dam_23_touching_binds_until_the_turn_is_over_whatever_is_said_later() -> None:
    position = after(board(RULEBOOK, at=STRICT), "touch D3", "adoube", "touch A1")
    assert position.state.touched == 19
    assert all(line.startswith("D3") for line in listed(position))


def test_dam_23_j_adoube_said_first_frees_the_hand() -> None:
    position = after(board(RULEBOOK, at=STRICT), "j'adoube", "touch A1", "touch H1")
    assert position.state.touched is None
    played = after(position, "D3-E4 LUNE@E4.F3.G3.H3")
    assert (played.outcome(), played.state.adoube) == (None, False)


def test_dam_23_touching_the_opponents_letter_binds_to_nothing() -> None:
    assert after(board(RULEBOOK, at=STRICT), "touch A6").state.touched is None
    refused(board(RULEBOOK, at=STRICT), "touch B2", "DAM-23", "nothing_to_touch")


def test_dam_23_friendly_play_lets_letters_be_touched() -> None:
    position = after(board(RULEBOOK), "touch A1", "adoube", "touch D3")
    assert legal(position, "D3-E4 LUNE@E4.F3.G3.H3").kind == "word"
    assert position.text() == board(RULEBOOK).text()
