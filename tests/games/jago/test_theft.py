"""Stealing: JAG-11 to JAG-18."""

import pytest
from tests.games.jago.table import article, at, dealt, effects, held, play, refused, rows, settings

from joute.games.jago import JAGO
from joute.letters import Stock
from joute.play import Effects, Happened, Language, People, read_aloud, tell

FAUX = rows(r6="3FAUX4")


def test_jag_11_the_rulebook_chain() -> None:
    position = dealt("RASEIL", "GBIEN")
    scores = []
    for line in ("1 D6h RAS", "2 C6h GRAS", "1 C6h GRESIL", "2 C6h BRESILIEN"):
        position = play(position, line)
        scores.append(position.scores())
    assert scores == [(3, 0), (0, 4), (6, 0), (0, 9)]


def test_jag_11_one_letter_of_a_word_of_six() -> None:
    position = play(dealt("BATEAU", "CDR"), "1 D6h BATEAU")
    refusal = refused(position, "2 D6h CADEAU")
    assert (refusal.article, refusal.squares) == ("JAG-11", ("D6", "F6"))
    assert (refusal.data["word"], refusal.data["replaced"], refusal.data["most"]) == ("BATEAU", 2, 1)
    assert play(position, "2 D6h RATEAU").scores() == (0, 6)


def test_jag_11_two_letters_of_a_word_of_seven() -> None:
    position = play(dealt("PLATEAU", "CHRMEN"), "1 D6h PLATEAU")
    assert play(position, "2 D6h CHATEAU").scores() == (0, 7)
    assert article(position, "2 D6h CHAMEAU") == "JAG-11"


def test_jag_11_shape_speaks_before_words() -> None:
    position = play(dealt("BATEAU", "XZ"), "1 D6h BATEAU")
    assert article(position, "2 D6h XZTEAU") == "JAG-11"


def test_jag_11_own_words_have_no_quota() -> None:
    """Two letters of RAS, the player's own, are replaced: each steals a word of the opponent's across it."""
    board = rows(r6="3ras5", r7="3U1E5", r8="3E1S5")
    assert play(at(board + " 2 X MT"), "2 D6h MAT").scores() == (0, 7)


def test_jag_12_a_change_of_letters_and_meaning_steals_the_whole_word() -> None:
    done = effects(at(FAUX + " 2 X ES"), "2 D6h EAUX")
    assert done.after.scores() == (0, 4)
    assert (done.laid, done.removed, done.turned) == (("D6",), ("D6",), ("E6", "F6", "G6"))


@pytest.mark.parametrize(("word", "rack"), [("PECHER", "R"), ("PECHEUR", "UR"), ("PECHES", "S")])
def test_jag_12_a_form_or_derivative_steals_nothing(word: str, rack: str) -> None:
    board = rows(r6="3PECHE3", r7="3u7", r8="3rouges2", r9="3e7", r10="3ses5")
    done = effects(at(f"{board} 2 X {rack}"), f"2 D6h {word}")
    assert done.turned == ()
    assert done.after.view(2).board.owners[5] == "...11111" + "2" * len(rack) + "." * (3 - len(rack))


def test_jag_12_an_equal_share_of_colours_is_the_opponents() -> None:
    assert play(at(rows(r6="3RAse4") + " 2 X B"), "2 D6h BASE").scores() == (0, 4)
    assert article(at(rows(r6="3Rase4") + " 2 X B"), "2 D6h BASE") == "JAG-15"


def test_jag_13_a_lengthening_without_change_of_meaning_keeps_the_old_colour() -> None:
    done = effects(at(rows(r6="2AIDE5") + " 2 X RONSI"), "2 C6h AIDERIONS")
    assert done.after.view(None).board.owners[5] == "..111122222"
    assert done.turned == ()


