"""What a search knows of a move: its line, and what the coach tells of it in sentences of its own."""

from __future__ import annotations

import pytest

from joute.bots.amusante.reasons import explain as amusante
from joute.bots.dames.boards import Choice
from joute.bots.dames.kernels.choices import WON
from joute.bots.dames.reasons import explain as dames
from joute.bots.demo.reasons import explain as demo
from joute.bots.jago.answers import Left
from joute.bots.jago.candidates import Lead
from joute.bots.jago.reasons import explain as jago
from joute.bots.lexicon.reasons import explain as lexicon
from joute.bots.lexiduel.reasons import explain as lexiduel
from joute.bots.why import WINS, ToCome, Why
from joute.games.amusante.moves import Lay
from joute.games.jago import JAGO
from joute.games.jago.moves import Turn
from joute.games.lexicon.moves import Exchange, Form
from joute.play import Sentence
from joute.play.told import NOTHING


def slid(captured: int, value: int = 0, turned: int = 0b111111) -> Choice:
    return Choice(0, 1, captured, turned, (), value, (0, 0))


def turn(text: str) -> Turn:
    read = JAGO.read_move(text)
    assert isinstance(read, Turn)
    return read


MERITS = {
    "lexicon": (
        lexicon(Form("PUR"), "PUR", "PURA", "A"),
        NOTHING,
    ),
    "lexicon, out": (
        lexicon(Form("PUR"), "PUR", "PUR", ""),
        Sentence(", qui finit la manche", ": it ends the round"),
    ),
    "lexiduel": (lexiduel(-2, 3, True, [("MERCANTIS", 9), ("ENDIABLA", 8)]), NOTHING),
    "lexiduel, quiet": (lexiduel(0, 0, False, []), NOTHING),
    "demo": (demo(7, "MERE"), Sentence(", qui en garde 3", ": it keeps 3")),
    "demo, out": (demo(4, "MERE"), Sentence(", qui pose tout et gagne", ": it lays everything and wins")),
    "dames": (
        dames(slid(0b1), ["GNOU"], None),
        Sentence(", en prenant une lettre", ", capturing one letter"),
    ),
    "dames, more": (
        dames(slid(0b111, turned=0), [], None),
        Sentence(", en prenant 3 lettres", ", capturing 3 letters"),
    ),
    "dames, sure": (
        dames(slid(0b1), ["GNOU"], -WON),
        Sentence(
            ", qui prend une lettre et gagne quoi que l’autre fasse",
            ": it captures one letter and wins whatever the answer",
        ),
    ),
    "dames, lost": (
        dames(slid(0), ["GNOU"], WON),
        Sentence(", qui perd sur la meilleure réponse", ": it loses to the best answer"),
    ),
    "dames, won": (dames(slid(0, WON), ["GNOU"], None), WINS.merit),
    "amusante": (
        amusante(Lay("S", "MAISON"), "MAI", 1, False),
        Sentence(" : une seule lettre peut suivre MAIS", ": only one letter can follow MAIS"),
    ),
    "jago": (
        jago(Lead(turn("D6h RAS"), 3), Left(0, 1.0)),
        Sentence(
            " : pour y répondre, il faut deux mots dans le même coup",
            ": it takes two words in one move to answer it",
        ),
    ),
    "jago, not on every rack": (
        jago(Lead(turn("D6h RAS"), 3), Left(0, 0.6)),
        Sentence(" : souvent, aucun mot seul n’y répond", ": often no single word answers it"),
    ),
    "jago, answered": (
        jago(Lead(turn("D6h RAS"), 3), Left(12, 0.1)),
        Sentence(" : environ 12 réponses possibles", ": about 12 possible answers"),
    ),
}


@pytest.mark.parametrize("name", MERITS)
def test_a_merit_is_what_comes_of_the_move_in_both_languages(name: str) -> None:
    reason, merit = MERITS[name]
    assert reason.merit == merit


def test_what_speaks_for_a_move_is_said_to_its_player_as_a_sentence() -> None:
    said = jago(Lead(turn("D6h RAS"), 3), Left(12, 0.1)).for_you
    assert said == Sentence(
        "Il reste à l’adversaire environ 12 réponses possibles.",
        "Your opponent has about 12 possible answers.",
    )
    unseen = jago(Lead(turn("D6h RAS"), 1), None).for_you
    assert unseen == NOTHING, "the score after it is told already"
    none = jago(Lead(turn("D6h RAS"), 3), Left(0, 1.0)).for_you
    assert none.fr == "Pour y répondre, il faut deux mots dans le même coup."
    corner = lexiduel(0, 0, True, []).for_you
    assert corner == Sentence("L’autre doit d’abord y répondre.", "The other must answer it first.")


def test_in_lexicon_what_the_maitresse_is_good_for_is_said_where_she_is_taken() -> None:
    taken = lexicon(Exchange(1, "FIL"), "FIL", "VIQ", "VQ*").for_you
    assert taken.fr == "La Maîtresse remplace la lettre que vous voulez. Votre main passe de 20 à 25 points."
    other = lexicon(Exchange(1, "VIL"), "VIL", "VIQ", "FIQ").for_you
    assert "Maîtresse" not in other.fr


def test_in_lexicon_what_a_word_keeps_in_hand_stands_beside_it_and_nothing_is_shed_below_nought() -> None:
    shed = lexicon(Form("PUR"), "PUR", "PURA", "A")
    assert shed.does == Sentence(
        "3 cartes posées, 10 points gardés en main", "3 cards laid, 10 points kept in hand"
    )
    exchanged = lexicon(Form("PUR"), "PUR", "A", "K")
    assert "-" not in exchanged.line.fr + exchanged.does.fr
    assert exchanged.does.fr.endswith("gardés en main")


def test_what_comes_later_is_told_as_words_and_gains() -> None:
    both = lexiduel(-2, 3, True, [("MERCANTIS", 9), ("ENDIABLA", 8)])
    assert both == Why(
        Sentence(
            "-2 points, prend 3 lettres, ouvre un coin, laisse MERCANTIS (+9) à l’autre, "
            "ouvre ENDIABLA (+8) au tour suivant",
            "-2 points, takes 3 letters, opens a corner, leaves MERCANTIS (+9) to the other side, "
            "prepares ENDIABLA (+8) for next turn",
        ),
        leaves=ToCome("MERCANTIS", 9),
        prepares=ToCome("ENDIABLA", 8),
        for_you=Sentence(
            "Au tour suivant, ENDIABLA pourrait rapporter 8 points.",
            "Next turn ENDIABLA might score 8 points.",
        ),
        opens_corner=True,
    )


def test_a_word_too_short_to_score_is_not_said_to() -> None:
    short = lexiduel(0, 0, False, [("LA", 0), ("CAS", 3)])
    assert short.for_you.fr == "Au tour suivant, vous pourriez gagner 3 points."


def test_an_answer_that_gains_nothing_is_not_told() -> None:
    quiet = lexiduel(0, 0, False, [("LA", 0), ("ENDIABLA", 8)])
    assert (quiet.leaves, quiet.prepares, quiet.opens_corner) == (None, ToCome("ENDIABLA", 8), False)
