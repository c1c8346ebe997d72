"""What a table may choose: classes, extra words, a list of its own."""

import pytest

from joute.dictionary import Dictionary, DictionaryError, OptionalClass, Reason, WordList, WordOptions
from joute.dictionary.options import DEFAULT, WITH_EXCLAMATIONS


@pytest.mark.parametrize(
    ("classes", "word", "reason"),
    [
        ("+interjections", "ZUT", Reason.ALLOWED),
        ("-interjections", "ZUT", Reason.INTERJECTION),
        ("+interjections", "ATCHOUM", Reason.ONOMATOPOEIA),
        ("+interjections +onomatopées", "ATCHOUM", Reason.ALLOWED),
        ("-foreign", "PARKING", Reason.FOREIGN),
        ("-étrangers", "TENNIS", Reason.FOREIGN),
        ("-foreign", "MAISON", Reason.ALLOWED),
        ("-rares", "PHRASICOTER", Reason.RARE),
        ("-conjugués", "MANGEAIS", Reason.CONJUGATED),
        ("-conjugated", "MANGER", Reason.ALLOWED),
        ("-conjugated", "MANGEE", Reason.ALLOWED),
        ("-conjugated", "MANGEANT", Reason.ALLOWED),
        ("", "FRANCE", Reason.PROPER_NOUN),
        ("+propres", "FRANCE", Reason.ALLOWED),
        ("+Propre", "LAVOISIER", Reason.ALLOWED),
        ("+propres", "SNCF", Reason.ACRONYM),
        ("+propres", "MAISON", Reason.ALLOWED),
    ],
)
def test_lxd_6_a_class_is_switched_on_or_off(classes: str, word: str, reason: Reason) -> None:
    verdict = Dictionary.load(WordOptions.parse(classes=classes)).verdict(word)
    assert (verdict.reason, verdict.allowed) == (reason, reason is Reason.ALLOWED)


def test_a_class_switched_off_touches_readings_not_strings() -> None:
    """PORTE is a noun too; so it stays when conjugated verbs go."""
    dictionary = Dictionary.load(WordOptions.parse(classes="-conjugated"))
    assert "PORTE" in dictionary
    reasons = {one.reason for one in dictionary.readings("PORTE") if one.tense == "ipre"}
    assert reasons == {Reason.CONJUGATED}


def test_the_words_allowed_agree_with_their_readings_under_any_switches() -> None:
    words = list(Dictionary.load(WITH_EXCLAMATIONS).words())[::1501]
    for classes in (
        "-foreign",
        "-rare,-conjugated",
        "+interjections,-foreign,-rare",
        "-conjugated",
        "+propres",
    ):
        dictionary = Dictionary.load(WordOptions.parse(classes=classes))
        for word in words:
            counting = any(one.reason is Reason.ALLOWED for one in dictionary.readings(word))
            assert (word in dictionary) == counting


def test_proper_nouns_are_words_like_others_where_they_are_agreed_on() -> None:
    """LEX-11, AMU-6: in the list and by their readings alike; the names change with the set of words."""
    without, agreed = Dictionary.load(), Dictionary.load(WordOptions.parse(classes="+propres"))
    added = set(agreed.words()) - set(without.words())
    assert {"FRANCE", "LYON", "ZIMBABWE"} <= added
    assert 6_000 < len(added) < 8_000
    assert all(word in agreed and word not in without for word in added)
    for word in sorted(added)[::101]:
        assert Reason.ALLOWED in {one.reason for one in agreed.readings(word)}
    assert agreed.fingerprint() != without.fingerprint()
    assert not agreed.was_added("FRANCE")


def test_a_list_instead_of_our_words_replaces_the_proper_nouns_too() -> None:
    words = WordOptions.parse(classes="+propres", word_list=WordList(("MOT",), replaces=True))
    assert list(Dictionary.load(words).words()) == ["MOT"]


