"""DAM-15 to DAM-17: moves that make no word."""

import pytest
from tests.games.dames.tables import after, board, judged, legal, listed, refused, settings

from joute.games.dames.rules.search import can_make_word
from joute.play import Effects

MIDDLE = "turn=6 made=ETE/1"
TAKING = """
    .......b
    ...c....
    ...T.b..
    A.......
    .b......
    A.......
"""


def test_dam_15_a_prise_pure_starts_at_home() -> None:
    effects = legal(board(TAKING, MIDDLE), "A1xC3")
    assert (effects.kind, effects.removed, effects.words) == ("prise_pure", ("B2",), ())


def test_dam_15_a_prise_pure_may_end_anywhere() -> None:
    position = board(TAKING.replace("A.......\n    .b", "Ab......\n    .."), MIDDLE)
    for target in ("C3", "D3", "H3"):
        assert legal(position, f"A3x{target}").removed == ("B3",)


def test_dam_15_not_from_the_opponents_camp() -> None:
    refusal = refused(board(TAKING, MIDDLE), "D4xD6", "DAM-15", "prise_from_afar")
    assert refusal.squares == ("D4", "D6")
    refused(board(TAKING, MIDDLE), "D4xG4", "DAM-15", "prise_from_afar")


def test_dam_15_from_there_a_capture_makes_a_word_on_arrival() -> None:
    position = board(TAKING.replace("...T.b..", "...T.bar"), MIDDLE, settings(("RAT", "TAR")))
    refused(position, "D4-F4", "DAM-5", "square_taken")
    position = board("....r..b ...ca... ...T.b.. A....... .b...... A.......", MIDDLE, settings(("TAR",)))
    effects = legal(position, "D4xD6 TAR@D6.E5.E6")
    assert (effects.removed, effects.turned) == (("D5",), ("E5", "E6"))


LAST = """
    ........
    ...e....
    ...T....
    ........
    ........
    A......A
"""


def test_dam_16_the_last_letter_may_be_taken_from_either_camp() -> None:
    position = board(LAST, MIDDLE)
    effects = legal(position, "D4xD6")
    assert effects.kind == "prise_pure_finale"
    outcome = effects.after.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.article) == ((1,), "DAM-20")
    assert "D4xD6" in listed(position)


def test_dam_16_jokers_are_no_letters() -> None:
    with_joker = LAST.replace("........\n    ...e", ".......s*\n    ...e")
    assert legal(board(with_joker, MIDDLE), "D4xD6").kind == "prise_pure_finale"


def test_dam_16_only_the_last_one() -> None:
    two = LAST.replace("........\n    ...e", ".......r\n    ...e")
    refused(board(two, MIDDLE), "D4xD6", "DAM-15", "prise_from_afar")


def test_dam_16_only_by_a_player_who_can_make_no_word() -> None:
    position = board(LAST.replace("...T....", "...TL..."), MIDDLE, settings(("TEL", "SEL")))
    refusal = refused(position, "D4xD6", "DAM-16", "word_possible_at_last")
    assert refusal.squares == ("D4", "D6")
    assert "D4xD6" not in listed(position)
    assert any("TEL@" in line for line in listed(position))


def test_dam_16_from_home_it_is_a_prise_pure_anyway() -> None:
    position = board(
        "........ ........ ...eT... ...TL... ........ A......A", MIDDLE, settings(("TEL", "SEL"))
    )
    assert can_make_word(position.state)
    assert legal(position, "D3xD5").kind == "prise_pure"


@pytest.mark.parametrize("fields", ["", MIDDLE])
def test_dam_16_who_cannot_take_it_has_lost(fields: str) -> None:
    """Whether or not the opening is still open: the article makes no exception."""
    position = board("...e.... ........ ...T.... ........ ........ A......A", fields)
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.article) == ((2,), "blocked", "DAM-16")
    refused(position, "D4-D5", "DAM-16", "game_over")


OPENING = """
    bbbbbbbb
    bbbbbbbb
    ........
    ........
    ZZZZZZZZ
    ZZZZZZZZ
"""


def test_dam_17_a_player_who_can_make_no_word_moves_freely() -> None:
    position = board(OPENING)
    effects = legal(position, "D2-D4")
    assert (effects.kind, effects.after.to_act()) == ("coup_strategique", (2,))
    assert "D2-D4" in listed(position)
    assert all("@" not in line for line in listed(position))


def test_dam_17_not_a_player_who_can() -> None:
    position = board(OPENING.replace("bbbbbbbb\n    ....", "bbbueneb\n    ...."), at=settings(("ZEN", "NUE")))
    refused(position, "D2-D4", "DAM-17", "word_possible")
    assert all("@" in line for line in listed(position))
    assert isinstance(judged(position, "F2-F4 ZEN@F4.E5.F5"), Effects)


def test_dam_17_a_strategic_move_captures_nothing() -> None:
    position = board(OPENING.replace("........\n    ........\n", "........\n    ..b.....\n"))
    assert legal(position, "C2xC4").kind == "prise_pure"
    assert legal(position, "A2-A3").kind == "coup_strategique"


def test_dam_17_it_ends_with_the_first_word() -> None:
    words = settings(("RAT", "TAR", "SEL"))
    position = board("b....rab ........ ........ t......T r......A a......A", "turn=6", words)
    assert position.state.opening
    assert can_make_word(position.state)
    made = board("b....rab ........ ........ t......T r......A a......A", "turn=6 made=SEL/2", words)
    refused(made, "H2-G2", "DAM-8", "no_word")


def test_dam_17_black_keeps_it_on_the_first_turn() -> None:
    words = settings(("RAT", "SEL"))
    start = board("bbbbbbbb bbbbbrat ........ ........ ZZZZZZTZ ZZZZZZZZ", at=words)
    position = after(start, "G2-G4 RAT@F5.G5.G4")
    assert position.state.opening
    assert legal(position, "A5-A4").kind == "coup_strategique"
    later = after(position, "A5-A4")
    assert not later.state.opening
    assert later.state.strategic == 1


def test_dam_17_twenty_in_a_row_are_a_draw() -> None:
    position = board(OPENING)
    moves = ("A2-A3", "A5-A4", "A3-A2", "A4-A5")
    for turn in range(19):
        position = after(position, moves[turn % 4])
        assert position.outcome() is None
    ended = after(position, moves[19 % 4])
    outcome = ended.outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.article) == ((), "DAM-17")
    refused(ended, "A2-A3", "DAM-17", "game_over", seat=1)


def test_dam_17_a_capture_breaks_the_row() -> None:
    position = board(OPENING.replace("........\n    ........\n", "........\n    ..b.....\n"), "strategic=19")
    captured = after(position, "C2xC4")
    assert (captured.state.strategic, captured.outcome()) == (0, None)
