"""What the printed booklet says with an example or a number, each under a test of its own."""

import pytest
from tests.games.dames.tables import FULL, after, board, judged, legal, listed, refused, settings
from tests.games.dames.test_forms import allows, bars

from joute.games.dames import DAMES
from joute.games.dames.material import BLACK_CAMP, DEALS, JOKERS, LETTERS, SHAPE, WHITE_CAMP
from joute.play import CHANCE, Effects

TABLE = settings(FULL)
MIDDLE = "turn=6 made=ETE/1"
# « En poussant D3 en E4 », with letters of the opponent's on F3, G3 and H3.
LUNE = "b......b ........ ........ ...L.une ........ A......A"


def test_livret_dames_forty_eight_squares() -> None:
    assert (SHAPE.size, len(WHITE_CAMP), len(BLACK_CAMP)) == (48, 24, 24)


@pytest.mark.parametrize(
    ("letters", "count"),
    [("A", 9), ("E", 12), ("I", 8), ("NORST", 6), ("LU", 5), ("DM", 3), ("BCFGHPV", 2), ("JKQWXYZ", 1)],
)
def test_livret_dames_how_many_of_each_letter(letters: str, count: int) -> None:
    assert {LETTERS.letters.count(letter) for letter in letters} == {count}


def test_livret_dames_ninety_six_letters_and_two_jokers() -> None:
    assert (len(LETTERS), JOKERS) == (96, "ES")


def test_livret_dames_three_games_in_a_row() -> None:
    assert DEALS == (96, 64, 32)
    assert DAMES.match is not None
    assert (DAMES.match.games, DAMES.match.enough) == (3, 2)


def test_livret_dames_sixteen_letters_from_the_bottom_row_left_to_right() -> None:
    deal = "EATRSINLOUEDCMPABEHUGFVIQRTSNLOA"
    start = DAMES.start(TABLE)
    dealt = after(start, f"0 deal {deal}{LETTERS.without(deal).letters}")
    rows = dealt.text().split()[0].split("/")
    assert rows[:3] == ["EATRSINL", "OUEDCMPA", "8"]
    assert rows[:2:-1] == ["ivfguheb", "aolnstrq", "8"]


def test_livret_dames_lune_from_d3_to_e4() -> None:
    effects = legal(board(LUNE, MIDDLE, TABLE), "D3-E4 LUNE@E4.F3.G3.H3")
    assert (effects.words, effects.turned) == (("LUNE",), ("F3", "G3", "H3"))


def test_livret_dames_lune_without_crossing_the_line_is_forbidden() -> None:
    refused(board(LUNE, MIDDLE, TABLE), "D3-E3 LUNE@E3.F3.G3.H3", "DAM-11", "stays_in_own_camp")


def test_livret_dames_a_word_at_home_that_passes_through_the_other_camp() -> None:
    """The first of the « deux cas de figure exceptionnels »: one letter of the word lies beyond the line."""
    beyond = board("b......b ........ .......e ...L.un. ........ A......A", MIDDLE, TABLE)
    assert legal(beyond, "D3-E3 LUNE@E3.F3.G3.H4").turned == ("F3", "G3", "H4")


def test_livret_dames_a_word_at_home_with_a_letter_from_the_other_camp() -> None:
    """« Nota bene »: a letter that stands in the opponent's camp may come back and make it."""
    back = board("b......b ........ ...L.... .....une ........ A......A", MIDDLE, TABLE)
    assert legal(back, "D4-E3 LUNE@E3.F3.G3.H3").turned == ("F3", "G3", "H3")


def test_livret_dames_the_last_letter_at_home_stays() -> None:
    alone = board("b......b ........ .....U.. ...L.une ........ ........", MIDDLE, TABLE)
    refused(alone, "D3-E4 LUNE@E4.F3.G3.H3", "DAM-9", "last_at_home")


def test_livret_dames_three_letters_at_least() -> None:
    refused(board(LUNE, MIDDLE, TABLE), "D3-E4 LU@E4.F3", "DAM-10", "word_too_short")


def test_livret_dames_a_word_need_not_begin_with_ones_own_letter() -> None:
    position = board("b......b ........ ....l.ne ....U... ....A... A......A", MIDDLE, TABLE)
    assert legal(position, "E3-F4 LUNE@E4.F4.G4.H4").turned == ("E4", "G4", "H4")


def test_livret_dames_a_double_like_a_fork_in_chess() -> None:
    fork = board("b......b ........ ..a.u... .t...n.. ...L..e. A......A", MIDDLE, TABLE)
    effects = legal(fork, "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2")
    assert (effects.kind, effects.words) == ("double", ("LAT", "LUNE"))
    assert effects.turned == ("G2", "B3", "F3", "C4", "E4")


def test_livret_dames_two_words_at_most() -> None:
    fork = board("b......b ........ ..a.u... .t...n.. ...L..e. A......A", MIDDLE, TABLE)
    three = "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2 LUN@D3.E4.F3"
    refused(fork, three, "DAM-12", "too_many_words")


