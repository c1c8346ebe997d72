"""DAM-17: the short opening, an agreement that binds White's first word and nothing else."""

import pytest
from tests.games.dames.tables import after, board, judged, legal, listed, refused, settings

from joute.games.dames import DAMES
from joute.games.dames.rules.search import can_make_word
from joute.play import Effects, Language, Refusal, read_options

WORDS = ("LUNE", "LUN", "LAT", "LUE", "UNE", "SEL", "RAT", "TAR", "RATE")
SHORT = settings(WORDS, ouverture="courte")
FORK = """
    b......b
    ........
    ..a.u...
    .t...n..
    ...L..e.
    A.......
"""


def test_dam_17_the_opening_is_free_unless_agreed() -> None:
    options = read_options(DAMES.options, {})
    assert not isinstance(options, Refusal)
    assert options["ouverture"] == "libre"
    assert legal(board(FORK, at=settings(WORDS)), "D2-D3 LUNE@D3.E4.F3.G2").words == ("LUNE",)


def test_dam_17_whites_first_word_has_three_letters() -> None:
    position = board(FORK, at=SHORT)
    assert legal(position, "D2-D3 LAT@D3.C4.B3").words == ("LAT",)
    refusal = refused(position, "D2-D3 LUNE@D3.E4.F3.G2", "DAM-17", "opening_long_word")
    assert (refusal.squares, refusal.data["count"]) == (("D3", "E4", "F3", "G2"), 4)
    refused(position, "D2-D3 LUNE", "DAM-17", "opening_long_word")


def test_dam_17_whites_first_word_is_no_double() -> None:
    position = board(FORK, at=SHORT)
    refused(position, "D2-D3 LAT@D3.C4.B3 LUN@D3.E4.F3", "DAM-17", "opening_double")
    assert legal(position, "D2-D3 LUN@D3.E4.F3").words == ("LUN",)


CAPTURE = "b......b ..t..... ...a.... ..e..... ..R..... A......."


def test_dam_17_whites_first_word_takes_nothing() -> None:
    refused(board(CAPTURE, at=SHORT), "C2xC4 RAT@C4.D4.C5", "DAM-17", "opening_capture")
    later = board(CAPTURE, "turn=2 made=SEL/1,UNE/2", SHORT)
    assert legal(later, "C2xC4 RAT@C4.D4.C5").removed == ("C3",)


def test_dam_17_a_prise_pure_is_no_word() -> None:
    effects = legal(board(CAPTURE, at=SHORT), "C2xC4")
    assert effects.kind == "prise_pure"


def test_dam_17_the_short_opening_binds_white_until_the_first_word_only() -> None:
    position = board(FORK, "turn=2 made=SEL/2", SHORT)
    refused(position, "D2-D3 LUNE@D3.E4.F3.G2", "DAM-17", "opening_long_word")
    free = board(FORK, "turn=2 made=SEL/1", SHORT)
    assert legal(free, "D2-D3 LAT@D3.C4.B3 LUNE@D3.E4.F3.G2").words == ("LAT", "LUNE")


def test_dam_17_the_short_opening_does_not_bind_black() -> None:
    black = board("b....... ........ ...l.UNE ........ ........ A......A", "turn=1 made=SEL/1", SHORT)
    assert legal(black, "D4-E3 LUNE@E3.F4.G4.H4").words == ("LUNE",)
    first = board("b....... ........ ...l.UNE ........ ........ A......A", "turn=1", SHORT)
    assert legal(first, "D4-E3 LUNE@E3.F4.G4.H4").words == ("LUNE",)


LONG_ONLY = "b......b ........ ........ ...L.une ........ A......."


def test_dam_17_white_without_a_short_word_moves_freely() -> None:
    """There is LUNE, but not as a first word: the opening is blocked."""
    closed = settings(("LUNE",), ouverture="courte")
    position = board(LONG_ONLY, at=closed)
    assert not can_make_word(position.state)
    assert legal(position, "D3-D4").kind == "coup_strategique"
    assert all("@" not in line for line in listed(position))
    refused(board(LONG_ONLY, at=settings(("LUNE",))), "D3-D4", "DAM-17", "word_possible")
    assert position.guidance(1).duty is None


def test_dam_17_white_stays_free_until_a_short_word_is_there_even_after_blacks() -> None:
    """Black has made a word already; White, who may not make LUNE yet, is blocked and has not lost."""
    closed = settings(("LUNE", "SEL"), ouverture="courte")
    position = board(LONG_ONLY, "turn=2 made=SEL/2", closed)
    assert position.outcome() is None
    assert legal(position, "D3-D4").kind == "coup_strategique"
    assert listed(position) == listed(board(LONG_ONLY, at=closed))
    refused(board(LONG_ONLY, "turn=4 made=SEL/2,NUE/1", closed), "D3-D4", "DAM-8", "no_word")


def test_dam_17_white_with_a_short_word_must_make_one() -> None:
    position = board(FORK, at=SHORT)
    refused(position, "A1-A2", "DAM-17", "word_possible")
    duty = position.guidance(1).duty
    assert duty is not None
    assert (duty.reason, duty.article) == ("duty_short_word", "DAM-17")
    assert "trois lettres" in DAMES.sentences[duty.reason].say(Language.FRENCH, {})
    assert after(position, "D2-D3 LAT@D3.C4.B3").guidance(2).duty is None


def test_dam_16_a_last_letter_may_be_taken_where_only_a_long_word_is_left() -> None:
    closed = settings(("RATE",), ouverture="courte")
    position = board("....A... ...e.... ..RT.... ........ ........ A......A", "turn=4", closed)
    assert legal(position, "D4xD6").kind == "prise_pure_finale"
    free = board("....A... ...e.... ..RT.... ........ ........ A......A", "turn=4", settings(("TRE", "TER")))
    assert isinstance(judged(free, "D4xD6"), Refusal)


@pytest.mark.parametrize("drawing", [FORK, CAPTURE, LONG_ONLY])
def test_dam_17_what_is_listed_in_a_short_opening_is_what_is_legal(drawing: str) -> None:
    free, short = board(drawing, at=settings(WORDS)), board(drawing, at=SHORT)
    legal_there = [line for line in listed(free) if isinstance(judged(short, line), Effects)]
    assert [line for line in listed(short) if "@" in line] == [line for line in legal_there if "@" in line]
    assert short.moves(1).count() == len(listed(short))
    assert all(line.count("@") < 2 for line in listed(short))
