"""What the booklet's amusing rule prints, sentence by sentence, played as it says."""

import pytest
from tests.games.amusante.table import article, dealt, play, position, refusal, start
from tests.games.fixtures import shuffler

from joute.games.amusante.position import AmusantePosition
from joute.play import Refused


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 14])
def test_livret_amusante_two_three_four_and_more_get_six_squares(seats: int) -> None:
    """The scan reads « si carrés »: six."""
    at = play(start(seats), f"0 {start(seats).chance(shuffler(seats))}")
    assert [len(hand) for hand in at.state.hands] == [6] * seats


def test_livret_amusante_there_must_always_remain_a_stock() -> None:
    at = play(start(14), f"0 {start(14).chance(shuffler(1))}")
    assert len(at.state.stock) == 6
    with pytest.raises(Refused):
        start(15)


@pytest.mark.parametrize(
    ("letter", "word"), [("K", "KILO"), ("Q", "QUAI"), ("Z", "ZEBRE"), ("Y", "YAOURT"), ("W", "WAGON")]
)
def test_livret_amusante_the_hard_letters_begin_a_row(letter: str, word: str) -> None:
    """« K, Q, Z, Y, etc. »: the worst square of the hand is laid first."""
    at = play(position(f"- 1 {letter}AEINT/EAOURS"), f"1 lay {letter} {word}")
    assert (at.state.row, at.state.announced[0].word) == (letter, word)


def test_livret_amusante_any_other_square_may_begin_too() -> None:
    """Laying the worst square is advice: the program refuses no other."""
    assert play(dealt("KQZYAE", "ROUSTI"), "1 lay E ETE").state.row == "E"


def test_livret_amusante_the_word_is_any_that_begins_with_the_letter() -> None:
    at = dealt("KQZYAE", "ROUSTI")
    for word in ("KAYAK", "KIMONO", "KILOMETRE"):
        assert play(at, f"1 lay K {word}").state.row == "K"
    assert article(at, "1 lay K QUAI") == "AMU-2"


def test_livret_amusante_proper_nouns_may_be_excepted() -> None:
    refused = refusal(dealt("KQZYAE", "ROUSTI"), "1 lay A ALICE")
    assert (refused.article, refused.data["why"]) == ("AMU-6", "proper-noun")
    assert play(dealt("KQZYAE", "ROUSTI", classes="+propres"), "1 lay A ALICE").state.row == "A"


def bluffed(word: str) -> AmusantePosition:
    return play(dealt("KQZYAE", "ROUSTI", arbitration="contest"), f"1 lay K {word}")


def test_livret_amusante_the_dictionary_at_hand_decides_a_contest() -> None:
    assert play(bluffed("KROUTE"), "2 challenge").state.hands[0] == "AEKQYZ"
    assert play(bluffed("KILO"), "2 challenge").state.hands[1] == "IKORSTU"


def test_livret_amusante_the_next_player_says_a_new_word() -> None:
    """« en annonçant un mot nouveau » whose first syllable, or part of it, the two letters are."""
    at = play(dealt("KQZYAE", "ROUSTI"), "1 lay K KILO")
    assert refusal(at, "2 lay I KILO").reason == "same_word"
    assert play(at, "2 lay I KIMONO").state.row == "KI"  # a syllable
    assert play(at, "2 lay R KRACH").state.row == "KR"  # a part of one


def test_livret_amusante_the_third_changes_the_word_or_carries_it_on() -> None:
    at = play(dealt("KQZYAE", "ROUSTI", "MLANED"), "1 lay K KILO", "2 lay I KIMONO")
    assert play(at, "3 lay L KILO").state.row == "KIL"  # changed
    assert play(at, "3 lay M KIMONO").state.row == "KIM"  # carried on


def test_livret_amusante_always_to_the_right() -> None:
    """A letter before the row is no play: the word must begin with the row as it lies."""
    at = position("KI 1 SALT/EAOUR announced=1:KILO,2:KIMONO")
    assert article(at, "1 lay S SKI") == "AMU-3"
    assert play(at, "1 lay L KILO").state.row == "KIL"


def test_livret_amusante_without_a_letter_to_add_the_row_is_taken_up() -> None:
    at = position("KI 1 QJ/EAOUR announced=1:KILO,2:KIMONO", ramasser="contraint")
    assert play(at, "1 take").state.hands[0] == "IJKQ"
    assert article(at, "1 pass") == "AMU-4"


def test_livret_amusante_nor_can_a_complete_word_be_added_to() -> None:
    """« ou que le mot est complet »: KILO is, though KILOS and KILOMETRE go on."""
    at = play(position("KIL 1 OX/SM announced=1:KILO,2:KIMONO,1:KILO"), "1 lay O KILO")
    assert article(at, "2 lay S KILOS") == article(at, "2 lay M KILOMETRE") == "AMU-4"
    assert play(at, "2 take").state.hands[1] == "IKLMOS"


def test_livret_amusante_all_the_letters_on_the_table_are_taken_up() -> None:
    at = play(position("KIl 2 EA/EU/ST announced=1:KILO,2:KIMONO,3:KILT", 3), "2 take")
    assert (at.state.hands[1], at.state.row, at.to_act()) == ("*EIKU", "", (3,))


def test_livret_amusante_the_first_without_squares_wins() -> None:
    at = play(position("KIL 1 O/SMET/AB announced=1:KILO,2:KIMONO,1:KILO", 3), "1 lay O KILO")
    outcome = at.outcome()
    assert outcome is not None and outcome.winners == (1,)


def test_livret_amusante_as_many_points_as_the_others_hold_squares() -> None:
    at = play(position("QUA 1 I/SMET/A*/ZKY announced=1:QUAI,2:QUARTZ,1:QUAND", 4), "1 lay I QUAI")
    assert at.scores() == (4 + 2 + 3, 0, 0, 0)