def test_jag_13_a_replacement_without_change_of_meaning_is_illegal() -> None:
    position = at(rows(r6="2MANGER3") + " 2 X Z")
    refusal = refused(position, "2 C6h MANGEZ")
    assert (refusal.article, refusal.squares) == ("JAG-13", ("H6",))
    assert (refusal.data["old"], refusal.data["new"]) == ("MANGER", "MANGEZ")
    assert play(at(rows(r6="2MANGER3") + " 2 X R"), "2 C6h RANGER").scores() == (0, 6)


def test_jag_14_no_way_back() -> None:
    position = play(dealt("FAUXM", "EFT"), "1 D6h FAUX", "2 D6h EAUX", "1 D6h MAUX")
    refusal = refused(position, "2 D6h FAUX")
    assert (refusal.article, refusal.data["word"]) == ("JAG-14", "FAUX")
    assert article(position, "2 D6h EAUX") == "JAG-14"
    assert play(position, "2 D6h TAUX").scores() == (0, 4)


def test_jag_14_another_place_or_direction_is_free() -> None:
    position = at(rows(r6="3EAUX4") + " 2 X FUX - - D6hFAUX")
    assert article(position, "2 D6h FAUX") == "JAG-14"
    assert play(position, "2 E5v FAUX").scores() == (3, 4)


def test_jag_14_crossing_runs_do_not_come_back_either() -> None:
    """AS was OS before: the O may not come back."""
    board = rows(r5="5A5", r6="3RAS5")
    assert article(at(board + " 2 X O - - F5vOS"), "2 F5v OS") == "JAG-14"
    assert article(at(board + " 2 X O"), "2 F5v OS") == "JAG-8"


def test_jag_14_the_forms_left_behind_are_remembered_in_order() -> None:
    position = play(dealt("RASEIL", "GBIEN"), "1 D6h RAS", "2 C6h GRAS", "1 C6h GRESIL")
    assert [word.text() for word in position.state.forms] == ["D6h RAS", "C6h GRAS"]


def test_jag_15_a_letter_of_ones_own_word_is_not_replaced() -> None:
    position = at(rows(r6="3faux4", r7="6S4") + " 2 X ME")
    refusal = refused(position, "2 D6h MAUX")
    assert (refusal.article, refusal.squares) == ("JAG-15", ("D6",))


def test_jag_15_unless_it_steals_a_word_of_the_opponents_across_it() -> None:
    """SE (seat 1) becomes TE through the S of RAS (seat 2), which becomes RAT."""
    position = at(rows(r6="3raS5", r7="5E5", r8="5S5") + " 2 X TM")
    done = effects(position, "2 D6h RAT")
    assert set(done.words) == {"RAT", "TES"}
    assert done.after.scores() == (0, 5)


def test_jag_15_every_other_run_through_the_square_is_a_word() -> None:
    position = at(rows(r6="3RAS5", r7="5U5") + " 2 X TI")
    assert refused(position, "2 D6h RAI").data["word"] == "IU"
    assert play(position, "2 D6h RAT").scores() == (0, 4)


def test_jag_15_every_other_run_of_the_opponents_obeys_too() -> None:
    """RAS would be stolen by SAS, but MANGER only becomes MANGES."""
    board = rows(r1="5M5", r2="5A5", r3="5N5", r4="5G5", r5="5E5", r6="5RAS3")
    refusal = refused(at(board + " 2 X S"), "2 F6h SAS")
    assert (refusal.article, refusal.data["old"]) == ("JAG-13", "MANGER")


def test_jag_16_replaced_letters_lie_aside_for_both() -> None:
    position = play(at(FAUX + " 2 MS ES"), "2 D6h EAUX")
    assert (position.state.aside, held(position, 2)) == (Stock("F"), Stock("S"))
    assert play(position, "1 D6h MAUX").state.aside == Stock("EF")


def test_jag_16_at_once_too() -> None:
    """The F that M replaces is laid again in the same turn."""
    position = at(FAUX + " 2 X MS")
    after = play(position, "2 D6h MAUX + E5v FA")
    assert (after.scores(), after.state.aside, held(after, 2)) == ((0, 5), Stock(""), Stock("S"))
    assert article(position, "2 E5v FA") == "JAG-9"


