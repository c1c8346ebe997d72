"""Which words are allowed, and why the others are not."""

from pathlib import Path

import pytest

from joute.dictionary import Dictionary, Reason
from joute.dictionary.options import DEFAULT, SHORTEST, WITH_EXCLAMATIONS
from joute.dictionary.prefixes import prefix_test
from joute.games import registry

RULEBOOK_WORDS = {
    "LEXIDUEL": """MER ON DUE NU QUE TE FUI JE TU AIR MERVEILLE LIMON AIT RAI NAIT NAITRAI PENDUE LIMONADE
        RENAITRAI RENAITRAIT CONTINUE POLEMIQUE ETENDAIT ETE FUITAIT JEU JEUNE NUE
        RAIDISSE ROI ROIS IRA LOI LI PRESENTE LOISIR PRESENTERAIT PRESSURER RECRIER
        REPRESENTERAIT TAIRA TREMPER DETREMPER FILAMENT""",
    "DAMES": "MANGE MANGEAI MANGEAIS LAVER AMOURACHER LUNE",
    "JAGO": "RAS GRAS GRESIL BRESILIEN FAUX EAUX MAUX TAUX PECHE PECHER PECHEUR EMPECHER",
    "LEXICON": "MER AMERTUME TOUR ENTOURER MOT MORTE DOS DOSE FARINE FAMINE",
    "DEMO": "MAISON ZEBRE",
}
TWO_LETTERS = """AH AI AN AS AU BU CA CE CI DE DO DU EH EN ES ET EU EX FA FI GO HA HE HI HO IF IL JE LA
    LE LI LU MA ME MI MU NA NE NI NO NU OC OH ON OR OS OU PI PU QI RA RE RI RU SA SE SI
    SU TA TE TU UD UN US UT VA VE VU WU XI"""


@pytest.mark.parametrize("game", RULEBOOK_WORDS)
def test_the_words_of_the_rulebooks_are_allowed(game: str) -> None:
    dictionary = Dictionary.load(registry.find(game.lower()).words)
    assert [word for word in RULEBOOK_WORDS[game].split() if word not in dictionary] == []


def test_the_two_words_the_lexiduel_rulebook_invents_are_not() -> None:
    assert Dictionary.load(DEFAULT).verdict("ESCLAMER").reason is Reason.UNKNOWN
    assert "FDETREMPER" not in Dictionary.load(DEFAULT)


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("EUROPE", Reason.PROPER_NOUN),
        ("FRANCE", Reason.PROPER_NOUN),
        ("SNCF", Reason.ACRONYM),
        ("KG", Reason.ABBREVIATION),
        ("CPT", Reason.ABBREVIATION),
        ("QQN", Reason.ABBREVIATION),
        ("MME", Reason.ABBREVIATION),
        ("ZUT", Reason.INTERJECTION),
        ("ATCHOUM", Reason.ONOMATOPOEIA),
        ("XYZ", Reason.UNKNOWN),
        ("ANTI", Reason.AFFIX),
        ("FORTIORI", Reason.LOCUTION),
        ("PETAWATT", Reason.UNIT),
        ("A", Reason.TOO_SHORT),
        ("ANTICONSTITUTIONNELLEMENTS", Reason.TOO_LONG),
        ("arc-en-ciel", Reason.NOT_LETTERS),
        ("aujourd'hui", Reason.NOT_LETTERS),
        ("", Reason.NOT_LETTERS),
    ],
)
def test_a_refused_word_says_why(word: str, reason: Reason) -> None:
    verdict = Dictionary.load().verdict(word)
    assert (verdict.allowed, verdict.reason) == (False, reason)


@pytest.mark.parametrize("word", ["PARIS", "AIE", "RAS", "BIEN"])
def test_one_reading_that_counts_is_enough(word: str) -> None:
    verdict = Dictionary.load().verdict(word)
    assert (verdict.allowed, verdict.reason) == (True, Reason.ALLOWED)


def test_the_other_readings_of_paris_do_not_count() -> None:
    reasons = {reading.lemma: reading.reason for reading in Dictionary.load().readings("PARIS")}
    assert reasons == {"pari": Reason.ALLOWED, "Paris": Reason.PROPER_NOUN, "Pâris": Reason.PROPER_NOUN}


@pytest.mark.parametrize("written", ["naît", " NAIT ", "Naît", "nait"])
def test_accents_case_and_spaces_are_free(written: str) -> None:
    verdict = Dictionary.load().verdict(written)
    assert (verdict.word, verdict.allowed) == ("NAIT", True)


@pytest.mark.parametrize("written", ["cœur", "nævus", "garçon", "aïeul"])
def test_ligatures_and_cedillas_are_letters(written: str) -> None:
    assert Dictionary.load().verdict(written).allowed


@pytest.mark.parametrize("game", ["jago", "lexicon", "demo", "amusante"])
def test_interjections_are_in_where_the_rules_say_so(game: str) -> None:
    """JAG-10, LEX-11, DEM-10, AMU-6."""
    dictionary = Dictionary.load(registry.find(game).words)
    assert all(word in dictionary for word in ("ZUT", "ATCHOUM", "OHE"))


