"""The booklet's own examples, in its order. It holds no slip of counting: every number of it comes out."""

import pytest
from tests.games.jago.table import article, at, dealt, effects, held, play, refused, rows

from joute.clocks import Clock, Disc, Flag
from joute.games.jago.material import LETTER_SETS, RACK, SHAPE, replacements_allowed
from joute.letters import Stock

MINUTE = 60_000
PECHE = rows(r6="3PECHE3", r7="3u7", r8="3rouges2", r9="3e7", r10="3ses5")
"""Enough red letters for a lengthening to lead."""
MIXED = rows(r6="3RASer3", r7="4se5") + " 2 EX OAK P"


def booklet_clock() -> Clock:
    """Seat 1's first turn begins; both have five minutes."""
    return Clock.new(Disc(5, MINUTE), 2).switch((1,)).start(0)


def owners(board_row: str, text: str, line: str, row: int = 6) -> str:
    done = effects(at(f"{board_row} {text}"), line)
    return done.after.view(None).board.owners[row - 1]


def test_livret_jago_110_lettres() -> None:
    printed = (
        "A7 B2 C3 D6 E13 F2 G3 H5 I8 J1 K2 L5 M3 N10 O4 P2 Q1 R7 S8 T6 U5 V1 W2 X1 Y1 Z2"  # the last page
    )
    letters = LETTER_SETS["originales"]
    assert (letters.counts_text(), len(letters.letters)) == (printed, 110)


def test_livret_jago_plateau_de_onze_cases_sur_onze() -> None:
    assert (SHAPE.columns, SHAPE.rows, SHAPE.size) == (11, 11, 121)


def test_livret_jago_douze_lettres_chacun_et_de_nouveau_apres_le_tour() -> None:
    position = dealt("RAS", "G")
    assert (len(held(position, 1)), len(held(position, 2)), RACK) == (12, 12, 12)
    assert len(held(play(position, "1 D6h RAS"), 1)) == 12


def test_livret_jago_gras() -> None:
    """Blue's RAS, red's G in front of it."""
    position = play(dealt("RAS", "G"), "1 D6h RAS")
    done = effects(position, "2 C6h GRAS")
    assert (done.after.scores(), done.turned) == ((0, 4), ("D6", "E6", "F6"))


def test_livret_jago_gresil() -> None:
    """E over the A, I and L behind."""
    position = play(dealt("RASEIL", "G"), "1 D6h RAS", "2 C6h GRAS")
    done = effects(position, "1 C6h GRESIL")
    assert (done.laid, done.removed) == (("E6", "G6", "H6"), ("E6",))
    assert (done.after.scores(), done.after.state.aside) == ((6, 0), Stock("A"))


def test_livret_jago_bresilien() -> None:
    """B over the G, I, E and N behind."""
    position = play(dealt("RASEIL", "GBIEN"), "1 D6h RAS", "2 C6h GRAS", "1 C6h GRESIL")
    done = effects(position, "2 C6h BRESILIEN")
    assert (done.laid, done.removed) == (("C6", "I6", "J6", "K6"), ("C6",))
    assert (done.after.scores(), done.after.state.aside) == ((0, 9), Stock("AG"))


def test_livret_jago_faux_eaux_maux_taux() -> None:
    """The second list of stolen words."""
    position = dealt("FAUXM", "ET")
    scores = []
    for line in ("1 D6h FAUX", "2 D6h EAUX", "1 D6h MAUX", "2 D6h TAUX"):
        position = play(position, line)
        scores.append(position.scores())
    assert scores == [(4, 0), (0, 4), (4, 0), (0, 4)]


@pytest.mark.parametrize(("seat_1", "word"), [("MOST", "MAUX"), ("MOST", "TAUX")])
def test_livret_jago_eaux_devient_maux_ou_taux_jamais_faux(seat_1: str, word: str) -> None:
    position = play(dealt("FAUX" + seat_1, "E"), "1 D6h FAUX", "2 D6h EAUX")
    assert play(position, f"1 D6h {word}").scores() == (4, 0)
    assert article(position, "1 D6h FAUX") == "JAG-14"
    later = play(position, f"1 D6h {word}")
    assert article(later, "2 D6h FAUX") == "JAG-14"


