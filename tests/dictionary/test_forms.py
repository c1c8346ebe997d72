"""Which form of a word may follow which (DAM-13)."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from joute.dictionary import Bar, Dictionary, MadeWords
from joute.dictionary.options import DEFAULT

DICTIONARY = Dictionary.load(DEFAULT)
WHITE, BLACK = 1, 2
Made = list[tuple[str, int]]


def bar(made: Made, word: str, seat: int) -> Bar:
    return DICTIONARY.may_follow(made, word, seat).bar


@pytest.mark.parametrize(
    ("earlier", "word"),
    [
        ("DANSEUR", "DANSEURS"),
        ("DANSEUR", "DANSEUSE"),
        ("DANSEUR", "DANSEUSES"),
        ("DANSEURS", "DANSEUSES"),
        ("DANSEUSE", "DANSEUSES"),
        ("HEUREUX", "HEUREUSE"),
        ("HEUREUX", "HEUREUSES"),
        ("ROUGE", "ROUGES"),
        ("OEIL", "YEUX"),
        ("AIL", "AULX"),
        ("ACTEUR", "ACTRICE"),
        ("FINIE", "FINIES"),
    ],
)
def test_dam_13_feminine_and_plural_are_open_to_the_opponent_alone(earlier: str, word: str) -> None:
    assert bar([(earlier, WHITE)], word, BLACK) is Bar.NONE
    assert bar([(earlier, WHITE)], word, WHITE) is Bar.SAME_PLAYER


@pytest.mark.parametrize(
    ("earlier", "word"),
    [
        ("DANSEURS", "DANSEUR"),
        ("DANSEUSE", "DANSEUR"),
        ("DANSEUSES", "DANSEUR"),
        ("DANSEUSES", "DANSEURS"),
        ("DANSEUSE", "DANSEURS"),
        ("DANSEURS", "DANSEUSE"),
        ("HEUREUSE", "HEUREUX"),
        ("YEUX", "OEIL"),
    ],
)
def test_dam_13_never_in_the_reverse_order(earlier: str, word: str) -> None:
    assert bar([(earlier, WHITE)], word, BLACK) is Bar.REVERSE_ORDER
    assert bar([(earlier, WHITE)], word, WHITE) is Bar.REVERSE_ORDER


@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_dam_13_no_string_twice_by_anyone(seat: int) -> None:
    """MANGE bars MANGÉ: the letters are the same."""
    answer = DICTIONARY.may_follow([("MANGE", WHITE), ("LUNE", BLACK)], "MANGE", seat)
    assert (answer.allowed, answer.bar, answer.earlier, answer.seat) == (
        False,
        Bar.SAME_STRING,
        "MANGE",
        WHITE,
    )


@pytest.mark.parametrize(
    ("earlier", "word"),
    [
        ("MANGEAI", "MANGEAIS"),
        ("MANGEAIS", "MANGEAI"),
        ("MANGEAIS", "MANGERA"),
        ("MANGERAIT", "MANGERA"),
        ("MANGER", "MANGEAIT"),
        ("MANGEAIT", "MANGER"),
        ("MANGEAIT", "MANGEE"),
        ("MANGEES", "MANGERAI"),
        ("MANGER", "MANGEE"),
        ("MANGEANT", "MANGEE"),
        ("MANGEONS", "MANGEASSE"),
    ],
)
@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_dam_13_other_tenses_and_moods_are_free_to_both(earlier: str, word: str, seat: int) -> None:
    assert bar([(earlier, WHITE)], word, seat) is Bar.NONE


@pytest.mark.parametrize(
    ("earlier", "word"),
    [
        ("MANGEAIS", "MANGEAIT"),
        ("MANGERAI", "MANGERONS"),
        ("MANGEONS", "MANGEZ"),
        ("VEUILLE", "VEULENT"),  # subjunctive and indicative: one present
        ("AYEZ", "AVEZ"),  # imperative and indicative: one present
        ("ALLEZ", "VAS"),
    ],
)
@pytest.mark.parametrize("seat", [WHITE, BLACK])
def test_dam_13_one_tense_once(earlier: str, word: str, seat: int) -> None:
    assert bar([(earlier, WHITE)], word, seat) is Bar.SAME_TENSE


def test_dam_13_participles_are_inflected_like_adjectives() -> None:
    assert bar([("MANGEE", WHITE)], "MANGEES", BLACK) is Bar.NONE
    assert bar([("MANGEE", WHITE)], "MANGEES", WHITE) is Bar.SAME_PLAYER
    assert bar([("VENUE", WHITE)], "VENU", BLACK) is Bar.REVERSE_ORDER


def test_dam_13_the_latest_form_is_what_counts() -> None:
    made = [("DANSEUR", WHITE), ("DANSEURS", BLACK)]
    assert bar(made, "DANSEUSES", WHITE) is Bar.NONE
    assert bar(made, "DANSEUSES", BLACK) is Bar.SAME_PLAYER
    assert bar(made, "DANSEUSE", WHITE) is Bar.REVERSE_ORDER
    tenses = [("MANGEAIS", WHITE), ("MANGERA", BLACK)]
    assert bar(tenses, "MANGEAIT", WHITE) is Bar.NONE
    assert bar(tenses, "MANGERONS", WHITE) is Bar.SAME_TENSE


def test_dam_13_a_form_that_takes_no_step_is_no_new_form() -> None:
    assert bar([("AILS", WHITE)], "AULX", BLACK) is Bar.SAME_FORM


def test_dam_13_one_free_reading_is_enough() -> None:
    """CHATTE is the cat, barred after CHAT to its maker, and a form of chatter, which is free."""
    assert bar([("CHAT", WHITE)], "CHATS", WHITE) is Bar.SAME_PLAYER
    assert bar([("CHAT", WHITE)], "CHATTE", WHITE) is Bar.NONE
    assert bar([("SOYEZ", WHITE)], "SOMMES", WHITE) is Bar.NONE  # the plural of « somme »


def test_dam_13_an_ambiguous_string_stands_for_all_its_readings() -> None:
    """MANGE is also MANGÉ: its maker may not make MANGES either way, the other may as MANGÉS."""
    assert bar([("MANGE", WHITE)], "MANGES", WHITE) is not Bar.NONE
    assert bar([("MANGE", WHITE)], "MANGES", BLACK) is Bar.NONE
    assert bar([("FINIS", WHITE)], "FINISSEZ", BLACK) is Bar.SAME_TENSE


def test_dam_13_another_lemma_or_class_is_another_word() -> None:
    assert bar([("ROI", WHITE)], "REINE", WHITE) is Bar.NONE
    assert bar([("RAPIDE", WHITE)], "RAPIDEMENT", WHITE) is Bar.NONE


def test_dam_13_readings_that_do_not_count_bar_nothing() -> None:
    """PARIS is the plural of pari; the city does not make it a form of anything else."""
    assert bar([("PARI", WHITE)], "PARIS", WHITE) is Bar.SAME_PLAYER
    assert bar([("PARI", WHITE)], "PARIS", BLACK) is Bar.NONE


def test_a_refusal_names_the_word_and_its_maker() -> None:
    answer = DICTIONARY.may_follow([("LUNE", BLACK), ("DANSEUR", WHITE)], "DANSEURS", WHITE)
    assert (answer.earlier, answer.seat, answer.lemma) == ("DANSEUR", WHITE, "danseur")


FORMS = (
    "DANSEUR",
    "DANSEURS",
    "DANSEUSE",
    "DANSEUSES",
    "MANGE",
    "MANGES",
    "MANGEAIS",
    "MANGEAIT",
    "MANGER",
    "MANGEE",
)
moves = st.lists(st.tuples(st.sampled_from(FORMS), st.sampled_from([WHITE, BLACK])), max_size=6)


@given(moves, st.sampled_from(FORMS), st.sampled_from([WHITE, BLACK]))
def test_other_words_change_nothing(made: Made, word: str, seat: int) -> None:
    before = bar(made, word, seat)
    assert bar([*made, ("LUNE", WHITE)], word, seat) is before
    assert bar([("LUNE", BLACK), *made], word, seat) is before


@given(moves, st.sampled_from(FORMS), st.sampled_from([WHITE, BLACK]))
def test_the_seats_may_change_names(made: Made, word: str, seat: int) -> None:
    swapped = [(each, WHITE + BLACK - maker) for each, maker in made]
    assert bar(made, word, seat) is bar(swapped, word, WHITE + BLACK - seat)


@given(st.sampled_from(FORMS[:4]), st.sampled_from(FORMS[:4]))
def test_a_noun_never_goes_both_ways(one: str, other: str) -> None:
    forth = bar([(one, WHITE)], other, BLACK) is Bar.NONE
    back = bar([(other, WHITE)], one, BLACK) is Bar.NONE
    assert not (forth and back)


@given(moves, st.sampled_from(FORMS), st.sampled_from([WHITE, BLACK]))
def test_what_a_player_may_make_the_opponent_of_the_maker_may_too(made: Made, word: str, seat: int) -> None:
    """Only the one who made the latest form is ever barred alone."""
    book = MadeWords(DICTIONARY.readings, made)
    answer = book.judge(word, seat)
    if answer.bar is Bar.SAME_PLAYER:
        assert answer.seat == seat