@pytest.mark.parametrize("game", ["lexiduel", "dames"])
def test_lxd_6_dam_13_interjections_and_onomatopoeia_are_out(game: str) -> None:
    dictionary = Dictionary.load(registry.find(game).words)
    assert not any(word in dictionary for word in ("ZUT", "ATCHOUM", "OHE"))


# Strings that upstream has as an acronym or an onomatopoeia, and as a common noun too.
ALSO_NOUNS = """ARIA BAC BIOS CAP CAPES CINES DOM FLOPS IDE OPE OS PACA QI ROM SILL TIC TOC US WAI
    BIP BIPS CRAC CUICUI FLAC HAN LASER MIAOU OVNI RADAR SIDA SONAR"""


@pytest.mark.parametrize("game", ["lexiduel", "dames"])
def test_lxd_6_dam_13_what_is_also_a_common_noun_is_that_noun(game: str) -> None:
    dictionary = Dictionary.load(registry.find(game).words)
    assert [word for word in ALSO_NOUNS.split() if word not in dictionary] == []


@pytest.mark.parametrize(
    ("word", "reason"),
    [
        ("SNCF", Reason.ACRONYM),
        ("SMIC", Reason.ACRONYM),
        ("OTAN", Reason.ACRONYM),
        ("MEUH", Reason.ONOMATOPOEIA),
        ("PLOUF", Reason.ONOMATOPOEIA),
        ("CLAC", Reason.ONOMATOPOEIA),
    ],
)
def test_lxd_6_dam_13_what_is_no_common_noun_stays_out(word: str, reason: Reason) -> None:
    assert Dictionary.load(DEFAULT).verdict(word).reason is reason


@pytest.mark.parametrize("word", ["AH", "EH", "HA", "NA", "OH", "HI"])
def test_lxd_6_dam_13_an_interjection_is_refused_as_one(word: str) -> None:
    """Some of them are symbols too (ha, Ah): what players could have agreed on is named first."""
    assert Dictionary.load(DEFAULT).verdict(word).reason is Reason.INTERJECTION
    assert word in Dictionary.load(WITH_EXCLAMATIONS)


def test_lxd_6_dam_13_pronominal_verbs_without_their_pronoun_are_in() -> None:
    dictionary = Dictionary.load(DEFAULT)
    assert all(word in dictionary for word in ("AMOURACHER", "AMOURACHE", "EVANOUIR", "ABSENTER", "RECRIER"))


def test_seventy_words_of_two_letters() -> None:
    found = [word for word in Dictionary.load(WITH_EXCLAMATIONS).words() if len(word) == SHORTEST]
    assert found == TWO_LETTERS.split()


def test_all_words_are_listed_in_order() -> None:
    words = list(Dictionary.load().words())
    assert len(words) == 419_947
    assert words == sorted(set(words))
    assert {len(word) for word in words} == set(range(2, 26))
    dictionary = Dictionary.load()
    assert all(word in dictionary for word in words[::997])


def test_what_words_begin_with() -> None:
    begins = prefix_test(Dictionary.load())
    assert all(begins(prefix) for prefix in ("", "M", "MAIS", "MAISON", "ANTICONSTIT"))
    assert not any(begins(prefix) for prefix in ("MAISX", "XQ", "MAISONS" + "S", "É", "a"))
    closed = prefix_test(Dictionary.of(["CHAT"]))
    assert closed("CHA")
    assert not closed("MAI")


def test_known_words_are_told_from_rare_ones() -> None:
    """Pairs judged by hand before any frequency was looked at."""
    dictionary = Dictionary.load()
    lines = (Path(__file__).parent / "familiar_pairs.txt").read_text("utf-8").splitlines()
    pairs = [line.split() for line in lines if not line.startswith("#")]
    told = sum(dictionary.frequency(known) > dictionary.frequency(rare) for known, rare in pairs)
    assert len(pairs) == 377
    assert told >= 0.97 * len(pairs)


def test_a_verb_s_usual_forms_are_known_and_bookish_ones_are_not() -> None:
    frequency = Dictionary.load().frequency
    assert min(map(frequency, ("MANGEONS", "MANGERAIT", "MANGEAIENT"))) > 4
    assert frequency("MANGEA") < frequency("MANGEAIT") - 1
    assert frequency("MANGEASSIEZ") < 2.4


def test_a_name_or_a_foreign_word_makes_no_common_word() -> None:
    frequency = Dictionary.load().frequency
    assert frequency("MACRON") < 1  # the sign over a vowel
    assert frequency("ROSER") < frequency("ROSE") - 1
    assert frequency("HAVER") < 3.6


def test_how_common_a_word_is() -> None:
    dictionary = Dictionary.load()
    assert dictionary.frequency("MAISON") > dictionary.frequency("ARQUEBUSIER") > 0
    assert dictionary.frequency("MANGER") > dictionary.frequency("MANGEASSIEZ")
    assert dictionary.frequency("XYZ") == 0
    assert all(0 <= dictionary.frequency(word) <= 9 for word in ("LE", "ETRE", "ZUT", "UD"))