def test_livret_jago_le_disque_part_de_cinq() -> None:
    assert booklet_clock().discs == (5, 5)


def test_livret_jago_le_disque_de_cinq_cinq_a_quatre_six() -> None:
    """The hourglass runs out once, and the turn ends before it does so again."""
    clock = booklet_clock().at(MINUTE)
    assert clock.discs == (4, 6)
    ended = clock.at(2 * MINUTE - 1).switch((2,))
    assert ended.discs == (4, 6)
    assert ended.next_deadline() == Flag(2, 2 * MINUTE - 1 + 6 * MINUTE), "six minutes for the other"


def test_livret_jago_la_premiere_minute_est_gratuite() -> None:
    clock, now = booklet_clock(), 0
    for seat in (2, 1, 2, 1, 2):
        now += MINUTE - 1
        clock = clock.at(now).switch((seat,))
    assert clock.discs == (5, 5)


def test_livret_jago_le_disque_tourne_dans_un_sens_et_dans_l_autre() -> None:
    clock = booklet_clock().at(2 * MINUTE).switch((2,))
    assert clock.discs == (3, 7)
    assert clock.at(5 * MINUTE).discs == (6, 4)


def test_livret_jago_la_pose_commencee_peut_se_terminer() -> None:
    """A minute that ends while a word is being laid costs nothing: two seconds, by a decision of ours."""
    clock = Clock.new(Disc(5, MINUTE, tolerance=2_000), 2).switch((1,)).start(0)
    assert clock.at(MINUTE + 1_999).switch((2,)).discs == (5, 5)
    assert clock.at(MINUTE + 2_000).switch((2,)).discs == (4, 6)


def test_livret_jago_le_cadran_sur_un_et_le_sablier_ecoule() -> None:
    clock = booklet_clock().at(4 * MINUTE)
    assert clock.discs == (1, 9)
    assert clock.flagged(5 * MINUTE) == Flag(1, 5 * MINUTE)
    outcome = play(dealt("RAS", "G"), "1 timeout").outcome()
    assert outcome and (outcome.winners, outcome.article) == ((2,), "JAG-23")


def test_livret_jago_le_premier_mot_passe_par_la_case_centrale() -> None:
    assert article(dealt("RAS", "G"), "1 G6h RAS") == "JAG-6"
    assert play(dealt("RAS", "G"), "1 F6h RAS").scores() == (3, 0)


def test_livret_jago_les_mots_se_croisent_ou_se_longent() -> None:
    position = at(rows(r6="3RAS5") + " 2 X OESE")
    assert effects(position, "2 F5v OSE").words == ("OSE",)
    assert effects(position, "2 D7h ES").words == ("ES", "RE", "AS")
    assert article(position, "2 A1h ES") == "JAG-6"


def test_livret_jago_toute_suite_est_un_mot() -> None:
    """Condition 1 at the end of a turn: across from left to right, down from top to bottom."""
    assert effects(at(rows(r6="3RAS5") + " 2 X ESTO"), "2 D7h ES").words == ("ES", "RE", "AS")
    assert refused(at(rows(r6="3RAS5") + " 2 X ESTO"), "2 D7h EST").data["word"] == "ST"


def test_livret_jago_au_moins_une_lettre_de_plus() -> None:
    """Condition 2: equality is no lead."""
    position = at(rows(r6="2AIDE5") + " 2 AS RONSI")
    assert article(position, "2 C6h AIDERONS") == "JAG-8"
    assert play(position, "2 C6h AIDERIONS").scores() == (4, 5)


@pytest.mark.parametrize("word", ["MANGERAIS", "BELLE", "CHEVAUX", "VAS"])
def test_livret_jago_formes_verbes_feminins_pluriels(word: str) -> None:
    assert play(dealt(word, "D"), f"1 F3v {word}" if len(word) > 3 else f"1 F6v {word}").scores()[0] == len(
        word
    )