def test_livret_dames_mange_then_mange_with_an_accent() -> None:
    """MANGÉ is the same letters as MANGE: barred to both players."""
    bars("MANGE", "already_made", "MANGE/2", seat=1)
    bars("MANGE", "already_made", "MANGE/2", seat=2)


def test_livret_dames_mangeai_then_mangeais() -> None:
    allows("MANGEAIS", "MANGEAI/2", seat=1)
    allows("MANGEAIS", "MANGEAI/2", seat=2)


def test_livret_dames_an_infinitive_does_not_bar_its_conjugation() -> None:
    allows("MANGEAIS", "MANGER/2")
    allows("MANGER", "MANGEAIS/2")


def test_livret_dames_masculine_then_feminine_and_singular_then_plural() -> None:
    allows("AMIE", "AMI/2")
    bars("AMI", "form_reverse-order", "AMIE/2")
    allows("AMIES", "AMIE/2")
    bars("AMIE", "form_reverse-order", "AMIES/2")
    allows("LUNES", "LUNE/2")
    bars("LUNE", "form_reverse-order", "LUNES/2")
    bars("LUNES", "form_same-player", "LUNE/1")


def test_livret_dames_s_amouracher_and_se_laver_without_their_pronoun() -> None:
    for word in ("AMOURACHER", "AMOURACHE", "LAVER"):
        assert word in FULL
    allows("AMOURACHE")
    allows("LAVER")


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("ZUT", "word_interjection"),
        ("ATCHOUM", "word_onomatopoeia"),
        ("LYON", "word_proper_noun"),
        ("FRANCE", "word_proper_noun"),
        ("PIERRICK", "word_proper_noun"),
        ("SNCF", "word_acronym"),
    ],
)
def test_livret_dames_words_that_are_forbidden(word: str, reason: str) -> None:
    bars(word, reason)


def test_livret_dames_seven_letters_earn_a_joker_e_or_s() -> None:
    drawing = "b.....eb ........ ....aiso ......sn ...M.... A......A"
    text = "D2-D3 MAISONS@D3.E4.F4.G4.H4.H3.G3"
    for joker in ("+E@A3", "+S@A3"):
        assert legal(board(drawing, MIDDLE, TABLE), f"{text} {joker}").laid == ("A3",)
    refused(board(drawing, MIDDLE, TABLE), f"{text} +A@A3", "DAM-18", "no_such_joker")


def test_livret_dames_a_second_joker_for_a_second_word_of_seven() -> None:
    """« Vous pouvez bien entendu gagner un second joker si vous répétez l’exploit. »"""
    drawing = "b.....eb ........ ....aiso ......sn S*..M.... A......A"
    text = "D2-D3 MAISONS@D3.E4.F4.G4.H4.H3.G3"
    second = after(board(drawing, MIDDLE, TABLE), f"{text} +E@A3")
    assert second.text().split()[0].split("/")[1:3] == ["S*7", "E*2M2SN"]
    refused(board(drawing, MIDDLE, TABLE), f"{text} +S@A3", "DAM-18", "joker_gone")


def test_livret_dames_a_joker_is_neither_jumped_nor_taken_nor_used_by_the_opponent() -> None:
    position = board("b......b ........ ........ A.s*..un. ........ A......A", MIDDLE, TABLE)
    refused(position, "A3xD3", "DAM-6", "over_joker")
    uses = board("b......b ........ .......s* ...L.une ........ A......A", MIDDLE, TABLE)
    refused(uses, "D3-E4 LUNES@E4.F3.G3.H3.H4", "DAM-18", "opposing_joker")


def test_livret_dames_two_letters_without_a_gap_cannot_be_passed() -> None:
    position = board("b......b ........ ........ A..bc... ........ A......A", MIDDLE, TABLE)
    refused(position, "A3xF3", "DAM-6", "nothing_behind")
    gap = board("b......b ........ ........ A.b.c... ........ A......A", MIDDLE, TABLE)
    assert [line for line in listed(gap) if line.startswith("A3x")] == [
        "A3xD3",
        "A3xF3",
        "A3xG3",
        "A3xH3",
    ]


def test_livret_dames_no_exception_to_passing_is_taking() -> None:
    """The booklet speaks of one « exception près » under *prise pure finale*, where there is none."""
    last = board("........ ...e.... ...T.... ........ ........ A......A", MIDDLE)
    assert legal(last, "D4-D6").removed == ("D5",)


def test_livret_dames_a_prise_from_the_other_camp_must_make_a_word() -> None:
    position = board("b......b ...c.... ...T.... ........ ........ A......A", MIDDLE, TABLE)
    refused(position, "D4xD6", "DAM-15", "prise_from_afar")
    home = board("b......b ........ ........ ...c.... ...T.... A......A", MIDDLE, TABLE)
    assert legal(home, "D2xD4").kind == "prise_pure"