def test_words_are_listed_from_a_beginning() -> None:
    agreed = Dictionary.load(WordOptions.parse(classes="+propres", words="ZEBULON"))
    every = list(agreed.words(""))
    assert every == list(agreed.words())
    for start in ("ZE", "FRANC", "XQ"):
        assert list(agreed.words(start)) == [word for word in every if word.startswith(start)]


@pytest.mark.parametrize("text", ["+INTERJECTIONS", "interjection", "+interjections;", "  +Interjections "])
def test_names_of_classes_are_forgiving(text: str) -> None:
    assert OptionalClass.INTERJECTIONS in WordOptions.parse(classes=text).classes


def test_an_unknown_class_is_refused_with_the_known_ones() -> None:
    with pytest.raises(DictionaryError) as refused:
        WordOptions.parse(classes="+verbs")
    assert (refused.value.field, refused.value.code) == ("classes", "unknown-class")
    assert refused.value.data["name"] == "+verbs"
    assert "interjections" in str(refused.value.data["known"])


def test_classes_start_from_the_game_s() -> None:
    chosen = WordOptions.parse(classes="-foreign", base=WITH_EXCLAMATIONS)
    assert chosen.classes == WITH_EXCLAMATIONS.classes - {OptionalClass.FOREIGN}


def test_lxd_6_players_may_agree_on_extra_words() -> None:
    dictionary = Dictionary.load(WordOptions.parse(words="Esclamer, été"))
    assert dictionary.verdict("ESCLAMER").reason is Reason.ALLOWED
    assert dictionary.options.extra == ("ESCLAMER", "ETE")
    assert "MAISON" in dictionary
    assert "ESCLAMER" in set(dictionary.words())


@pytest.mark.parametrize(
    ("words", "code"), [("l'eau", "not-letters"), ("A", "too-short"), ("A" * 26, "too-long")]
)
def test_an_extra_word_must_fit_a_board(words: str, code: str) -> None:
    with pytest.raises(DictionaryError) as refused:
        WordOptions.parse(words=f"BON, {words}")
    assert (refused.value.field, refused.value.code, refused.value.data) == ("words", code, {"word": words})


def test_a_list_adds_to_our_words() -> None:
    dictionary = Dictionary.load(WordOptions(word_list=WordList(("AA", "OM"))))
    assert all(word in dictionary for word in ("AA", "OM", "MAISON"))


def test_a_list_may_replace_our_words() -> None:
    dictionary = Dictionary.load(
        WordOptions(extra=("ESCLAMER",), word_list=WordList(("AA", "OM"), replaces=True))
    )
    assert list(dictionary.words()) == ["AA", "ESCLAMER", "OM"]
    assert dictionary.verdict("MAISON").reason is Reason.NOT_IN_LIST


def test_a_closed_dictionary_still_knows_french() -> None:
    dictionary = Dictionary.of(["chat", "CHATS", "pêche"])
    assert list(dictionary.words()) == ["CHAT", "CHATS", "PECHE"]
    assert dictionary.family("CHAT", "CHATS").same
    assert not dictionary.may_follow([("CHAT", 1)], "CHATS", 1).allowed


def test_the_same_words_have_the_same_fingerprint() -> None:
    plain = Dictionary.load().fingerprint()
    assert Dictionary.load(WordOptions.parse(words="MAISON")).fingerprint() == plain
    assert Dictionary.load(DEFAULT).fingerprint() == plain
    assert Dictionary.load(WITH_EXCLAMATIONS).fingerprint() != plain


def test_other_words_have_another_fingerprint() -> None:
    others = [
        Dictionary.load(DEFAULT),
        Dictionary.load(WITH_EXCLAMATIONS),
        Dictionary.load(WordOptions.parse(words="ESCLAMER")),
        Dictionary.of(["ESCLAMER"]),
        Dictionary.of(["ESCLAMER", "BON"]),
    ]
    assert len({dictionary.fingerprint() for dictionary in others}) == len(others)