@pytest.mark.parametrize("word", ["EUROPE", "SNCF", "KG"])
def test_livret_jago_ni_noms_propres_ni_abreviations(word: str) -> None:
    assert article(dealt(word, "X"), f"1 F6h {word}") == "JAG-10"


@pytest.mark.parametrize(("length", "most"), [(2, 1), (3, 1), (6, 1), (7, 2), (8, 3), (9, 4)])
def test_livret_jago_combien_de_lettres_on_remplace(length: int, most: int) -> None:
    """One of up to six; in longer words all beyond five: two of seven, three of eight, four of nine."""
    assert replacements_allowed(length) == most
    old, start = "ABCDEFGHI"[:length], (11 - length) // 2
    position = at(rows(r6=f"{start}{old}{11 - length - start}") + " 2 X ZZZZZZ", arbitration="contest")
    square = SHAPE.name(5 * 11 + start)
    assert play(position, f"2 {square}h {'Z' * most}{old[most:]}").scores() == (0, length)
    assert article(position, f"2 {square}h {'Z' * (most + 1)}{old[most + 1 :]}") == "JAG-11"


def test_livret_jago_pecher() -> None:
    """Not a theft: only the R shows the player's colour."""
    assert owners(PECHE, "2 X RUEM", "2 D6h PECHER") == "...111112.."


def test_livret_jago_pecheur() -> None:
    """Not a theft: only the U and the R do."""
    assert owners(PECHE, "2 X RUEM", "2 D6h PECHEUR") == "...1111122."


def test_livret_jago_empecher() -> None:
    """A theft: the meaning changes for all to see."""
    assert owners(PECHE, "2 X RUEM", "2 B6h EMPECHER") == ".22222222.."


def test_livret_jago_la_lettre_du_croisement_est_retournee() -> None:
    done = effects(at(rows(r6="3RAS5") + " 2 X OEX"), "2 F5v OSE")
    assert done.turned == ("F6",)


def test_livret_jago_les_lettres_remplacees_servent_a_qui_joue() -> None:
    """The F of FAUX lies beside the board, on nobody's rack; whoever is on turn may lay it."""
    position = play(at(rows(r6="3FAUX4") + " 2 LT E"), "2 D6h EAUX")
    assert (position.state.aside, held(position, 1), held(position, 2)) == (
        Stock("F"),
        Stock("LT"),
        Stock(""),
    )
    assert play(position, "1 D6h TAUX + E5v FA").state.aside == Stock("E")


def test_livret_jago_objection_justifiee() -> None:
    """The board goes back, three of the author's letters may be turned, and the author finishes the turn."""
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERK", "1 challenge")
    assert position.view(None).board.letters[5] == "...RASER..."
    after = play(position, "1 flip G6 H6 E7")
    assert (after.scores(), after.to_act()) == ((6, 1), (2,))


def test_livret_jago_objection_refutee() -> None:
    """The word is found: the author may turn three of the contester's letters."""
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERA", "1 challenge")
    assert (position.to_act(), position.scores()) == ((2,), (3, 5))
    assert play(position, "2 flip D6 E6 F6").scores() == (0, 8)


def test_livret_jago_une_objection_arrete_le_sablier() -> None:
    position = play(at(MIXED, arbitration="contest"), "2 D6h RASERK", "1 challenge")
    assert position.timed() == ()
    assert play(position, "1 flip G6").timed() == (2,)


def test_livret_jago_trop_tard_pour_contester() -> None:
    """An objection comes before the next word is laid."""
    position = play(dealt("RASX", "GEO", arbitration="contest"), "1 D6h RAX", "2 C6h GRAX")
    assert refused(position, "1 challenge RAX").reason == "not_of_this_turn"


def test_livret_jago_qui_ne_peut_pas_reprendre_l_avantage_perd() -> None:
    """There is no pass: time runs out, or the player resigns before it does."""
    position = play(dealt("RAS", "G"), "1 D6h RAS")
    assert article(position, "2 pass") == "JAG-24"
    for last in ("timeout", "resign"):
        outcome = play(position, f"2 {last}").outcome()
        assert outcome and outcome.winners == (1,)
