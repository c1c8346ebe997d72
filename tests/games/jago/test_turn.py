"""What a turn may lay: JAG-5 to JAG-10."""

import pytest
from tests.games.jago.table import article, at, dealt, effects, held, play, refused, rows

from joute.dictionary import Dictionary, WordOptions
from joute.games.jago import JAGO
from joute.letters import Stock

RAS = rows(r6="3RAS5")


def test_jag_05_players_take_turns() -> None:
    position = play(dealt("RAS", "G"), "1 D6h RAS")
    assert position.to_act() == (2,)
    assert article(position, "1 C6h GRAS") == "JAG-5"
    assert play(position, "2 C6h GRAS").to_act() == (1,)


def test_jag_05_at_least_one_letter_is_laid() -> None:
    assert article(play(dealt("RAS", "G"), "1 D6h RAS"), "2 D6h RAS") == "JAG-5"


def test_jag_05_several_words_in_one_turn() -> None:
    done = effects(dealt("RASO", "G"), "1 D6h RAS + F5v OS")
    assert done.words == ("RAS", "OS")
    assert done.after.scores() == (4, 0)


def test_jag_05_words_that_contradict_each_other() -> None:
    refusal = refused(dealt("RASG", "G"), "1 D6h RAS + F5v GRAS")
    assert (refusal.article, refusal.reason, refusal.squares) == ("JAG-5", "two_letters", ("F6",))


@pytest.mark.parametrize("move", ["C6h GRA", "F6h SA", "D6h RA", "E6h AS", "C6h G"])
def test_jag_05_a_word_is_a_whole_run_of_the_new_board(move: str) -> None:
    assert article(at(RAS + " 2 ES GRASA"), f"2 {move}") == "JAG-5"


def test_jag_05_a_single_letter_is_no_word() -> None:
    assert article(at(RAS + " 2 ES GRASU"), "2 F7h U") == "JAG-5"


def test_jag_06_the_first_word_covers_the_centre() -> None:
    position = dealt("RASE", "G")
    assert article(position, "1 A6h RAS") == "JAG-6"
    for word in ("F6h RAS", "D6h RAS", "F4v RAS", "F6v RAS"):
        assert play(position, f"1 {word}").scores() == (3, 0)


def test_jag_06_the_first_word_has_two_letters() -> None:
    assert article(dealt("AS", "G"), "1 F6h A") == "JAG-6"
    assert play(dealt("AS", "G"), "1 F6h AS").scores() == (2, 0)


def test_jag_06_all_letters_stay_connected() -> None:
    position = at(RAS + " 2 ES GRASSES")
    assert article(position, "2 A1h AS") == "JAG-6"
    assert article(position, "2 G7h RAS") == "JAG-6"
    assert article(position, "2 C6h GRAS + A1h ES") == "JAG-6"
    assert article(dealt("RASAS", "G"), "1 D6h RAS + A1h AS") == "JAG-6"


def test_jag_07_every_run_across_and_down_is_a_word() -> None:
    position = at(RAS + " 2 ES ESTOXZ")
    done = effects(position, "2 D7h ES")
    assert done.words == ("ES", "RE", "AS")
    assert done.after.scores() == (1, 4)
    refusal = refused(position, "2 D6h RASX")
    assert (refusal.article, refusal.data["word"]) == ("JAG-7", "RASX")
    assert refusal.squares == ("D6", "E6", "F6", "G6")


def test_jag_07_the_crossing_runs_count_too() -> None:
    refusal = refused(at(RAS + " 2 ES ESTOXZ"), "2 D7h EST")
    assert (refusal.article, refusal.data["word"], refusal.squares) == ("JAG-7", "ST", ("F6", "F7"))


def test_jag_07_runs_the_turn_does_not_touch_count_too() -> None:
    position = at(rows(r6="3RAS5", r5="3qw6") + " 2 ES OEX")
    assert refused(position, "2 F6v SE").data["word"] == "QW"


