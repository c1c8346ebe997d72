"""What machines of the first levels say, and what they let pass: no vulgar word, no string of letters."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import islice

import pytest
from tests.bots.tables import positions, settings_of

from joute.bots.choosing import ask
from joute.bots.contests import doubts
from joute.bots.question import Question
from joute.dictionary import Dictionary
from joute.dictionary.coarse import coarse_lemmas, is_coarse
from joute.games import registry as games
from joute.letters import capitals

COARSE = ("CON", "CONS", "SHIT", "ORGASME", "MERDE", "CHIERONT", "PUTES", "ENCULE", "SALOPES", "NEGRES")
CLEAN = ("CONTE", "CHIEN", "CUILLER", "BANDE", "BAISER", "QUEUE", "SEIN", "MERLE", "ORGE")
LETTERS = "EEEEEEAAAAIIIISSSNNNRRRTTTOOOLLLUUUDDCMPGBVHFQYXJKWZ"
TRIES = 200


def question(number: int, seed: int = 1) -> Question:
    game, settings = games.find("amusante"), settings_of("amusante")
    (position,) = islice(positions("amusante", settings, seed=1), 1)
    return ask(game, position.view(position.to_act()[0]), settings, number, 60_000, seed)


def test_every_lemma_of_the_list_is_one_of_the_dictionary() -> None:
    assert [lemma for lemma in coarse_lemmas() if not is_coarse(capitals(lemma))] == []


def test_vulgar_words_are_allowed_and_first_levels_do_not_say_them() -> None:
    dictionary = Dictionary()
    assert [word for word in (*COARSE, *CLEAN) if word not in dictionary] == []
    for number in (1, 2, 3):
        asked = question(number)
        assert not any(map(asked.knows, COARSE))
        assert not any(asked.knows_all([word, "MER"]) for word in COARSE)
    assert all(map(question(3).knows, CLEAN))
    assert all(map(question(6).knows, COARSE))


def test_first_levels_and_advice_do_without_cries_english_words_and_signs() -> None:
    """NEW is frequent through New York, CHI through China: Fort plays them, Débutant and hints do not."""
    fort = question(4)
    advice = replace(fort, level=replace(fort.level, honest=True))
    for word in ("NEW", "HIGH", "LOVE", "CHIS", "SEN", "BAI"):
        assert fort.knows(word)
        for asked in (question(1), question(3), advice):
            assert not asked.knows(word) and not asked.knows_all([word])
            assert not doubts(asked, [word])
    for asked in (question(1), advice):
        assert asked.knows("NEUF") and asked.knows_all(["NEUF", "MER", "DANS", "SENS"])


@pytest.mark.parametrize("number", [1, 2, 3])
def test_a_vulgar_word_is_known_all_the_same_and_not_contested(number: int) -> None:
    assert not doubts(question(number), ["MERDE"])


@pytest.mark.parametrize("word", ["HKDR", "ZXT", "TTABLE", "DADANSE"])
def test_letters_that_nobody_takes_for_a_word_are_mostly_contested(word: str) -> None:
    contested = sum(doubts(question(1, seed), [word]) for seed in range(TRIES))
    assert contested >= TRIES * 0.7


def test_letters_drawn_at_random_are_mostly_contested_by_the_first_level() -> None:
    rng, asked = random.Random(1), question(1)
    drawn = ("".join(rng.sample(LETTERS, rng.randint(4, 7))) for _ in range(TRIES))
    strange = [word for word in drawn if word not in asked.settings.dictionary]
    assert sum(doubts(asked, [word]) for word in strange) >= len(strange) * 0.8
