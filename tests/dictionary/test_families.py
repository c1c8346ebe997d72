"""The same meaning or not (JAG-12)."""

from pathlib import Path

import pytest

from joute.dictionary import Dictionary
from joute.dictionary.builder.sources import read_override
from joute.dictionary.inflections import inflections
from joute.dictionary.options import WITH_EXCLAMATIONS
from joute.letters import capitals

DICTIONARY = Dictionary.load(WITH_EXCLAMATIONS)
PAIRS = Path(__file__).parent / "data"


def judged(name: str) -> list[tuple[str, str, bool]]:
    """The pairs of a file that people agree on."""
    lines = [line.split("\t") for line in (PAIRS / name).read_text("utf-8").splitlines() if line[0] != "#"]
    return [(one, other, answer == "yes") for one, other, answer, *_ in lines if answer != "?"]


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("PECHE", "PECHER"),
        ("PECHE", "PECHEUR"),
        ("GRAS", "GRASSE"),
        ("MANGEAI", "MANGEABLE"),
        ("OEIL", "YEUX"),
    ],
)
def test_jag_12_forms_and_derivatives_have_the_same_meaning(one: str, other: str) -> None:
    family = DICTIONARY.family(one, other)
    assert family.same
    assert family.link


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("PECHE", "EMPECHER"),
        ("RAS", "GRAS"),
        ("GRAS", "GRESIL"),
        ("GRESIL", "BRESILIEN"),
        ("FAUX", "EAUX"),
        ("EAUX", "MAUX"),
        ("MAUX", "TAUX"),
        ("VENT", "VENTE"),
    ],
)
def test_jag_12_other_words_have_another_meaning(one: str, other: str) -> None:
    family = DICTIONARY.family(one, other)
    assert (family.same, family.link) == (False, "")


def test_jag_12_any_shared_lemma_is_the_same_meaning() -> None:
    """PÊCHE and PÉCHER share nothing, but PECHE is also a form of pécher."""
    assert DICTIONARY.family("PECHE", "PECHERAIT").same


def test_jag_12_only_common_readings_are_kin() -> None:
    """TERRI is read as a slag heap, not as a form of terrir, which comes from terre."""
    assert not DICTIONARY.family("TERRI", "TERRESTRE").same


def test_the_chain_is_told() -> None:
    assert DICTIONARY.family("JARDIN", "JARDINIER").link == "jardin → jardinier"
    assert DICTIONARY.family("MANGEAI", "MANGEAIS").link == "manger"


@pytest.mark.parametrize("name", sorted(path.name for path in PAIRS.glob("family_pairs*.tsv")))
def test_nearly_all_judged_pairs_are_answered_as_people_do(name: str) -> None:
    pairs = judged(name)
    right = sum(DICTIONARY.family(one, other).same == same for one, other, same in pairs)
    assert len(pairs) >= 100
    assert right / len(pairs) >= 0.97


def test_the_order_of_the_two_words_does_not_matter() -> None:
    pairs = judged("family_pairs_drawn.tsv")[::7]
    assert all(
        DICTIONARY.family(one, other).same == DICTIONARY.family(other, one).same for one, other, _ in pairs
    )


def test_a_word_is_its_own_family() -> None:
    assert DICTIONARY.family("ZUT", "ZUT").same


def test_the_judgements_are_about_lemmas_that_exist_and_do_not_contradict_each_other() -> None:
    kin, strangers = set(), set()
    for answer, first, *others in read_override("families.txt"):
        assert answer in ("yes", "no")
        pairs = {frozenset((first, other)) for other in others}
        assert all(len(pair) == 2 for pair in pairs), first
        (kin if answer == "yes" else strangers).update(pairs)
    assert kin.isdisjoint(strangers), [sorted(pair) for pair in kin & strangers]
    lemmas = {lemma for pair in kin | strangers for lemma in pair}
    unknown = [
        lemma
        for lemma in sorted(lemmas)
        if lemma not in {one.lemma for one in inflections().analyses(capitals(lemma))}
    ]
    assert unknown == []