def test_livret_dames_blocked_at_the_very_start() -> None:
    wall = board("bbbbbbbb bbbbbbbb ........ ........ ZZZZZZZZ ZZZZZZZZ", at=TABLE)
    white = after(wall, "D2-D4")
    assert legal(white, "A5-A4").kind == "coup_strategique"


def test_livret_dames_a_total_reversal_is_worth_two_games() -> None:
    position = board("........ .....ne. .....u.. ...L.... ........ A.......", MIDDLE, TABLE)
    outcome = after(position, "D3-E4 LUNE@E4.F4.F5.G5").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.games) == ((1,), 2)


def test_livret_dames_the_other_camp_held_alone_wins() -> None:
    position = board("........ .....ne. .....u.. ...L...b ........ A.......", MIDDLE, TABLE)
    outcome = after(position, "D3-E4 LUNE@E4.F4.F5.G5").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.games) == ((1,), "camp", 1)


def test_livret_dames_fifteen_minutes_each_or_ten_and_fifteen() -> None:
    assert settings(FULL).options["clock"] == "budget 15m/15m"
    assert settings(FULL, clock="budget 10m/15m").options["clock"] == "budget 10m/15m"


def test_livret_dames_who_makes_an_error_announcing_loses() -> None:
    strict = settings(FULL, rigueur="officielle")
    outcome = after(board(LUNE, MIDDLE, strict), "D3-E4 LUNES@E4.F3.G3.H3.H2").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "fault")


def test_livret_dames_j_adoube() -> None:
    strict = settings(FULL, rigueur="officielle")
    touched = after(board(LUNE, MIDDLE, strict), "touch A1")
    assert touched.guidance(1).duty is not None
    free = after(board(LUNE, MIDDLE, strict), "adoube", "touch A1")
    assert free.guidance(1).duty is None
    assert CHANCE not in free.to_act()


def test_livret_dames_every_direction_as_far_as_nothing_stands_in_the_way() -> None:
    """« Horizontalement, verticalement, diagonalement, vers l'avant et vers l'arrière. »"""
    open_ = board("bbbbbbbb ........ ........ ...Z.... ........ .......Z", at=TABLE)
    for target in ("A3", "H3", "D5", "D1", "A6", "B5", "F5", "F1", "B1"):
        found = judged(open_, f"D3-{target}")
        assert isinstance(found, Effects) or found.reason == "square_taken", (target, found)
    refused(open_, "D3-E5", "DAM-5", "not_straight")


def test_livret_dames_the_feminine_then_its_plural_but_not_the_reverse() -> None:
    allows("GRANDES", "GRANDE/1", seat=2)
    bars("GRANDE", "form_reverse-order", "GRANDES/1", seat=2)


def test_livret_dames_a_capture_is_never_an_obligation() -> None:
    position = board("b......b ........ ...e.... ..Tc.... ...L.... A......A", MIDDLE, TABLE)
    assert legal(position, "C3xE3").removed == ("D3",)
    assert [line for line in listed(position) if "x" not in line]


def test_livret_dames_one_letter_or_several_and_the_letter_stops_where_one_likes() -> None:
    """« … prendre un ou plusieurs pions adverses … vous pouvez poser votre pion où vous le souhaitez. »"""
    position = board("b......b ........ ........ A.t..s.. ........ A......A", MIDDLE, TABLE)
    for target, taken in (("D3", ("C3",)), ("E3", ("C3",)), ("G3", ("C3", "F3")), ("H3", ("C3", "F3"))):
        assert legal(position, f"A3x{target}").removed == taken
    refused(position, "A3xF3", "DAM-5", "square_taken")


def test_livret_dames_a_last_letter_that_can_neither_serve_nor_be_taken_has_won() -> None:
    """« Si vous ne le pouvez pas, la partie est perdue. »"""
    outcome = board("...e.... ........ ...T.... ........ ........ A......A", MIDDLE, TABLE).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "blocked")


def test_livret_dames_an_opponent_who_is_blocked_has_lost() -> None:
    position = board("bb...... ........ .....une ....L... ........ A......A", MIDDLE)
    outcome = after(position, "E3-E4 LUNE@E4.F4.G4.H4").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((1,), "blocked")


def test_livret_dames_who_has_run_out_of_time_loses() -> None:
    outcome = after(board(LUNE, MIDDLE, TABLE), "timeout").outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "time")


@pytest.mark.parametrize("text", ["D3-E4", "D3-E3 LUNE@E3.F3.G3.H3", "A1-B3"])
def test_livret_dames_a_word_not_announced_or_a_letter_moved_by_mistake_loses(text: str) -> None:
    """« En l'absence de cette annonce, la partie est perdue »; « y compris si vous avez annoncé le mot »."""
    outcome = after(board(LUNE, MIDDLE, settings(FULL, rigueur="officielle")), text).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((2,), "fault")
