"""DAM-5 to DAM-9: lines, captures, the need of a word, the last letter at home."""

import pytest
from tests.games.dames.tables import after, board, legal, listed, refused, seen, settings

OPEN = """
    b......b
    ........
    ...D....
    ........
    A.......
    A.......
"""


@pytest.mark.parametrize("target", ["D6", "D1", "A4", "H4", "B6", "F6", "A1", "G1"])
def test_dam_05_a_letter_moves_in_eight_directions_any_number_of_squares(target: str) -> None:
    position = board(OPEN.replace("A.......\n", "........\n"))
    effects = legal(position, f"D4-{target}")
    assert effects.kind == "coup_strategique"
    assert effects.after.state.board.letter(position.state.board.cells.index("D")) == "."


def test_dam_05_neither_jumps_like_a_knight_nor_stays() -> None:
    position = board(OPEN)
    assert refused(position, "D4-E6", "DAM-5", "not_straight").squares == ("D4", "E6")
    refused(position, "D4-D4", "DAM-5", "not_straight")


def test_dam_05_only_ones_own_letters_onto_empty_squares() -> None:
    position = board(OPEN)
    refused(position, "C3-C4", "DAM-5", "no_letter_there")
    refused(position, "A6-A5", "DAM-5", "not_your_letter")
    refused(position, "A1-A2", "DAM-5", "square_taken")
    refused(position, "A2-A6", "DAM-5", "square_taken")


def test_dam_05_in_turn() -> None:
    position = board(OPEN)
    refusal = refused(position, "A6-A5", "DAM-5", "not_your_turn", seat=2)
    assert (refusal.data["seat"], refusal.data["turn"]) == (2, 1)
    assert after(position, "D4-D5").to_act() == (2,)


@pytest.mark.parametrize("text", ["pass", "accept", "challenge", "challenge LUNE"])
def test_dam_05_no_passing_no_contests(text: str) -> None:
    refused(board(OPEN), text, "DAM-5", "letters_must_move")


LINE = """
    y......z
    ........
    ........
    A.b.c..d
    ........
    E.......
"""


@pytest.mark.parametrize(
    ("target", "removed"),
    [("D3", ("C3",)), ("F3", ("C3", "E3")), ("G3", ("C3", "E3"))],
)
def test_dam_06_captures_every_letter_passed_and_stops_where_it_wants(
    target: str, removed: tuple[str, ...]
) -> None:
    effects = legal(board(LINE), f"A3x{target}")
    assert (effects.kind, effects.removed) == ("prise_pure", removed)
    assert effects.after.scores() == (2, 5 - len(removed))


def test_dam_06_passing_is_capturing_even_when_written_with_a_dash() -> None:
    assert legal(board(LINE), "A3-D3").move.text() == "A3xD3"


def test_dam_06_a_capture_must_capture() -> None:
    refused(board(LINE), "A3xB3", "DAM-6", "nothing_captured")


@pytest.mark.parametrize(
    ("row", "reason", "squares"),
    [
        ("A.bc....", "nothing_behind", ("C3", "D3")),
        ("A.bC....", "nothing_behind", ("C3", "D3")),
        ("A.B.....", "over_own_letter", ("C3",)),
        ("A.S*.....", "over_joker", ("C3",)),
        ("A.s*.....", "over_joker", ("C3",)),
        ("A.b.cd..", "nothing_behind", ("E3", "F3")),
        ("A.bs*....", "nothing_behind", ("C3", "D3")),
    ],
)
def test_dam_06_what_cannot_be_passed(row: str, reason: str, squares: tuple[str, ...]) -> None:
    position = board(LINE.replace("A.b.c..d", row))
    assert refused(position, "A3-H3", "DAM-6", reason).squares == squares


def test_dam_06_a_letter_at_the_edge_has_no_square_behind_it() -> None:
    position = board(LINE)
    refused(position, "A3-H3", "DAM-5", "square_taken")
    assert not any(line.startswith("A3xH3") for line in listed(position))


def test_dam_06_captures_on_diagonals_and_backwards() -> None:
    position = board("...z.... ........ ........ ..A..... .b...... A.......")
    refused(position, "C3-A1", "DAM-5", "square_taken")
    position = board("...z.... ........ ........ ..A..... .b...... .......A")
    assert legal(position, "C3xA1").removed == ("B2",)


def test_dam_07_a_captured_letter_leaves_the_board() -> None:
    effects = legal(board(LINE), "A3xD3")
    assert seen(effects.after).split()[3] == "...Ac..d"
    assert (effects.removed, effects.turned) == (("C3",), ())
    assert effects.after.letters() == board(LINE).letters()


def test_dam_07_or_is_turned_over_by_option() -> None:
    position = board(LINE, at=settings(prise="retournement"))
    effects = legal(position, "A3xF3")
    assert seen(effects.after).split()[3] == "..B.CA.d"
    assert (effects.removed, effects.turned) == ((), ("C3", "E3"))
    assert effects.after.scores() == (4, 3)
    assert effects.after.letters() == position.letters()


WORDED = """
    .....ne.
    .....u..
    ........
    ...L....
    ........
    A.......
"""


def test_dam_08_a_letter_moves_to_make_a_word() -> None:
    position = board(WORDED, "turn=2 made=RAT/1,SEL/2")
    assert legal(position, "D3-E4 LUNE@E4.F5.F6.G6").kind == "word"


def test_dam_08_never_without_one() -> None:
    position = board(WORDED, "turn=2 made=RAT/1,SEL/2")
    assert refused(position, "D3-E4", "DAM-8", "no_word").squares == ("E4",)
    refused(position, "A1-A2", "DAM-8", "no_word")


LAST = """
    .......e
    ........
    .une....
    ...L....
    ........
    ........
"""
TWO = LAST.rstrip().removesuffix("........") + "A......."
HOME = settings(("LEN", "LUNE"))


def test_dam_09_the_last_letter_at_home_may_not_leave_for_a_word() -> None:
    refusal = refused(board(LAST, at=HOME), "D3-E4 LEN@E4.D4.C4", "DAM-9", "last_at_home")
    assert refusal.squares == ("D3", "E4")
    assert legal(board(TWO, at=HOME), "D3-E4 LEN@E4.D4.C4").words == ("LEN",)


def test_dam_09_nor_for_a_capture() -> None:
    refused(board(LAST, at=HOME), "D3xD5", "DAM-9", "last_at_home")
    assert legal(board(TWO, at=HOME), "D3xD5").kind == "prise_pure"


def test_dam_09_it_may_move_at_home() -> None:
    assert legal(board(LAST, at=HOME), "D3-A3 LUNE@A3.B4.C4.D4").words == ("LUNE",)


def test_dam_09_a_joker_keeps_no_home() -> None:
    with_joker = TWO.removesuffix("A.......") + "S*......."
    refused(board(with_joker, at=HOME), "D3-E4 LEN@E4.D4.C4", "DAM-9", "last_at_home")


def test_dam_09_the_last_letter_leaves_to_take_the_opponents_last() -> None:
    position = board("........ ........ ...e.... ...L.... ........ ........", at=HOME)
    effects = legal(position, "D3xD5")
    outcome = effects.after.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.article, outcome.games) == ((1,), "DAM-20", 2)
