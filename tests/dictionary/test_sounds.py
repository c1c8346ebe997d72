"""How strings are said, and the words said alike."""

from random import Random

import pytest

from joute.dictionary import Dictionary
from joute.dictionary.homophones import is_said_like_a_word, readings_aloud, words_said
from joute.dictionary.sounds import said, said_without_accents


@pytest.mark.parametrize(
    ("text", "sounds"),
    [
        *[
            ("chat", "Sa"),
            ("eau", "O"),
            ("maison", "mEz3"),
            ("pharmacie", "farmasi"),
            ("orthographe", "OrtOgraf"),
        ],
        *[
            ("accueil", "ak2i"),
            ("fauteuil", "fOt2i"),
            ("soleil", "sOlEi"),
            ("travail", "travai"),
            ("fille", "fii"),
        ],
        *[
            ("montagne", "m3tani"),
            ("voyage", "vuaiaj"),
            ("examen", "Egzam5"),
            ("nation", "nasi3"),
            ("lundi", "l5di"),
        ],
        *[
            ("guerre", "gEr"),
            ("gêne", "jEn"),
            ("garçon", "gars3"),
            ("façade", "fasad"),
            ("scie", "si"),
            ("aquarelle", "akarEl"),
        ],
        *[
            ("compter", "k3tE"),
            ("temps", "t1"),
            ("femme", "fam"),
            ("doigt", "dua"),
            ("chœur", "k2r"),
            ("écho", "EkO"),
        ],
    ],
)
def test_words_are_said_as_french_says_them(text: str, sounds: str) -> None:
    assert sounds in said(text, known=True)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        *[("ver", "verre"), ("vert", "vers"), ("saint", "sein"), ("cent", "sang"), ("maître", "mètre")],
        *[("conte", "compte"), ("ancre", "encre"), ("mot", "maux"), ("vingt", "vin"), ("eau", "haut")],
    ],
)
def test_homophones_share_a_reading(one: str, other: str) -> None:
    assert said(one, known=True) & said(other, known=True)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("chat", "rat"),
        ("poison", "poisson"),
        ("lune", "lin"),
        ("cage", "gage"),
        ("coi", "kwas"),
        ("fin", "fine"),
    ],
)
def test_different_words_do_not(one: str, other: str) -> None:
    assert not said(one, known=True) & said(other, known=True)


@pytest.mark.parametrize("string", ["ZXT", "QRAT", "LAAT", "NNI", "MISST", "HRAT", "BKKA"])
def test_what_no_reader_could_say_has_no_sound(string: str) -> None:
    assert not said_without_accents(string)


def test_a_word_is_found_again_by_its_sounds() -> None:
    dictionary = Dictionary.load()
    words = Random(3).sample(sorted(word for word in dictionary.words() if len(word) < 13), 300)
    missed = [word for word in words if word not in words_said(readings_aloud(word, dictionary), dictionary)]
    assert len(missed) <= 3, missed


def test_only_words_that_may_be_played_are_found() -> None:
    dictionary = Dictionary.of(["LUNE"])
    assert is_said_like_a_word("LUNNE", dictionary)
    assert not is_said_like_a_word("CHAPO", dictionary)
    assert readings_aloud("CHAPEAU", dictionary) == frozenset()