def test_jag_07_of_several_wrong_words_the_one_named_by_the_player_comes_first() -> None:
    refusal = refused(at(RAS + " 2 ES XZTOXZ"), "2 C5v XZ")
    assert (refusal.article, refusal.data["word"]) == ("JAG-7", "XZ")


def test_jag_08_the_player_leads_after_the_turn() -> None:
    position = play(dealt("PECHE", "REM"), "1 D6h PECHE")
    refusal = refused(position, "2 D6h PECHER")
    assert (refusal.article, refusal.data["own"], refusal.data["theirs"]) == ("JAG-8", 1, 5)
    assert (refusal.reason, refusal.data["old"], refusal.data["new"]) == (
        "no_lead_same_meaning",
        "PECHE",
        "PECHER",
    )
    assert play(position, "2 B6h EMPECHER").scores() == (0, 8)


def test_jag_08_equality_is_no_lead() -> None:
    position = at(rows(r6="2AIDE5") + " 2 AS RONSI")
    assert article(position, "2 C6h AIDERONS") == "JAG-8"
    assert play(position, "2 C6h AIDERIONS").scores() == (4, 5)


def test_jag_08_a_word_elsewhere_keeps_no_meaning_and_is_refused_by_the_count_alone() -> None:
    refusal = refused(play(dealt("PECHE", "SEM"), "1 D6h PECHE"), "2 E6v ES")
    assert (refusal.article, refusal.reason) == ("JAG-8", "no_lead")


def test_jag_09_letters_come_from_the_rack() -> None:
    refusal = refused(at(RAS + " 2 GGG TA"), "2 C6h GRAS")
    assert (refusal.article, refusal.data["letters"]) == ("JAG-9", "G")
    assert play(at(RAS + " 2 TA GGG"), "2 C6h GRAS").scores() == (0, 4)


def test_jag_09_a_set_aside_letter_is_used_first() -> None:
    after = play(at(RAS + " 2 TA GO - GB"), "2 C6h GRAS")
    assert (held(after, 2), after.state.aside) == (Stock.of("GO"), Stock("B"))


def test_jag_09_one_letter_does_not_serve_twice() -> None:
    refusal = refused(at(RAS + " 2 TA UER"), "2 D6h RASEES")
    assert (refusal.article, refusal.data["letters"]) == ("JAG-9", "E S")


def test_jag_10_forms_and_interjections_are_words() -> None:
    assert play(dealt("ZUT", "G"), "1 F6h ZUT").scores() == (3, 0)
    assert play(dealt("VAIS", "G"), "1 F6h VAIS").scores() == (4, 0)


@pytest.mark.parametrize(
    ("word", "reason"),
    [("EUROPE", "word_proper_noun"), ("SNCF", "word_acronym"), ("KG", "word_abbreviation")],
)
def test_jag_10_names_and_abbreviations_are_not(word: str, reason: str) -> None:
    refusal = refused(dealt(word, "G"), f"1 F6h {word}")
    assert (refusal.article, refusal.reason) == ("JAG-10", reason)


def test_jag_10_a_crossing_run_of_an_excluded_class_breaks_the_rule_of_runs() -> None:
    refusal = refused(at(RAS + " 2 ES ESTOXZ"), "2 D7h EST")
    assert (refusal.article, refusal.reason) == ("JAG-7", "word_abbreviation")


def test_jag_10_an_unknown_string_breaks_the_rule_of_runs() -> None:
    refusal = refused(dealt("XYZ", "G"), "1 F6h XYZ")
    assert (refusal.article, refusal.reason, refusal.data["why"]) == ("JAG-7", "word_unknown", "unknown")


def test_jag_10_a_table_may_add_words() -> None:
    words = Dictionary.load(WordOptions.parse(words="xyz", base=JAGO.words))
    position = at("11/11/11/11/11/11/11/11/11/11/11 1 XYZ AS", words)
    assert play(position, "1 F6h xyz").scores() == (3, 0)