def test_jag_16_they_never_go_to_a_rack() -> None:
    after = play(at(FAUX + " 2 MS E"), "2 D6h EAUX")
    assert (after.state.aside, held(after, 1), held(after, 2)) == (Stock("F"), Stock("MS"), Stock(""))


def test_jag_17_the_letter_at_a_crossing_turns() -> None:
    done = effects(at(rows(r6="3RAS5") + " 2 X OEX"), "2 F5v OSE")
    assert done.turned == ("F6",)
    assert done.after.scores() == (2, 3)


def test_jag_17_a_contact_of_two_letters_turns() -> None:
    after = play(at(rows(r6="3RAS5") + " 2 X ES"), "2 D7h ES")
    assert after.view(None).board.owners[5] == "...221....."


def owners(done: Effects, row: int = 6) -> str:
    return done.after.view(None).board.owners[row - 1]


def test_jag_17_ones_own_word_lengthened_to_another_meaning_turns_wholly() -> None:
    done = effects(at(rows(r6="3raS5") + " 2 X G"), "2 C6h GRAS")
    assert (owners(done), done.turned) == ("..2222.....", ("F6",))


@pytest.mark.parametrize(
    ("board", "seat", "word", "after"),
    [
        ("3PECHEur1", 1, "PECHEURS", "...11111221"),
        ("3pecheUR1", 2, "PECHEURS", "...22222112"),
        ("3PECHE3", 1, "PECHES", "...111111.."),
        ("2aideR4", 2, "AIDERAS", "..2222122.."),
    ],
)
def test_jag_17_whosever_the_word_lengthened_the_opponents_letters_in_it_stay(
    board: str, seat: int, word: str, after: str
) -> None:
    """Blue's PECHE with red's UR: blue's S makes PECHEURS, and U and R stay red."""
    position = at(rows(r6=board) + f" {seat} SARE SARE")
    done = effects(position, f"{seat} {'C' if board[0] == '2' else 'D'}6h {word}")
    assert (owners(done), done.turned) == (after, ())


def test_jag_17_a_letter_that_stays_still_turns_where_a_new_word_crosses_it() -> None:
    done = effects(at(rows(r6="3PECHEur1") + " 1 SNE X"), "1 D6h PECHEURS + I6v UNE")
    assert (owners(done), done.turned) == ("...11111121", ("I6",))


def test_jag_17_a_letter_lengthened_both_ways_without_change_of_meaning_stays() -> None:
    """The E of MANGE and AIDE is red's; blue lengthens both."""
    board = rows(r3="6A4", r4="6I4", r5="6D4", r6="2MANGe4")
    done = effects(at(board + " 1 RR X"), "1 C6h MANGER + G3v AIDER")
    assert (owners(done), done.turned) == ("..111121...", ())


def test_jag_17_ones_own_words_merged_keep_the_opponents_letters_where_the_meaning_stays() -> None:
    """MANGE lives on in MANGERAS, with the opponent's M; AS does not, and its S turns."""
    done = effects(at(rows(r6="1mANGE1As2", r7="5SESAME") + " 1 R X"), "1 B6h MANGERAS")
    assert (owners(done), done.turned) == (".21111111..", ("I6",))


def test_jag_17_ones_own_word_lengthened_wins_less_than_the_lead_asks_for() -> None:
    """With U and R the turn would lead by eight to four; without them it is six all."""
    position = at(rows(r6="3PECHEur1", r7="3u7", r8="3r7", r9="3es6") + " 1 S X")
    refusal = refused(position, "1 D6h PECHEURS")
    assert (refusal.article, refusal.data["own"], refusal.data["theirs"]) == ("JAG-8", 6, 6)


def test_jag_17_a_replacement_in_ones_own_word_does_not_spare_the_opponents_letters() -> None:
    """Decision: MANGER (mostly red's) becomes MANGES through a theft across it; it is not lengthened."""
    board = rows(r6="3MangeR2", r7="8A2", r8="8C2")
    done = effects(at(board + " 2 X S"), "2 D6h MANGES")
    assert owners(done) == "...222222.."


