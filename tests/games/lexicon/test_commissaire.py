"""TRN-5: for the dictionary as commissaire misspellings and wrong inflections are free, the rest costs 50."""

from pathlib import Path
from random import Random

import pytest
from tests.games.lexicon.table import play, position, settings

from joute.dictionary import Reason
from joute.games.lexicon.rules.commissaire import is_spelling_mistake

HERE = Path(__file__).parent
UNIFORM = dict.fromkeys("ABCDEFGHIJKLMNOPQRSTUVWXYZ", 1.0)
FRENCH = dict(
    zip(
        "EASINTRULODCMPVGFBQHXJYZKW",
        (
            *(14.7, 7.6, 7.9, 7.5, 7.1, 7.2, 6.6, 6.3, 5.5, 5.8, 3.7, 3.3, 3.0),
            *(3.0, 1.8, 1.1, 1.1, 0.9, 1.4, 0.9, 0.4, 0.6, 0.3, 0.1, 0.05, 0.1),
        ),
        strict=True,
    )
)


def listed(name: str) -> list[str]:
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


@pytest.mark.parametrize(
    "word",
    ["ORTOGRAFE", "FARMACIE", "LUNNE", "MAISONT", "TABLO", "ACCEUIL", "REMERCIMENT", "CAOUTCHOU", "ZOOLOJIE"],
)
def test_trn_05_a_string_said_like_a_word_is_a_misspelling(word: str) -> None:
    assert word not in settings().dictionary
    assert is_spelling_mistake(word, settings().dictionary)


@pytest.mark.parametrize(
    "word",
    [
        *("CHEVALS", "JOURNALS", "BIJOUS", "TRAVAILS", "FESTIVAUX", "CHACAUX", "BATEAUS", "DIRECTEUSE"),
        *("DISEZ", "FAISEZ", "PRENDEZ", "PRENDONS", "VEULONS", "PEUVEZ", "BOIVONS", "FAISENT", "REDISEZ"),
        *("PRENDU", "METTU", "COURI", "MOURU", "VIVU", "OUVRI", "OFFRI", "CRAINDU", "NAISSU"),
        *("VENIRAI", "VOIRAI", "ALLERAIS", "MOURIRA", "TENIRONT", "FAIRAI", "CONDUISA", "DISA"),
        *("ENVOIERAI", "COURERA", "PRENDERONT", "METTERIEZ", "CROIVENT", "VOIVENT"),
    ],
)
def test_trn_05_so_is_a_wrong_inflection(word: str) -> None:
    assert word not in settings().dictionary
    assert is_spelling_mistake(word, settings().dictionary)


@pytest.mark.parametrize(
    "word", ["XAISON", "LUNZ", "KWAT", "FARIME", "FAIRNE", "ZXT", "MZX", "NEIRAF", "BLORK", "ZARBLO", "FLURP"]
)
def test_trn_05_an_invented_word_is_neither(word: str) -> None:
    assert not is_spelling_mistake(word, settings().dictionary)


@pytest.mark.parametrize("word", ["FRANCE", "EUROPE", "BERLIN", "JULIE", "SNCF", "STP", "TJRS"])
def test_trn_05_nor_a_proper_noun_or_an_abbreviation(word: str) -> None:
    assert not is_spelling_mistake(word, settings().dictionary)


def test_trn_05_nor_a_foreign_word_the_table_has_left_out() -> None:
    dictionary = settings(classes="-foreign").dictionary
    assert dictionary.verdict("FLIRT").reason is Reason.FOREIGN
    assert not is_spelling_mistake("FLIRT", dictionary)


def test_trn_05_only_words_of_the_tables_own_list_are_meant() -> None:
    dictionary = settings(only="LUNE CHEVAL").dictionary
    assert is_spelling_mistake("LUNNE", dictionary)
    assert is_spelling_mistake("CHEVALS", dictionary)
    assert not is_spelling_mistake("FARMACIE", dictionary)
    assert not is_spelling_mistake("DISEZ", dictionary)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("misspellings.txt", 100),
        ("misspellings_held_out.txt", 50),
        ("misspellings_collected.txt", 277),
        ("misspellings_second.txt", 100),
        ("misspellings_third.txt", 79),
    ],
)
def test_trn_05_nine_real_misspellings_in_ten_are_recognised(name: str, count: int) -> None:
    words, dictionary = listed(name), settings().dictionary
    assert len(set(words)) == count
    assert not [word for word in words if word in dictionary]
    assert sum(is_spelling_mistake(word, dictionary) for word in words) >= 0.9 * count


@pytest.mark.parametrize("word", ["PROFESEUR", "CUISSINE", "CONSSEIL", "CARTTON", "GRENOUILE", "NAJEUR"])
def test_trn_05_letters_doubled_amiss_are_misspellings(word: str) -> None:
    assert is_spelling_mistake(word, settings().dictionary)


@pytest.mark.parametrize(("word", "meant"), [("CENO", "SENAU"), ("ALSE", "ALCEE")])
def test_trn_05_a_short_string_is_no_misspelling_of_a_word_nobody_uses(word: str, meant: str) -> None:
    assert meant in settings().dictionary
    assert not is_spelling_mistake(word, settings().dictionary)
    assert is_spelling_mistake(word, settings(only=meant).dictionary), "but of a table's own word"


def taken_for_misspellings(letters: dict[str, float]) -> float:
    random, dictionary, taken = Random(5), settings().dictionary, 0
    for _ in range(2000):
        word = "".join(random.choices(list(letters), list(letters.values()), k=random.choice((4, 5, 6))))
        taken += word not in dictionary and is_spelling_mistake(word, dictionary)
    return taken / 2000


def test_trn_05_random_letters_are_hardly_ever_taken_for_a_misspelling() -> None:
    assert taken_for_misspellings(UNIFORM) <= 0.03
    assert taken_for_misspellings(FRENCH) <= 0.05


def test_trn_05_at_the_table_a_misspelling_is_free_and_an_invention_costs_fifty() -> None:
    options = {"challenges": "tournament", "limit": "none", "dealer": "1"}
    for cards, word, scores in (("CHEVALS", "CHEVALS", (0, 0)), ("LUNZ", "LUNZ", (50, 0))):
        at = play(position(f"hands={cards}X/AB", **options), f"1 word {word}", "2 challenge")
        assert at.scores() == scores
