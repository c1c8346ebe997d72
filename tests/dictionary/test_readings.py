"""What a string may be: lemma, class, gender, number, tense, person."""

import pytest

from joute.dictionary import Dictionary, Reading, Reason
from joute.letters import capitals

DICTIONARY = Dictionary.load()


def readings_of(word: str, lemma: str) -> list[Reading]:
    return [reading for reading in DICTIONARY.readings(word) if reading.lemma == lemma]


def test_one_string_two_words() -> None:
    lemmas = {(reading.form, reading.lemma, reading.word_class) for reading in DICTIONARY.readings("PECHE")}
    assert ("pêche", "pêche", "nom") in lemmas
    assert ("pèche", "pécher", "ver") in lemmas
    assert ("péché", "péché", "nom") in lemmas
    assert ("pêché", "pêcher", "adj") in lemmas


def test_a_conjugated_form() -> None:
    assert {(reading.tense, reading.person) for reading in readings_of("MANGEAIS", "manger")} == {
        ("iimp", "1sg"),
        ("iimp", "2sg"),
    }


def test_a_participle_is_inflected() -> None:
    (verb,) = (reading for reading in readings_of("PENDUE", "pendre") if reading.word_class == "ver")
    assert (verb.gender, verb.number, verb.tense) == ("fem", "sg", "ppas")


@pytest.mark.parametrize(
    ("form", "lemma"),
    [
        ("YEUX", "œil"),
        ("AULX", "ail"),
        ("CIEUX", "ciel"),
        ("AIEUX", "aïeul"),
        ("MESSIEURS", "monsieur"),
        ("CHATTE", "chat"),
        ("ACTRICE", "acteur"),
        ("SOUVENTEFOIS", "souventefois"),
    ],
)
def test_forms_go_back_to_their_lemma(form: str, lemma: str) -> None:
    assert readings_of(form, lemma)


@pytest.mark.parametrize("verb", ["EVANOUIR", "ABSENTER", "MOQUER", "SOUCIER"])
def test_verbs_that_live_with_their_pronoun(verb: str) -> None:
    assert all(reading.pronominal for reading in DICTIONARY.readings(verb) if reading.tense == "infi")


def test_laver_lives_without() -> None:
    assert not any(reading.pronominal for reading in DICTIONARY.readings("LAVER"))


def test_readings_that_count_come_first_and_the_commonest_among_them() -> None:
    found = DICTIONARY.readings("AIE")
    assert [reading.reason is Reason.ALLOWED for reading in found] == [True, True, False]
    frequencies = [reading.frequency for reading in DICTIONARY.readings("PECHE")]
    assert frequencies == sorted(frequencies, reverse=True)


def test_every_form_spells_the_string() -> None:
    words = list(DICTIONARY.words())[::4001]
    for word in words:
        counting = [one for one in DICTIONARY.readings(word) if one.reason is Reason.ALLOWED]
        assert counting
        assert {capitals(reading.form) for reading in DICTIONARY.readings(word)} == {word}


def test_a_string_that_is_no_word_has_no_reading() -> None:
    assert DICTIONARY.readings("XYZ") == ()