def test_jag_17_a_word_only_lengthened_turns_where_another_new_word_crosses_it() -> None:
    done = effects(at(rows(r6="2AIDE5") + " 2 X RONSIL"), "2 C6h AIDERIONS + D6v IL")
    assert done.after.view(None).board.owners[5] == "..121122222"


MERGED = rows(r6="1MANGE1AS2", r7="5sesame")


def test_jag_18_merged_words_are_each_judged() -> None:
    """MANGE keeps its meaning in MANGERAS and its colour; AS loses both."""
    done = effects(at(MERGED + " 2 X RE"), "2 B6h MANGERAS")
    assert done.after.view(None).board.owners[5] == ".11111222.."
    assert done.after.scores() == (5, 9)


def test_jag_18_both_stolen() -> None:
    board = rows(r6="3PAR1SOL1", r7="5use3")
    assert play(at(board + " 2 X AE"), "2 D6h PARASOL").scores() == (0, 10)


def test_jag_18_the_quota_binds_each_of_the_opponents_words() -> None:
    board = rows(r6="3PAR1SOL1", r7="5use3")
    assert article(at(board + " 2 X AEMNT"), "2 D6h MTRASOL") == "JAG-11"


def test_jag_18_a_replacement_in_a_word_that_keeps_its_meaning_is_illegal() -> None:
    board = rows(r6="2AIDA1AS2", r7="5ses3")
    refusal = refused(at(board + " 2 X RE"), "2 C6h AIDERAS")
    assert (refusal.article, refusal.data["old"]) == ("JAG-13", "AIDA")


def test_jag_17_letters_taken_beside_a_stolen_word_are_told() -> None:
    """GRAS steals RAS; its G makes GO as well, and takes the O."""
    position = at(rows(r6="3RAS5", r7="2OU7") + " 2 X G")
    done = effects(position, "2 C6h GRAS")
    assert "C7" in done.turned
    happened = Happened(2, position, done, People(("", "Débutant")), settings().dictionary)
    told = tell(JAGO, happened).sentence
    french = "Débutant vole RAS avec GRAS, et prend votre O : 5 lettres contre 1 pour vous."
    assert read_aloud(told, Language.FRENCH, 1) == french
    english = "You steal RAS with GRAS, and take Player 1’s O: 5 letters to 1."
    assert read_aloud(told, Language.ENGLISH, 2) == english


def test_of_two_thefts_the_one_whose_place_stands_beside_it_is_told_first() -> None:
    """COMPRESSANT holds all the letters laid; each word stolen stands beside the one that steals it."""
    board = "5p5/5r5/5o5/5g5/5r5/2INCeNDIAI/5s5/5Sa4/5En4/3consule1/5t5"
    position = at(board + " 1 ACDMOPDFHJRR KIUH")
    done = effects(position, "1 F1v COMPRESSANT")
    happened = Happened(1, position, done, People(("Club", "")), settings().dictionary)
    told = read_aloud(tell(JAGO, happened).sentence, Language.FRENCH, 2)
    assert told.startswith("Club vole PROGRESSENT avec COMPRESSANT et EN avec AN : ")


def test_another_word_changed_by_a_theft_is_told() -> None:
    """RAT steals RAS; its T makes TES of the player's own SES, which changes nobody's letters."""
    position = at(rows(r6="3RAs5", r7="5e5", r8="5s5") + " 2 X T")
    done = effects(position, "2 D6h RAT")
    assert set(done.words) == {"RAT", "TES"}
    happened = Happened(2, position, done, People(("", "Débutant")), settings().dictionary)
    told = tell(JAGO, happened).sentence
    french = "Débutant vole RAS avec RAT et fait TES : 5 lettres contre 0 pour vous."
    assert read_aloud(told, Language.FRENCH, 1) == french
    english = "You steal RAS with RAT and make TES: 5 letters to 0."
    assert read_aloud(told, Language.ENGLISH, 2) == english
